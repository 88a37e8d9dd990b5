//! How the answer is put in order.

use super::super::tree::{Direction, Order, Unique};
use super::super::{Field, Kind, Op, Warning};
use super::Reading;
use super::compare::Comparison;
use crate::words::slug;

impl Order {
    /// The order with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        if ["relevancia", "relevance"].contains(&slug(name).as_str()) {
            return Some(Self::Relevance);
        }
        match Field::named(name)? {
            Field::Name => Some(Self::Name),
            Field::Colour => Some(Self::Colour),
            Field::Rarity => Some(Self::Rarity),
            Field::Type | Field::Suit => Some(Self::Type),
            Field::Set | Field::Date => Some(Self::Set),
            field if field.kind() == Kind::Number => Some(Self::Number(field)),
            _ => None,
        }
    }
}

impl Direction {
    /// The direction with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match slug(name).as_str() {
            "asc" | "ascending" | "crescente" => Some(Self::Ascending),
            "desc" | "descending" | "decrescente" => Some(Self::Descending),
            _ => None,
        }
    }
}

impl Unique {
    /// What is listed once, by this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match slug(name).as_str() {
            "carta" | "cartas" | "card" | "cards" => Some(Self::Cards),
            "impressao" | "impressoes" | "print" | "prints" | "printings" => Some(Self::Prints),
            "arte" | "artes" | "art" | "arts" => Some(Self::Art),
            _ => None,
        }
    }
}

impl Reading<'_> {
    pub(super) fn directive(&mut self, asked: Comparison<'_>) {
        let (field, op, text) = (asked.field, asked.op, asked.text);
        let (span, at) = (asked.span, asked.at);
        if !matches!(op, Op::Colon | Op::Equal) {
            self.wrong_operator(field, op, span);
            return;
        }
        let query = &mut self.query;
        let read = match field {
            Field::Order => Order::named(text).map(|it| query.order = Some(it)),
            Field::Dir => Direction::named(text).map(|it| query.direction = Some(it)),
            _ => Unique::named(text).map(|it| query.unique = Some(it)),
        };
        if read.is_some() {
            self.directives += 1;
            return;
        }
        let entry = field.entry();
        let (name, english) = (entry.pt, entry.en);
        let pt = format!("{name}: não conhece “{text}”. {}", entry.about_pt);
        let en = format!("{english}: does not know “{text}”. {}", entry.about_en);
        let warning = Warning::new("unknown_value", at, pt, en);
        self.query.warnings.push(warning);
    }
}
