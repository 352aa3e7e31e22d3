"""Schemathesis asks every route of the OpenAPI document for trouble, by its word and against it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from tests.server.hosts import Host

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
EXAMPLES = 4  # of each route and mode


@pytest.mark.parametrize("mode", GenerationMode)
def test_no_request_leads_to_a_fault_or_to_an_answer_that_is_not_documented(
    host: Host, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{host.http}/api/docs/openapi.json")
    asked = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not operation.body and not operation.query:
            continue  # there is nothing to get wrong

        @seed(1)
        @settings(
            max_examples=EXAMPLES,
            phases=[Phase.generate],
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode))
        def ask(case: Case[Any]) -> None:
            asked.add(case.operation.label)
            case.call_and_validate(base_url=host.http, checks=CHECKS)

        ask()
    assert {"POST /api/tables", "POST /api/positions", "GET /api/replays/{replay}"} <= asked
