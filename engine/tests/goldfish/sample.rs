//! A game told in words.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{Deck, PlayRules, Table};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};
use serde_json::json;

use super::kit;

/// Two kinds of cards, of which only one is kept.
fn told(turns: u8, lang: Lang) -> Vec<String> {
    let table = Table::read(&json!([
        {"name": "Mateira", "kind": "aliado", "cost": 2, "vida": 3, "ofensiva": 2, "influencia": 0},
        {"name": "Onça Velha", "kind": "aliado", "cost": 7, "vida": 7, "ofensiva": 7, "influencia": 0},
        {"name": "Clareira", "kind": "base"},
    ]))
    .unwrap();
    let [ally, cat, base] = ["Mateira", "Onça Velha", "Clareira"].map(|it| table.find(it).unwrap());
    let deck = Deck {
        main: [vec![ally; 4], vec![cat; 6]].concat(),
        bases: [base; 5],
    };
    let options = Options {
        turns,
        first: false,
        opponent: Opponent::Inert([base; 5]),
        policy: Policy::BestSpend,
        mulligan: Mulligan::Keep(vec![ally]),
    };
    let mut goldfish = Goldfish::new(&table, PlayRules::default(), &deck, options).unwrap();
    goldfish.play(1, 1).lines(&table, lang)
}

#[test]
fn a_game_is_told_in_portuguese() {
    assert_eq!(
        told(20, Lang::Pt),
        [
            "Mão inicial: Mateira ×2 e Onça Velha ×3.",
            "Mão depois do mulligan: Mateira ×3 e Onça Velha ×2.",
            "Turno 1: compra Mateira; joga Mateira (2); gasta 2 de 2.",
            "Turno 2: compra Onça Velha; joga Mateira (2) ×2; gasta 4 de 4; 2 de dano às bases.",
            "Turno 3: compra Onça Velha ×2; joga Mateira (2); gasta 3 de 6 (1 em restauração); 5 de dano às bases; bases perdidas pelo oponente: 1.",
            "Turno 4: compra Onça Velha; joga Onça Velha (7); gasta 8 de 8 (1 em restauração); 3 de dano às bases; bases perdidas pelo oponente: 2.",
            "Turno 5: não joga nada; gasta 0 de 0; bases perdidas pelo oponente: 2.",
            "Fim no turno 5: derrota, o baralho acabou (FAB 1.5.3a).",
        ]
    );
}

#[test]
fn a_game_is_told_in_english() {
    assert_eq!(
        told(20, Lang::En),
        [
            "Opening hand: Mateira ×2 and Onça Velha ×3.",
            "Hand after the mulligan: Mateira ×3 and Onça Velha ×2.",
            "Turn 1: draws Mateira; plays Mateira (2); spends 2 of 2.",
            "Turn 2: draws Onça Velha; plays Mateira (2) ×2; spends 4 of 4; 2 damage to bases.",
            "Turn 3: draws Onça Velha ×2; plays Mateira (2); spends 3 of 6 (1 on restoring); 5 damage to bases; bases lost by the opponent: 1.",
            "Turn 4: draws Onça Velha; plays Onça Velha (7); spends 8 of 8 (1 on restoring); 3 damage to bases; bases lost by the opponent: 2.",
            "Turn 5: plays nothing; spends 0 of 0; bases lost by the opponent: 2.",
            "End on turn 5: defeat, the deck ran out (FAB 1.5.3a).",
        ]
    );
}

#[test]
fn a_game_that_never_began_is_told_too() {
    let table = kit::table(&[[1, 1, 1, 1]]);
    let trace = kit::play(&table, &[0; 2], kit::options(&table, 3));
    let lines = trace.lines(&table, Lang::Pt);
    let end = "Fim antes do primeiro turno: derrota, o baralho acabou (FAB 1.5.3a).";
    assert_eq!(lines, ["Mão inicial: 0 ×2.", end]);
    let trace = kit::play(&table, &[], kit::options(&table, 3));
    assert_eq!(trace.lines(&table, Lang::En)[0], "Opening hand: no card.");
}
