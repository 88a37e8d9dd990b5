//! A hero in the making.

use std::collections::BTreeMap;

use fabulario_engine::apoteose::{Card, CardType, Knowledge, Rarity, Slots, Specifier};
use fabulario_engine::deck::Section::{
    Anexos, Casa, Classes, Ente, Equipamento, Inventario, Memento, Suporte,
};

use super::super::{Deck, Dice};
use super::{KNOWLEDGES, LIGNA, RARITIES, SUMMI, card, most};

/// A hero that breaks no rule.
pub fn of(dice: &mut Dice<'_>) -> Deck<Card> {
    let mut hero = Hero {
        deck: Deck::new(),
        dice,
        level: 1,
        learned: BTreeMap::new(),
        slots: Slots::default(),
        ligna: 0,
    };
    hero.sheet();
    hero.table();
    hero.inventory();
    hero.attachments();
    hero.deck
}

/// What the cards so far allow.
struct Hero<'d, 'n> {
    deck: Deck<Card>,
    dice: &'d mut Dice<'n>,
    level: u8,
    learned: BTreeMap<Knowledge, u8>,
    slots: Slots,
    /// How many Lignum cards there are. APO-H13
    ligna: usize,
}

impl Hero<'_, '_> {
    fn fresh(&mut self, kind: CardType) -> Card {
        card(self.deck.cards.len(), kind, self.dice.pick(&RARITIES))
    }

    fn give(&mut self, slots: Slots) {
        self.slots.equipamento += slots.equipamento;
        self.slots.memento += slots.memento;
        self.slots.suporte += slots.suporte;
    }

    fn sheet(&mut self) {
        let mut casa = self.fresh(CardType::Casa);
        let slots = |equipamento, memento, suporte| Slots {
            equipamento,
            memento,
            suporte,
        };
        casa.slots = self.dice.pick(&[
            None,
            None,
            Some(slots(3, 3, 0)),
            Some(slots(2, 4, 2)),
            Some(slots(0, 0, 0)),
        ]);
        self.give(casa.slots.unwrap_or(slots(3, 3, 0)));
        self.deck.deal(Casa, casa, 1);
        for path in 1..=self.dice.pick(&[3, 3, 2, 1, 0]) {
            let mut classe = self.fresh(CardType::Classe);
            (classe.path, classe.level) = (Some(path), self.dice.pick(&[1, 2, 3]));
            let first = self.dice.roll(5);
            for step in 0..self.dice.pick(&[2, 3]) {
                classe.knowledges.push(KNOWLEDGES[(first + step) % 5]);
            }
            classe.slots = self
                .dice
                .pick(&[None, Some(slots(1, 1, 0)), Some(slots(0, 2, 1))]);
            self.level += classe.level;
            for knowledge in &classe.knowledges {
                *self.learned.entry(*knowledge).or_default() += 1;
            }
            if self.dice.one_in(4) {
                // Printed twice, taught once.
                classe.knowledges.push(classe.knowledges[0]);
            }
            self.give(classe.slots.unwrap_or_default());
            self.deck.deal(Classes, classe, 1);
        }
        if self.level >= 3 && self.dice.one_in(2) {
            let mut ente = self.fresh(CardType::Ente);
            ente.level = (self.level / 3).min(3);
            self.deck.deal(Ente, ente, 1);
        }
    }

    /// A card that this hero may have on the table, often just so.
    fn usable(&mut self, kind: CardType) -> Card {
        let mut card = self.fresh(kind);
        let known: Vec<Knowledge> = self.learned.keys().copied().collect();
        if known.is_empty() || self.dice.one_in(3) {
            card.level = if self.level >= 6 {
                3
            } else if self.level >= 4 {
                2
            } else {
                1
            };
        } else {
            let (first, second) = (self.dice.pick(&known), self.dice.pick(&known));
            card.knowledges = if first == second {
                vec![first]
            } else {
                vec![first, second]
            };
            card.level = self.learned[&first].min(self.learned[&second]).min(3);
        }
        card
    }

    /// Slots that a card on the table gives, now and then.
    fn bonus(&mut self) -> Option<Slots> {
        let mut slots = Slots::default();
        match self.dice.roll(12) {
            9 => slots.equipamento = 1,
            10 => slots.memento = 1,
            11 => slots.suporte = 1,
            _ => return None,
        }
        self.give(slots);
        Some(slots)
    }

    fn table(&mut self) {
        let mut worn = Specifier::ALL.to_vec();
        let mut left = self.slots.equipamento;
        while left > 0 && !self.dice.one_in(6) {
            let mut item = self.usable(CardType::Item);
            if self.dice.one_in(2)
                && let Some(specifier) = worn.pop()
            {
                // Printed once or twice, worn once.
                item.specifiers = vec![specifier; 1 + self.dice.roll(2)];
            }
            item.slots = self.bonus();
            left -= 1;
            left += item.slots.unwrap_or_default().equipamento;
            self.deck.deal(Equipamento, item, 1);
        }
        let mut left = usize::from(self.slots.memento);
        while left > 0 && !self.dice.one_in(8) {
            if self.ligna < 9 && self.dice.one_in(2) {
                self.lignum();
                left -= 1;
                continue;
            }
            let mut skill = self.usable(CardType::Habilidade);
            let copies = most(skill.rarity).min(left);
            left -= copies;
            if copies == 1 {
                skill.slots = self.bonus();
            }
            left += usize::from(skill.slots.unwrap_or_default().memento);
            self.deck.deal(Memento, skill, copies);
        }
        for _ in 0..self.slots.suporte {
            let mut friend = self.usable(CardType::Companheiro);
            friend.path = Some(1);
            self.deck.deal(Suporte, friend, 1);
        }
        if self.level >= 6 && self.dice.one_in(2) {
            let types = 1 + self.dice.roll(3);
            for summus in &SUMMI[..types] {
                let (section, kind) = self.dice.pick(&[
                    (Equipamento, CardType::Item),
                    (Memento, CardType::Habilidade),
                    (Suporte, CardType::Companheiro),
                ]);
                let mut one = self.usable(kind);
                one.summus = Some((*summus).to_owned());
                self.deck.deal(section, one, 1);
            }
        }
    }

    /// Three cards of one Lignum in one slot, of one name or of two.
    fn lignum(&mut self) {
        let word = LIGNA[self.ligna / 3];
        for copies in self.dice.pick(&[&[3][..], &[2, 1], &[1, 2]]) {
            let mut skill = self.usable(CardType::Habilidade);
            (skill.rarity, skill.lignum) = (Rarity::Comum, Some(word.to_owned()));
            self.deck.deal(Memento, skill, *copies);
        }
        self.ligna += 3;
    }

    fn inventory(&mut self) {
        let mut left = usize::from(self.level) + 10 - self.dice.roll(3);
        while left > 0 {
            let kind = self.dice.pick(&[
                CardType::Evento,
                CardType::Item,
                CardType::Habilidade,
                CardType::Companheiro,
            ]);
            let mut one = self.fresh(kind);
            one.level = self.dice.pick(&[1, 2, 3]);
            if self.dice.one_in(2) {
                one.knowledges = vec![self.dice.pick(&KNOWLEDGES)];
            }
            let copies = most(one.rarity).min(left);
            left -= copies;
            if kind == CardType::Habilidade && self.ligna + copies <= 9 {
                one.lignum = Some(self.dice.pick(&LIGNA).to_owned());
                self.ligna += copies;
            }
            self.deck.deal(Inventario, one, copies);
        }
    }

    fn attachments(&mut self) {
        for _ in 0..self.dice.roll(3) {
            let host = u32::try_from(self.dice.roll(self.deck.lines.len())).ok();
            if self.deck.lines.iter().any(|line| line.host == host) {
                continue;
            }
            let mut left = self.dice.pick(&[5, 5, 4, 1]);
            while left > 0 {
                let kind =
                    self.dice
                        .pick(&[CardType::Item, CardType::Companheiro, CardType::Evento]);
                let one = self.fresh(kind);
                let copies = most(one.rarity).min(left);
                left -= copies;
                let place = self.deck.deal(Anexos, one, copies);
                self.deck.lines[place as usize].host = host;
            }
        }
    }
}
