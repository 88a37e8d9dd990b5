//! Names that somebody begins to write, or writes wrong.

use fabulario_engine::{Game, Lang};

use super::SHIPPED;

fn complete(text: &str) -> Vec<&str> {
    let found = SHIPPED.index.complete(&SHIPPED.catalogue, text, None, 20);
    let cards = SHIPPED.catalogue.cards();
    let names = found.iter();
    names
        .map(|it| cards[it.card].sheet.name.get(it.lang))
        .collect()
}

fn nearest(text: &str) -> Option<&str> {
    let found = SHIPPED.index.nearest(&SHIPPED.catalogue, text, None);
    let cards = SHIPPED.catalogue.cards();
    found
        .first()
        .map(|it| cards[it.card].sheet.name.pt.as_str())
}

#[test]
fn a_beginning_is_completed_in_both_languages() {
    assert_eq!(
        complete("jangadei")[..],
        ["Jangadeira de Alto-Mar", "Jangadeiro da Alvorada"]
    );
    assert_eq!(complete("JANGADEIRO da al"), ["Jangadeiro da Alvorada"]);
    assert_eq!(
        complete("daybreak"),
        ["Daybreak Raftsman", "Exile at Daybreak"]
    );
    // A later word, too, but after the names that begin so.
    assert!(complete("reisa").contains(&"Mestra do Reisado"));
    let casas = complete("casa");
    let at = casas.iter().position(|name| !name.starts_with("Casa"));
    assert!(casas[..at.unwrap_or(casas.len())].len() > 3, "{casas:?}");
    assert_eq!(complete("a").len(), 20);
    assert_eq!(complete(""), [""; 0]);
    assert_eq!(complete("🔥"), [""; 0]);
    let of_game = SHIPPED
        .index
        .complete(&SHIPPED.catalogue, "casa", Some(Game::Dominions), 20);
    let cards = SHIPPED.catalogue.cards();
    assert!(
        of_game
            .iter()
            .all(|it| cards[it.card].game == Game::Dominions)
    );
}

#[test]
fn a_misspelt_beginning_is_completed() {
    for text in ["jnaga", "jagad", "jamgad", "janggad"] {
        assert!(complete(text).contains(&"Jangadeiro da Alvorada"), "{text}");
    }
    assert!(complete("mesrta do rei").contains(&"Mestra do Reisado"));
    assert_eq!(complete("zzzzzz"), [""; 0]);
}

#[test]
fn a_misspelt_name_is_found_and_nothing_is_found_for_nonsense() {
    let cases = [
        ("mestre do reisado", "Mestra do Reisado"),
        ("Mestra de Reizado", "Mestra do Reisado"),
        ("jangadeiro d alvorada", "Jangadeiro da Alvorada"),
        ("Leader of teh Reisado", "Mestra do Reisado"),
        // Words that were written as one.
        ("JangadeirodaAlvroada", "Jangadeiro da Alvorada"),
        ("mestradoreisadu", "Mestra do Reisado"),
    ];
    for (text, name) in cases {
        assert_eq!(nearest(text), Some(name), "{text}");
    }
    for text in ["", "xq", "qualquer coisa que não existe", "🔥🔥🔥"] {
        assert_eq!(nearest(text), None, "{text}");
    }
}

#[test]
fn every_name_is_nearest_to_itself_also_with_a_letter_too_few() {
    for card in SHIPPED.catalogue.cards() {
        for lang in Lang::ALL {
            let name = card.sheet.name.get(lang);
            let found = SHIPPED
                .index
                .nearest(&SHIPPED.catalogue, name, Some(card.game));
            assert!(found.iter().any(|it| it.distance == 0), "{name}");
            let letters: Vec<char> = name.chars().collect();
            let middle = letters.len() / 2;
            if letters.len() < 9 || !letters[middle].is_alphabetic() {
                continue;
            }
            let without: String = letters
                .iter()
                .enumerate()
                .filter(|(at, _)| *at != middle)
                .map(|(_, c)| c)
                .collect();
            let found = SHIPPED
                .index
                .nearest(&SHIPPED.catalogue, &without, Some(card.game));
            let ids = found
                .iter()
                .map(|it| &SHIPPED.catalogue.cards()[it.card].sheet.id);
            let ids: Vec<&String> = ids.collect();
            assert!(ids.contains(&&card.sheet.id), "{without}: {ids:?}");
        }
    }
}
