//! Every card of the shipped set as it reads, in both languages.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fabulario_cards::fabula::PrintedCard;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};

fn catalogue() -> Catalogue {
    Catalogue::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn written(catalogue: &Catalogue, cards: &[PrintedCard], lang: Lang) -> String {
    let ids = cards.iter().map(|card| card.sheet.id.as_str());
    all(catalogue, ids, lang)
}

fn all<'a>(catalogue: &Catalogue, ids: impl Iterator<Item = &'a str>, lang: Lang) -> String {
    let mut text = String::new();
    for id in ids {
        let face = catalogue.face(catalogue.card(id).unwrap(), lang);
        writeln!(text, "{} | {}", face.name, catalogue.headline(&face)).unwrap();
        let stats = face.stats.iter();
        let stats: Vec<String> = stats
            .map(|it| format!("{} {}", it.label, it.value))
            .collect();
        if !stats.is_empty() {
            writeln!(text, "  {}", stats.join(", ")).unwrap();
        }
        for line in &face.text {
            writeln!(text, "  {}", line.replace('\n', "\n    ")).unwrap();
        }
        if let Some(flavour) = &face.flavour {
            writeln!(text, "  ~ {flavour}").unwrap();
        }
    }
    text
}

/// The faces of the games whose texts are written, not rendered.
#[test]
fn the_sets_of_the_other_games_read_like_this() {
    let catalogue = catalogue();
    for game in [Game::Dominions, Game::Multiversity, Game::Apoteose] {
        for lang in Lang::ALL {
            let cards = catalogue.cards().iter().filter(|card| card.game == game);
            let ids = cards.map(|card| card.sheet.id.as_str());
            insta::assert_snapshot!(
                format!("{}_{lang}", game.slug()),
                all(&catalogue, ids, lang)
            );
        }
    }
}

#[test]
fn the_whole_set_reads_like_this() {
    let catalogue = catalogue();
    let library = catalogue.fabula();
    for lang in Lang::ALL {
        insta::assert_snapshot!(
            format!("cards_{lang}"),
            written(&catalogue, &library.cards, lang)
        );
        insta::assert_snapshot!(
            format!("fichas_{lang}"),
            written(&catalogue, &library.fichas, lang)
        );
    }
}

/// Numbers, said as digits or words, in both languages.
const NUMBERS: [&str; 19] = [
    "dois", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "two",
    "three", "four", "five", "six", "seven", "eight", "nine", "ten",
];

/// A paragraph with its numbers and the names of fichas left open.
fn pattern(line: &str, names: &[String]) -> String {
    let mut text = line.to_owned();
    for name in names {
        text = text.replace(&format!("ficha de {name} "), "ficha de ‹nome› ");
        text = text.replace(&format!("fichas de {name} "), "fichas de ‹nome› ");
        text = text.replace(&format!("{name} token"), "‹name› token");
    }
    // What a ficha is like stands in brackets behind its name.
    let mut open = String::new();
    for (i, part) in text.split('(').enumerate() {
        match part.split_once(')') {
            Some((_, rest)) if i > 0 && open.contains("‹n") => open = format!("{open}(…){rest}"),
            _ if i > 0 => open = format!("{open}({part}"),
            _ => open += part,
        }
    }
    let word = |word: &str| {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        let number = !bare.is_empty()
            && (bare.chars().all(|c| c.is_ascii_digit()) || NUMBERS.contains(&bare));
        if number {
            word.replace(bare, "N")
        } else {
            word.to_owned()
        }
    };
    let lines = open
        .split('\n')
        .map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join(" / ")
}

/// Every sentence pattern of the set with how often it is used and a card that has it: the same ability always reads
/// the same, and a Portuguese pattern has one English counterpart.
#[test]
fn the_inventory_of_sentence_patterns() {
    let catalogue = catalogue();
    let library = catalogue.fabula();
    let names: Vec<String> = library
        .fichas
        .iter()
        .flat_map(|ficha| Lang::ALL.map(|lang| ficha.sheet.name.get(lang).to_owned()))
        .collect();
    let mut patterns: BTreeMap<String, (String, Vec<&str>)> = BTreeMap::new();
    for card in &library.cards {
        for line in &card.text {
            let (pt, en) = (pattern(&line.pt, &names), pattern(&line.en, &names));
            let entry = patterns
                .entry(pt.clone())
                .or_insert_with(|| (en.clone(), Vec::new()));
            assert_eq!(
                entry.0, en,
                "{pt} has two English patterns ({})",
                card.sheet.id
            );
            entry.1.push(&card.sheet.id);
        }
    }
    let mut text = String::new();
    for (pt, (en, cards)) in &patterns {
        writeln!(
            text,
            "{}× {pt}\n   {en}\n   {}",
            cards.len(),
            cards.first().unwrap()
        )
        .unwrap();
    }
    insta::assert_snapshot!("patterns", text);
}
