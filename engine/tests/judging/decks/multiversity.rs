//! Decks of Multiversity Conquest: sixty cards or a draft of them, with a sideboard.

use fabulario_engine::deck::Section::{Main, Sideboard};
use fabulario_engine::multiversity::{Card, CardType, Energy, Price, Rarity};
use fabulario_engine::pile::Rest;

use super::{Deck, Dice, Made, Oracle, name};
use crate::judging::oracle::{judge_mvc2022, judge_mvc2026};

fn card(n: usize, kind: CardType) -> Card {
    Card {
        id: format!("mvc-{n}"),
        name: name(n),
        version: None,
        kind,
        energy: (kind == CardType::Energia).then_some(Energy::Basica),
        gives: None,
        item: None,
        legendary: false,
        epic: false,
        pelotao: false,
        rarity: None,
        world: None,
        category: None,
        life: None,
        defence: None,
        resists: Vec::new(),
        weak_to: Vec::new(),
        actions: Vec::new(),
        price: Price::default(),
        rest: Rest::Unknown,
        text: None,
        sets: Vec::new(),
    }
}

/// So many cards of a type.
fn fill(deck: &mut Deck<Card>, kind: CardType, mut left: usize, dice: &mut Dice<'_>) {
    while left > 0 {
        let n = deck.cards.len();
        let mut card = card(n, kind);
        let mut most = 4;
        match dice.roll(16) {
            0 => (card.legendary, card.rarity, most) = (true, Some(Rarity::SuperRara), 1),
            1 => (card.epic, card.rarity, most) = (true, Some(Rarity::UltraRara), 1),
            2 | 3 => card.pelotao = true,
            4 if n > 0 && deck.cards[n - 1].kind == kind => {
                // Another version of the card before it.
                card.name.clone_from(&deck.cards[n - 1].name);
                card.version = Some(format!("v{n}"));
            }
            5 => (card.legendary, card.pelotao, most) = (true, true, 1),
            _ => {}
        }
        if kind == CardType::Energia {
            card.energy = Some(dice.pick(&[
                Energy::Basica,
                Energy::Basica,
                Energy::Avancada,
                Energy::Prismatica,
            ]));
            if card.energy == Some(Energy::Basica) && most > 1 {
                most = 9;
            }
        }
        let copies = (most - dice.roll(2).min(most - 1)).min(left);
        left -= copies;
        deck.deal(Main, card, copies);
    }
}

impl Made for Card {
    const FORMATS: &'static [(&'static str, Oracle<Self>)] =
        &[("mvc-2022", judge_mvc2022), ("mvc-2026", judge_mvc2026)];

    fn sound(dice: &mut Dice<'_>) -> Deck<Self> {
        let mut deck = Deck::new();
        let mut characters = dice.pick(&[12, 12, 13, 18]);
        let mut energies = dice.pick(&[12, 12, 13, 20]);
        let mut items = 60 - characters - energies;
        if dice.one_in(6) {
            // A draft; now and then what is missing would no longer fit.
            characters -= dice.roll(6);
            energies -= dice.roll(6);
            items = (60 - 24_usize.max(characters + energies) + 2).saturating_sub(dice.roll(6));
        }
        fill(&mut deck, CardType::Personagem, characters, dice);
        fill(&mut deck, CardType::Energia, energies, dice);
        fill(&mut deck, CardType::Item, items, dice);
        let mut left = dice.pick(&[0, 3, 15]);
        while left > 0 {
            let copies = (1 + dice.roll(5)).min(left);
            left -= copies;
            let old = dice.roll(deck.cards.len());
            let id = deck.cards[old].id.clone();
            let kind = dice.pick(&[CardType::Personagem, CardType::Item, CardType::Energia]);
            if dice.one_in(2) {
                deck.deal(Sideboard, card(deck.cards.len(), kind), copies);
            } else {
                deck.line(Sideboard, &id, copies);
            }
        }
        deck
    }

    fn alter(&mut self, dice: &mut Dice<'_>) {
        match dice.roll(5) {
            0 => self.legendary = !self.legendary,
            1 => self.epic = !self.epic,
            2 => self.pelotao = !self.pelotao,
            3 if self.kind == CardType::Energia => {
                self.energy =
                    Some(dice.pick(&[Energy::Avancada, Energy::Prismatica, Energy::Basica]));
            }
            _ => {
                self.kind = dice.pick(&[CardType::Personagem, CardType::Item, CardType::Energia]);
                self.energy = (self.kind == CardType::Energia).then_some(Energy::Avancada);
            }
        }
    }

    fn reprint(&self, id: String) -> Self {
        Self { id, ..self.clone() }
    }
}
