"""What may import what, where the contracts in pyproject.toml cannot say it."""

import sys

import grimp

RULES = tuple(f"wandelgang.{layer}" for layer in ("maze", "drawing", "games", "match", "puzzles", "table"))


def test_rules_and_tables_need_nothing_but_the_standard_library_and_msgspec() -> None:
    graph = grimp.build_graph(
        "wandelgang", include_external_packages=True, exclude_type_checking_imports=True, cache_dir=None
    )
    needed = {
        imported.partition(".")[0]
        for module in graph.modules
        if module.startswith(RULES)
        for imported in graph.find_modules_directly_imported_by(module)
    }
    assert needed - sys.stdlib_module_names <= {"wandelgang", "msgspec"}
    assert "wandelgang" in needed
