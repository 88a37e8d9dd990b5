//! How the answer is put in order.

use super::super::tree::{Direction, Order, Unique};
use super::super::{Field, Kind, Op, Span, Warning};
use super::Reading;
use crate::words::slug;

/// The order with this name.
pub(crate) fn order(name: &str) -> Option<Order> {
    match slug(name).as_str() {
        "relevancia" | "relevance" => return Some(Order::Relevance),
        _ => {}
    }
    match Field::named(name)? {
        Field::Name => Some(Order::Name),
        Field::Colour => Some(Order::Colour),
        Field::Rarity => Some(Order::Rarity),
        Field::Type | Field::Suit => Some(Order::Type),
        Field::Set | Field::Date | Field::Number => Some(Order::Set),
        field if field.kind() == Kind::Number => Some(Order::Number(field)),
        _ => None,
    }
}

/// The direction with this name.
pub(crate) fn direction(name: &str) -> Option<Direction> {
    match slug(name).as_str() {
        "asc" | "ascending" | "crescente" => Some(Direction::Ascending),
        "desc" | "descending" | "decrescente" => Some(Direction::Descending),
        _ => None,
    }
}

/// What is listed once, by this name.
pub(crate) fn unique(name: &str) -> Option<Unique> {
    match slug(name).as_str() {
        "carta" | "cartas" | "card" | "cards" => Some(Unique::Cards),
        "impressao" | "impressoes" | "print" | "prints" | "printings" => Some(Unique::Prints),
        "arte" | "artes" | "art" | "arts" => Some(Unique::Art),
        _ => None,
    }
}

impl Reading<'_> {
    pub(super) fn directive(&mut self, field: Field, op: Op, text: &str, (span, at): (Span, Span)) {
        if !matches!(op, Op::Colon | Op::Equal) {
            self.wrong_operator(field, op, span);
            return;
        }
        let query = &mut self.query;
        let read = match field {
            Field::Order => order(text).map(|it| query.order = Some(it)),
            Field::Dir => direction(text).map(|it| query.direction = Some(it)),
            _ => unique(text).map(|it| query.unique = Some(it)),
        };
        if read.is_some() {
            self.directives += 1;
            return;
        }
        let entry = field.entry();
        let name = entry.pt;
        let pt = format!("{name}: não conhece “{text}”. {}", entry.about_pt);
        let en = format!("{name}: does not know “{text}”. {}", entry.about_en);
        let warning = Warning::new("unknown_value", at, pt, en);
        self.query.warnings.push(warning);
    }
}
