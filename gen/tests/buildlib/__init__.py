# SPDX-License-Identifier: GPL-2.0-only
"""Tests of what is generated, and of building it, with a kernel's real headers."""
