//! What a reader may have looked for, kept for another try.

use fabulario_engine::Game;

/// The words and where they are asked again.
pub struct Typed {
    /// The words.
    pub text: String,
    /// The page that takes them.
    pub action: String,
}

/// Most letters of an address that are words of a reader's.
const MOST_WORDS: usize = 8;

impl Typed {
    /// What was asked for by an address.
    pub(super) fn of(code: &str, path: &str, query: &str) -> Self {
        let pairs = url::form_urlencoded::parse(query.as_bytes());
        let asked = pairs.filter(|(name, value)| name == "q" && !value.is_empty());
        let asked = asked.last().map(|(_, value)| value.into_owned());
        let rules = path.starts_with("/regras/") && code != "unknown-game";
        Self {
            text: asked.unwrap_or_else(|| words(path)),
            action: if rules { path } else { "/cartas" }.to_owned(),
        }
    }
}

/// The words of the last part of an address, without the code of a game.
pub fn words(path: &str) -> String {
    let last = path.rsplit('/').find(|part| !part.is_empty());
    let decoded = last.map(|it| {
        let names = url::form_urlencoded::parse(it.as_bytes()).map(|(name, _)| name);
        names.collect::<String>()
    });
    let letter = |c: char| if c.is_alphanumeric() { c } else { ' ' };
    let words: String = decoded
        .iter()
        .flat_map(|it| it.chars())
        .map(letter)
        .collect();
    let mut words: Vec<&str> = words.split_whitespace().take(MOST_WORDS).collect();
    let coded = |word: &&str| Game::ALL.iter().any(|game| game.code() == *word);
    if words.len() > 1 && words.first().is_some_and(coded) {
        words.remove(0);
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_kept_where_it_was_typed() {
        for (path, query, text, action) in [
            ("/cartas", "lang=en&q=boi%20%22x", "boi \"x", "/cartas"),
            ("/cartas", "q=a&q=b&q=", "b", "/cartas"),
            ("/cartas/fab-boi-tata", "", "boi tata", "/cartas"),
            ("/regras/fab", "q=m", "m", "/regras/fab"),
            ("/edicoes/fab", "", "fab", "/cartas"),
            ("/%3Cscript%3E", "", "script", "/cartas"),
            ("/", "", "", "/cartas"),
        ] {
            let typed = Typed::of("internal", path, query);
            assert_eq!((typed.text.as_str(), typed.action.as_str()), (text, action));
        }
        let typed = Typed::of("unknown-game", "/regras/xyz", "q=m");
        assert_eq!(
            (typed.text.as_str(), typed.action.as_str()),
            ("m", "/cartas")
        );
    }
}
