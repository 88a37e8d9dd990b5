//! Words without their inflection.

use std::cell::RefCell;

use fabulario_engine::Lang;
use tantivy::tokenizer::{Language, RawTokenizer, Stemmer, TextAnalyzer, TokenStream as _};
use xxhash_rust::xxh3::xxh3_64;

/// A longer word is no word.
const LONGEST: usize = 40;

/// Portuguese words without accents whose plural, or whose singular, no ending tells.
const PORTUGUESE: [(&str, &str); 8] = [
    ("maes", "mae"),
    ("pes", "pe"),
    ("deus", "deus"),
    ("deuses", "deus"),
    ("paises", "pai"),
    ("jacares", "jacare"),
    ("mais", "mais"),
    ("anil", "anil"),
];

/// English plurals that no ending tells. What leaves play is no leaf, so that one is missing.
const ENGLISH: [(&str, &str); 20] = [
    ("men", "man"),
    ("women", "woman"),
    ("children", "child"),
    ("feet", "foot"),
    ("teeth", "tooth"),
    ("geese", "goose"),
    ("mice", "mouse"),
    ("oxen", "ox"),
    ("wolves", "wolf"),
    ("werewolves", "werewolf"),
    ("elves", "elf"),
    ("dwarves", "dwarf"),
    ("thieves", "thief"),
    ("knives", "knife"),
    ("lives", "life"),
    ("wives", "wife"),
    ("halves", "half"),
    ("shelves", "shelf"),
    ("calves", "calf"),
    ("dice", "die"),
];

/// Endings of words, what they become, and how many letters stand before them at least. The first that fits is taken.
type Endings = [(&'static str, &'static str, usize)];

/// English names of people: fishermen, swordsmen, horsemen, washerwomen.
const PEOPLE: &Endings = &[
    ("smen", "sman", 2),
    ("rmen", "rman", 2),
    ("emen", "eman", 2),
    ("women", "woman", 2),
];

/// Portuguese plurals without accents, and the singulars that cannot be told from those of others: papéis has an -el,
/// fáceis an -il, faróis an -ol, heróis an -oi.
const PLURALS: &Endings = &[
    // dragões, pães, irmãos
    ("oes", "ao", 1),
    ("aes", "ao", 1),
    ("aos", "ao", 1),
    // animais, animal; samurais
    ("ais", "ai", 2),
    ("al", "ai", 2),
    // papéis, papel; fáceis, fácil; barril as barris; jóquei
    ("eis", "i", 2),
    ("ei", "i", 2),
    ("el", "i", 2),
    ("il", "i", 2),
    // faróis, farol; heróis
    ("ois", "oi", 1),
    ("ol", "oi", 1),
    ("uis", "ui", 2),
    ("ul", "ui", 2),
    // homens; tokens, token
    ("ns", "m", 2),
    ("n", "m", 2),
    // fregueses, mulheres, luzes
    ("eses", "e", 3),
    ("res", "r", 2),
    ("zes", "z", 2),
];

/// Endings of the singular that Snowball, which expects the accents that nobody types, would not read as one word.
const FORMS: &Endings = &[
    // destrói, constroem: verbs that change their vowel
    ("stroi", "strua", 1),
    ("stroem", "strua", 1),
    // sacrifique, ataque; jogue, paguem
    ("quem", "ca", 2),
    ("que", "ca", 2),
    ("gue", "ga", 2),
    // lendária, like lendário, and not a verb
    ("aria", "ario", 2),
];

fn replaced(word: &str, endings: &Endings) -> Option<String> {
    endings.iter().find_map(|(ending, becomes, least)| {
        let begin = word.strip_suffix(ending)?;
        (begin.len() >= *least).then(|| format!("{begin}{becomes}"))
    })
}

/// The stem of a word without case and accents; a word of two languages has two.
#[must_use]
pub fn stem(word: &str, lang: Lang) -> String {
    if word.len() > LONGEST {
        return word.to_owned();
    }
    match lang {
        Lang::En => {
            let known = ENGLISH.iter().find(|(plural, _)| *plural == word);
            let known = known.map(|(_, singular)| (*singular).to_owned());
            let known = known.or_else(|| replaced(word, PEOPLE));
            snowball(known.as_deref().unwrap_or(word), lang)
        }
        Lang::Pt => portuguese(word),
    }
}

fn portuguese(word: &str) -> String {
    // Facilmente is a form of fácil; semente and mente are words.
    let adjective = word.strip_suffix("mente").filter(|it| it.len() >= 4);
    let singular = singular(adjective.unwrap_or(word));
    let word = replaced(&singular, FORMS).unwrap_or(singular);
    // Words on a stressed -i, such as saci, would lose it and become others.
    if word.ends_with('i') {
        return word;
    }
    snowball(&word, Lang::Pt)
}

/// A Portuguese word without the ending of its plural.
fn singular(word: &str) -> String {
    let known = PORTUGUESE.iter().find(|(form, _)| *form == word);
    if let Some((_, singular)) = known {
        return (*singular).to_owned();
    }
    let plain = || {
        let begin = word.strip_suffix('s')?;
        (begin.len() >= 3 && !begin.ends_with('s')).then(|| begin.to_owned())
    };
    let found = replaced(word, PLURALS).or_else(plain);
    found.unwrap_or_else(|| word.to_owned())
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
            "alvo alvos",
            "heroi herois",
            "facil faceis facilmente",
            "exterminador exterminadores",
            "total totais totalmente",
            "semente sementes",
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
            "wolf wolves",
            "fisherman fishermen",
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
