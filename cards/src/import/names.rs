//! The names that fields go by: the catalogue's own, and what publishers call them.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::vocabulary::Vocabulary;
use crate::words::slug;

mod apoteose;
mod dominions;
mod fabula;
mod multiversity;
mod part;
mod shared;

pub(super) use part::Part;

/// How the value of a field is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// A text that players read.
    Text,
    /// A text of which every line is an effect.
    Paragraphs,
    /// A text in no language: an id, a name of a person.
    Plain,
    /// Several of them.
    List,
    /// Several ids, made of words.
    Ids,
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// A word of a vocabulary.
    Word(Vocabulary),
    /// Several of them.
    Words(Vocabulary),
    /// A number that has a name.
    Numbered(Vocabulary),
    /// Points of the compass, or a bit for each.
    Directions,
    /// Keywords with their numbers.
    Keywords,
    /// An object.
    One(Part),
    /// A list of objects.
    Many(Part),
    /// An effect, or its text.
    Effect(Part),
    /// A list of effects or texts.
    Effects(Part),
    /// A text that is made from something else.
    Rendered,
    /// What is read elsewhere.
    Keep,
}

/// A field: the catalogue's name for it, and others, divided by commas.
#[derive(Debug, Clone, Copy)]
pub(super) struct Field {
    pub name: &'static str,
    pub others: &'static str,
    pub shape: Shape,
}

const fn field(name: &'static str, others: &'static str, shape: Shape) -> Field {
    Field {
        name,
        others,
        shape,
    }
}

impl Field {
    /// Every name that it goes by, its own first.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        let others = self.others.split(',').map(str::trim);
        std::iter::once(self.name).chain(others.filter(|other| !other.is_empty()))
    }
}

impl Part {
    /// The field that goes by this name.
    pub(super) fn find(self, name: &str) -> Option<&'static Field> {
        INDEX.get(self as usize)?.get(&fold(name)).copied()
    }

    /// The names of its fields.
    pub(super) fn known(self) -> String {
        let names: Vec<&str> = self.fields().map(|field| field.name).collect();
        names.join(", ")
    }
}

/// A word without case, accents, spaces and marks.
pub(super) fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for c in word.chars() {
        if c.is_ascii_alphanumeric() {
            folded.push(c.to_ascii_lowercase());
        } else if !c.is_ascii() {
            folded.push_str(&slug(c.encode_utf8(&mut [0; 4])));
        }
    }
    folded
}

type Names = HashMap<String, &'static Field>;

/// By the places of the parts.
static INDEX: LazyLock<Vec<Names>> = LazyLock::new(|| {
    let names = |part: Part| {
        let names = part.fields().flat_map(|field| {
            let folded = field.names().map(fold);
            folded.map(move |name| (name, field))
        });
        names.collect()
    };
    Part::ALL.into_iter().map(names).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_means_one_field() {
        for part in Part::ALL {
            for field in part.fields() {
                for name in field.names() {
                    let found = part.find(name).map(|found| found.name);
                    assert_eq!(found, Some(field.name), "{name} in {part:?}");
                }
            }
        }
    }

    #[test]
    fn a_folded_word_is_a_slug_without_hyphens() {
        for word in [
            "Direções",
            "NÚMERO nº 1",
            "a\u{301}gua",
            "ß – İ 東",
            "Olho-d'Água",
        ] {
            assert_eq!(fold(word), slug(word).replace('-', ""), "{word}");
        }
    }

    #[test]
    fn case_accents_and_marks_do_not_matter() {
        for name in ["Direções", "DIRECTION_RANGE", "direction-range", "setas"] {
            let found = Part::DominionsCard.find(name);
            assert_eq!(found.map(|it| it.name), Some("directions"), "{name}");
        }
        assert!(Part::DominionsCard.find("direcao do vento").is_none());
    }
}
