//! Takes entries, and their cards into the deck.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::{At, Reader};
use crate::deck::{Deck, DeckLine};
use crate::list::entry::{Is, Read};
use crate::list::place;
use crate::list::report::{Entry, What, Why};

impl Reader<'_, '_> {
    /// Adds an entry, and takes it into the deck if it is a card.
    pub(in crate::list) fn push(&mut self, read: &Read<'_>, at: At, plus: bool) {
        let game = self.finder.game;
        if plus {
            self.finder.note_alike(|game| game == Game::Apoteose);
        }
        let attached = plus && game.is_none_or(|game| game == Game::Apoteose);
        let written = || Box::from(read.name);
        let mut section = match at {
            At::In(section) => Some(section),
            At::LeftOut => Some(Section::Maybe),
            At::Nowhere | At::Lost => None,
        };
        let what = match &read.is {
            Is::Unknown => What::Unknown(written()),
            Is::Several(cards) => {
                self.tally(cards);
                What::Ambiguous(written(), cards.clone())
            }
            Is::Refused(why) => What::Refused(written(), why.clone()),
            Is::Card(card, by) => {
                let (card, by) = (*card, *by);
                self.tally(&[card]);
                match self.take(card, read.copies.unwrap_or(1), at, attached) {
                    Ok(Some((taken, placed))) => {
                        section = Some(taken);
                        What::Card {
                            card,
                            by,
                            placed,
                            attached,
                        }
                    }
                    Ok(None) => What::LeftOut { card, by },
                    Err(why) => What::Refused(written(), why),
                }
            }
        };
        if !matches!(what, What::Card { .. }) && !attached {
            // Nothing is attached to the card before one that is not understood.
            self.host = None;
        }
        let copies = read.copies;
        let lost = matches!(at, At::Lost | At::LeftOut | At::In(Section::Anexos));
        self.entries.push(Entry {
            section,
            beside: attached || lost,
            copies,
            what,
            marks: read.marks.iter().copied().map(Box::from).collect(),
        });
    }

    fn tally(&mut self, cards: &[usize]) {
        let all = self.finder.catalogue.cards();
        for (game, known) in Game::ALL.into_iter().zip(&mut self.known) {
            let of_game = |card: &usize| all.get(*card).is_some_and(|card| card.game == game);
            *known += usize::from(cards.iter().any(of_game));
        }
    }

    /// Takes a card into the deck, unless it is left out: where, and whether no heading tells.
    fn take(
        &mut self,
        card: usize,
        copies: u32,
        at: At,
        attached: bool,
    ) -> Result<Option<(Section, bool)>, Why> {
        if copies == 0 || copies > Deck::MOST_COPIES {
            return Err(Why::Copies);
        }
        if attached && at != At::LeftOut {
            let host = self.host.and_then(|host| self.deck.get_mut(host));
            let host = host.ok_or(Why::NoHost)?;
            if host.copies > 1 {
                return Err(Why::SeveralHosts);
            }
            host.attached.push((card, copies));
            return Ok(Some((Section::Anexos, false)));
        }
        let (section, placed) = match at {
            At::LeftOut => return Ok(None),
            At::Lost => return Err(Why::NoSuchSection),
            At::In(Section::Anexos) => return Err(Why::NoHost),
            At::In(section) => (section, false),
            At::Nowhere => place::place(self.finder.catalogue, card).ok_or(Why::NoSuchSection)?,
        };
        self.host = Some(self.deck.len());
        self.deck.push(DeckLine {
            section,
            card,
            attached: Vec::new(),
            copies,
        });
        Ok(Some((section, placed)))
    }
}
