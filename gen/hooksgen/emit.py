# SPDX-License-Identifier: GPL-2.0-only
"""All that is generated from a specification."""

from __future__ import annotations

from typing import Dict

from . import emit_doc, emit_header, emit_manifest, emit_source, model


def outputs(facility: model.Facility, stem: str) -> Dict[str, str]:
    """The text of each file, by what stands behind the stem in its name."""
    return {
        "_hooks.h": emit_header.emit(facility, stem),
        "_hooks.c": emit_source.emit(facility, stem),
        "_hooks.rst": emit_doc.emit(facility),
        "_hooks.json": emit_manifest.emit(facility),
    }
