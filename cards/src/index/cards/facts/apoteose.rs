//! Cards of Apoteose.

use fabulario_engine::apoteose::CardType;

use super::{Facts, word};
use crate::apoteose::{Print, values};
use crate::query::Field;

/// The fields of the attributes, in the order of the rules.
const ATTRIBUTES: [Field; 7] = [
    Field::Con,
    Field::Strength,
    Field::Agi,
    Field::Per,
    Field::Int,
    Field::Cha,
    Field::Esp,
];

impl Facts<'_> {
    pub(super) fn apoteose(&mut self, print: &Print) {
        let kind = word(&print.kind);
        self.has(Field::Type, &kind);
        self.has(Field::Suit, &kind);
        self.subtypes(&print.tags);
        let rarity = word(&print.rarity);
        self.has(Field::Rarity, &rarity);
        match rarity.as_str() {
            "lendaria" => self.is("legendary"),
            "epica" => self.is("epic"),
            _ => {}
        }
        if print.summus.is_some() {
            self.is("summus");
        }
        if let Some(path) = print.path {
            self.has(Field::Path, &path.to_string());
        }
        self.about(Field::Knowledge);
        for knowledge in &print.knowledges {
            self.has(Field::Knowledge, &word(knowledge));
        }
        if print.kind == CardType::Item {
            self.about(Field::Worn);
        }
        for specifier in &print.specifiers {
            self.has(Field::Worn, &word(specifier));
        }
        self.about(Field::Activation);
        for effect in &print.effects {
            self.has(Field::Activation, &word(&effect.activation));
            if let Some(timing) = effect.timing {
                self.has(Field::Ability, &word(&timing));
            }
            for deed in &effect.does {
                self.has(Field::Does, &word(&deed.verb));
            }
        }
        self.number(Field::Level, Some(print.level));
        self.number(Field::Action, print.action);
        self.number(Field::Price, print.value);
        self.number(Field::Range, print.range);
        let damage = print.damage.as_ref().and_then(|damage| damage.plus);
        self.number(Field::Damage, damage);
        self.number(Field::Sp, print.cost.map(|cost| cost.sp));
        self.number(Field::Mp, print.cost.map(|cost| cost.mp));
        if let Some(attributes) = &print.attributes {
            for (field, value) in ATTRIBUTES.into_iter().zip(values(attributes)) {
                self.number(field, Some(value));
            }
        }
        let slots = print.slots;
        self.number(Field::Equipment, slots.map(|it| it.equipamento));
        self.number(Field::Memento, slots.map(|it| it.memento));
        self.number(Field::Support, slots.map(|it| it.suporte));
    }
}
