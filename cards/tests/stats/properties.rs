//! What is true of the statistics of any deck.

use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_cards::stats::{Statistics, Summary};
use fabulario_cards::words::fold;
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};
use proptest::prelude::*;

use super::{CATALOG, ready, stats};

/// Any deck of a game, legal or not.
fn deck() -> impl Strategy<Value = Deck> {
    let game = prop::sample::select(Game::ALL.to_vec());
    game.prop_flat_map(|game| {
        let cards = CATALOG.cards().iter().enumerate();
        let cards = cards.filter(|(_, card)| card.game == game);
        let cards: Vec<usize> = cards.map(|(place, _)| place).collect();
        let sections = Section::of(game).iter().copied();
        let sections: Vec<Section> = sections.filter(|it| *it != Section::Anexos).collect();
        let line = (
            prop::sample::select(sections),
            prop::sample::select(cards.clone()),
            prop::collection::vec((prop::sample::select(cards), 1..4_u32), 0..2),
            prop_oneof![8 => 1..4_u32, 1 => 1..=Deck::MOST_COPIES],
        );
        prop::collection::vec(line, 0..40).prop_map(move |lines| {
            let lines = lines.into_iter().map(|(section, card, attached, copies)| {
                // Only a single card of a hero has attachments.
                let hosts = game == Game::Apoteose && !attached.is_empty();
                DeckLine {
                    section,
                    card,
                    copies: if hosts { 1 } else { copies },
                    attached: if hosts { attached } else { Vec::new() },
                }
            });
            Deck {
                game,
                lines: lines.collect(),
            }
        })
    })
}

fn sums(of: &Statistics<'_>) {
    let counted = of.sections.iter();
    let counted = counted.filter(|it| of.counted.contains(&it.section));
    assert_eq!(counted.map(|it| it.cards).sum::<u64>(), of.cards);
    let steps: u64 = of.curve.steps.iter().map(|it| it.cards).sum();
    assert_eq!(steps + of.curve.without, of.cards);
    assert_eq!(of.curve.summary.map_or(0, |it| it.cards), steps);
    let alone: u64 = of.colours.values.iter().map(|it| it.alone).sum();
    assert_eq!(alone + of.colours.several + of.colours.none, of.cards);
    for field in &of.values {
        let sum: u64 = field.values.iter().map(|it| it.cards).sum();
        let most = field.values.iter().map(|it| it.cards).max();
        assert!(most.unwrap_or(0) <= of.cards, "{}", field.field);
        let once = ["rarity", "path", "energy"].contains(&field.field);
        assert!(!once || sum <= of.cards, "{}", field.field);
        assert!(!field.values.is_empty());
    }
    for turn in of.turns.iter().flatten() {
        assert!((0.0..=1.0).contains(&turn.share) && turn.cards <= of.cards);
    }
    assert!(of.turns.iter().flatten().is_sorted_by_key(|it| it.cards));
}

/// Every list is sorted by count, then by name.
fn sorted(of: &Statistics<'_>) {
    let keys = |values: Vec<(u64, &str)>| {
        let keys = values.into_iter();
        let keys = keys.map(|(cards, name)| (std::cmp::Reverse(cards), fold(name)));
        keys.collect::<Vec<_>>()
    };
    let colours = of.colours.values.iter();
    let mut lists = vec![keys(colours.map(|it| (it.of.cards, it.of.name)).collect())];
    for field in &of.values {
        let values = field.values.iter();
        lists.push(keys(values.map(|it| (it.cards, it.name)).collect()));
    }
    assert!(lists.iter().all(|keys| keys.is_sorted()), "{lists:?}");
    assert!(of.curve.steps.is_sorted_by_key(|step| step.at));
}

fn means(summary: &Summary) -> (f64, f64, i16, i16) {
    let Summary {
        average,
        median,
        least,
        most,
        ..
    } = *summary;
    (average, median, least, most)
}

/// The same cards, each twice as often.
fn doubled(deck: &Deck) -> Deck {
    let mut twice = deck.clone();
    twice.lines.extend(deck.lines.iter().cloned());
    twice
}

fn doubling(once: &Statistics<'_>, twice: &Statistics<'_>) {
    assert_eq!(twice.cards, 2 * once.cards);
    assert_eq!(twice.different, once.different);
    assert_eq!(twice.curve.without, 2 * once.curve.without);
    assert_eq!(twice.numbers.len(), once.numbers.len());
    let numbers = once.numbers.iter().zip(&twice.numbers);
    for (once, twice) in numbers {
        assert_eq!(means(&once.of), means(&twice.of), "{}", once.field);
        assert_eq!(2 * once.of.sum, twice.of.sum);
    }
    let steps = once.curve.steps.iter().map(|it| (it.at, 2 * it.cards));
    let found = twice.curve.steps.iter().map(|it| (it.at, it.cards));
    assert!(steps.eq(found));
    assert_eq!(
        once.curve.summary.as_ref().map(means),
        twice.curve.summary.as_ref().map(means)
    );
    for (once, twice) in once.values.iter().zip(&twice.values) {
        let doubled = once.values.iter().map(|it| (it.id, 2 * it.cards));
        assert!(doubled.eq(twice.values.iter().map(|it| (it.id, it.cards))));
    }
    let turns = once
        .turns
        .iter()
        .flatten()
        .zip(twice.turns.iter().flatten());
    for (once, twice) in turns {
        assert_eq!(once.share.to_bits(), twice.share.to_bits());
        assert_eq!(2 * once.cards, twice.cards);
    }
}

#[test]
fn ready_decks_add_up() {
    for (_, deck) in ready() {
        for lang in Lang::ALL {
            let of = stats(&deck, lang);
            sums(&of);
            sorted(&of);
            doubling(&of, &stats(&doubled(&deck), lang));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_deck_adds_up(deck in deck()) {
        let of = stats(&deck, Lang::Pt);
        sums(&of);
        sorted(&of);
        doubling(&of, &stats(&doubled(&deck), Lang::Pt));
    }

    #[test]
    fn the_order_and_the_splitting_of_lines_do_not_matter(deck in deck(), turn in 0..40_usize) {
        let of = stats(&deck, Lang::En);
        let mut turned = deck.clone();
        let by = turn.min(turned.lines.len());
        turned.lines.rotate_left(by);
        turned.lines.reverse();
        prop_assert_eq!(&of, &stats(&turned, Lang::En));
        prop_assert_eq!(&of, &stats(&deck.normal(), Lang::En));
    }
}
