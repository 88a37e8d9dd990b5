//! Cards of Dominions.

use fabulario_engine::dominions::CardType;

use super::{Facts, word};
use crate::dominions::{EffectKind, Print, When};
use crate::query::Field;

impl Facts<'_> {
    pub(super) fn dominions(&mut self, print: &Print) {
        self.has(Field::Type, &word(&print.kind));
        self.subtypes(&print.tags);
        if print.unique {
            self.is("unique");
        }
        if let Some(element) = print.element {
            self.has(Field::Element, &word(&element));
        }
        self.number(Field::Attack, print.atk);
        self.number(Field::Hp, print.hp);
        if matches!(print.kind, CardType::Unidade | CardType::Token) {
            self.number(Field::Range, Some(print.range));
        }
        self.about(Field::Direction);
        for direction in &print.directions {
            self.has(Field::Direction, &word(direction));
        }
        self.about(Field::Activation);
        if let Some(activation) = print.activation {
            self.has(Field::Activation, &word(&activation));
        }
        self.about(Field::Keyword);
        for keyword in &print.keywords {
            self.has(Field::Keyword, &keyword.id);
        }
        for (_, effect) in print.effects() {
            if let Some(when) = effect.when {
                let when = if when == When::If {
                    "se".to_owned()
                } else {
                    word(&when)
                };
                self.has(Field::Ability, &when);
            }
            match effect.kind {
                Some(EffectKind::Action) => self.has(Field::Ability, "acao"),
                Some(EffectKind::Reaction) => self.has(Field::Ability, "reacao"),
                None => {}
            }
            for deed in &effect.does {
                self.has(Field::Does, &word(&deed.verb));
            }
        }
        if print.occupy.is_some() {
            self.has(Field::Ability, "occupy");
        }
        if print.link.is_some() {
            self.has(Field::Ability, "link");
        }
    }
}
