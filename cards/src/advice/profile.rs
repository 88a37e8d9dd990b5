//! What is looked at of a card.

use std::borrow::Cow;

use fabulario_engine::deck::Facts;
use fabulario_engine::fabula::Colours;

use crate::card::{Card, Print};
use crate::catalogue::Catalogue;
use crate::index::word;
use crate::query::Field;
use crate::words::slug;

/// A theme of a card: a field of the query language and a value of it.
pub(super) type Theme<'c> = (Field, Cow<'c, str>);

/// What is looked at.
#[derive(Debug, Default)]
pub(super) struct Profile<'c> {
    /// The card type.
    pub kind: u8,
    pub colours: Colours,
    /// What it costs, or its level.
    pub cost: Option<i32>,
    pub themes: Vec<Theme<'c>>,
}

impl<'c> Profile<'c> {
    /// The profile of a card; one that the catalogue does not know has no themes and no cost.
    pub(super) fn new(catalogue: &'c Catalogue, card: Option<&'c Card>, facts: Facts) -> Self {
        let mut profile = Self {
            kind: facts.kind,
            colours: facts.colours,
            cost: None,
            themes: Vec::new(),
        };
        match card.map(|card| &card.print) {
            Some(Print::Fabula(number)) => {
                let card = catalogue.fabula().table.card(*number);
                let is_base = card.kind == fabulario_engine::fabula::CardType::Base;
                profile.cost = (!is_base).then(|| card.cost.resources.into());
                profile.all(Field::Subtype, card.subtypes.iter().map(String::as_str));
                profile.all(Field::Keyword, card.keywords.iter().map(String::as_str));
            }
            Some(Print::Dominions(print)) => {
                profile.all(Field::Subtype, print.tags.iter().map(String::as_str));
                profile.one(Field::Element, print.element.map(|it| word(&it)));
                let keywords = print.keywords.iter().map(|it| it.id.as_str());
                profile.all(Field::Keyword, keywords);
            }
            Some(Print::Multiversity(print)) => {
                profile.one(Field::World, print.world.map(|it| word(&it)));
                let category = print.category.as_ref().map(|it| slug(&it.pt));
                profile.one(Field::Subtype, category);
            }
            Some(Print::Apoteose(print)) => {
                profile.cost = Some(print.level.into());
                profile.all(Field::Subtype, print.tags.iter().map(String::as_str));
                for knowledge in &print.knowledges {
                    profile.one(Field::Knowledge, Some(word(knowledge)));
                }
            }
            None => {}
        }
        profile
    }

    fn all(&mut self, field: Field, ids: impl Iterator<Item = &'c str>) {
        self.themes.extend(ids.map(|id| (field, Cow::Borrowed(id))));
    }

    fn one(&mut self, field: Field, id: Option<String>) {
        self.themes.extend(id.map(|id| (field, Cow::Owned(id))));
    }
}
