//! Decks of Dimensional Dominions: thirty cards, one or two of each name.

use fabulario_engine::deck::Section::Main;
use fabulario_engine::dominions::{Card, CardType, Spawning};
use fabulario_engine::pile::Rest;

use super::{Deck, Dice, Made, Oracle, name};
use crate::judging::oracle::judge_dd;

fn card(n: usize, kind: CardType, unique: bool) -> Card {
    Card {
        id: format!("dd-{n}"),
        name: name(n),
        kind,
        unique,
        tags: Vec::new(),
        element: None,
        atk: None,
        hp: None,
        range: 0,
        directions: Vec::new(),
        activation: None,
        attaches_to: None,
        spawn: Spawning::Normal,
        harms: Vec::new(),
        rest: Rest::Unknown,
        text: None,
        occupy: None,
        link: None,
        sets: Vec::new(),
    }
}

impl Made for Card {
    const FORMATS: &'static [(&'static str, Oracle<Self>)] = &[("dd-padrao", judge_dd)];

    fn sound(dice: &mut Dice<'_>) -> Deck<Self> {
        let mut deck = Deck::new();
        let mut left = 30;
        while left > 0 {
            let kind = dice.pick(&[
                CardType::Unidade,
                CardType::Unidade,
                CardType::Artefato,
                CardType::Campo,
            ]);
            let unique = dice.one_in(6);
            let copies = if unique || dice.one_in(4) {
                1
            } else {
                2.min(left)
            };
            left -= copies;
            deck.deal(Main, card(deck.cards.len(), kind, unique), copies);
        }
        for (id, like) in [("dd-token-a", 0), ("dd-token-b", 60), ("dd-token-c", 60)] {
            let mut token = card(like, CardType::Token, false);
            id.clone_into(&mut token.id);
            deck.cards.push(token);
        }
        deck
    }

    fn alter(&mut self, dice: &mut Dice<'_>) {
        if dice.one_in(2) {
            self.unique = !self.unique;
        } else {
            self.kind = dice.pick(&[
                CardType::Token,
                CardType::Unidade,
                CardType::Artefato,
                CardType::Campo,
            ]);
        }
    }

    fn reprint(&self, id: String) -> Self {
        Self { id, ..self.clone() }
    }
}
