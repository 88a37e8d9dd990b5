//! What players write is read as they mean it, and what is not is told.

use fabulario_cards::index::Asked;
use fabulario_cards::query::Query;

use super::{PAGE, SHIPPED, same, subset};

/// A query as it was answered, with the Portuguese names of the first page.
fn answered(text: &str) -> (Query, Vec<&'static str>) {
    let mut query = SHIPPED.index.read(text).unwrap();
    let asked = Asked::new(&SHIPPED.catalogue, None);
    let answer = SHIPPED.index.answer(&mut query, &PAGE, &asked);
    let cards = SHIPPED.catalogue.cards();
    let names = answer.rows.iter();
    let names = names.map(|row| cards[row.card].sheet.name.pt.as_str());
    (query, names.collect())
}

/// The code of each warning with the part of the query that it is about.
fn told(text: &str) -> Vec<(&'static str, String)> {
    let characters: Vec<char> = text.chars().collect();
    let (query, _) = answered(text);
    let warnings = query.warnings.iter().map(|it| {
        let part = characters[it.span.start..it.span.end].iter().collect();
        (it.code, part)
    });
    warnings.collect()
}

#[test]
fn of_a_list_only_the_wrong_value_is_to_be_replaced() {
    let query = SHIPPED.index.read("saci cor:azul,vermelho,rosa").unwrap();
    let [warning] = &query.warnings[..] else {
        panic!("{:?}", query.warnings);
    };
    assert_eq!((warning.span.start, warning.span.end), (23, 27));
    assert_eq!(warning.instead.as_deref(), Some("roxa"));
    assert_eq!(
        told("saci cor:(azul ou rosa)"),
        [("unknown_value", "rosa".to_owned())]
    );
    assert_eq!(
        told("saci cor:\"azul\",\"rosa\""),
        [("unknown_value", "rosa".to_owned())]
    );
}

/// A query with a wrong value in a list, and the same without it.
const LISTS: [(&str, &str); 9] = [
    ("cor:azul,vermelho,rosa", "cor:azul,vermelho"),
    ("cor>=rosa,azul,branco", "cor>=azul,branco"),
    ("palavra:arranque,xyzzy", "palavra:arranque"),
    ("direcao:n,xyzzy,s", "direcao:n,s"),
    ("elemento!=fire,xyzzy", "elemento!=fire"),
    ("tipo:xyzzy,aliado,base", "tipo:aliado|base"),
    ("custo:2,xyzzy,4..5", "custo:2|4..5"),
    ("legal:fab-padrao,xyzzy", "legal:fab-padrao"),
    ("tem:custo,xyzzy,sabor", "tem:custo tem:sabor"),
];

#[test]
fn a_wrong_value_of_a_list_is_left_out_and_the_others_are_asked_for() {
    for (text, without) in LISTS {
        let query = SHIPPED.index.read(text).unwrap();
        assert_eq!(SHIPPED.ids_of(&query), SHIPPED.ids(without), "{text}");
        let wrong = query.warnings.iter().filter(|it| it.code != "comma");
        let wrong: Vec<String> = wrong
            .map(|it| {
                let characters = text.chars().skip(it.span.start);
                characters.take(it.span.end - it.span.start).collect()
            })
            .collect();
        let part = if text.contains("xyzzy") {
            "xyzzy"
        } else {
            "rosa"
        };
        assert_eq!(wrong, [part], "{text}");
    }
}

#[test]
fn a_list_of_what_a_card_has_one_of_is_replaced_by_alternatives_without_what_is_wrong() {
    for (text, instead) in [
        ("tipo:aliadu,base,xyzzy", "aliado|base"),
        ("custo:2,xyzzy,4..5", "2|4..5"),
        ("ano:2025,2026", "2025|2026"),
    ] {
        let query = SHIPPED.index.read(text).unwrap();
        let comma = query.warnings.iter().find(|it| it.code == "comma");
        let meant = comma.and_then(|it| it.instead.as_deref());
        assert_eq!(meant, Some(instead), "{text}");
    }
}

#[test]
fn what_cards_deny_is_not_excluded() {
    let text = "não pode bloquear";
    assert_eq!(told(text), [("denial", "não pode".to_owned())]);
    let (query, names) = answered(text);
    assert!(!names.is_empty());
    assert_eq!(SHIPPED.ids_of(&query), SHIPPED.ids("\"nao pode\" bloquear"));
    // Before a field, in parentheses, and before words that no card denies, it excludes.
    same("não tipo:base", "-tipo:base");
    same("não (pode bloquear)", "-(pode bloquear)");
    same("não saci", "-saci");
}

#[test]
fn a_sign_before_a_number_counts() {
    let (plus, minus) = (SHIPPED.ids("texto:\"+1\""), SHIPPED.ids("texto:\"-1\""));
    assert!(!plus.is_empty() && !minus.is_empty() && plus != minus);
    same("texto:\"−1\"", "texto:\"-1\"");
    same("texto:+1", "texto:\"+1\"");
    subset("\"+1\"", "\"1\"");
    subset("texto:\"+1 de ofensiva\"", "texto:\"+1\"");
    assert_eq!(SHIPPED.ids("texto:\"+ 1\""), SHIPPED.ids("texto:\"1\""));
}

#[test]
fn a_range_has_two_ends_or_one() {
    same("custo:2..4", "custo>=2 custo<=4");
    same("custo:2-4", "custo>=2 custo<=4");
    same("custo=2..4", "custo:2..4");
    same("custo:3..", "custo>=3");
    same("custo:..3", "custo<=3");
    same("custo!=2..4", "custo<2 ou custo>4");
    same("custo:1..2|5", "custo>=1 custo<=2 ou custo=5");
    same("raridade:incomum..rara", "raridade>=incomum raridade<=rara");
    same("data:2026-01..2026-12", "data:2026");
    same("custo=(4-2)", "custo=2");
    same("custo<=4-2", "custo<=2");
    assert_eq!(
        told("saci custo:2..x"),
        [("wrong_value", "2..x".to_owned())]
    );
}

#[test]
fn an_unfinished_word_finds_what_begins_so_and_says_it() {
    assert_eq!(told("jangade"), [("unfinished", "jangade".to_owned())]);
    same("jangade*", "nome:jangade*");
    let (_, names) = answered("jangadeiro da alvor");
    assert_eq!(names, ["Jangadeiro da Alvorada"]);
    // Both words are known, but not together: the last is a beginning, or all of them a name.
    let (query, names) = answered("mestra do rei");
    assert_eq!(names.first(), Some(&"Mestra do Reisado"), "{query:?}");
    let codes: Vec<&str> = query.warnings.iter().map(|it| it.code).collect();
    assert!(codes == ["unfinished"] || codes.is_empty(), "{codes:?}");
}

#[test]
fn words_of_three_and_four_letters_are_corrected() {
    for (text, meant) in [
        ("nome:cuac", "cuca"),
        ("nome:saic", "saci"),
        ("nome:bio", "boi"),
    ] {
        let query = SHIPPED.index.read(text).unwrap();
        let codes: Vec<&str> = query.warnings.iter().map(|it| it.code).collect();
        assert_eq!(codes, ["corrected"], "{text}");
        let found = SHIPPED.ids_of(&query);
        let meant = SHIPPED.ids(&format!("nome:{meant}"));
        assert!(meant.iter().all(|id| found.contains(id)), "{text}");
    }
}

#[test]
fn words_that_an_apostrophe_or_a_hyphen_joins_may_be_written_as_one() {
    let apart = SHIPPED.ids("nome:\"olho d'água\"");
    assert!(!apart.is_empty());
    for text in ["olho dagua", "olho d agua", "olho-dágua", "olho d’água"] {
        let (query, _) = answered(text);
        assert_eq!(query.warnings, [], "{text}");
        let found = SHIPPED.ids_of(&query);
        assert!(apart.iter().all(|id| found.contains(id)), "{text}");
    }
    same("rasgamortalha", "\"rasga mortalha\"");
}

#[test]
fn a_word_of_texts_is_asked_for_as_it_is_and_another_suggested() {
    let query = SHIPPED.index.read("texto:bloquaer").unwrap();
    assert_eq!(
        told("texto:bloquaer")[0],
        ("unknown_word", "texto:bloquaer".to_owned())
    );
    assert_eq!(SHIPPED.ids_of(&query), [""; 0]);
    let (query, _) = answered("texto:bloquei");
    let meant = query.warnings.first().and_then(|it| it.instead.as_deref());
    assert!(meant.is_none_or(|it| it == "bloquei*"), "{meant:?}");
}

#[test]
fn words_of_players_and_of_other_games_are_understood() {
    for (text, meaning) in [
        ("remoção", "faz:destroy|exile|damage"),
        ("mana", "faz:resources"),
        (
            "criaturas vermelho",
            "tipo:aliado|unidade|personagem vermelho",
        ),
        ("creature", "tipo:aliado|unidade|personagem"),
        ("comprar cartas", "faz:draw"),
        ("compra de cartas", "faz:draw"),
        ("saci ou draw cards", "saci ou faz:draw"),
    ] {
        let (query, names) = answered(text);
        let codes: Vec<&str> = query.warnings.iter().map(|it| it.code).collect();
        assert_eq!(codes, ["player_word"], "{text}");
        assert_eq!(SHIPPED.ids_of(&query), SHIPPED.ids(meaning), "{text}");
        assert!(!names.is_empty(), "{text}");
    }
    // Cards have the word: it is looked for, and the other meaning is offered.
    let (query, _) = answered("power");
    let [warning] = &query.warnings[..] else {
        panic!("{:?}", query.warnings);
    };
    let meaning = warning.instead.as_deref();
    assert_eq!(
        (warning.code, meaning),
        ("player_word", Some("(tem:ofensiva ou tem:atk)"))
    );
    assert!(!SHIPPED.ids(meaning.unwrap()).is_empty());
    same("power>=3", "ofensiva>=3");
    same("mana<=2", "custo<=2");
    same("t:creature", "tipo:aliado|unidade|personagem");
    for (ways, meaning) in fabulario_cards::query::slang::TABLE {
        assert!(!SHIPPED.ids(meaning).is_empty(), "{ways:?}: {meaning}");
    }
}

#[test]
fn the_name_of_a_value_that_no_card_has_as_a_word_is_that_value() {
    for (text, meaning) in [
        ("incolor", "cor:incolor"),
        ("multicolor", "eh:multicor"),
        ("curar", "faz:heal"),
        ("cura", "faz:heal"),
        ("heal", "faz:heal"),
        ("untap", "faz:unturn"),
        ("armadilhas", "ativacao:trap"),
    ] {
        let (query, names) = answered(text);
        let codes: Vec<&str> = query.warnings.iter().map(|it| it.code).collect();
        assert_eq!(codes, ["player_word"], "{text}");
        assert_eq!(SHIPPED.ids_of(&query), SHIPPED.ids(meaning), "{text}");
        assert!(!names.is_empty(), "{text}");
    }
}

#[test]
fn what_players_of_other_games_write_is_understood() {
    same("e:bdf", "colecao:bdf");
    same("e:ficha", "eh:ficha");
    same("e:token|legendary", "eh:ficha|lendaria");
    same("f:standard", "legal:padrao ou legal:mvc ou legal:fab");
    same("r:mythic", "raridade:lendaria");
    same("t:instant c:u", "tipo:manobra cor:azul");
    same("+2/+2", "\"+2/+2\"");
    assert!(SHIPPED.ids("\"+2/+2\"").len() < SHIPPED.ids("2 2").len());
}

#[test]
fn two_words_that_cards_write_as_one_are_one() {
    let (query, names) = answered("boi tatá");
    assert_eq!(told("boi tatá"), [("corrected", "boi tatá".to_owned())]);
    assert_eq!(SHIPPED.ids_of(&query), SHIPPED.ids("boitatá"));
    assert!(
        names.iter().all(|it| it.starts_with("Boitatá")),
        "{names:?}"
    );
    // Words that cards have are two.
    same("boi fogo", "fogo boi");
}

#[test]
fn words_that_say_nothing_are_left_out_where_nothing_has_them_all() {
    let text = "jangadeiro no de alvorada";
    let (query, names) = answered(text);
    assert_eq!(told(text), [("left_out", text.to_owned())]);
    assert!(query.warnings[0].pt.ends_with("sem “no”, “de”."));
    assert_eq!(names, ["Jangadeiro da Alvorada"]);
    let (query, names) = answered("xyzzyx de xyzzyq");
    assert!(names.is_empty() && !query.warnings.is_empty());
}

#[test]
fn a_word_that_was_only_heard_finds_what_sounds_so_first() {
    for (text, first) in [
        ("sassi", "Saci da Enxurrada"),
        ("yara", "Iara do Poço Fundo"),
        ("kuka", "Cuca dos Sete Sonos"),
        ("onsa", "Onça de Alto-Forno"),
        ("lobizomen", "Lobisomem da Quaresma"),
    ] {
        let (query, names) = answered(text);
        assert_eq!(names.first(), Some(&first), "{text}");
        assert_eq!(query.warnings[0].code, "corrected", "{text}");
    }
}

#[test]
fn nothing_found_is_never_silent() {
    assert_eq!(
        told("tipo:aliado ofensiva>=6 custo<=1"),
        [
            ("too_much", "ofensiva>=6".to_owned()),
            ("too_much", "custo<=1".to_owned())
        ]
    );
    let (query, _) = answered("tipo:aliado ofensiva>=6 custo<=1");
    assert!(query.warnings[0].pt.contains("sem “ofensiva>=6” há "));
    for text in [
        "xyzzyx",
        "xq",
        "custo>90",
        "custo>90 vida>90",
        "texto:/zzzz/",
        "\"carta carta carta\"",
        "!\"nenhuma carta\"",
        "-tem:nome",
        "custo:1 custo:2",
        "carta:nada",
        "(custo>90 ou custo>91)",
    ] {
        let (query, names) = answered(text);
        assert!(names.is_empty(), "{text}: {names:?}");
        assert!(!query.warnings.is_empty(), "{text}");
    }
}
