"""What a program does with the client that openapi-python-client makes of the document.

It prints what it was told as JSON, the same as tour.ts; tests/black_box/clients.rs compares that with the answers.
"""

import json
import sys

from fabulario_client import Client
from fabulario_client.api.cards import get_card_png, get_card_svg
from fabulario_client.api.decks import parse_deck, validate_decks
from fabulario_client.api.formats import get_format
from fabulario_client.api.goldfish import run_goldfish
from fabulario_client.api.search import list_cards
from fabulario_client.models import (
    CardOfApoteose,
    CardOfDominions,
    CardOfFabula,
    CardOfMultiversity,
    CardPage,
    DeckEntry,
    DeckLists,
    DeckToJudge,
    FabulaDecks,
    GameId,
    GoldfishAnswer,
    GoldfishAsked,
    GoldfishReportEvent,
    IllegalDecks,
    Judged,
    ParsedList,
    PartialCardPage,
    Problem,
    ProblemEvent,
    ProgressEvent,
    TextList,
    WholeSet,
    WrittenDeck,
)
from fabulario_client.types import File, Unset

client = Client(base_url=sys.argv[1], headers={"Accept-Language": "en"}, timeout=30)


def told(answer, *kinds):
    """An answer of the kind that was meant, or an error."""
    if not isinstance(answer, kinds):
        raise TypeError(f"{type(answer)}: {answer}")
    return answer


def or_null(value):
    return None if isinstance(value, Unset) else value


def strength(card):
    """A number that only some cards have: which, the game says."""
    match card:
        case CardOfFabula():
            return or_null(card.ofensiva)
        case CardOfDominions():
            return or_null(card.atk)
        case CardOfMultiversity():
            return or_null(card.life)
        case CardOfApoteose():
            return or_null(card.level)
    raise TypeError(type(card))


def search(game):
    page = told(list_cards.sync(client=client, q="o", game=game, limit=5), CardPage)
    return {"total": page.total, "cards": [[card.id, card.type_, strength(card)] for card in page.data]}


def names():
    page = told(list_cards.sync(client=client, q="tatu", fields="name"), PartialCardPage)
    return [[or_null(card.name), or_null(card.id)] for card in page.data]


def judge(deck):
    body = FabulaDecks(game="fab", decks=[DeckToJudge.from_dict(deck.to_dict())], formats=["fab-padrao"])
    judged = told(validate_decks.sync(client=client, body=body), Judged)
    formats = [one for verdict in judged.data for one in verdict.formats]
    return [[one.verdict, [violation.code for violation in one.violations]] for one in formats]


def parse(text):
    return told(parse_deck.sync(client=client, body=TextList(text=text)), ParsedList)


def run(deck):
    return GoldfishAsked(
        game=GameId.FAB,
        deck=WrittenDeck.from_dict(deck.to_dict()),
        seed="42",
        games=64,
        turns=2,
        illegal=IllegalDecks.SIMULATE,
    )


def goldfish(deck):
    report = told(run_goldfish.sync(client=client, body=run(deck)), GoldfishAnswer)
    return [report.made.games, len(report.turns)]


EVENTS = {"progress": ProgressEvent, "report": GoldfishReportEvent, "problem": ProblemEvent}


def events(deck):
    """The name of the last event, and its games."""
    headers = {"Accept": "text/event-stream"}
    http = client.get_httpx_client()
    with http.stream("POST", "/v1/goldfish", json=run(deck).to_dict(), headers=headers) as answer:
        answer.raise_for_status()
        name = last = None
        for line in answer.iter_lines():
            word, _, rest = line.partition(": ")
            if word == "event":
                name = rest
            elif word == "data" and name in EVENTS:
                last = EVENTS[name].from_dict({"event": name, "data": json.loads(rest)})
    report = told(last, GoldfishReportEvent)
    return [report.event, told(report.data, GoldfishAnswer).made.games]


def problem():
    answer = told(get_format.sync(client=client, id="nope"), Problem)
    return [answer.status, answer.code, "fab-padrao" in answer.known]


def picture(id):
    file = told(get_card_png.sync(client=client, id=id, width=100), File)
    content = file.payload.read()
    return [len(content), list(content[:8])]


def drawing(id):
    return told(get_card_svg.sync(client=client, id=id), str)[:4]


def unheard():
    """A value that has come since the client was generated: it is read as a text."""
    set = client.get_httpx_client().get("/v1/sets/BDF").json()
    return told(WholeSet.from_dict(set | {"game": "unheard"}).game, str)


parsed = parse("3 Tatu de Roça\n1 Mapinguari Famito")
deck = DeckLists(
    main=[DeckEntry(card="fab-tatu-de-roca", copies=40)],
    arredores=[DeckEntry(card="fab-clareira-do-jatoba", copies=4)],
    centro=[DeckEntry(card="fab-clareira-do-jatoba")],
)
print(
    json.dumps(
        {
            "search": [search(game) for game in ("fab", "dd", "mvc", "apo")],
            "names": names(),
            "parsed": [[line.kind for line in parsed.lines], judge(told(parsed.deck, DeckLists))],
            "judged": judge(deck),
            "goldfish": goldfish(deck),
            "events": events(deck),
            "problem": problem(),
            "picture": picture("fab-tatu-de-roca"),
            "drawing": drawing("fab-tatu-de-roca"),
            "unheard": unheard(),
        }
    )
)
