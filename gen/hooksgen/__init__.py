# SPDX-License-Identifier: GPL-2.0-only
"""hookgen: turns a .hooks specification into C, documentation and a manifest."""

VERSION = "0.1"
