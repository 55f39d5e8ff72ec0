# SPDX-License-Identifier: GPL-2.0-only
"""How Sphinx builds these documents: sphinx-build -W -b html Documentation build/html"""

project = "hooks"
extensions: list = []
exclude_patterns: list = []
root_doc = "index"
html_theme = "alabaster"
