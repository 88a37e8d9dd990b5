//! What each game's cards may say in other words.

use fabulario_engine::dominions::board::SPAWN_ZONE;
use fabulario_engine::dominions::{self, IllegalAction, Piece, PlayRules, Spawning, State};
use serde_json::json;

use super::{Kind, assembled, card_of, document, mistakes_of, read_value};

#[test]
fn the_text_of_a_card_becomes_its_effects() {
    let text = |text: &str| json!({ "text": { "pt-BR": text } });
    let right = json!({ "effects": [text("Pesque 1."), text("Descarte 1.")] });
    for game in ["dd", "mvc"] {
        for written in [
            json!({ "texto": "Pesque 1.\r\n\n Descarte 1. " }),
            json!({ "Descrição": ["Pesque 1.", "Descarte 1."] }),
            json!({ "effect": { "pt": "Pesque 1.\nDescarte 1." } }),
            json!({ "efeitos": "Pesque 1.\nDescarte 1." }),
            json!({ "effects": ["Pesque 1.", { "texto": "Descarte 1." }] }),
        ] {
            assert_eq!(card_of(game, written.clone()), right, "{game} {written}");
        }
    }
    let both = json!({ "text": { "pt": "Um.\nDois.", "en": "One.\nTwo." } });
    let right = json!({ "effects": [
        { "text": { "pt-BR": "Um.", "en": "One." } }, { "text": { "pt-BR": "Dois.", "en": "Two." } },
    ] });
    assert_eq!(card_of("dd", both), right);
}

#[test]
fn texts_of_apoteose_are_permanent_unless_they_say_so() {
    let effect = |activation: &str| json!({ "effects": [{ "activation": activation, "text": { "pt-BR": "Ganhe." } }] });
    let card = card_of("apo", json!({ "texto": "Ganhe." }));
    assert_eq!(card, effect("permanent"));
    let card = card_of(
        "apo",
        json!({ "texto": "Ganhe.", "Ativação": "Automático" }),
    );
    assert_eq!(card, effect("auto"));
    let said = json!({ "text": "Ganhe.", "activation": "Activate", "timing": "Start of turn", "limit": "once per round", "scope": "Team" });
    let right = json!({ "effects": [{ "activation": "activate", "timing": "turn_start",
        "limits": ["once_per_round"], "scope": ["team"], "text": { "pt-BR": "Ganhe." } }] });
    assert_eq!(card_of("apo", said), right);
}

#[test]
fn a_field_of_dominions_says_what_it_does_in_a_string() {
    let card = json!({ "Tipo": "Campo", "ocupar": "Cura 1.", "link": { "en": "Heal 1." } });
    let right = json!({ "type": "campo", "occupy": { "text": { "pt-BR": "Cura 1." } },
        "link": { "text": { "en": "Heal 1." } } });
    assert_eq!(card_of("dd", card), right);
}

#[test]
fn arrows_of_dominions_are_bits_words_or_a_list() {
    let right = json!({ "directions": ["ne", "e", "se"] });
    for written in [
        json!({ "directions": "01110000" }),
        json!({ "direction_range": "NE E SE" }),
        json!({ "Direções": ["Nordeste", "Leste", "SE"] }),
        json!({ "setas": "NE|L|SE" }),
    ] {
        assert_eq!(card_of("dd", written.clone()), right, "{written}");
    }
}

#[test]
fn the_subtype_of_dominions_is_the_element_or_the_activation() {
    for (kind, subtype, field, value) in [
        ("Unidade", "FIRE", "element", "fire"),
        ("Token", "gelo", "element", "ice"),
        ("Artefato", "Once per turn", "activation", "once_per_turn"),
    ] {
        let mut right = json!({ "type": kind.to_lowercase() });
        right[field] = json!(value);
        assert_eq!(
            card_of("dd", json!({ "subtipo": subtype, "tipo": kind })),
            right
        );
    }
    let twice = json!({ "name": "Boi", "type": "Unidade", "subtype": "fire", "element": "ice" });
    let neither = json!({ "name": "Vaca", "type": "Campo", "subtype": "fire" });
    let found = mistakes_of(&document("dd", &[twice, neither]));
    let places: Vec<&str> = found.iter().map(|(at, _)| at.as_str()).collect();
    assert_eq!(places, ["/cards/0/subtype", "/cards/1/subtype"]);
    assert_eq!(found[0].1, "subtype and element both mean element");
}

#[test]
fn keywords_of_dominions_are_strings_or_objects() {
    let right = json!({ "keywords": [{ "id": "combo", "value": 2 }, { "id": "pierce" }] });
    for written in [
        json!({ "keywords": ["COMBO 2", "PIERCE"] }),
        json!({ "Palavras-chave": "Combo (x2) | pierce" }),
        json!({ "keyword": [{ "nome": "COMBO", "valor": "2" }, "Pierce"] }),
    ] {
        assert_eq!(card_of("dd", written.clone()), right, "{written}");
    }
}

#[test]
fn stats_of_multiversity_stand_by_themselves() {
    let card = json!({ "stats": { "life": 5, "defense": "2" }, "Resistência": "Magia", "weak_to": "Vida, Morte" });
    let right =
        json!({ "resists": ["magia"], "weak_to": ["vida", "morte"], "life": 5, "defence": 2 });
    assert_eq!(card_of("mvc", card), right);
    let twice = json!({ "name": "Boi", "vida": 3, "stats": { "hp": 5 } });
    let found = mistakes_of(&document("mvc", &[twice]));
    let message = "life stands in stats and beside it".to_owned();
    assert_eq!(found, [("/cards/0/stats".to_owned(), message)]);
}

#[test]
fn attributes_of_apoteose_are_known_in_both_languages() {
    let english = json!({ "attributes": { "Endurance": 1, "Strength": 2, "Agility": 3, "Perception": 4,
        "Intelligence": 5, "Charisma": 6, "Spiritual": 7 } });
    let portuguese = json!({ "Atributos": { "Constituição": 1, "Força": 2, "AGI": 3, "Percepção": 4,
        "Inteligência": 5, "carisma": 6, "Espiritual": "7" } });
    let right = json!({ "attributes": { "con": 1, "for": 2, "agi": 3, "per": 4, "int": 5, "car": 6, "esp": 7 } });
    assert_eq!(card_of("apo", english), right);
    assert_eq!(card_of("apo", portuguese), right);
    let paths = [json!("Mago"), json!("magician"), json!(1), json!("1")];
    for path in paths {
        assert_eq!(
            card_of("apo", json!({ "caminho": path })),
            json!({ "path": 1 })
        );
    }
}

#[test]
fn the_text_of_a_card_of_fabula_is_made_from_its_abilities() {
    let card = json!({ "nome": "Boi", "tipo": "Aliado", "texto": "Compre uma carta." });
    let found = mistakes_of(&document("fab", &[card]));
    let message = "the text of a Fábula card is made from its abilities; see cards/FIELDS.md";
    assert_eq!(found, [("/cards/0/texto".to_owned(), message.to_owned())]);
}

#[test]
fn entries_of_every_kind_are_read() {
    let file = json!({
        "game": "dd", "publisher": "Cais",
        "etiquetas": [{ "nome": "Ofício" }],
        "keywords": [{ "nome": "Maré Cheia", "texto": "Move 1." }],
        "statuses": [{ "id": "molhado", "nome": "MOLHADO" }],
        "tokens": [{ "nome": "Boia", "elemento": "água" }],
        "decks": [{ "nome": "Maré", "guia": "Ande.", "formato": "dd-padrao", "listas": { "main": {} } }],
        "renomeadas": [{ "de": "dd-boi", "para": "dd-vaca" }],
    });
    let incoming = read_value(&file).unwrap();
    let read: Vec<(Kind, &str)> = incoming
        .entries
        .iter()
        .map(|it| (it.kind, &*it.id))
        .collect();
    assert_eq!(
        read,
        [
            (Kind::Tag, "oficio"),
            (Kind::Keyword, "mare-cheia"),
            (Kind::Status, "molhado"),
            (Kind::Token, "dd-token-boia"),
            (Kind::Deck, "dd-deck-mare"),
            (Kind::Rename, "dd-boi"),
        ]
    );
    assert!(
        incoming
            .entries
            .iter()
            .all(|it| !it.bilingual && &*it.file == "x.json")
    );
    assert_eq!(
        incoming.entries[5].body.as_ref(),
        r#"{"from":"dd-boi","to":"dd-vaca"}"#
    );
}

/// Lines 581 to 586 of the manual: an imported card keeps its SUPER SPAWN and is never spawned from the hand.
#[test]
fn dd_super_spawn_of_an_imported_card_is_kept_and_played() {
    let written = json!({ "name": { "pt-BR": "Guardião do Selo" }, "id": "dd-guardiao-do-selo", "number": 1,
        "type": "Unidade", "elemento": "Vazio", "atk": 9, "hp": 9, "setas": ["e"], "spawn": "super" });
    let incoming = read_value(&document("dd", &[written])).unwrap();
    let catalogue = assembled(incoming.entries).unwrap_or_else(|found| panic!("{found}"));
    let pool = catalogue.pool::<dominions::Card>();
    let card = pool
        .card(pool.find("dd-guardiao-do-selo").unwrap())
        .unwrap();
    assert_eq!(card.spawn, Spawning::Super);
    let deck = dominions::Deck::new([(Piece::of(card), 30)]).unwrap();
    let rules = PlayRules::of(catalogue.format("dd-padrao").unwrap()).unwrap();
    let mut state = State::new(&deck, rules, true);
    state.begin(1, 0);
    state.recycle(&[]).unwrap();
    state.begin_turn().unwrap();
    let tile = SPAWN_ZONE.iter().next().unwrap();
    let refused = state.spawn(state.hand()[0], tile);
    assert_eq!(refused, Err(IllegalAction::SuperSpawn));
}
