//! The data that ships is right, and says what the sources say.

use fabulario_cards::{Catalogue, Files, GameBook};
use fabulario_engine::format::{CopyKey, DeckOut, Draw, FirstTurn, Mulligan};
use fabulario_engine::{Format, Game};

fn catalogue() -> Catalogue {
    Catalogue::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn format(id: &str) -> Format {
    catalogue()
        .format(id)
        .cloned()
        .unwrap_or_else(|| panic!("no format {id}"))
}

fn book(game: Game) -> GameBook {
    catalogue()
        .book(game)
        .cloned()
        .unwrap_or_else(|| panic!("no book {game}"))
}

fn copies(format: &Format) -> Vec<(CopyKey, Option<&str>, Option<u32>)> {
    format
        .copies
        .iter()
        .map(|limit| (limit.by, limit.of.as_deref(), limit.max.value))
        .collect()
}

#[test]
fn the_seven_formats_are_there_in_the_order_of_their_games() {
    let catalogue = catalogue();
    let ids: Vec<&str> = catalogue
        .formats()
        .iter()
        .map(|format| format.id.0.as_str())
        .collect();
    assert_eq!(
        ids,
        [
            "fab-padrao",
            "fab-padrao-guia",
            "dd-padrao",
            "mvc-2022",
            "mvc-2026",
            "apo-lagvig",
            "apo-padrao"
        ]
    );
}

#[test]
fn the_fabula_book_has_its_278_numbered_rules_15_construction_rules_and_52_rulings() {
    let book = book(Game::Fabula);
    let numbered = book
        .rules
        .iter()
        .filter(|rule| rule.id.0.starts_with("FAB "))
        .count();
    assert_eq!(
        (numbered, book.rules.len(), book.rulings.len()),
        (278, 293, 52)
    );
    assert_eq!(
        book.rulings
            .iter()
            .map(|ruling| ruling.id.0.clone())
            .collect::<Vec<_>>(),
        { (1..=52).map(|n| format!("FAB-C{n}")).collect::<Vec<_>>() }
    );
}

#[test]
fn the_other_books_have_their_rules_and_rulings() {
    let counts = |game| (book(game).rules.len(), book(game).rulings.len());
    assert_eq!(counts(Game::Dominions), (12, 17));
    assert_eq!(counts(Game::Multiversity), (16, 24));
    assert_eq!(counts(Game::Apoteose), (24, 19));
}

#[test]
fn fab_padrao_has_the_figures_of_the_rulebook() {
    let format = format("fab-padrao");
    let [main, bases, reserve] = &format.lists[..] else {
        panic!("three lists")
    };
    assert_eq!((&reserve.min, &reserve.max), (&None, &None));
    assert_eq!(
        (main.min.as_ref().map(|f| f.value), &main.max),
        (Some(40), &None)
    );
    assert_eq!(
        (
            bases.min.as_ref().map(|f| f.value),
            bases.max.as_ref().map(|f| f.value)
        ),
        (Some(5), Some(5))
    );
    assert_eq!(
        bases
            .positions
            .iter()
            .map(|p| (p.id.as_str(), p.count.value))
            .collect::<Vec<_>>(),
        [("arredor", 4), ("centro", 1)]
    );
    assert_eq!(
        copies(&format),
        [
            (CopyKey::Rarity, Some("comum"), Some(3)),
            (CopyKey::Rarity, Some("rara"), Some(2)),
            (CopyKey::Rarity, Some("lendaria"), Some(1))
        ]
    );
    assert_eq!(format.opening_hand.as_ref().map(|f| f.value), Some(5));
    assert_eq!(
        format.mulligan.as_ref().map(|m| m.value),
        Some(Mulligan::BottomAndRedraw)
    );
    assert_eq!(
        format.first_turn.as_ref().map(|t| t.value),
        Some(FirstTurn::StarterSkipsDraw)
    );
    assert_eq!(
        format.draw.as_ref().map(|d| d.value),
        Some(Draw::UpTo { cards: 6 })
    );
    assert_eq!(format.keep.as_ref().map(|f| f.value), Some(Some(5)));
    let resources = format.resources.as_ref().unwrap();
    let figures = [
        &resources.start,
        &resources.step,
        &resources.cap,
        &resources.restore_cost,
    ];
    assert_eq!(
        figures.map(|f| f.as_ref().map(|f| f.value)),
        [Some(2), Some(2), Some(10), Some(1)]
    );
    let life: Vec<_> = format
        .life
        .iter()
        .map(|life| (life.of.as_str(), life.at_start.value))
        .collect();
    assert_eq!(life, [("arredor", 5), ("centro", 15)]);
    assert_eq!(
        format.deck_out.as_ref().map(|d| d.value),
        Some(DeckOut::LoseWhenDrawImpossible)
    );
}

#[test]
fn the_quick_guide_differs_from_the_rulebook_in_the_opening_hand_alone() {
    let (book, mut guide) = (format("fab-padrao"), format("fab-padrao-guia"));
    assert_eq!(guide.opening_hand.as_ref().map(|f| f.value), Some(6));
    guide.opening_hand = book.opening_hand.clone();
    (guide.id, guide.name, guide.summary) =
        (book.id.clone(), book.name.clone(), book.summary.clone());
    assert_eq!(guide, book);
}

#[test]
fn dd_padrao_has_the_figures_of_the_manual() {
    let format = format("dd-padrao");
    assert_eq!(format.lists[0].min.as_ref().map(|f| f.value), Some(30));
    assert_eq!(format.lists[0].max.as_ref().map(|f| f.value), Some(30));
    assert_eq!(
        copies(&format),
        [
            (CopyKey::Any, None, Some(2)),
            (CopyKey::Classification, Some("unica"), Some(1))
        ]
    );
    assert_eq!(format.opening_hand.as_ref().map(|f| f.value), Some(4));
    assert_eq!(
        format.mulligan.as_ref().map(|m| m.value),
        Some(Mulligan::DiscardWithoutRedraw)
    );
    assert_eq!(
        format.draw.as_ref().map(|d| d.value),
        Some(Draw::UpTo { cards: 4 })
    );
    assert_eq!(format.keep, None, "no source states a hand limit");
    assert_eq!(format.life[0].at_start.value, 10);
    assert_eq!(
        format.deck_out.as_ref().map(|d| d.value),
        Some(DeckOut::NoLoss)
    );
}

#[test]
fn the_two_editions_of_multiversity_differ_where_the_rules_changed() {
    let (seed, head) = (format("mvc-2022"), format("mvc-2026"));
    for format in [&seed, &head] {
        assert_eq!(format.lists[0].max.as_ref().map(|f| f.value), Some(60));
        assert_eq!(format.lists[0].to_play.as_ref().map(|f| f.value), Some(60));
        assert_eq!(format.lists[1].max.as_ref().map(|f| f.value), Some(15));
        assert_eq!(format.opening_hand.as_ref().map(|f| f.value), Some(10));
        assert_eq!(
            format.first_turn.as_ref().map(|t| t.value),
            Some(FirstTurn::EveryoneDraws { cards: 2 })
        );
        assert_eq!(
            format.draw.as_ref().map(|d| d.value),
            Some(Draw::Cards { cards: 1 })
        );
    }
    assert_eq!(
        (
            seed.keep.as_ref().map(|f| f.value),
            head.keep.as_ref().map(|f| f.value)
        ),
        (Some(Some(5)), Some(None))
    );
    assert_eq!(
        (
            seed.mulligan.as_ref(),
            head.mulligan.as_ref().map(|m| m.value)
        ),
        (None, Some(Mulligan::ReshuffleOneFewer))
    );
    let stones = |format: &Format| (format.set_aside[0].min.value, format.set_aside[0].max.value);
    assert_eq!((stones(&seed), stones(&head)), ((4, 6), (4, 8)));
    assert_eq!(
        copies(&seed),
        [
            (CopyKey::CardType, Some("personagem"), Some(4)),
            (CopyKey::CardType, Some("item"), Some(4)),
            (CopyKey::Classification, Some("energia-avancada"), Some(4)),
            (CopyKey::Classification, Some("energia-basica"), None)
        ]
    );
    // The last limit that fits decides: MVC-C20.
    assert_eq!(
        copies(&head)[4..],
        [
            (CopyKey::Classification, Some("pelotao"), None),
            (CopyKey::Classification, Some("lendaria"), Some(1)),
            (CopyKey::Classification, Some("epica"), Some(1))
        ]
    );
}

#[test]
fn apoteose_states_neither_an_opening_hand_nor_a_deck_size() {
    for id in ["apo-padrao", "apo-lagvig"] {
        let format = format(id);
        assert_eq!(
            (&format.opening_hand, &format.mulligan, &format.draw),
            (&None, &None, &None)
        );
        let [_, _, _, resources @ ..] = &format.lists[..] else {
            panic!("the sheet's three lists come first")
        };
        assert_eq!(resources.len(), 5);
        assert!(
            resources
                .iter()
                .all(|list| list.min.is_none() && list.max.is_none())
        );
        assert!(!format.not_stated.is_empty());
    }
    assert_eq!(copies(&format("apo-padrao")), [(CopyKey::Any, None, None)]);
    assert!(copies(&format("apo-lagvig")).contains(&(CopyKey::Rarity, Some("lendaria"), Some(1))));
}

/// What the engine plays by is what the formats state. FAB-C1
#[test]
fn the_engine_plays_by_the_numbers_of_the_formats() {
    use fabulario_engine::fabula::PlayRules;
    assert_eq!(PlayRules::of(&format("fab-padrao")), PlayRules::default());
    assert_eq!(
        PlayRules::of(&format("fab-padrao-guia")),
        PlayRules::quick_guide()
    );
    let mut strict = format("fab-padrao");
    strict.deck_out.as_mut().unwrap().value = DeckOut::LoseWhenEmpty;
    strict.keep.as_mut().unwrap().value = None;
    let rules = PlayRules::of(&strict);
    assert!(rules.lose_when_empty, "FAB-C4: the strict reading");
    assert_eq!(rules.keep, u8::MAX, "no limit");
}

/// The words that the engine judges by are the words of the data.
#[test]
fn the_engine_and_the_data_speak_of_the_same_words() {
    use fabulario_engine::apoteose::Knowledge;
    use fabulario_engine::deck::Section;
    for game in Game::ALL {
        let sheet = book(game).sheet;
        let pairs = [
            (game.kinds(), &sheet.card_types),
            (game.rarities(), &sheet.rarities),
            (game.marks(), &sheet.classifications),
        ];
        for (words, terms) in pairs {
            let words: Vec<_> = words
                .iter()
                .map(|word| (word.id, word.pt, word.en))
                .collect();
            let terms: Vec<_> = terms
                .iter()
                .map(|term| {
                    (
                        term.id.as_str(),
                        term.name.pt.as_str(),
                        term.name.en.as_str(),
                    )
                })
                .collect();
            assert_eq!(words, terms);
        }
    }
    let known: Vec<&str> = Knowledge::WORDS.iter().map(|word| word.id).collect();
    let apoteose = book(Game::Apoteose).sheet;
    let terms = apoteose.knowledges.iter().map(|term| term.id.as_str());
    assert_eq!(
        [known, vec!["livre"]].concat(),
        terms.collect::<Vec<_>>(),
        "Livre is no knowledge, but the lack of one"
    );
    for format in catalogue().formats() {
        let sections = Section::of(format.game)
            .iter()
            .map(|section| section.list().0);
        let mut lists: Vec<&str> = sections.collect();
        lists.dedup();
        let ids: Vec<&str> = format.lists.iter().map(|list| list.id.as_str()).collect();
        assert_eq!(ids, lists, "{}", format.id);
    }
}

/// A figure that the judge cites names its rule.
#[test]
fn every_figure_of_construction_names_its_rule() {
    for format in catalogue().formats() {
        for list in &format.lists {
            let sizes = [&list.min, &list.max, &list.to_play];
            let unnamed = sizes
                .into_iter()
                .flatten()
                .any(|figure| figure.rule.is_none());
            let types = list.card_types.as_ref();
            assert!(!unnamed, "{} {}", format.id, list.id);
            assert!(
                types.is_none_or(|types| types.rule.is_some()),
                "{}",
                list.id
            );
            assert!(
                list.positions
                    .iter()
                    .all(|position| position.count.rule.is_some())
            );
        }
        assert!(format.copies.iter().all(|limit| limit.max.rule.is_some()));
        assert!(format.demands.iter().all(|demand| demand.rule.is_some()));
    }
}
