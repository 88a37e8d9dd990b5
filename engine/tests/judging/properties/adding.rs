//! One more card in a legal deck.

use fabulario_engine::deck::Section;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::in_every_game;
use crate::judging::court::judged;
use crate::judging::decks::{Deck, Dice, Made};
use crate::judging::oracle::Finding;

/// What a finding is about, whatever its numbers say by now.
fn key(one: &Finding) -> (&str, &str, Option<&str>) {
    (&one.code, &one.rule, one.subject.split(':').next())
}

fn one_more_card<C: Made>(deck: &Deck<C>, dice: &mut Dice<'_>) -> TestCaseResult {
    let mut other = deck.clone();
    let section = dice.pick(Section::of(C::GAME));
    let card = &deck.cards[dice.roll(deck.cards.len())];
    let added = other.line(section, card.written(), 1);
    if section == Section::Anexos {
        other.lines[added as usize].host = u32::try_from(dice.roll(deck.lines.len())).ok();
    }
    for (format, _) in C::FORMATS {
        let (verdict, before) = judged(deck, format);
        if verdict != "legal" {
            continue;
        }
        let (_, after) = judged(&other, format);
        for one in after
            .iter()
            .filter(|one| before.iter().all(|old| key(old) != key(one)))
        {
            let concerned = one.lines.contains(&added) || one.sections.contains(&section);
            prop_assert!(
                concerned,
                "{:?} is not about {:?}",
                one,
                other.lines[added as usize]
            );
        }
    }
    Ok(())
}

#[test]
fn one_more_card_in_a_legal_deck_is_found_wrong_only_for_itself() {
    in_every_game!(one_more_card);
}
