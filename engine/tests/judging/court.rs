//! The engine's judge, asked in the words of the second one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fabulario_engine::Format;
use fabulario_engine::apoteose::Knowledge;
use fabulario_engine::deck::{
    About, CardNo, DeckList, Judge, LegalDeck, Pool, Printed, Refused, Rules, Verdict, Violation,
    colour_word,
};
use fabulario_engine::fabula::Colours;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::decks::Deck;
use super::oracle::{Finding, subject};

macro_rules! formats {
    ($($path:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../cards/data/", $path))),*]
    };
}

static FORMATS: LazyLock<BTreeMap<String, Format>> = LazyLock::new(|| {
    let files = formats![
        "fabula/formats/fab-padrao.json",
        "fabula/formats/fab-padrao-guia.json",
        "dominions/formats/dd-padrao.json",
        "multiversity/formats/mvc-2022.json",
        "multiversity/formats/mvc-2026.json",
        "apoteose/formats/apo-lagvig.json",
        "apoteose/formats/apo-padrao.json",
    ];
    let read = |text: &str| serde_json::from_str::<Format>(text).unwrap();
    let formats = files.into_iter().map(read);
    formats
        .map(|format| (format.id.0.clone(), format))
        .collect()
});

/// The rules of a shipped format on a day on which it holds.
pub fn rules(format: &str) -> Rules<'static> {
    Rules::of(&FORMATS[format], &[], "2026-11-16".parse().unwrap())
}

/// Cards that may stand together in one pool.
pub fn pool<C: Printed + Clone>(cards: &[C]) -> Pool<C> {
    Pool::new(cards.to_vec()).unwrap_or_else(|conflicts| panic!("{conflicts:?}"))
}

/// The list that a deck is; the tag of a line is its place.
pub fn list<'d, C: Printed>(deck: &'d Deck<C>, pool: &Pool<C>) -> DeckList<'d> {
    let mut list = DeckList::with_capacity(deck.lines.len());
    for line in &deck.lines {
        list.attach(pool, line.section, &line.card, line.copies, line.host);
    }
    list
}

/// The verdict, and every finding in the engine's order.
pub fn judged<C: Printed + Clone>(deck: &Deck<C>, format: &str) -> (&'static str, Vec<Finding>) {
    let (pool, rules) = (pool(&deck.cards), rules(format));
    let judged = Judge::new(&rules, &pool).check(&list(deck, &pool));
    told(&judged, &pool)
}

pub fn told<C: Printed>(
    judged: &Result<LegalDeck<'_>, Refused<'_>>,
    pool: &Pool<C>,
) -> (&'static str, Vec<Finding>) {
    let (verdict, violations) = match judged {
        Ok(legal) => (Verdict::Legal, legal.notes()),
        Err(refused) => (refused.verdict, &refused.violations[..]),
    };
    let verdict = match verdict {
        Verdict::Legal => "legal",
        Verdict::Illegal => "illegal",
        Verdict::Incomplete => "incomplete",
    };
    (
        verdict,
        violations.iter().map(|one| finding(one, pool)).collect(),
    )
}

/// A finding in plain words.
pub fn finding<C: Printed>(found: &Violation<'_>, pool: &Pool<C>) -> Finding {
    let name = |no: &CardNo| pool.card(*no).unwrap().name();
    let names: BTreeSet<&str> = found.cards.iter().map(name).collect();
    let colours = |set: &Colours| {
        set.iter()
            .map(|one| colour_word(one).id)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let about = match &found.about {
        About::Nothing | About::Period(_) => String::new(),
        About::List(list) => list.id.clone(),
        About::Section(section) => section.word().id.to_owned(),
        About::Word(word) => word.clone(),
        About::Kind(kind) => C::GAME.kinds()[usize::from(*kind)].id.to_owned(),
        About::Colours { missing, identity } => {
            format!("{} outside {}", colours(missing), colours(identity))
        }
        About::Sets(sets) => sets.join(" "),
        About::Knowledge(knowledge) => Knowledge::WORDS[usize::from(*knowledge)].id.to_owned(),
        About::Named(word) => word.id.to_owned(),
        About::Written(words) => words.join(" "),
    };
    let severity = serde_json::to_value(found.severity).unwrap();
    Finding {
        severity: severity.as_str().unwrap().to_owned(),
        code: found.code.id().to_owned(),
        rule: found
            .basis
            .rule
            .map_or_else(String::new, |rule| rule.0.clone()),
        see: found.see.map_or_else(String::new, |rule| rule.0.clone()),
        subject: subject(&names, &about),
        found: found.numbers.found,
        least: found.numbers.least,
        most: found.numbers.most,
        lines: found.lines.iter().copied().collect(),
        sections: found.sections().collect(),
    }
}

/// How many decks of each game are tried, and which.
pub fn runner(share: u32) -> TestRunner {
    let number = |name: &str| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse::<u32>().ok())
    };
    let cases = number("JUDGE_CASES").unwrap_or(2000) / share;
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number("JUDGE_SEED").unwrap_or(1).to_le_bytes());
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed))
}
