"""Every setting of a host by flag, environment or file, and what is wrong with one in a sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.commands.calling import call

from wandelgang.server.configuration import (
    DEFAULT,
    KINDS,
    PAGE,
    BadSettings,
    Configuration,
    hide_password,
    page,
)
from wandelgang.server.settings import CLIENT, HEADINGS, Setting, Settings

ORIGINS = ("https://a.example", "https://b.example")
EXAMPLES: dict[type, tuple[str, str, Any]] = {  # in the environment, in a file, and as a value
    bool: ("no", "false", False),
    tuple: ("https://a.example, https://b.example", '["https://a.example", "https://b.example"]', ORIGINS),
    int: ("", "", 0),
    float: ("", "", 0.0),
}
ADDRESSES = {"signals": "redis://x", "proxies": "10.0.0.2, 10.1.0.0/16"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "host.toml"


def test_a_flag_goes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    file.write_text('port = 1\nhost = "file"\nsignals = "redis://file"\n', encoding="utf-8")
    environment = {"WANDELGANG_PORT": "2", "WANDELGANG_HOST": "environment", "PATH": "/bin"}
    configuration = Configuration({"port": "3", "data": None}, environment, file)
    settings = configuration.settings(data="usual")
    assert (settings.port, settings.host, settings.signals) == (3, "environment", "redis://file")
    assert (settings.data, settings.tables_a_minute) == ("usual", 30)
    sources = {name: given.source for name, given in configuration.given.items()}
    assert sources == {"port": "--port", "host": "WANDELGANG_HOST", "signals": str(file)}


def test_the_environment_names_the_file_unless_a_flag_does(file: Path, tmp_path: Path) -> None:
    file.write_text("port = 1", encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text("port = 2", encoding="utf-8")
    environment = {"WANDELGANG_CONFIG": str(file)}
    assert Configuration({}, environment).settings(data="x").port == 1
    assert Configuration({}, environment, other).settings(data="x").port == 2


@pytest.mark.parametrize("name", KINDS)
def test_each_setting_is_read_alike_from_everywhere(name: str, file: Path) -> None:
    kind = KINDS[name]
    text, written, value = EXAMPLES.get(kind.type, ("x", '"x"', kind.type("x") if kind.type is Path else "x"))
    if kind.type in (int, float):
        value = kind.type(kind.about.high if kind.about.low is None else kind.about.low or 1)
        text = written = str(value)
    elif kind.choices or name in ADDRESSES:
        text = value = kind.choices[-1] if kind.choices else ADDRESSES[name]
        written = f'"{text}"'
    file.write_text(f"{name} = {written}", encoding="utf-8")
    other = {} if name == "data" else {"data": "x"}
    flag: str | bool = False if kind.type is bool else text
    for given in (
        Configuration({name: flag}, {}),
        Configuration({}, {kind.variable: text}),
        Configuration({}, {}, file),
    ):
        assert getattr(given.settings(**other), name) == value


@pytest.mark.parametrize(
    ("environment", "written", "sentence"),
    [
        ({"WANDELGANG_PORT": "x"}, "", "WANDELGANG_PORT takes a whole number from 0 to 65,535, not 'x'"),
        ({"WANDELGANG_PORT": "2.5"}, "", "WANDELGANG_PORT takes a whole number from 0 to 65,535, not '2.5'"),
        ({"WANDELGANG_IDLE_TABLE": "inf"}, "", "WANDELGANG_IDLE_TABLE takes a number of at least 0, not"),
        ({"WANDELGANG_WARM_UP": "maybe"}, "", "WANDELGANG_WARM_UP takes true or false, not 'maybe'"),
        ({"WANDELGANG_PROT": "1"}, "", "WANDELGANG_PROT (in the environment): did you mean WANDELGANG_PORT?"),
        ({}, "port = 70000", "port in {} takes a whole number from 0 to 65,535, not 70000"),
        ({}, "port = true", "port in {} takes a whole number from 0 to 65,535, not True"),
        ({}, "idle_table = -1", "idle_table in {} takes a number of at least 0, not -1"),
        ({}, 'host = ""', "host in {} takes a text, not ''"),
        ({}, "tables_a_minit = 3", "no setting tables_a_minit (in {}): did you mean tables_a_minute?"),
        ({}, "[bots]\nx = 1", "no setting bots (in {})"),
        ({}, "moments = 1", "no setting moments (in {})"),
        ({}, "port = ", "the configuration {} is not TOML"),
        ({}, 'signals = "http://x"', "signals in {} takes a Redis address such as redis://host, not 'http://x'"),
        ({}, 'proxies = "10.0.0.300"', "proxies in {} takes addresses such as 10.0.0.2"),
    ],
)  # fmt: skip
def test_a_wrong_setting_is_a_sentence(
    environment: dict[str, str], written: str, sentence: str, file: Path
) -> None:
    file.write_text(written, encoding="utf-8")
    with pytest.raises(BadSettings) as wrong:
        Configuration({}, environment, file)
    assert sentence.format(file) in str(wrong.value)


def test_a_variable_without_a_value_is_not_set() -> None:
    assert not Configuration({}, {"WANDELGANG_PORT": "", "WANDELGANG_CONFIG": ""}).given


def test_what_is_shown_can_be_read_again(file: Path) -> None:
    given = Configuration(
        {"port": "0", "access_log": False},
        {"WANDELGANG_DATA": 'C:\\a "folder"\x7f', "WANDELGANG_IDLE_TABLE": "7.5"},
    )
    settings = given.settings(data="usual")
    shown = given.show(settings)
    file.write_text(shown, encoding="utf-8")
    assert Configuration({}, {}, file).settings(data="usual") == settings
    lines = shown.splitlines()
    assert "port = 0  # --port" in lines
    assert "idle_table = 7.5  # WANDELGANG_IDLE_TABLE" in lines
    assert f"most_tables = 100000  # {DEFAULT}" in lines
    for kind in KINDS:
        assert sum(line.startswith((f"{kind} = ", f"# {kind}: ")) for line in lines) == 1


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://club:pass@word@db/club", "postgresql://club:***@db/club"),
        ("postgresql://club:pa/ss@db/club", "postgresql://club:***@db/club"),
        ("redis://:secret@127.0.0.1/0", "redis://:***@127.0.0.1/0"),
        ("postgresql://db/club?user=a&password=secret&x=1", "postgresql://db/club?user=a&password=***&x=1"),
        ("/var/lib/wandelgang", "/var/lib/wandelgang"),
        ("redis://127.0.0.1:6379/0", "redis://127.0.0.1:6379/0"),
    ],
)
def test_passwords_are_hidden(address: str, shown: str) -> None:
    assert hide_password(address) == shown


def test_serve_shows_its_configuration(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    file.write_text('data = "postgresql://club:secret@db/club"', encoding="utf-8")
    monkeypatch.setenv("WANDELGANG_CONFIG", str(file))
    ended = call(capsys, "serve", "--show-config", "--port", "9000", "--no-warm-up")
    assert ended.code == 0
    assert "secret" not in ended.out
    values = tomllib.loads(ended.out)
    assert (values["port"], values["warm_up"]) == (9000, False)
    assert values["data"] == "postgresql://club:***@db/club"
    assert values["client"] == str(CLIENT)


@pytest.mark.parametrize("command", ["serve", "prune"])
def test_a_wrong_setting_ends_a_command_with_code_2(
    command: str, capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    ended = call(capsys, command, "--config", file)
    assert ended.code == 2
    assert ended.err == f"wandelgang: the configuration {file} cannot be read: No such file or directory\n"
    file.write_text('data = "x"\nport = 70000', encoding="utf-8")
    ended = call(capsys, command, "--config", file)
    assert (ended.code, ended.err.count("\n")) == (2, 1)
    ended = call(capsys, "serve", "--port", "many")
    assert ended.code == 2
    assert ended.err == "wandelgang: --port takes a whole number from 0 to 65,535, not 'many'\n"


def test_every_setting_says_what_it_means() -> None:
    guessed = [name for name, kind in KINDS.items() if kind.about == Setting(name.replace("_", " "))]
    assert not guessed, "say in settings.py what these mean: Annotated[…, Setting(…)]"
    assert {*HEADINGS} <= {*KINDS}
    assert {*Settings.__struct_fields__} - {*KINDS} == {"lan", "may_open", "moments", "only_answer_moment"}


def test_the_docs_have_every_setting() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run python -m wandelgang.server.configuration"
    for name in KINDS:
        assert f"| `{name}` |" in text
