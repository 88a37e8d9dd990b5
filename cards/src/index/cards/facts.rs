//! What each card has, in the fields of the query language. `QUERY.md` has it as a table.

use std::collections::HashMap;

use crate::card::{Card, Print};
use crate::catalogue::Catalogue;
use crate::query::{Field, Vocabulary};

mod apoteose;
mod dominions;
mod fabula;
mod multiversity;

/// The facts of one card.
pub(super) struct Facts<'v> {
    pub vocabulary: &'v mut Vocabulary,
    /// For each field that is about the card, the places of its values.
    pub values: HashMap<Field, Vec<u16>>,
    pub numbers: Vec<(Field, i32)>,
}

impl Facts<'_> {
    /// The field is about the card, which may have no value.
    fn about(&mut self, field: Field) {
        self.values.entry(field).or_default();
    }

    /// The card has a value of the vocabulary; what the vocabulary lacks is added to it.
    pub(super) fn has(&mut self, field: Field, id: &str) {
        let known = self.vocabulary.of(field).place(id);
        let place = known.or_else(|| self.vocabulary.put(field, id, id, id));
        self.values.entry(field).or_default().extend(place);
    }

    /// The card has a value that may be new, with its names.
    fn called(&mut self, field: Field, id: &str, pt: &str, en: &str) {
        let place = self.vocabulary.put(field, id, pt, en);
        self.values.entry(field).or_default().extend(place);
    }

    /// A property.
    pub(super) fn is(&mut self, flag: &str) {
        self.has(Field::Is, flag);
    }

    fn number(&mut self, field: Field, number: Option<impl Into<i32>>) {
        self.numbers
            .extend(number.map(|number| (field, number.into())));
    }

    /// A subtype, which is asked for as a type, too.
    fn subtype(&mut self, id: &str, pt: &str, en: &str) {
        self.called(Field::Subtype, id, pt, en);
        self.called(Field::Type, id, pt, en);
    }

    fn subtypes(&mut self, ids: &[String]) {
        for id in ids {
            self.has(Field::Subtype, id);
            self.has(Field::Type, id);
        }
    }

    /// Reads a card.
    pub(super) fn read(&mut self, catalogue: &Catalogue, card: &Card) {
        self.values.clear();
        self.numbers.clear();
        for field in [Field::Subtype, Field::Ability, Field::Does, Field::Is] {
            self.about(field);
        }
        self.has(Field::Game, card.game.code());
        match &card.print {
            Print::Fabula(number) => self.fabula(catalogue, *number),
            Print::Dominions(print) => self.dominions(print),
            Print::Multiversity(print) => self.multiversity(print),
            Print::Apoteose(print) => self.apoteose(print),
        }
        if card.token {
            self.is("token");
        }
        let printings = card.sheet.printings.len();
        if printings > 1 {
            self.is("reprint");
        }
        self.number(Field::Prints, i32::try_from(printings).ok());
    }
}

/// The word that serde writes for a value of the vocabulary, with hyphens.
pub(crate) fn word(value: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().replace('_', "-")
}
