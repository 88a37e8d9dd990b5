//! Small cards, decks of them, and the formats of the data.

use fabulario_engine::Format;
use fabulario_engine::goldfish::multiversity::{Goldfish, Mulligan, Options, Policy};
use fabulario_engine::multiversity::{Card, Deck, PlayRules, State};
use fabulario_engine::pile::Kind;
use serde_json::json;

pub fn format(id: &str) -> Format {
    let text = match id {
        "mvc-2022" => include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../cards/data/multiversity/formats/mvc-2022.json"
        )),
        "mvc-2026" => include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../cards/data/multiversity/formats/mvc-2026.json"
        )),
        other => panic!("{other}"),
    };
    serde_json::from_str(text).unwrap()
}

pub fn rules(id: &str) -> PlayRules {
    PlayRules::of(&format(id)).unwrap()
}

/// A card by its id: `e` a basic energy, `e3` an advanced one that gives 3, `p` a Prismática of Magia, `i` an item,
/// `c` a character of Físico with actions behind it, such as `c-a2-s1`: an attack for 2 and a Sidekick for 1
/// (`l` Líder, `f` Flanquear, `n` Passiva); `m` a character of Magia.
pub fn card(id: &str) -> Card {
    let (first, rest) = id.split_at(1);
    let value = match first {
        "e" if rest.is_empty() => json!({"type": "energia", "energy": "basica", "gives": 1}),
        // `eg` Gambiarra, `es` Painel Solar Rachado, `eh` Coração de Estrela Anã.
        "e" if "gsh".contains(rest) => {
            let (gives, price) = match rest {
                "g" => (3, json!({"fleeting": true})),
                "s" => (2, json!({"discards": 1})),
                _ => (3, json!({"needs": 2, "wounds": 1})),
            };
            let energy = json!({"type": "energia", "energy": "avancada", "gives": gives});
            let mut energy = energy;
            (energy["price"], energy["rest"]) = (price, json!("nothing"));
            energy["text"] = json!("O preço.");
            energy
        }
        "e" => {
            let gives: u8 = rest.parse().unwrap();
            json!({"type": "energia", "energy": "avancada", "gives": gives})
        }
        "p" => json!({"type": "energia", "energy": "prismatica", "gives": 2, "world": "magia"}),
        "i" => json!({"type": "item", "item": "volatil"}),
        "c" | "m" => {
            let world = if first == "m" { "magia" } else { "fisico" };
            let actions = rest.split('-').skip(1).map(|it| {
                let kind = match &it[..1] {
                    "a" => "ataque",
                    "s" => "sidekick",
                    "l" => "lider",
                    "f" => "flanquear",
                    "n" => "passiva",
                    other => panic!("{other}"),
                };
                let cost: u8 = it[1..].parse().unwrap();
                json!({"name": it, "kind": kind, "cost": cost})
            });
            let actions: Vec<_> = actions.collect();
            json!({"type": "personagem", "world": world, "life": 5, "actions": actions})
        }
        other => panic!("{other}"),
    };
    let mut value = value;
    value["id"] = json!(id);
    value["name"] = json!(id);
    serde_json::from_value(value).unwrap()
}

pub fn deck(cards: &[(&str, u32)]) -> Deck {
    Deck::new(cards.iter().map(|(id, copies)| (card(id), *copies))).unwrap()
}

pub fn kind(deck: &Deck, id: &str) -> Kind {
    deck.find(id).unwrap()
}

/// A game with its opening hand.
pub fn opened(deck: &Deck, rules: PlayRules) -> State<'_> {
    let mut state = State::new(deck, rules);
    state.begin(1, 0);
    state
}

/// A game on its first turn.
pub fn begun(deck: &Deck, rules: PlayRules) -> State<'_> {
    let mut state = opened(deck, rules);
    state.begin_turn(&[]).unwrap();
    state
}

pub const fn options(turns: u8) -> Options {
    Options {
        turns,
        policy: Policy::Attack,
        mulligan: Mulligan::Forced,
    }
}

pub fn goldfish<'d>(deck: &'d Deck, edition: &str, options: &Options) -> Goldfish<'d> {
    Goldfish::new(deck, rules(edition), options).unwrap()
}

/// A deck as the rules advise: 18 characters, 14 items, 20 basic energies, 8 advanced. MVC-M11
pub fn advised() -> Deck {
    deck(&[
        ("c-a1", 4),
        ("c-a2-s1", 4),
        ("c-a3-l1", 4),
        ("m-a4-f2", 4),
        ("m-n0-a2", 2),
        ("i1", 7),
        ("i2", 7),
        ("e", 20),
        ("e2", 4),
        ("p", 4),
    ])
}

/// Decks that are awkward in some way.
pub fn awkward() -> Vec<(&'static str, Deck)> {
    vec![
        ("no card", deck(&[])),
        ("one card", deck(&[("c-a1", 1)])),
        ("as many as stones", deck(&[("c-a1", 6)])),
        ("stones and an opening hand", deck(&[("c-a1", 8), ("e", 8)])),
        ("no energy", deck(&[("c-a1", 30), ("i1", 30)])),
        ("no character", deck(&[("e", 30), ("i1", 30)])),
        ("one character", deck(&[("e", 59), ("c-a1", 1)])),
        ("only items", deck(&[("i1", 60)])),
        ("as advised", advised()),
        ("300 cards", deck(&[("c-a3", 100), ("e", 100), ("i1", 100)])),
        (
            "dear energies",
            deck(&[
                ("c-a1", 8),
                ("c-a5-l3", 8),
                ("e", 12),
                ("eg", 12),
                ("es", 12),
                ("eh", 8),
            ]),
        ),
        ("runs out", deck(&[("c-a2", 10), ("e", 14)])),
    ]
}
