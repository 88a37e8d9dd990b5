//! `deck:` and `legal:` ask the judge.

use super::{SHIPPED, same, subset};

#[test]
fn a_deck_takes_what_breaks_no_further_rule() {
    // DD-K3: a unique card once; DD-K2: others twice. DD-K4: no tokens.
    let room = SHIPPED.ids("deck:dd-chave-das-sete-frestas,2xdd-caldeira-andarilha");
    for id in ["dd-chave-das-sete-frestas", "dd-caldeira-andarilha"] {
        assert!(!room.contains(&id), "{id}");
    }
    assert!(room.contains(&"dd-bilhete-premiado"));
    assert!(
        SHIPPED
            .ids("deck:dd-caldeira-andarilha")
            .contains(&"dd-caldeira-andarilha")
    );
    same("deck:dd-bilhete-premiado", "jogo:dd -eh:ficha");
}

#[test]
fn a_deck_of_fabula_takes_the_colours_of_its_bases() {
    let bases = SHIPPED.ids("tipo:base cor=azul");
    let deck = format!("deck:{},fab-girino-de-cacimba", bases[..2].join(","));
    // FAB 1.3.2: every colour of a card is among those of the bases; FAB-C9: a colourless one fits.
    same(
        &format!("{deck} -tipo:base"),
        "identidade:azul jogo:fab -eh:ficha -tipo:base",
    );
    subset(&format!("{deck} tipo:base"), "tipo:base");
    let named = deck.replace("deck:", "deck:fab-padrao:");
    same(&deck, &named);
}

#[test]
fn a_deck_that_cannot_be_read_is_told() {
    for text in [
        "saci deck:nada",
        "saci deck:0xfab-a",
        "saci deck:fab-xyz:fab-a",
        "saci deck>fab-a",
    ] {
        let query = SHIPPED.index.read(text).unwrap();
        assert_eq!(query.warnings.len(), 1, "{text}");
    }
    // What cannot be read is left out of the list.
    let query = SHIPPED.index.read("deck:dd-nada,nada").unwrap();
    assert_eq!(query.warnings.len(), 1);
    assert_eq!(SHIPPED.ids_of(&query), SHIPPED.ids("deck:dd-nada"));
    // A card that does not exist is no reason not to answer.
    assert!(!SHIPPED.ids("deck:dd-nada").is_empty());
}

#[test]
fn legality_is_that_of_the_day() {
    let format = SHIPPED.catalogue.format("mvc-2026").unwrap();
    let begins = format.in_force.as_ref().unwrap().value.from;
    let before = begins.pred_opt().unwrap();
    assert_eq!(SHIPPED.ids(&format!("legal:mvc-2026@{before}")), [""; 0]);
    same(&format!("legal:mvc-2026@{begins}"), "legal:mvc-2026");
    same("banida:fab-padrao", "jogo:fab jogo:dd");
}
