//! How a text becomes search terms: lower case, without accents, without plurals, stemmed.

use tantivy::Index;
use tantivy::tokenizer::{
    AsciiFoldingFilter, Language, LowerCaser, RemoveLongFilter, SimpleTokenizer, Stemmer,
    TextAnalyzer, Token, TokenFilter, TokenStream, Tokenizer,
};

/// Portuguese text.
pub(super) const PT: &str = "pt";
/// English text.
pub(super) const EN: &str = "en_text";

/// Makes the analysers known to an index.
pub(super) fn register(index: &Index) {
    let base = || {
        TextAnalyzer::builder(SimpleTokenizer::default())
            .filter(RemoveLongFilter::limit(40))
            .filter(LowerCaser)
            .filter(AsciiFoldingFilter)
    };
    let tokenizers = index.tokenizers();
    tokenizers.register(
        PT,
        base()
            .filter(Plural)
            .filter(Stemmer::new(Language::Portuguese))
            .build(),
    );
    tokenizers.register(EN, base().filter(Stemmer::new(Language::English)).build());
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

/// Joins `ações` with `ação`: the stemmer alone sends them apart once the accents are gone.
#[derive(Clone)]
struct Plural;

impl TokenFilter for Plural {
    type Tokenizer<T: Tokenizer> = PluralTokenizer<T>;

    fn transform<T: Tokenizer>(self, inner: T) -> PluralTokenizer<T> {
        PluralTokenizer(inner)
    }
}

#[derive(Clone)]
struct PluralTokenizer<T>(T);

impl<T: Tokenizer> Tokenizer for PluralTokenizer<T> {
    type TokenStream<'a> = PluralStream<T::TokenStream<'a>>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Self::TokenStream<'a> {
        PluralStream(self.0.token_stream(text))
    }
}

struct PluralStream<S>(S);

impl<S: TokenStream> TokenStream for PluralStream<S> {
    fn advance(&mut self) -> bool {
        if !self.0.advance() {
            return false;
        }
        let text = &mut self.0.token_mut().text;
        if ["oes", "aes", "aos"]
            .iter()
            .any(|plural| text.ends_with(plural))
        {
            text.truncate(text.len() - 3);
            text.push_str("ao");
        }
        true
    }

    fn token(&self) -> &Token {
        self.0.token()
    }

    fn token_mut(&mut self) -> &mut Token {
        self.0.token_mut()
    }
}
