//! The words of the games in both languages, by the ids that the catalogue reads.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::names::fold;

mod table;

/// A list of words of which a field takes one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Vocabulary {
    Game,
    Lang,
    Flag,
    Verb,
    FabulaType,
    FabulaRarity,
    Colour,
    DominionsType,
    Element,
    DominionsActivation,
    When,
    EffectKind,
    Direction,
    MultiversityType,
    MultiversityRarity,
    World,
    ItemKind,
    Energy,
    ActionKind,
    ApoteoseType,
    ApoteoseRarity,
    Knowledge,
    Specifier,
    Attribute,
    Dice,
    Path,
    ApoteoseActivation,
    Timing,
    Limit,
    Scope,
}

impl Vocabulary {
    pub(super) const ALL: [Self; 30] = [
        Self::Game,
        Self::Lang,
        Self::Flag,
        Self::Verb,
        Self::FabulaType,
        Self::FabulaRarity,
        Self::Colour,
        Self::DominionsType,
        Self::Element,
        Self::DominionsActivation,
        Self::When,
        Self::EffectKind,
        Self::Direction,
        Self::MultiversityType,
        Self::MultiversityRarity,
        Self::World,
        Self::ItemKind,
        Self::Energy,
        Self::ActionKind,
        Self::ApoteoseType,
        Self::ApoteoseRarity,
        Self::Knowledge,
        Self::Specifier,
        Self::Attribute,
        Self::Dice,
        Self::Path,
        Self::ApoteoseActivation,
        Self::Timing,
        Self::Limit,
        Self::Scope,
    ];

    /// The ids with their other words.
    pub(super) fn entries(
        self,
    ) -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
        self.table().split(';').map(|entry| {
            let (id, others) = entry.split_once('=').unwrap_or((entry, ""));
            let others = others.split(',').map(str::trim);
            (id.trim(), others.filter(|other| !other.is_empty()))
        })
    }

    /// The id that a word stands for.
    pub(super) fn find(self, word: &str) -> Option<&'static str> {
        INDEX.get(self as usize)?.get(&fold(word)).copied()
    }
}

type Words = HashMap<String, &'static str>;

/// By the places of the vocabularies.
static INDEX: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let words = |vocabulary: Vocabulary| {
        let words = vocabulary.entries().flat_map(|(id, others)| {
            let words = std::iter::once(id).chain(others).map(fold);
            words.map(move |word| (word, id))
        });
        words.collect()
    };
    Vocabulary::ALL.into_iter().map(words).collect()
});

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::catalogue::Files;

    #[test]
    fn the_words_of_the_games_are_known_in_both_languages() {
        use Vocabulary as V;
        let files = Files::embedded();
        for (file, list, vocabulary) in [
            ("fabula/game", "card_types", V::FabulaType),
            ("fabula/game", "colours", V::Colour),
            ("fabula/game", "rarities", V::FabulaRarity),
            ("dominions/game", "card_types", V::DominionsType),
            ("dominions/game", "elements", V::Element),
            ("dominions/game", "phases", V::When),
            ("multiversity/game", "card_types", V::MultiversityType),
            ("multiversity/game", "elements", V::World),
            ("multiversity/game", "rarities", V::MultiversityRarity),
            ("apoteose/game", "card_types", V::ApoteoseType),
            ("apoteose/game", "rarities", V::ApoteoseRarity),
            ("apoteose/game", "knowledges", V::Knowledge),
            ("apoteose/game", "attributes", V::Attribute),
            ("apoteose/paths", "", V::Path),
        ] {
            let data = &files.0[&format!("{file}.json")];
            let data: Value = serde_json::from_slice(data).unwrap();
            let words = data.get(list).unwrap_or(&data).as_array().unwrap();
            // RECYCLE is a phase that no condition names.
            let is_condition = |word: &&Value| vocabulary != V::When || word["id"] != "recycle";
            let words: Vec<&Value> = words.iter().filter(is_condition).collect();
            // An effect also happens outside of phases: when its condition holds.
            let more = usize::from(vocabulary == V::When);
            let count = vocabulary.entries().count();
            assert_eq!(words.len() + more, count, "{vocabulary:?}");
            for word in words {
                let id = word["id"]
                    .as_str()
                    .map_or(word["id"].to_string(), str::to_owned);
                for lang in ["pt-BR", "en"] {
                    // Água (WATER) goes by two names.
                    let names = word["name"][lang].as_str().unwrap();
                    for name in names.split(['(', ')']).filter(|it| !it.is_empty()) {
                        assert_eq!(vocabulary.find(name), Some(id.as_str()), "{name}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_word_stands_for_one_id() {
        for vocabulary in Vocabulary::ALL {
            for (id, others) in vocabulary.entries() {
                for word in std::iter::once(id).chain(others) {
                    assert_eq!(vocabulary.find(word), Some(id), "{word} in {vocabulary:?}");
                }
            }
        }
    }
}
