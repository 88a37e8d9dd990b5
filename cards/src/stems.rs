//! Words without their inflection.

use std::cell::RefCell;
use std::collections::HashMap;

use fabulario_engine::Lang;
use tantivy::tokenizer::{Language, RawTokenizer, Stemmer, TextAnalyzer, TokenStream as _};

/// A longer word is no word.
const LONGEST: usize = 40;

/// The stem of a word without case and accents; a word of two languages has two.
///
/// Once the accents are gone, Snowball sends `acao` and `acoes` apart: plurals on -ões, -ães and -ãos become -ão first.
#[must_use]
pub fn stem(word: &str, lang: Lang) -> String {
    if word.len() > LONGEST {
        return word.to_owned();
    }
    with_analyser(lang, |analyser| {
        let plural = ["oes", "aes", "aos"].iter().any(|it| word.ends_with(it));
        let singular = match word.get(..word.len().saturating_sub(3)) {
            Some(begin) if plural && lang == Lang::Pt => &format!("{begin}ao"),
            _ => word,
        };
        let mut stream = analyser.token_stream(singular);
        if stream.advance() {
            stream.token().text.clone()
        } else {
            String::new()
        }
    })
}

fn with_analyser<T>(lang: Lang, use_it: impl FnOnce(&mut TextAnalyzer) -> T) -> T {
    thread_local! {
        static ANALYSERS: RefCell<[TextAnalyzer; 2]> = RefCell::new(
            [Language::Portuguese, Language::English].map(|language| {
                TextAnalyzer::builder(RawTokenizer::default())
                    .filter(Stemmer::new(language))
                    .build()
            }),
        );
    }
    ANALYSERS.with_borrow_mut(|[pt, en]| match lang {
        Lang::Pt => use_it(pt),
        Lang::En => use_it(en),
    })
}

/// Remembers stems: the same few thousand words stand on all cards.
#[derive(Default)]
pub(crate) struct Stems(HashMap<String, String>);

impl Stems {
    /// The stem of a word.
    pub(crate) fn of(&mut self, word: &str, lang: Lang) -> &str {
        if !self.0.contains_key(word) {
            self.0.insert(word.to_owned(), stem(word, lang));
        }
        self.0.get(word).map_or("", String::as_str)
    }
}
