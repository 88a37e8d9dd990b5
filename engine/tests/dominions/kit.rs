//! Cards without effects, decks of them, and the format of the data.

use fabulario_engine::Format;
use fabulario_engine::dominions::board::{Tile, Tiles};
use fabulario_engine::dominions::{
    Activation, CardType, Deck, Harm, Host, Piece, PlayRules, Spawning, State,
};
use fabulario_engine::goldfish::dominions::{Goldfish, Options, Policy, Recycle};
use fabulario_engine::pile::{Kind, Rest};

pub fn format() -> Format {
    serde_json::from_str(include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../cards/data/dominions/formats/dd-padrao.json"
    )))
    .unwrap()
}

pub fn rules() -> PlayRules {
    PlayRules::of(&format()).unwrap()
}

/// A card whose id begins with its type: `u` Unidade with ATK as its number, `a` Artefato, `c` Campo, `i` INSTANT, `w` an
/// ATTACH for a Unidade.
pub fn piece(id: &str) -> Piece {
    let (kind, activation) = match id.chars().next().unwrap() {
        'u' => (CardType::Unidade, None),
        'a' => (CardType::Artefato, Some(Activation::Once)),
        'i' => (CardType::Artefato, Some(Activation::Instant)),
        'w' => (CardType::Artefato, Some(Activation::Attach)),
        'c' => (CardType::Campo, None),
        't' => (CardType::Token, None),
        other => panic!("{other}"),
    };
    Piece {
        id: id.to_owned(),
        name: id.to_owned(),
        kind,
        atk: id[1..].parse().ok(),
        hp: Some(5),
        range: 0,
        directions: Vec::new(),
        activation,
        attaches_to: id.starts_with('w').then_some(Host::Unit),
        spawn: Spawning::Normal,
        harms: Vec::new(),
        rest: Rest::Nothing,
        keywords: Vec::new(),
    }
}

/// A Unidade with HP that does something to its own side.
pub fn harmful(id: &str, hp: u16, harm: Harm) -> Piece {
    Piece {
        hp: Some(hp),
        harms: vec![harm],
        ..piece(id)
    }
}

/// A deck of such cards.
pub fn deck(cards: &[(&str, u32)]) -> Deck {
    Deck::new(cards.iter().map(|(id, copies)| (piece(id), *copies))).unwrap()
}

pub fn kind(deck: &Deck, id: &str) -> Kind {
    deck.find(id).unwrap()
}

pub fn tile((y, x): (u8, u8)) -> Tile {
    Tile::at(y, x).unwrap_or_else(|| panic!("({y}, {x}) is no tile"))
}

pub fn tiles(pairs: &[(u8, u8)]) -> Tiles {
    pairs.iter().map(|pair| tile(*pair)).collect()
}

/// A game at the beginning of the first turn, nothing recycled, with the starting player's numbers.
pub fn begun(deck: &Deck, rules: PlayRules) -> State<'_> {
    let mut state = State::new(deck, rules, true);
    state.begin(1, 0);
    state.recycle(&[]).unwrap();
    state.begin_turn().unwrap();
    state
}

/// Options that a test changes where it is about something else.
pub const fn options(turns: u8) -> Options {
    Options {
        turns,
        first: true,
        policy: Policy::Race,
        recycle: Recycle::Never,
    }
}

pub fn goldfish<'d>(deck: &'d Deck, options: &Options) -> Goldfish<'d> {
    Goldfish::new(deck, rules(), options).unwrap()
}

/// Decks that are awkward in some way, each with what is awkward.
pub fn awkward() -> Vec<(&'static str, Deck)> {
    vec![
        ("no card", deck(&[])),
        ("one card", deck(&[("u3", 1)])),
        ("fewer than an opening hand", deck(&[("u3", 2), ("c1", 1)])),
        ("only Unidades", deck(&[("u1", 15), ("u4", 15)])),
        ("only Artefatos", deck(&[("a1", 30)])),
        ("only Campos", deck(&[("c1", 30)])),
        ("only INSTANT", deck(&[("i1", 30)])),
        (
            "a bit of all",
            deck(&[("u2", 12), ("u0", 3), ("a1", 8), ("c1", 5), ("i1", 2)]),
        ),
        (
            "with ATTACH",
            deck(&[("u2", 12), ("w1", 12), ("a1", 3), ("c1", 3)]),
        ),
        (
            "harmful",
            Deck::new([
                (harmful("u5", 3, Harm::WoundsItself(1)), 8),
                (harmful("u6", 2, Harm::DiesAttacking), 6),
                (harmful("u4", 6, Harm::CostsACard), 5),
                (
                    harmful("u2", 5, Harm::WoundsLinked(1)).with_keywords(["explosive"]),
                    3,
                ),
                (piece("w1"), 4),
                (piece("c1"), 4),
            ])
            .unwrap(),
        ),
        ("300 cards", deck(&[("u0", 200), ("a1", 60), ("c1", 40)])),
        ("runs out", deck(&[("u0", 3), ("a1", 4), ("c1", 4)])),
    ]
}
