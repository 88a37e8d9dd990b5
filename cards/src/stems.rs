//! Words without their inflection.

use std::cell::RefCell;

use fabulario_engine::Lang;
use tantivy::tokenizer::{Language, RawTokenizer, Stemmer, TextAnalyzer, TokenStream as _};
use xxhash_rust::xxh3::xxh3_64;

/// A longer word is no word.
const LONGEST: usize = 40;

/// Endings of Portuguese words without accents, and what they become before Snowball sees them. The first that fits
/// is taken, if so many letters stand before it. Snowball expects the accents that nobody types.
const ENDINGS: [(&str, &str, usize); 23] = [
    // dragões, pães, irmãos
    ("oes", "ao", 1),
    ("aes", "ao", 1),
    ("aos", "ao", 1),
    // destrói, constroem: verbs that change their vowel
    ("stroi", "strua", 1),
    ("stroem", "strua", 1),
    // animais, papéis, faróis, azuis, homens
    ("ais", "al", 2),
    ("eis", "el", 2),
    ("ois", "ol", 2),
    ("uis", "ul", 2),
    ("ns", "m", 2),
    // sacrifique, ataques; jogue, paguem
    ("ques", "ca", 2),
    ("quem", "ca", 2),
    ("que", "ca", 2),
    ("gue", "ga", 2),
    // luas, aldeias, coroas, rios: short words keep their s otherwise
    ("uas", "ua", 1),
    ("eas", "ea", 1),
    ("oas", "oa", 1),
    ("ios", "io", 1),
    ("eos", "eo", 1),
    ("uos", "uo", 1),
    // lendária, like lendário, and not a verb
    ("arias", "ario", 2),
    ("aria", "ario", 2),
    ("ias", "ia", 1),
];

/// The stem of a word without case and accents; a word of two languages has two.
#[must_use]
pub fn stem(word: &str, lang: Lang) -> String {
    if word.len() > LONGEST {
        return word.to_owned();
    }
    if lang == Lang::En {
        return snowball(word, lang);
    }
    let ending = ENDINGS.iter().find_map(|(ending, becomes, least)| {
        let begin = word.strip_suffix(ending)?;
        (begin.len() >= *least).then(|| format!("{begin}{becomes}"))
    });
    let word = ending.as_deref().unwrap_or(word);
    // Words on a stressed -i, such as saci, would lose it and become others.
    let singular = word.strip_suffix('s').unwrap_or(word);
    if singular.ends_with('i') {
        return singular.to_owned();
    }
    snowball(word, lang)
}

/// How many words each thread remembers with their stems: a query asks for its words again and again.
const REMEMBERED: usize = 256;

fn snowball(word: &str, lang: Lang) -> String {
    thread_local! {
        static KNOWN: RefCell<Vec<(String, Lang, String)>> = const { RefCell::new(Vec::new()) };
    }
    // Each language has its half.
    let place = xxh3_64(word.as_bytes()) % (REMEMBERED as u64 / 2) * 2 + lang as u64;
    let place = usize::try_from(place).unwrap_or_default();
    let known = KNOWN.with_borrow(|known| {
        let (of, it, stem) = known.get(place)?;
        let same = of == word && *it == lang && !word.is_empty();
        same.then(|| stem.clone())
    });
    known.unwrap_or_else(|| {
        let stem = snowball_anew(word, lang);
        KNOWN.with_borrow_mut(|known| {
            if known.is_empty() {
                known.resize(REMEMBERED, (String::new(), lang, String::new()));
            }
            if let Some(place) = known.get_mut(place) {
                *place = (word.to_owned(), lang, stem.clone());
            }
        });
        stem
    })
}

fn snowball_anew(word: &str, lang: Lang) -> String {
    with_analyser(lang, |analyser| {
        let mut stream = analyser.token_stream(word);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inflected_words_have_one_stem() {
        let joined = [
            "destrua destroi destruir destruido destruida destruidos destruindo destroem",
            "compre compra comprar comprou compras comprando comprada",
            "acao acoes",
            "maldicao maldicoes",
            "coracao coracoes",
            "dragao dragoes",
            "cause causa causar causado causando",
            "carta cartas",
            "aliado aliada aliados aliadas",
            "guerreiro guerreira guerreiros",
            "jogador jogadores jogadora",
            "vermelho vermelha vermelhos",
            "anexe anexar anexado anexada anexa",
            "sacrifique sacrifica",
            "jogue joga",
            "ataque ataques ataca",
            "retorne retorna retornar retornado",
            "descarte descarta descartar descartado",
            "mao maos",
            "pao paes",
            "irmao irmaos",
            "animal animais",
            "papel papeis",
            "azul azuis",
            "farol farois",
            "saci sacis",
            "lua luas",
            "rio rios",
            "aldeia aldeias",
            "dia dias",
            "flor flores",
            "luz luzes",
            "homem homens",
            "jardim jardins",
            "lendario lendaria lendarios lendarias",
            "vire vira virar virado virada",
        ];
        for words in joined {
            let mut stems = words.split(' ').map(|word| stem(word, Lang::Pt));
            let first = stems.next().unwrap();
            assert!(stems.all(|it| it == first), "{words}");
        }
        for words in [
            "ally allies",
            "draw draws drawing",
            "destroy destroyed destroys",
            "curse curses",
        ] {
            let mut stems = words.split(' ').map(|word| stem(word, Lang::En));
            let first = stems.next().unwrap();
            assert!(stems.all(|it| it == first), "{words}");
        }
    }

    #[test]
    fn other_words_have_others() {
        for (a, b) in [
            ("saci", "saco"),
            ("coracao", "cor"),
            ("dano", "dna"),
            ("base", "barco"),
        ] {
            assert_ne!(stem(a, Lang::Pt), stem(b, Lang::Pt), "{a} {b}");
        }
        let long = "a".repeat(50);
        assert_eq!(
            (stem("", Lang::Pt), stem(&long, Lang::Pt)),
            (String::new(), long)
        );
    }
}
