//! What every card has, whatever its game.

use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use super::printed::{described, narrow};
use super::{id, text};
use crate::sheet::{CardRuling, Printing};

/// The fields that are read before the game's own.
pub(super) fn fields(game: Game) -> [(&'static str, Value); 5] {
    [
        (
            "id",
            id("What lists call it; it never changes.", game.code()),
        ),
        (
            "name",
            text("The name; the Portuguese one is the name that the rules speak of."),
        ),
        (
            "flavour",
            text("A line of story without meaning for the rules."),
        ),
        (
            "printings",
            json!({
                "description": "Where it was printed; a token has none.",
                "type": "array",
                "minItems": 1,
                "items": { "$ref": "#/$defs/Printing" },
            }),
        ),
        (
            "rulings",
            json!({
                "description": "What was decided about it.",
                "type": "array",
                "items": { "$ref": "#/$defs/CardRuling" },
            }),
        ),
    ]
}

/// What those fields speak of.
pub(super) fn definitions(defs: &mut Map<String, Value>) {
    described::<Printing>("Printing", defs);
    described::<CardRuling>("CardRuling", defs);
    let line = json!({ "minLength": 1, "maxLength": 120 });
    for field in ["artist", "illustration"] {
        narrow(defs, "Printing", field, &line);
    }
    let lines = json!({ "items": { "type": "string", "minLength": 1, "maxLength": 120 } });
    narrow(defs, "Printing", "finishes", &lines);
    narrow(defs, "CardRuling", "on", &day());
}

/// How a day is written.
pub(super) fn day() -> Value {
    json!({ "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" })
}
