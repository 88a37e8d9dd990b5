//! Cards of Multiversity.

use fabulario_engine::multiversity::CardType;

use super::{Facts, word};
use crate::multiversity::Print;
use crate::query::Field;
use crate::words::slug;

impl Facts<'_> {
    pub(super) fn multiversity(&mut self, print: &Print) {
        self.has(Field::Type, &word(&print.kind));
        if let Some(category) = &print.category {
            self.subtype(&slug(&category.pt), &category.pt, &category.en);
        }
        if let Some(rarity) = print.rarity {
            self.has(Field::Rarity, &word(&rarity));
        }
        let marks = [
            (print.legendary, "legendary"),
            (print.epic, "epic"),
            (print.pelotao, "platoon"),
        ];
        for (_, mark) in marks.into_iter().filter(|(is, _)| *is) {
            self.is(mark);
        }
        if let Some(world) = print.world {
            self.has(Field::World, &word(&world));
        }
        self.number(Field::Life, print.life);
        self.number(Field::Defence, print.defence);
        self.number(Field::Gives, print.gives);
        if print.kind == CardType::Personagem {
            self.about(Field::Weakness);
            self.about(Field::Resists);
        }
        for world in &print.weak_to {
            self.has(Field::Weakness, &word(world));
        }
        for world in &print.resists {
            self.has(Field::Resists, &word(world));
        }
        self.about(Field::Activation);
        if let Some(item) = print.item {
            self.has(Field::Activation, &word(&item));
        }
        if let Some(energy) = print.energy {
            self.has(Field::Energy, &word(&energy));
        }
        for action in &print.actions {
            self.has(Field::Ability, &word(&action.kind));
        }
        let actions = print.actions.iter().flat_map(|action| &action.does);
        let effects = print.effects.iter().flat_map(|effect| &effect.does);
        for deed in actions.chain(effects) {
            self.has(Field::Does, &word(&deed.verb));
        }
    }
}
