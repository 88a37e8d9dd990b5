//! How a text becomes search terms: words without case and accents, stemmed.

use fabulario_engine::Lang;
use tantivy::Index;
use tantivy::tokenizer::{
    AsciiFoldingFilter, LowerCaser, RemoveLongFilter, SimpleTokenizer, TextAnalyzer, Token,
    TokenFilter, TokenStream, Tokenizer,
};

use crate::stems::stem;

/// Portuguese text.
pub(super) const PT: &str = "pt";
/// English text.
pub(super) const EN: &str = "en_text";

/// Makes the analysers known to an index.
pub(super) fn register(index: &Index) {
    for (name, lang) in [(PT, Lang::Pt), (EN, Lang::En)] {
        let analyser = TextAnalyzer::builder(SimpleTokenizer::default())
            .filter(RemoveLongFilter::limit(40))
            .filter(LowerCaser)
            .filter(AsciiFoldingFilter)
            .filter(Stemmed(lang))
            .build();
        index.tokenizers().register(name, analyser);
    }
}

/// The terms that a text has under an analyser.
pub(super) fn terms(index: &Index, analyser: &str, text: &str) -> Vec<String> {
    let Some(mut analyser) = index.tokenizers().get(analyser) else {
        return Vec::new();
    };
    let mut stream = analyser.token_stream(text);
    let mut terms = Vec::new();
    stream.process(&mut |token| terms.push(token.text.clone()));
    terms
}

/// The stems that cards are searched by, too.
#[derive(Clone)]
struct Stemmed(Lang);

impl TokenFilter for Stemmed {
    type Tokenizer<T: Tokenizer> = StemmedTokenizer<T>;

    fn transform<T: Tokenizer>(self, inner: T) -> StemmedTokenizer<T> {
        StemmedTokenizer(inner, self.0)
    }
}

#[derive(Clone)]
struct StemmedTokenizer<T>(T, Lang);

impl<T: Tokenizer> Tokenizer for StemmedTokenizer<T> {
    type TokenStream<'a> = StemmedStream<T::TokenStream<'a>>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Self::TokenStream<'a> {
        StemmedStream(self.0.token_stream(text), self.1)
    }
}

struct StemmedStream<S>(S, Lang);

impl<S: TokenStream> TokenStream for StemmedStream<S> {
    fn advance(&mut self) -> bool {
        if !self.0.advance() {
            return false;
        }
        let lang = self.1;
        let text = &mut self.0.token_mut().text;
        *text = stem(text, lang);
        true
    }

    fn token(&self) -> &Token {
        self.0.token()
    }

    fn token_mut(&mut self) -> &mut Token {
        self.0.token_mut()
    }
}
