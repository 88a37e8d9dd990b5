//! The fields that a query may ask for.

use std::collections::HashMap;
use std::sync::LazyLock;

use fabulario_engine::Lang;

use crate::words::slug;

mod table;

pub use table::TABLE;

/// What a field holds, and so which operators and values it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Words.
    Text,
    /// One value of a list, or several of which each may be asked for by itself.
    One,
    /// A set of values, compared as a set.
    Many,
    /// One value of an ordered list.
    Ordered,
    /// A number.
    Number,
    /// A day.
    Day,
    /// What a format thinks of the card.
    Legality,
    /// Whether there is a value at all.
    Has,
    /// Whether a deck has room for the card.
    Deck,
    /// How the answer is put in order; no condition.
    Directive,
    /// Kept for collections.
    Reserved,
}

/// One row of the table of fields.
#[derive(Debug)]
pub struct Entry {
    /// The field.
    pub field: Field,
    /// What it holds.
    pub kind: Kind,
    /// Its Portuguese name, without accents.
    pub pt: &'static str,
    /// Its English name.
    pub en: &'static str,
    /// Further names.
    pub also: &'static [&'static str],
    /// How sentences call it, in Portuguese: with its article.
    pub say_pt: &'static str,
    /// How sentences call it, in English.
    pub say_en: &'static str,
    /// What it is, in Portuguese.
    pub about_pt: &'static str,
    /// What it is, in English.
    pub about_en: &'static str,
    /// A query that uses it.
    pub example: &'static str,
}

impl Entry {
    /// Every name, the two main ones first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let main = [self.pt, self.en];
        let main = if self.pt == self.en {
            &main[..1]
        } else {
            &main[..]
        };
        let main: Vec<&'static str> = main.to_vec();
        main.into_iter().chain(self.also.iter().copied())
    }

    /// The main name in a language.
    #[must_use]
    pub fn name(&self, lang: Lang) -> &'static str {
        lang.pick(self.pt, self.en)
    }

    /// How sentences call it.
    #[must_use]
    pub fn say(&self, lang: Lang) -> &'static str {
        lang.pick(self.say_pt, self.say_en)
    }

    /// What it is.
    #[must_use]
    pub fn about(&self, lang: Lang) -> &'static str {
        lang.pick(self.about_pt, self.about_en)
    }
}

macro_rules! fields {
    ($($field:ident)+) => {
        /// A field of the language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the table says what each is")]
        pub enum Field {
            $($field,)+
        }

        impl Field {
            /// Every field, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$field,)+];
        }
    };
}

fields! {
    Name Text Flavour Artist
    Game Type Subtype Colour Identity Rarity Set Finish Keyword Ability Does Is Has Card
    Legal Banned Limited Deck
    Cost Offensive Life Influence Resistance Attach Restore
    Element Attack Hp Range Direction Activation
    World Defence Weakness Resists Energy Gives
    Suit Level Path Knowledge Action Price Sp Mp Damage Worn
    Con Strength Agi Per Int Cha Esp Equipment Memento Support
    Number Year Date Prints
    Order Dir Unique
    Own Missing
}

impl Field {
    /// Its row of the table.
    #[must_use]
    pub fn entry(self) -> &'static Entry {
        const FIRST: &Entry = match TABLE {
            [first, ..] => first,
            [] => panic!("the table has rows"),
        };
        // The table has a row for every field, in their order: a test says so.
        TABLE.get(self as usize).unwrap_or(FIRST)
    }

    /// What it holds.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.entry().kind
    }

    /// The field with this name, whatever its case and accents.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        static NAMES: LazyLock<HashMap<&str, Field>> = LazyLock::new(|| {
            let rows = TABLE.iter();
            rows.flat_map(|row| row.names().map(|name| (name, row.field)))
                .collect()
        });
        // Most names are written as they are.
        NAMES.get(name).copied().or_else(|| {
            let name = slug(name).replace('-', "");
            NAMES.get(name.as_str()).copied()
        })
    }

    /// The names nearest to one that no field has.
    #[must_use]
    pub fn nearest(name: &str) -> Option<&'static str> {
        let name = slug(name).replace('-', "");
        let most = if name.len() < 5 { 1 } else { 2 };
        let names = TABLE
            .iter()
            .flat_map(Entry::names)
            .filter(|it| it.len() > 2);
        let near = names.map(|it| (strsim::osa_distance(it, &name), it));
        let nearest = near.filter(|(far, _)| *far <= most).min();
        nearest.map(|(_, it)| it)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn the_table_has_every_field_in_order_and_no_name_twice() {
        let rows: Vec<Field> = TABLE.iter().map(|row| row.field).collect();
        assert_eq!(rows, Field::ALL);
        let mut names = BTreeMap::new();
        for row in TABLE {
            for name in row.names() {
                assert_eq!(slug(name), name, "{name}");
                let before = names.insert(name, row.field);
                assert_eq!(before, None, "{name} is ambiguous");
                assert_eq!(Field::named(&name.to_uppercase()), Some(row.field));
            }
            let texts = [
                row.say_pt,
                row.say_en,
                row.about_pt,
                row.about_en,
                row.example,
            ];
            assert!(texts.iter().all(|it| !it.is_empty()), "{:?}", row.field);
        }
        for word in ["e", "ou", "nao", "and", "or", "not"] {
            assert!(
                !names.contains_key(word) || word == "nao" || word == "not",
                "{word}"
            );
        }
    }

    #[test]
    fn a_misspelt_field_has_a_near_one() {
        assert_eq!(Field::named("Coleção"), Some(Field::Set));
        assert_eq!(Field::nearest("raridde"), Some("raridade"));
        assert_eq!(Field::nearest("ofensva"), Some("ofensiva"));
        assert_eq!(Field::nearest("xyzzy"), None);
    }
}
