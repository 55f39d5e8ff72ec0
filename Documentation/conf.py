# SPDX-License-Identifier: GPL-2.0-only
"""How Sphinx builds these documents: sphinx-build -W -b html Documentation build/html"""

project = "hooks"
extensions: "list[str]" = []
exclude_patterns: "list[str]" = []
root_doc = "index"
html_theme = "alabaster"
