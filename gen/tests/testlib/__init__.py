# SPDX-License-Identifier: GPL-2.0-only
"""The generator's tests."""
