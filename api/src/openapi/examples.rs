//! Examples of answers about cards, made as the answers are.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_cards::Catalogue;
use fabulario_cards::query::Vocabulary;
use fabulario_engine::Lang;
use serde_json::{Value, json};

use crate::catalogue::answers::{Addresses, card_as_of};
use crate::wire::search::Help;

/// The card that the examples show.
const SHOWN: &str = "fab-jangadeiro-da-alvorada";

/// Examples by operation; those of the card only from a catalogue that has it.
pub(super) fn of_cards(
    catalogue: &Catalogue,
    url: &str,
) -> serde_json::Result<BTreeMap<&'static str, Value>> {
    let file = "cards-1-pt-BR-e4112473ddb0.jsonl.gz";
    let mut examples = BTreeMap::from([
        ("parse_deck", parsed_list()),
        (
            "export_deck",
            json!({ "game": "fab", "deck": { "main": [{ "card": "fab-tatu-de-roca", "copies": 3 }] } }),
        ),
        (
            "list_card_rulings",
            json!({ "data": [{
                "on": "2026-11-16",
                "text": "The ability counts allies as it resolves.",
                "rules": ["FAB 1.14.7"],
            }] }),
        ),
        (
            "list_similar_cards",
            json!({
                "data": [{
                    "id": SHOWN, "game": "fab", "name": "Daybreak Raftsman",
                    "reason": "In common: subtype: Villager; cost: 2.",
                    "common": [
                        { "field": "subtype", "values": ["morador"], "text": "subtype: Villager" },
                        { "field": "cost", "values": ["2", "2"], "text": "cost: 2" },
                    ],
                }],
                "next": null, "total": 1,
            }),
        ),
        (
            "list_card_changes",
            json!({
                "data": [{ "id": SHOWN, "change": "changed", "build": 4 }],
                "next": null, "total": 1, "build": 4,
            }),
        ),
        (
            "list_bulk",
            json!({
                "data": [{
                    "kind": "cards", "lang": "pt-BR",
                    "url": format!("{url}/v1/bulk/{file}"),
                    "latest": format!("{url}/v1/bulk/cards-pt-BR.jsonl.gz"),
                    "media_type": "application/gzip",
                    "sha256": "e4112473ddb072bc5bebe5c62428eeb7edb9d8b037a66856003a455c000b3841",
                    "size": 97885, "unpacked_size": 706_664, "cards": 613,
                }],
                "build": 1, "hash": "d9ed25ac8321abea", "created_at": "2026-11-16T19:35:10Z",
            }),
        ),
    ]);
    if let Some(card) = catalogue.card(SHOWN) {
        let addresses = Addresses {
            public_url: url,
            edition: "1-d9ed25ac8321abea-2",
        };
        let json = card_as_of(
            catalogue,
            card,
            addresses,
            (NaiveDate::default(), None),
            Lang::En,
        )?;
        let card: Value = serde_json::from_slice(&json)?;
        examples.extend([
            (
                "batch_cards",
                json!({ "data": [card], "not_found": ["fab-xyz"] }),
            ),
            (
                "list_cards",
                json!({ "data": [card], "next": null, "total": 1 }),
            ),
            ("get_card", card.clone()),
            ("get_named_card", card.clone()),
            ("get_random_card", card),
        ]);
    }
    examples.extend(of_queries(catalogue)?);
    examples.insert("compute_stats", of_stats(url));
    Ok(examples)
}

/// The first ready deck, cut short.
pub(super) fn of_ready_decks(
    catalogue: &Catalogue,
    url: &str,
) -> serde_json::Result<Vec<(&'static str, Value)>> {
    let Some(ready) = catalogue.ready().next() else {
        return Ok(Vec::new());
    };
    let mut deck = serde_json::to_value(&ready.document)?;
    super::shorten(&mut deck);
    let told = json!({
        "id": ready.id,
        "game": ready.document.game,
        "name": ready.name.en,
        "names": ready.name,
        "guide": ready.guide.en,
        "format": ready.format,
        "verdicts": BTreeMap::from([(ready.format, "legal")]),
        "sections": [{ "section": "main", "name": "main deck", "cards": 40, "different": 19 }],
        "colours": {
            "by": "colour", "name": "colour",
            "values": [{ "id": "amarelo", "name": "Yellow", "cards": 21, "alone": 21 }],
            "several": 0, "none": 19,
        },
        "code": "CODE",
        "url": format!("{url}/v1/decks/code/CODE"),
        "deck": deck,
    });
    let list = json!({ "data": [told], "next": null, "total": 26 });
    Ok(vec![("get_ready_deck", told), ("list_ready_decks", list)])
}

/// An answer about three copies of one card.
fn of_stats(url: &str) -> Value {
    let numbers = |number: i64| {
        json!({
            "cards": 3, "sum": 3 * number, "average": number, "median": number, "least": number, "most": number,
        })
    };
    let mut cost = json!({ "field": "cost", "name": "cost" });
    if let (Some(cost), Value::Object(numbers)) = (cost.as_object_mut(), numbers(2)) {
        cost.extend(numbers);
    }
    let chart = |name: &str| format!("{url}/v1/decks/code/CODE/{name}.svg?lang=en");
    json!({
        "game": "fab",
        "sections": [{ "section": "main", "name": "main deck", "cards": 3, "different": 1 }],
        "counted": ["main"], "cards": 3, "different": 1,
        "curve": {
            "by": "cost", "name": "cost", "steps": [{ "at": 2, "cards": 3 }], "without": 0, "summary": numbers(2),
        },
        "numbers": [cost],
        "colours": {
            "by": "colour", "name": "colour",
            "values": [{ "id": "amarelo", "name": "Yellow", "cards": 3, "alone": 3 }],
            "several": 0, "none": 0,
        },
        "identity": [],
        "values": [{
            "field": "type", "name": "type", "values": [{ "id": "aliado", "name": "Ally", "cards": 3 }],
        }],
        "turns": [{ "turn": 1, "resources": 2, "cards": 3, "share": 1.0 }],
        "charts": { "curve": chart("curve"), "colours": chart("colours") },
    })
}

/// Examples of answers about queries.
fn of_queries(catalogue: &Catalogue) -> serde_json::Result<[(&'static str, Value); 3]> {
    let part = |canonical: &str, sentence: &str, span: [usize; 2], hits: u32, without: u32| {
        let [start, end] = span;
        json!({
            "kind": "term", "canonical": canonical, "sentence": sentence,
            "span": { "start": start, "end": end }, "hits": hits, "without": without,
        })
    };
    let explained = json!({
        "sentence": "Cards where the type is ally and the cost is at most 3.",
        "canonical": "type:ally cost<=3",
        "tree": {
            "kind": "and",
            "canonical": "type:ally cost<=3",
            "sentence": "the type is ally and the cost is at most 3",
            "hits": 52,
            "parts": [
                part("type:ally", "the type is ally", [0, 11], 125, 129),
                part("cost<=3", "the cost is at most 3", [12, 20], 129, 125),
            ],
        },
    });
    let suggestion = json!({ "id": SHOWN, "name": "Daybreak Raftsman", "game": "fab" });
    let mut help = serde_json::to_value(Help::new(&Vocabulary::of_catalogue(catalogue), Lang::En))?;
    super::shorten(&mut help);
    Ok([
        ("explain_query", explained),
        ("autocomplete_cards", json!({ "data": [suggestion] })),
        ("get_query_help", help),
    ])
}

/// A list of two lines, of which one is misspelt.
fn parsed_list() -> Value {
    json!({
        "game": "fab",
        "game_by": "cards",
        "deck": { "main": [{ "card": "fab-tatu-de-roca", "copies": 3 }] },
        "lines": [
            {
                "line": 1,
                "text": "3x Tatu de Roça",
                "kind": "card",
                "entries": [{
                    "kind": "card", "card": "fab-tatu-de-roca", "name": "Field Armadillo", "by": "name",
                    "section": "main", "copies": 3,
                }],
            },
            {
                "line": 2,
                "text": "Mapinguari Famito x2",
                "kind": "unknown",
                "entries": [{
                    "kind": "unknown", "copies": 2, "written": "Mapinguari Famito", "code": "unknown_card",
                    "message": "No card is called “Mapinguari Famito”. Did you mean “Hungry Mapinguari”?",
                    "choices": [{ "id": "fab-mapinguari-faminto", "name": "Hungry Mapinguari" }],
                }],
            },
        ],
        "understood": 1,
        "not_understood": 1,
    })
}
