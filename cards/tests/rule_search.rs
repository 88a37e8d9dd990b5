//! A player finds a rule by the words they would use.

use std::sync::LazyLock;

use fabulario_cards::index::Hit;
use fabulario_cards::{Catalogue, Files, RuleIndex};
use fabulario_engine::Game;

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap());
static INDEX: LazyLock<RuleIndex> = LazyLock::new(|| RuleIndex::build(&CATALOG).unwrap());

fn find(game: Game, query: &str) -> Vec<&'static str> {
    let book = CATALOG.book(game).unwrap();
    let id = |hit| match hit {
        Hit::Rule(i) => book.rules[i].id.0.as_str(),
        Hit::Ruling(i) => book.rulings[i].id.0.as_str(),
    };
    INDEX
        .search(game, query)
        .unwrap()
        .hits
        .into_iter()
        .map(id)
        .collect()
}

fn same(a: &str, b: &str) {
    let (found, other) = (find(Game::Fabula, a), find(Game::Fabula, b));
    assert!(!found.is_empty(), "{a} finds nothing");
    assert_eq!(found, other, "{a} and {b}");
}

#[test]
fn a_rule_comes_before_the_rulings_that_decide_it() {
    assert_eq!(find(Game::Fabula, "1.4.4"), ["FAB 1.4.4"]);
    assert_eq!(find(Game::Fabula, "regra 1.4.3"), ["FAB 1.4.3", "FAB-C1"]);
    assert_eq!(find(Game::Fabula, "C2"), ["FAB-C2"]);
    assert_eq!(find(Game::Dominions, "k1"), ["DD-K1"]);
    assert_eq!(find(Game::Fabula, "9.9.9"), [""; 0]);
}

#[test]
fn a_number_that_the_book_prints_twice_finds_both_rules() {
    assert_eq!(
        find(Game::Fabula, "1.14.7")[..2],
        ["FAB 1.14.7#1", "FAB 1.14.7#2"]
    );
    assert_eq!(
        find(Game::Fabula, "2.4.1")[..2],
        ["FAB 2.4.1@2.4", "FAB 2.4.1@2.5"]
    );
    let found = find(Game::Fabula, "1.17.5");
    assert!(
        found[..3].iter().all(|id| id.starts_with("FAB 1.17.5#")),
        "{found:?}"
    );
    assert!(found.contains(&"FAB 1.17.5e"), "{found:?}");
}

#[test]
fn a_section_finds_the_rules_that_stand_in_it_in_book_order() {
    let book = [
        "FAB 1.4.1",
        "FAB 1.4.1a",
        "FAB 1.4.2",
        "FAB 1.4.3",
        "FAB 1.4.4",
        "FAB 1.4.5",
        "FAB 1.4.6",
    ];
    assert_eq!(find(Game::Fabula, "1.4"), book);
}

#[test]
fn a_question_is_answered_with_what_holds_most_of_its_words() {
    same("quem pode bloquear?", "bloquear");
    assert!(find(Game::Fabula, "how many resources do I get").len() > 3);
    let found = INDEX.search(Game::Fabula, "mulligan xyzzy").unwrap();
    assert!(found.partial);
    assert_eq!(
        found.hits,
        INDEX.search(Game::Fabula, "mulligan").unwrap().hits
    );
    assert!(!INDEX.search(Game::Fabula, "mulligan").unwrap().partial);
}

#[test]
fn plain_questions_find_the_rule_that_answers_them_first() {
    let fab = [
        ("como ganho o jogo", "FAB-C5"),
        ("Como se vence a partida?", "FAB-C5"),
        ("how do I win the game?", "FAB-C5"),
        ("como perco o jogo", "FAB 1.5.3"),
        ("how do I lose", "FAB 1.5.3"),
        ("quantas cópias", "FAB-D6"),
        ("quantas cópias da mesma carta posso ter?", "FAB-D6"),
        ("how many copies", "FAB-D6"),
        ("how many copies of a card", "FAB-D6"),
        ("sideboard", "FAB-D14"),
        ("reserva", "FAB-D14"),
        ("enjoo de invocação", "FAB 3.2.10"),
        ("summoning sickness", "FAB 3.2.10"),
        ("quantas cartas no baralho", "FAB-D1"),
        ("how many cards in a deck", "FAB-D1"),
        ("mão inicial", "FAB 1.4.3"),
        ("opening hand", "FAB 1.4.3"),
    ];
    let others = [
        (Game::Dominions, "quantas cópias", "DD-K2"),
        (Game::Dominions, "deck size", "DD-K1"),
        (Game::Multiversity, "sideboard", "MVC-M8"),
        (Game::Multiversity, "como ganho o jogo", "MVC-P107"),
        (Game::Multiversity, "quantas cópias", "MVC-M4"),
        (Game::Multiversity, "enjoo de invocação", "MVC-P37"),
        (Game::Multiversity, "how do I lose", "MVC-C15"),
        (Game::Dominions, "como ganho o jogo", "DD-P96"),
        (Game::Dominions, "Como se ganha?", "DD-P96"),
        (Game::Dominions, "how do I lose the game", "DD-P96"),
        (Game::Dominions, "sideboard", "DD-K7"),
        (Game::Dominions, "enjoo de invocação", "DD-P139"),
        (Game::Dominions, "summoning sickness", "DD-P139"),
        (Game::Apoteose, "how many copies", "APO-H16"),
        (Game::Apoteose, "quantas cópias", "APO-H16"),
        (Game::Apoteose, "como ganho o jogo", "APO-J75"),
        (Game::Apoteose, "how do I win", "APO-J75"),
    ];
    let fab = fab.map(|(question, rule)| (Game::Fabula, question, rule));
    for (game, question, rule) in fab.into_iter().chain(others) {
        assert_eq!(find(game, question).first(), Some(&rule), "{question}");
        assert!(!INDEX.search(game, question).unwrap().partial, "{question}");
    }
    // What is more than the question is looked for by its words.
    assert_ne!(
        find(Game::Fabula, "ganhar resistência").first(),
        Some(&"FAB-C5")
    );
}

#[test]
fn accents_case_and_plurals_do_not_matter() {
    same("influência", "INFLUENCIA");
    same("ação", "ações");
    same("modificação", "modificacoes");
    same("ally", "allies");
}

#[test]
fn every_word_must_be_there() {
    let both = find(Game::Fabula, "bloqueio influência");
    let one = find(Game::Fabula, "bloqueio");
    assert!(both.iter().all(|id| one.contains(id)));
    assert!(both.len() < one.len());
    assert!(find(Game::Fabula, "xyzzy").is_empty());
}

#[test]
fn a_game_answers_only_for_itself() {
    assert!(
        find(Game::Dominions, "mulligan")
            .iter()
            .all(|id| id.starts_with("DD"))
    );
    assert!(find(Game::Dominions, "FAB-C1").is_empty());
}

#[test]
fn odd_queries_are_harmless() {
    for query in [
        "",
        "   ",
        "\"",
        "AND OR NOT",
        "a:b",
        "((((",
        "*",
        "\u{0}",
        "ﷺ",
        &"x".repeat(100_000),
        &"a ".repeat(50_000),
    ] {
        INDEX.search(Game::Fabula, query).unwrap();
    }
    assert!(INDEX.is_complete());
}

#[test]
fn a_misspelt_word_has_near_ones_among_the_rules() {
    let near = |query| INDEX.near(Game::Fabula, query);
    assert_eq!(near("bloquio").first(), Some(&"bloqueio"));
    assert_eq!(near("muligan do baralho").first(), Some(&"mulligan"));
    assert!(near("resistencya").contains(&"resistência"));
    // What rules have, numbers and what is like nothing is answered by nothing.
    for query in ["bloqueio", "9.9.9", "xyzzyqwert", "", &"b".repeat(4000)] {
        assert_eq!(near(query), [""; 0], "{query}");
    }
}
