//! What a query asks for: names of rules, and words of their texts.

use fabulario_engine::Game;

use crate::words::fold;

/// Most words of a query that are looked at.
const MOST: usize = 16;

/// Words that say nothing by themselves: a question is asked with them, not answered.
pub(crate) const STOP: &[&str] = &[
    "a", "as", "ao", "aos", "com", "como", "da", "das", "de", "do", "dos", "e", "em", "eu", "la",
    "meu", "minha", "na", "nas", "no", "nos", "o", "os", "ou", "para", "pode", "podem", "por",
    "posso", "qual", "quais", "quando", "quantas", "quantos", "que", "quem", "se", "sem", "seu",
    "sua", "um", "uma", "an", "and", "are", "at", "be", "by", "can", "does", "for", "from", "has",
    "have", "how", "i", "if", "in", "is", "it", "many", "may", "much", "my", "of", "on", "or",
    "the", "to", "what", "when", "which", "who", "with", "you", "your",
];

/// Words that only announce a name: "regra 1.4.3".
const HERALDS: &[&str] = &[
    "regra", "regras", "secao", "decisao", "rule", "rules", "ruling", "section",
];

/// A word of a query.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// The name of a rule, section or ruling, in lower case: `1.4.3`, `fab-c1`, `c1`.
    Name(String),
    /// A word of a text.
    Text(String),
}

/// Splits a query into what can be looked for.
pub(super) fn words(query: &str, game: Game) -> Vec<Word> {
    let all: Vec<Word> = query
        .split_whitespace()
        .filter_map(|word| read(word, game))
        .take(MOST)
        .collect();
    let named = all.iter().any(|word| matches!(word, Word::Name(_)));
    let says_something = |word: &Word| match word {
        Word::Name(_) => true,
        Word::Text(text) => {
            let folded = fold(text);
            let empty =
                STOP.contains(&folded.as_str()) || folded == game.code() || folded == game.slug();
            !(empty || named && HERALDS.contains(&folded.as_str()))
        }
    };
    let (useful, empty): (Vec<Word>, Vec<Word>) = all.into_iter().partition(says_something);
    // Somebody who looks for "de" alone shall find it.
    if useful.is_empty() { empty } else { useful }
}

fn read(word: &str, game: Game) -> Option<Word> {
    let word = word
        .trim_matches(|c: char| !c.is_alphanumeric())
        .to_lowercase();
    if word.is_empty() {
        return None;
    }
    // A name may be written with the game's code before it, joined in any way.
    let bare = word.strip_prefix(game.code()).unwrap_or(&word);
    let bare = bare.trim_start_matches(['-', '_', '.', ':']);
    Some(if is_number(bare) || is_letter_and_number(bare) {
        Word::Name(bare.to_owned())
    } else {
        Word::Text(word)
    })
}

/// `1.4`, `1.4.1a`, `1.17.5#1`, `2.4.1@2.5`
fn is_number(text: &str) -> bool {
    let printed = text.split(['#', '@']).next().unwrap_or_default();
    let printed = printed.trim_end_matches(|c: char| c.is_ascii_lowercase());
    printed.contains('.')
        && printed
            .split('.')
            .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

/// `c1`, `d15`
fn is_letter_and_number(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_lowercase())
        && matches!(chars.as_str().len(), 1..=3)
        && chars.all(|c| c.is_ascii_digit())
}

/// The names that an entry answers to, and the sections that it stands in.
pub(super) fn names(id: &str) -> (Vec<String>, Vec<String>) {
    let id = id.to_lowercase();
    let bare = id
        .split_once([' ', '-'])
        .map_or(id.as_str(), |(_, bare)| bare);
    let printed = bare.split(['#', '@']).next().unwrap_or_default();
    let mut names = vec![bare.to_owned()];
    if printed != bare {
        names.push(printed.to_owned());
    }
    let mut sections: Vec<String> = printed
        .match_indices('.')
        .skip(1)
        .filter_map(|(dot, _)| Some(printed.get(..dot)?.to_owned()))
        .collect();
    let parent = printed.trim_end_matches(|c: char| c.is_ascii_lowercase());
    if parent != printed && parent.contains('.') {
        sections.push(parent.to_owned());
    }
    (names, sections)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(query: &str) -> Vec<String> {
        let told = |word: &Word| match word {
            Word::Name(name) => format!("={name}"),
            Word::Text(text) => text.clone(),
        };
        words(query, Game::Fabula).iter().map(told).collect()
    }

    #[test]
    fn a_rule_is_named_in_every_way_that_a_player_writes_it() {
        for query in [
            "1.4.3",
            "FAB 1.4.3",
            "FAB-1.4.3",
            "fab1.4.3",
            "1.4.3.",
            "§1.4.3",
            "regra 1.4.3",
            "Rule (1.4.3)",
            "seção 1.4.3",
        ] {
            assert_eq!(read_all(query), ["=1.4.3"], "{query}");
        }
        for query in ["C1", "FAB-C1", "FAB C1", "fab-c1,", "decisão C1"] {
            assert_eq!(read_all(query), ["=c1"], "{query}");
        }
        assert_eq!(read_all("1.17.5#1"), ["=1.17.5#1"]);
    }

    #[test]
    fn words_that_say_nothing_are_left_out_unless_there_are_no_others() {
        assert_eq!(
            read_all("quantas cartas posso ter na mão?"),
            ["cartas", "ter", "mão"]
        );
        assert_eq!(read_all("how do I win the game"), ["win", "game"]);
        assert_eq!(read_all("o que é"), ["o", "que", "é"]);
        assert_eq!(read_all("de"), ["de"]);
        assert_eq!(read_all("!!! -- ..."), [""; 0]);
        assert_eq!(read_all("regra de ouro"), ["regra", "ouro"]);
        assert_eq!(read_all("v2.0"), ["v2.0"]);
    }

    #[test]
    fn an_entry_answers_to_its_printed_number_and_stands_in_its_sections() {
        let told = |id| {
            let (names, sections) = names(id);
            (names.join(" "), sections.join(" "))
        };
        assert_eq!(told("FAB 1.4.1a"), ("1.4.1a".into(), "1.4 1.4.1".into()));
        assert_eq!(
            told("FAB 1.14.7#1"),
            ("1.14.7#1 1.14.7".into(), "1.14".into())
        );
        assert_eq!(
            told("FAB 2.4.1@2.5"),
            ("2.4.1@2.5 2.4.1".into(), "2.4".into())
        );
        assert_eq!(told("FAB-C12"), ("c12".into(), String::new()));
    }
}
