//! Cards that come in from outside for others, between games. FAB 1.4.1a, MVC-M8

use super::{About, Basis, CardNo, Code, DeckList, Line, Pool, Printed, Rules, Section, Violation};
use crate::Game;

/// Copies that leave the deck, and copies that come in for them; either alone changes its size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swap<'a> {
    /// From the deck to the reserve or sideboard.
    pub out: Option<&'a str>,
    /// From the reserve or sideboard to the deck, to where the other was.
    pub into: Option<&'a str>,
    /// How many of each.
    pub copies: u32,
    /// The section that the first leaves and the second enters, where it could be several.
    pub section: Option<Section>,
    /// A number by which the caller finds the swap again.
    pub tag: u32,
}

impl<'a> DeckList<'a> {
    /// The deck after these swaps, and what is wrong with the swaps themselves: those are left out.
    /// FAB-D14 (FAB 1.4.1a; ruling: FAB-C41), MVC-M8
    pub(super) fn swapped<'r, C: Printed>(
        mut self,
        swaps: &[Swap<'a>],
        pool: &Pool<C>,
        rules: &Rules<'r>,
    ) -> (Self, Vec<Violation<'r>>) {
        let mut sections = Section::of(C::GAME).iter();
        let aside = sections.find(|section| section.is_aside()).copied();
        let basis = aside.map_or(Basis::NOTHING, |aside| basis(rules, aside));
        let mut wrong = Vec::new();
        for swap in swaps {
            let done = aside.map_or(Err(Code::SwapNotThere), |aside| {
                self.swap(swap, aside, pool)
            });
            if let Err(code) = done {
                let named = [swap.out, swap.into].into_iter().flatten();
                let mut violation = Violation::new(code, basis);
                violation.cards = named.clone().filter_map(|id| pool.find(id)).collect();
                let unknown = named.filter(|id| pool.find(id).is_none());
                violation.about = About::Written(unknown.map(ToOwned::to_owned).collect());
                violation.numbers.found = Some(swap.copies.into());
                violation.lines.push(swap.tag);
                wrong.push(violation);
            }
        }
        (self, wrong)
    }

    fn swap<C: Printed>(
        &mut self,
        swap: &Swap<'a>,
        aside: Section,
        pool: &Pool<C>,
    ) -> Result<(), Code> {
        let even = swap.out.is_some() && swap.into.is_some();
        if !even && (C::GAME == Game::Multiversity || swap.out.or(swap.into).is_none()) {
            return Err(Code::SwapNotOneForOne);
        }
        let find = |id: Option<&'a str>| match id {
            Some(id) => pool.find(id).map(Some).ok_or(Code::SwapNotThere),
            None => Ok(None),
        };
        let (out, into) = (find(swap.out)?, find(swap.into)?);
        // The deck is looked at before anything moves: a swap happens whole or not at all.
        let place = match out {
            Some(card) => self.place_of(card, swap, pool).ok_or(Code::SwapNotThere)?,
            None => swap.section.unwrap_or(Section::Main),
        };
        if let Some(card) = into
            && self.count(card, aside, pool) < swap.copies.into()
        {
            return Err(Code::SwapNotThere);
        }
        for (id, card, from, to) in [
            (swap.out, out, place, aside),
            (swap.into, into, aside, place),
        ] {
            if let (Some(written), Some(card)) = (id, card) {
                self.take(card, from, swap.copies, pool);
                self.lines.push(Line {
                    section: to,
                    written,
                    card: Some(card),
                    copies: swap.copies,
                    tag: swap.tag,
                    host: None,
                });
            }
        }
        Ok(())
    }

    /// The first section of the deck that holds as many copies as leave it.
    fn place_of<C: Printed>(
        &self,
        card: CardNo,
        swap: &Swap<'_>,
        pool: &Pool<C>,
    ) -> Option<Section> {
        let deck = Section::of(C::GAME).iter().copied();
        let mut deck = deck.filter(|section| !section.is_aside());
        deck.find(|section| {
            swap.section.is_none_or(|named| named == *section)
                && self.count(card, *section, pool) >= swap.copies.into()
        })
    }

    /// Copies of a card in a section, whichever printing is named.
    fn count<C: Printed>(&self, card: CardNo, section: Section, pool: &Pool<C>) -> u64 {
        let here = |line: &&Line<'_>| line.section == section && is_copy(line, card, pool);
        let lines = self.lines.iter().filter(here);
        lines.map(|line| u64::from(line.copies)).sum()
    }

    fn take<C: Printed>(
        &mut self,
        card: CardNo,
        section: Section,
        mut copies: u32,
        pool: &Pool<C>,
    ) {
        let here = |line: &&mut Line<'_>| line.section == section && is_copy(line, card, pool);
        for line in self.lines.iter_mut().filter(here) {
            let taken = line.copies.min(copies);
            line.copies -= taken;
            copies -= taken;
        }
    }
}

/// Whether a line holds copies of a card. FAB 2.1.4
fn is_copy<C: Printed>(line: &Line<'_>, card: CardNo, pool: &Pool<C>) -> bool {
    let key = |no: CardNo| pool.entry(no).map(|entry| entry.key);
    line.card.is_some_and(|held| key(held) == key(card))
}

/// What the list outside the deck rests on.
fn basis<'r>(rules: &Rules<'r>, aside: Section) -> Basis<'r> {
    let list = rules
        .format()
        .lists
        .iter()
        .find(|list| list.id == aside.list().0);
    let types = list
        .and_then(|list| list.card_types.as_ref())
        .map(Basis::of);
    let max = list.and_then(|list| list.max.as_ref()).map(Basis::of);
    types.or(max).unwrap_or(Basis::NOTHING)
}
