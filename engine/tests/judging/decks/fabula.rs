//! Decks of Fábula: five bases, then at least forty cards in their colours.

use fabulario_engine::deck::Section::{self, Arredores, Centro, Main, Reserve};
use fabulario_engine::fabula::{CardType, Colour, Colours, Face, Rarity};

use super::{Deck, Dice, Made, Oracle, name};
use crate::judging::oracle::judge_fab;

const RARITIES: [Rarity; 3] = [Rarity::Comum, Rarity::Rara, Rarity::Lendaria];

fn most(rarity: Option<Rarity>) -> usize {
    rarity.map_or(3, |rarity| 3 - rarity as usize)
}

fn card(n: usize, kind: CardType, rarity: Rarity, colours: Colours) -> Face {
    Face {
        id: format!("fab-{n}"),
        name: name(n),
        kind,
        colours,
        rarity: Some(rarity),
        sets: Vec::new(),
    }
}

fn some_of(colours: &[Colour], dice: &mut Dice<'_>) -> Colours {
    let first = dice.pick(colours);
    let second = dice.pick(colours);
    match dice.roll(8) {
        0 => Colours::NONE,
        1..=4 => Colours::NONE.with(first),
        _ => Colours::NONE.with(first).with(second),
    }
}

impl Made for Face {
    const FORMATS: &'static [(&'static str, Oracle<Self>)] =
        &[("fab-padrao", judge_fab), ("fab-padrao-guia", judge_fab)];

    fn sound(dice: &mut Dice<'_>) -> Deck<Self> {
        let mut deck = Deck::new();
        let own = [
            dice.pick(&Colour::ALL),
            dice.pick(&Colour::ALL),
            dice.pick(&Colour::ALL),
        ];
        let mut identity = Colours::NONE;
        // One base at the Centro; the copies that it leaves stand among the Arredores.
        let mut left = 5;
        while left > 0 {
            let rarity = dice.pick(&RARITIES);
            let base = card(
                deck.cards.len(),
                CardType::Base,
                rarity,
                some_of(&own, dice),
            );
            identity = identity.and(base.colours);
            let copies = (1 + dice.roll(most(Some(rarity)))).min(left);
            let id = base.id.clone();
            let around = if left == 5 { copies - 1 } else { copies };
            if left == 5 {
                deck.line(Centro, &id, 1);
            }
            left -= copies;
            deck.cards.push(base);
            if around > 0 {
                deck.line(Arredores, &id, around);
            }
        }
        let identity: Vec<Colour> = identity.iter().collect();
        let mut left = dice.pick(&[40, 40, 40, 41, 45]);
        while left > 0 {
            let kind = dice.pick(&[CardType::Aliado, CardType::Manobra, CardType::Modificacao]);
            let rarity = dice.pick(&[
                Rarity::Comum,
                Rarity::Comum,
                Rarity::Comum,
                Rarity::Rara,
                Rarity::Lendaria,
            ]);
            let colours = if identity.is_empty() {
                Colours::NONE
            } else {
                some_of(&identity, dice)
            };
            let copies = most(Some(rarity)).min(left);
            left -= copies;
            deck.deal(Main, card(deck.cards.len(), kind, rarity, colours), copies);
        }
        reserve(&mut deck, dice);
        // Fichas lie in the pool: one with the name of a card, two that share a name. FAB 2.1.3
        for (id, like) in [("ficha-a", 0), ("ficha-b", 60), ("ficha-c", 60)] {
            let mut ficha = card(
                like,
                CardType::Ficha,
                Rarity::Comum,
                Colours::NONE.with(own[0]),
            );
            (ficha.id, ficha.rarity) = (id.to_owned(), None);
            deck.cards.push(ficha);
        }
        deck
    }

    fn alter(&mut self, dice: &mut Dice<'_>) {
        use CardType::{Aliado, Base, Ficha, Manobra, Modificacao};
        match dice.roll(4) {
            0 => self.kind = dice.pick(&[Base, Aliado, Manobra, Modificacao, Ficha]),
            1 => self.rarity = dice.pick(&[Some(Rarity::Lendaria), Some(Rarity::Rara), None]),
            2 => self.colours = some_of(&Colour::ALL, dice),
            _ => self.colours = self.colours.with(dice.pick(&Colour::ALL)),
        }
    }

    fn reprint(&self, id: String) -> Self {
        Self { id, ..self.clone() }
    }
}

/// Cards that wait outside: of the deck, or of any colour.
fn reserve(deck: &mut Deck<Face>, dice: &mut Dice<'_>) {
    for _ in 0..dice.roll(4) {
        let section: Section = Reserve;
        let old = dice.roll(deck.cards.len());
        let kind = dice.pick(&[CardType::Aliado, CardType::Manobra, CardType::Base]);
        let fresh = card(
            deck.cards.len(),
            kind,
            dice.pick(&RARITIES),
            some_of(&Colour::ALL, dice),
        );
        let copies = 1 + dice.roll(4);
        if dice.one_in(2) {
            deck.deal(section, fresh, copies);
        } else {
            let id = deck.cards[old].id.clone();
            deck.line(section, &id, copies);
        }
    }
}
