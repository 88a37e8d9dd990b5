//! The fields of the language. Their names are read from the table that the documents show; what they mean is not.

#[rustfmt::skip]
#[path = "../../../src/query/field/table.rs"]
mod table;

pub use table::TABLE;

/// A line of the table.
#[expect(dead_code, reason = "the table is also for readers")]
pub struct Entry {
    pub field: Field,
    pub kind: Kind,
    pub pt: &'static str,
    pub en: &'static str,
    pub also: &'static [&'static str],
    pub say_pt: &'static str,
    pub say_en: &'static str,
    pub about_pt: &'static str,
    pub about_en: &'static str,
    pub example: &'static str,
}

impl Entry {
    /// Every name of the field.
    pub fn names(&self) -> Vec<&'static str> {
        let mut names = vec![self.pt, self.en];
        names.extend(self.also);
        names
    }
}

/// The line of a field.
pub fn entry(field: Field) -> &'static Entry {
    let mut lines = TABLE.iter();
    let line = lines.find(|line| line.field == field);
    line.expect("every field stands in the table")
}

/// The fields of a kind.
pub fn fields(kind: Kind) -> Vec<Field> {
    let lines = TABLE.iter().filter(|line| line.kind == kind);
    lines.map(|line| line.field).collect()
}

/// What a field holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Text,
    One,
    Many,
    Ordered,
    Number,
    Day,
    Has,
    Legality,
    Deck,
    Directive,
    Reserved,
}

/// A field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    Name,
    Text,
    Flavour,
    Artist,
    Game,
    Type,
    Subtype,
    Colour,
    Identity,
    Rarity,
    Set,
    Finish,
    Keyword,
    Ability,
    Does,
    Is,
    Has,
    Card,
    Legal,
    Banned,
    Limited,
    Deck,
    Cost,
    Offensive,
    Life,
    Influence,
    Resistance,
    Attach,
    Restore,
    Element,
    Attack,
    Hp,
    Range,
    Direction,
    Activation,
    World,
    Defence,
    Weakness,
    Resists,
    Energy,
    Gives,
    Suit,
    Level,
    Path,
    Knowledge,
    Action,
    Price,
    Sp,
    Mp,
    Damage,
    Worn,
    Con,
    Strength,
    Agi,
    Per,
    Int,
    Cha,
    Esp,
    Equipment,
    Memento,
    Support,
    Number,
    Year,
    Date,
    Prints,
    Order,
    Dir,
    Unique,
    Own,
    Missing,
}
