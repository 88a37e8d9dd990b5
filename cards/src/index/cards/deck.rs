//! Which cards a deck has room for.

use fabulario_engine::deck::{DeckList, Judge, Rules, Section, Severity, Violation};
use fabulario_engine::{Game, apoteose, dominions, fabula, multiversity};

use super::evaluate::Evaluation;
use crate::card::{Card, Print};
use crate::catalogue::Catalogue;
use crate::index::bits::Bits;
use crate::pools::Pooled;
use crate::query::DeckTerm;

impl Evaluation<'_> {
    /// The rows of the cards of which one more copy breaks nothing that was not broken before.
    pub(super) fn deck(&self, deck: &DeckTerm, within: Option<&Bits>) -> Bits {
        let code = deck.cards.first().and_then(|(id, _)| id.split('-').next());
        let game = Game::ALL.into_iter().find(|game| Some(game.code()) == code);
        match game {
            Some(Game::Fabula) => self.room::<fabula::Face>(deck, within),
            Some(Game::Dominions) => self.room::<dominions::Card>(deck, within),
            Some(Game::Multiversity) => self.room::<multiversity::Card>(deck, within),
            Some(Game::Apoteose) => self.room::<apoteose::Card>(deck, within),
            None => Bits::default(),
        }
    }

    fn room<C: Pooled>(&self, deck: &DeckTerm, within: Option<&Bits>) -> Bits {
        let catalogue = self.asked.catalogue;
        let named = |id: &str| deck.format.as_deref().is_none_or(|format| format == id);
        let format = catalogue
            .formats()
            .iter()
            .find(|format| format.game == C::GAME && named(&format.id.0));
        let Some(format) = format else {
            return Bits::default();
        };
        let rules = Rules::of(format, &[], self.index.day);
        let pool = catalogue.pool::<C>();
        let judge = Judge::new(&rules, pool);
        let mut list = DeckList::default();
        // Whether the Centro is free.
        let mut centro = true;
        for (id, copies) in &deck.cards {
            let id = catalogue.renamed(id).unwrap_or(id);
            let section = section(catalogue, catalogue.card(id), centro);
            centro &= section != Section::Centro;
            list.add(pool, section, id, *copies);
        }
        let broken = |list: &DeckList<'_>| match judge.check(list) {
            Ok(_) => Vec::new(),
            Err(refused) => refused.violations,
        };
        let is_error = |it: &&Violation<'_>| it.code.severity() == Severity::Error;
        let before = broken(&list).iter().filter(is_error).count();
        let mut rows = Bits::default();
        let cards = (0..).zip(catalogue.cards());
        for (place, card) in cards.filter(|(_, card)| card.game == C::GAME) {
            let mut of_card = self.index.rows.of_card(place);
            if within.is_some_and(|within| !of_card.any(|row| within.contains(row)))
                || !self.asked.goes_on()
            {
                continue;
            }
            let id = card.sheet.id.as_str();
            let Some(number) = pool.find(id) else {
                continue;
            };
            list.add(pool, section(catalogue, Some(card), centro), id, 1);
            let found = broken(&list);
            let errors = found.iter().filter(is_error);
            let about_it = errors.clone().any(|it| it.cards.contains(&number));
            if !about_it && errors.count() <= before {
                rows.extend(self.index.rows.of_card(place));
            }
            list.lines.pop();
        }
        rows
    }
}

/// Where a card lies by its type; the first base is the Centro.
fn section(catalogue: &Catalogue, card: Option<&Card>, centro: bool) -> Section {
    use fabulario_engine::apoteose::CardType as Suit;
    use fabulario_engine::fabula::CardType;
    match card.map(|card| &card.print) {
        Some(Print::Fabula(number)) => {
            let base = catalogue.fabula().table.card(*number).kind == CardType::Base;
            match (base, centro) {
                (true, true) => Section::Centro,
                (true, false) => Section::Arredores,
                (false, _) => Section::Main,
            }
        }
        Some(Print::Apoteose(print)) => match print.kind {
            Suit::Casa => Section::Casa,
            Suit::Classe => Section::Classes,
            Suit::Ente => Section::Ente,
            _ => Section::Inventario,
        },
        _ => Section::Main,
    }
}
