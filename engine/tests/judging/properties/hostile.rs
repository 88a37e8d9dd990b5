//! Lists that nobody would write.

use std::time::{Duration, Instant};

use fabulario_engine::deck::{CardNo, DeckList, Judge, Line, Pool, Printed, Section};
use fabulario_engine::{Game, Lang, apoteose, dominions, fabula, multiversity};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;

use crate::judging::court::{pool, rules, runner};
use crate::judging::decks::{Made, decks};

/// Long enough for the slowest machine, far too short for a judge that looks at every pair of lines.
const QUICK: Duration = Duration::from_secs(2);

/// Sections of any game.
fn sections() -> impl Strategy<Value = Section> {
    let all: Vec<Section> = Game::ALL
        .into_iter()
        .flat_map(Section::of)
        .copied()
        .collect();
    proptest::sample::select(all)
}

fn lines() -> impl Strategy<Value = Line<'static>> {
    let copies = prop_oneof![Just(0), Just(1), Just(u32::MAX), any::<u32>()];
    let hosts = prop_oneof![Just(None), (0_u32..8).prop_map(Some), Just(Some(u32::MAX))];
    let cards = prop_oneof![
        8 => (0_u32..40).prop_map(|no| Some(CardNo(no))),
        1 => Just(Some(CardNo(u32::MAX))),
        1 => Just(None),
    ];
    (sections(), cards, copies, any::<u32>(), hosts).prop_map(
        |(section, card, copies, tag, host)| Line {
            section,
            written: "cuca-de-papel",
            card,
            copies,
            tag,
            host,
        },
    )
}

/// A pool of a game.
fn cards<C: Made>() -> Pool<C> {
    let deck = decks::<C>().new_tree(&mut runner(1)).unwrap().current();
    pool(&deck.cards)
}

fn judges_anything<C: Made>() {
    let pool = cards::<C>();
    for (format, _) in C::FORMATS {
        let rules = rules(format);
        let judge = Judge::new(&rules, &pool);
        let tried = runner(10).run(&vec(lines(), 0..12), |lines| {
            let judged = judge.check(&DeckList { lines });
            let told = match &judged {
                Ok(legal) => legal.notes(),
                Err(refused) => &refused.violations,
            };
            for one in told {
                prop_assert_ne!(
                    one.message(&pool, Printed::name, Lang::Pt),
                    one.message(&pool, Printed::name, Lang::En)
                );
            }
            Ok(())
        });
        tried.unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn any_list_is_judged_without_a_panic() {
    judges_anything::<fabula::Face>();
    judges_anything::<dominions::Card>();
    judges_anything::<multiversity::Card>();
    judges_anything::<apoteose::Card>();
}

/// Judges a list of so many lines; all of them wrong in some way.
fn judges_long_lists<C: Made>(alter: impl Fn(usize, &mut C)) {
    let mut numbered: Vec<C> = Vec::new();
    let card = cards::<C>().cards()[0].clone();
    for n in 0..10_000 {
        let mut one = card.reprint(format!("carta-{n}"));
        alter(n, &mut one);
        numbered.push(one);
    }
    let pool = pool(&numbered);
    let sections = Section::of(C::GAME);
    let mut list = DeckList::default();
    for (n, card) in numbered.iter().enumerate() {
        let host = u32::try_from(n % 7).ok();
        list.attach(
            &pool,
            sections[n % sections.len()],
            card.written(),
            u32::MAX,
            host,
        );
        list.attach(
            &pool,
            sections[0],
            card.written(),
            u32::MAX,
            u32::try_from(n).ok(),
        );
        list.attach(&pool, sections[0], "cuca-de-papel", u32::MAX, None);
    }
    for (format, _) in C::FORMATS {
        let rules = rules(format);
        let began = Instant::now();
        let refused = Judge::new(&rules, &pool).check(&list).unwrap_err();
        assert!(began.elapsed() < QUICK, "{format}: {:?}", began.elapsed());
        assert!(!refused.violations.is_empty());
    }
}

#[test]
fn thousands_of_lines_are_judged_at_once() {
    judges_long_lists(|n, card: &mut fabula::Face| card.name = format!("Carta {n}"));
    judges_long_lists(|n, card: &mut dominions::Card| card.name = format!("Carta {n}"));
    judges_long_lists(|n, card: &mut multiversity::Card| card.version = Some(n.to_string()));
    judges_long_lists(|n, card: &mut apoteose::Card| {
        card.name = format!("Carta {n}");
        card.summus = Some("Maré".to_owned());
    });
    // All printings of one card.
    judges_long_lists(|_, _: &mut fabula::Face| {});
    judges_long_lists(|_, _: &mut apoteose::Card| {});
}

#[test]
fn an_empty_list_lacks_what_the_rules_ask_for() {
    fn told<C: Made>() -> Vec<String> {
        let deck = crate::judging::decks::Deck::<C> {
            cards: Vec::new(),
            lines: Vec::new(),
        };
        let (_, findings) = crate::judging::court::judged(&deck, C::FORMATS[0].0);
        findings
            .iter()
            .map(|one| format!("{} {} {}", one.code, one.rule, one.subject))
            .collect()
    }
    assert_eq!(
        told::<fabula::Face>(),
        [
            "too_few_cards FAB-D1 main",
            "too_few_cards FAB-D3 bases",
            "wrong_position FAB-D4 arredores",
            "wrong_position FAB-D4 centro",
        ]
    );
    assert_eq!(told::<dominions::Card>(), ["too_few_cards DD-K1 main"]);
    assert_eq!(
        told::<multiversity::Card>(),
        [
            "not_playable_yet MVC-M1 main",
            "too_few_of_type MVC-M2 personagem",
            "too_few_of_type MVC-M3 energia"
        ]
    );
    assert_eq!(told::<apoteose::Card>(), ["too_few_cards APO-H1 casa"]);
}
