"""How the tests run everywhere: the same examples each time, more of them when asked for."""

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs them, commands that are not told a language speak English

pytest.register_assert_rewrite("tests.conformance.kit", "tests.conformance.walker")

settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    max_examples=int(os.environ.get("CATHEDRALS_EXAMPLES", "60")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")
