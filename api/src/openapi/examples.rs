//! Examples of answers about cards, made as the answers are.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_cards::Catalog;
use fabulario_engine::Lang;
use serde_json::{Value, json};

use crate::answers::card_as_of;

/// The card that the examples show.
const SHOWN: &str = "fab-jangadeiro-da-alvorada";

/// Examples by operation.
pub(super) fn of_cards(
    catalog: &Catalog,
    url: &str,
) -> serde_json::Result<BTreeMap<&'static str, Value>> {
    let card = catalog.card(SHOWN).map(|card| {
        let json = card_as_of(catalog, card, url, (NaiveDate::default(), None), Lang::En)?;
        serde_json::from_slice::<Value>(&json)
    });
    let card = card.transpose()?.unwrap_or_default();
    let file = "cards-1-pt-BR-e4112473ddb0.jsonl.gz";
    Ok(BTreeMap::from([
        (
            "batch_cards",
            json!({ "data": [card], "not_found": ["fab-xyz"] }),
        ),
        ("get_card", card),
        (
            "list_card_rulings",
            json!({ "data": [{
                "on": "2026-11-16",
                "text": "The ability counts allies as it resolves.",
                "rules": ["FAB 1.14.7"],
            }] }),
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
    ]))
}
