//! Ready decks that were spoilt, mended with the cards of the catalogue: legal again, with sensible cards and reasons.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fabulario_cards::advice::{Advisor, Why};
use fabulario_cards::pools::Pooled;
use fabulario_cards::query::Vocabulary;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::deck::{DeckList, Judge, Mending, Rules, Section};
use fabulario_engine::{Lang, apoteose, dominions, fabula, multiversity};

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::load(&Files::embedded()).unwrap_or_else(|it| panic!("{it}")));

/// Lines of a ready deck: section, card, copies.
type Lines = Vec<(Section, String, u32)>;

/// The format and the lines of every ready deck of a game.
fn ready<C: Pooled>() -> Vec<(String, Lines)> {
    let mut decks = Vec::new();
    for deck in CATALOG.fabula().decks.iter().map(|deck| &deck.sheet) {
        let mut lines = vec![(Section::Centro, deck.centro.clone(), 1)];
        let around = deck.arredores.iter();
        lines.extend(around.map(|base| (Section::Arredores, base.clone(), 1)));
        let main = deck.cards.iter();
        lines.extend(main.map(|(card, copies)| (Section::Main, card.clone(), *copies)));
        decks.push((fabulario_engine::Game::Fabula, deck.format.clone(), lines));
    }
    for deck in CATALOG.decks() {
        let mut lines = Vec::new();
        for (list, cards) in &deck.lists {
            let sections = Section::of(deck.game).iter();
            let section = sections.copied().find(|it| it.word().id == list).unwrap();
            lines.extend(
                cards
                    .iter()
                    .map(|(card, copies)| (section, card.clone(), *copies)),
            );
        }
        decks.push((deck.game, deck.format.clone(), lines));
    }
    let of_game = decks.into_iter().filter(|(game, ..)| *game == C::GAME);
    of_game.map(|(_, format, lines)| (format, lines)).collect()
}

/// Mends lines, and looks at what came of it.
fn mended<C: Pooled>(
    format: &str,
    lines: &Lines,
    look: impl FnOnce(&Judge<'_, '_, C>, &Mending<'_, '_>, &Advisor<'_, C>),
) {
    let pool = CATALOG.pool::<C>();
    let rules = Rules::of(
        CATALOG.format(format).unwrap(),
        &[],
        "2026-11-16".parse().unwrap(),
    );
    let judge = Judge::new(&rules, pool);
    let mut list = DeckList::default();
    for (section, card, copies) in lines {
        list.add(pool, *section, card, *copies);
    }
    let refused = judge.check(&list).unwrap_err();
    let mut advisor = Advisor::new(&CATALOG, pool, &list);
    let mending = judge.mend(&list, &refused.violations, &mut advisor);
    let mending = mending.unwrap_or_else(|_| panic!("{format}: no mending of {lines:?}"));
    assert!(judge.check(&mending.list).is_ok());
    look(&judge, &mending, &advisor);
}

/// Every single line of every ready deck left out, or written twice.
fn spoilt_decks_become_legal<C: Pooled>() {
    let mut mended_decks = 0;
    for (format, lines) in ready::<C>() {
        for at in 0..lines.len() {
            for copies in [0, 2 * lines[at].2 + 2] {
                let mut spoilt = lines.clone();
                spoilt[at].2 = copies;
                let pool = CATALOG.pool::<C>();
                let rules = CATALOG.format(&format).unwrap();
                let rules = Rules::of(rules, &[], "2026-11-16".parse().unwrap());
                let mut list = DeckList::default();
                for (section, card, copies) in &spoilt {
                    list.add(pool, *section, card, *copies);
                }
                if Judge::new(&rules, pool).check(&list).is_ok() {
                    continue;
                }
                let whole = u64::from(lines[at].2.abs_diff(copies));
                mended::<C>(&format, &spoilt, |_, mending, _| {
                    // Going back is always a way.
                    assert!(mending.changed <= whole, "{:?}", mending.steps);
                });
                mended_decks += 1;
            }
        }
    }
    assert!(mended_decks > 30, "{mended_decks}");
}

#[test]
fn spoilt_decks_of_fabula_become_legal() {
    spoilt_decks_become_legal::<fabula::Face>();
}

#[test]
fn spoilt_decks_of_dominions_become_legal() {
    spoilt_decks_become_legal::<dominions::Card>();
}

#[test]
fn spoilt_decks_of_multiversity_become_legal() {
    spoilt_decks_become_legal::<multiversity::Card>();
}

#[test]
fn spoilt_heroes_become_legal() {
    spoilt_decks_become_legal::<apoteose::Card>();
}

#[test]
fn what_comes_in_fits_and_says_why() {
    let vocabulary = Vocabulary::of_catalogue(&CATALOG);
    let mut codes: BTreeMap<&str, u32> = BTreeMap::new();
    for (format, lines) in ready::<fabula::Face>() {
        // Half of the deck is missing.
        let kept = lines.iter().enumerate();
        let kept = kept.filter(|(at, line)| line.0 != Section::Main || at % 2 == 0);
        let kept: Lines = kept.map(|(_, line)| line.clone()).collect();
        let there: u32 = kept
            .iter()
            .filter(|it| it.0 == Section::Main)
            .map(|it| it.2)
            .sum();
        mended::<fabula::Face>(&format, &kept, |judge, mending, advisor| {
            assert_eq!(mending.changed, u64::from(40 - there));
            let colours = judge.identity(&mending.list).unwrap();
            for step in &mending.steps {
                let card = step.card.unwrap();
                let face = judge.pool().card(card).unwrap();
                assert!(step.copies > 0 && face.colours.within(colours), "{step:?}");
                let why = advisor.why(step.section, card).unwrap();
                for lang in Lang::ALL {
                    assert!(why.text(&vocabulary, lang).ends_with('.'), "{why:?}");
                }
                *codes.entry(why.code()).or_default() += 1;
            }
        });
    }
    // Never at random: nearly everything shares a theme, a cost that is lacking, or is played already.
    let plain = codes.get("fits").copied().unwrap_or_default();
    let all: u32 = codes.values().sum();
    assert!(plain * 20 <= all && codes.len() >= 3, "{codes:?}");
}

#[test]
fn a_colour_that_is_missing_comes_with_a_base_and_not_by_taking_cards_out() {
    for (format, lines) in ready::<fabula::Face>() {
        let mut bare = lines.clone();
        let pool = CATALOG.pool::<fabula::Face>();
        let colourless = pool.cards().iter().find(|face| {
            face.kind == fabula::CardType::Base && face.colours.iter().next().is_none()
        });
        let colourless = colourless.unwrap().id.clone();
        for line in bare.iter_mut().filter(|line| line.0 == Section::Centro) {
            line.1.clone_from(&colourless);
        }
        let colours = |lines: &Lines| {
            let bases = lines.iter().filter(|line| line.0 != Section::Main);
            let faces = bases.map(|line| pool.card(pool.find(&line.1).unwrap()).unwrap());
            faces.map(|face| face.colours).collect::<Vec<_>>()
        };
        let union = |lines: &Lines| {
            let all = colours(lines)
                .into_iter()
                .flat_map(|it| it.iter().collect::<Vec<_>>());
            all.collect::<std::collections::BTreeSet<_>>()
        };
        if union(&bare) == union(&lines) {
            continue;
        }
        mended::<fabula::Face>(&format, &bare, |_, mending, advisor| {
            assert_eq!(mending.changed, 2, "{:?}", mending.steps);
            let comes = mending.steps.iter().find(|step| step.copies > 0).unwrap();
            let why = advisor.why(comes.section, comes.card.unwrap());
            assert!(matches!(why, Some(Why::Gives { .. })), "{why:?}");
        });
    }
}
