"""README and docs: every code block is run or read by the code it is for, and every link and file name is right."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import re
import shlex
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast

import kantyna
from kantyna.bots import BOTS
from kantyna.cli import main
from kantyna.cli.parser import parse
from kantyna.engine.registry import MODULES
from pages import PAGES, ROOT, Block, all_blocks, blocks
from shipped import SHIPPED

NO_CODE = ("text", "mermaid")
RUN_HERE = ("pycon", "python", "sh", "js", "json", "deck", "ftl")
RUN_ELSEWHERE = {
    ("adding-a-card.md", "diff"): "test_adding_a_card.py",
    ("corrections.md", "toml"): "test_corrections.py",
    ("operations.md", "bash"): "cluster/test_operations.py",
    ("protocol.md", "jsonl"): "server/test_protocol_page.py",
}


def name_of(one: Path | Block) -> str:
    return one.name if isinstance(one, Path) else str(one)


# which blocks there are


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_is_run_or_says_why_not(page: Path) -> None:
    for block in blocks(page):
        known = block.language in (*NO_CODE, *RUN_HERE) or (block.page, block.language) in RUN_ELSEWHERE
        assert known or block.not_run, f"{block}: no test runs {block.language or 'a block without a language'}"
        if block.language in NO_CODE:
            assert not re.search(r"^(>>> |\$ |kantyna \w|make \w)", block.text, re.M), f"{block} is code"


def test_few_blocks_are_not_run() -> None:
    unrun = [block for page in PAGES for block in blocks(page) if block.not_run]
    assert len(unrun) <= 5, [str(block) for block in unrun]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_code_stands_in_fences_alone(page: Path) -> None:
    """An indented block would be code that no test sees."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert not re.search(r"^[^*\d].*\n\n {4}\S", text, re.M)


# sessions at the prompt


def sessions(page: Path) -> str:
    """The blocks fenced as `pycon`; everything else is blank, so that line numbers are those of the page."""
    lines: list[str] = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            inside = line == "```pycon"
            lines.append("")
        else:
            lines.append(line if inside else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_sessions_on_a_page_go_as_written(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A page is a module of its own, as the prompt is, and may register a game or a bot, as a program may.
    module = ModuleType("page")
    monkeypatch.setitem(sys.modules, "page", module)
    games, bots = dict(MODULES), dict(BOTS)
    test = doctest.DocTestParser().get_doctest(sessions(page), {}, page.name, str(page), 0)
    test.globs = module.__dict__
    output: list[str] = []
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    try:
        failed = doctest.DocTestRunner(optionflags=flags).run(test, out=output.append, clear_globs=False).failed
    finally:
        for registry, before in ((MODULES, games), (BOTS, bots)):
            registry.clear()
            registry.update(before)
    assert not failed, "".join(output)


def test_the_readme_begins_with_a_session() -> None:
    assert ">>> import kantyna" in sessions(ROOT / "README.md")


def test_functions_on_a_page_are_python() -> None:
    for block in all_blocks("python"):
        if not block.not_run and not block.before.startswith("<!-- file: "):
            exec(compile(block.text, str(block), "exec"), {})


# commands


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with the files that commands on the pages name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    (deck,) = all_blocks("deck")
    for name in ("holidays.txt", "my_jedi.txt"):
        (tmp_path / name).write_text(deck.text, encoding="utf-8")
    (bot,) = [block for block in all_blocks("python") if "class Brawler" in block.text]
    (tmp_path / "brawler.py").write_text(bot.text, encoding="utf-8")
    t = kantyna.Table("star-realms", seed="abcdefghijklmnopqrstuvw-")
    for _ in range(50):
        seat = next(iter(t.choices))
        t.choose(seat, t.choices[seat][-1])
    (tmp_path / "game.json").write_text(json.dumps(t.record()), encoding="utf-8")
    return tmp_path


def kantyna_command(words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run it where that is quick; else only read its arguments."""
    target = words[words.index(">") + 1] if ">" in words else ""
    words = words[: words.index(">")] if target else words
    if "--games" in words:
        pairings = "6" if "--decks" in words and words[words.index("--decks") + 1].count(",") > 1 else "1"
        words[words.index("--games") + 1] = pairings
    if "--workers" in words:
        words[words.index("--workers") + 1] = "1"
    assert parse(list(words), "en") is not None
    in_browser = words[0] == "play" and "--terminal" not in words
    if words[0] in ("serve", "backup", "study") or in_browser or "native" in words:
        return
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    output, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        code = main(words)
    assert code == 0, errors.getvalue() + output.getvalue()
    if target:
        (folder / target).write_text(output.getvalue(), encoding="utf-8")


@pytest.mark.parametrize("block", all_blocks("sh"), ids=name_of)
def test_commands_can_be_given_as_written(block: Block, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    targets = re.findall(r"^\.PHONY: (.*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)[0].split()
    for line in [] if block.not_run else block.text.replace("\\\n", " ").splitlines():
        program, *words = shlex.split(re.sub(r"\$\(.*?\)", "today", line), comments=True) or [""]
        if program == "kantyna":
            kantyna_command(words, folder, monkeypatch)
        elif program == "make":
            assert set(words) <= set(targets)
        elif program == "python":
            assert block.page == "adding-a-card.md", f"{block}: test_adding_a_card.py runs those of its page alone"
        else:
            assert not program, f"{block}: {line}"


# data


def test_json_is_read_by_what_it_is_for() -> None:
    for block in all_blocks("json"):
        value = json.loads(block.text)
        if "affiliation" in value:
            assert kantyna.read_deck("card-game", block.text) == value
        elif "choices" in value:
            kantyna.replay(value)
        elif isinstance(value.get("seats"), list) and "kind" not in value["seats"][0]:
            kantyna.Table.from_position(value)
        else:
            assert block.page == "protocol.md", f"{block}: nothing reads this"


def test_decks_are_legal() -> None:
    for block in all_blocks("deck"):
        kantyna.read_deck("card-game", block.text)


def test_texts_are_fluent() -> None:
    for block in all_blocks("ftl"):
        entries = FluentParser().parse(block.text).body
        assert entries and not [entry for entry in entries if isinstance(entry, ast.Junk)]


def test_a_layout_is_what_the_page_about_the_client_says() -> None:
    """Its props are those of the type that TypeScript checks, its exports those of every layout."""
    (block,) = all_blocks("js")
    web = ROOT / "src" / "kantyna" / "web"
    source = (web / "parts" / "tabletop.js").read_text("utf-8")
    (typedef,) = re.findall(r"@typedef \{\{([^@]*)\}\} LayoutProps", source)
    assert set(re.findall(r"^ \*   (\w+): ", block.text, re.M)) == props(typedef)
    exports = re.findall(r"^export (?:const|function) (\w+)", block.text, re.M)
    for game in SHIPPED:
        source = (web / "layouts" / f"{game.replace('-', '_')}.js").read_text("utf-8")
        assert set(exports) <= set(re.findall(r"^export (?:const|function) (\w+)", source, re.M))


def props(typedef: str) -> set[str]:
    """The fields of an object type, without those of the types within it."""
    nested = 1
    while nested:
        typedef, nested = re.subn(r"\{[^{}]*\}|\([^()]*\)|<[^<>]*>", "", typedef.replace("=>", ""))
    return set(re.findall(r"(\w+)\??:", typedef))


@pytest.mark.parametrize(("page", "language"), RUN_ELSEWHERE)
def test_what_is_run_elsewhere_is_there(page: str, language: str) -> None:
    test = ROOT / "tests" / RUN_ELSEWHERE[page, language]
    assert page in test.read_text(encoding="utf-8")
    for block in all_blocks(language):
        assert block.page == page
        assert language != "toml" or tomllib.loads(block.text)


# links and names


def anchors(page: Path) -> set[str]:
    """The headings of a page, as GitHub links to them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    heads = re.findall(r"^#+ (.*)", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        linked = (page.parent / path).resolve() if path else page
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), target


FILES = [
    str(path.relative_to(ROOT))
    for top in ("src", "tests", "tools", "benchmarks", "deploy", "docs")
    for path in (ROOT / top).rglob("*.*")
]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    named = re.findall(r"`((?:[\w-]+/)*[\w-]+\.(?:py|js|css|md|sh|ftl|html|c|h))`", text)
    # `_piles.js` is the end of a name, `GAME.js` stands for several; High Card is a game that only a page has
    missing = {
        name for name in named if not any(f"/{file}".endswith(name if name[0] == "_" else f"/{name}") for file in FILES)
    }
    assert not {name for name in missing if "high_card" not in name and not re.search(r"\b[A-Z]+\.", name)}
