//! What there is to look at today: it is the same for everybody, and another tomorrow.

use chrono::NaiveDate;
use fabulario_engine::Game;
use serde_json::Value;

use crate::catalogue::Current;
use crate::desk::goldfish::Lab;
use crate::web::parts::mark::Mark;
use crate::web::parts::tile::Tile;
use crate::web::parts::verdict;
use crate::web::{Link, Shell};
use crate::wire::code::CodeText;
use crate::wire::goldfish::{HandAsked, IllegalDecks, PlayOrDraw, Seed};

/// Ready decks that hang on the string.
const SHOWN: usize = 3;

/// A ready deck.
pub struct Ready {
    /// Its name.
    pub name: String,
    /// How it is played: the first sentences of its guide.
    pub guide: String,
    /// What its judge says, and the class of the seal.
    pub verdict: (String, &'static str),
    /// Its colours.
    pub marks: Vec<Mark>,
    /// How many cards it has.
    pub cards: u64,
    /// A picture of one of its cards.
    pub art: Option<String>,
    /// Its page, and the desk with it.
    pub link: Link,
    /// The desk with it.
    pub desk: Link,
}

/// An opening hand to think about.
pub struct Hand {
    /// The deck that it is of.
    pub deck: String,
    /// The cards.
    pub cards: Vec<Tile>,
    /// Where the answer is.
    pub link: Link,
}

/// A rule.
pub struct RuleOfDay {
    /// Its number.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Where it stands in the book.
    pub link: Link,
}

/// Ready decks of the reader's game.
pub fn ready(current: &Current, shell: &Shell, day: usize) -> Vec<Ready> {
    let list = current.ready.list.get(shell.lang).entries();
    let of_game = list
        .iter()
        .filter(|it| text(it, "game") == shell.game.code());
    let all: Vec<&Value> = of_game.collect();
    let turned = all.iter().cycle().skip(day * SHOWN % all.len().max(1));
    let shown = turned.take(SHOWN.min(all.len()));
    shown.map(|deck| told(current, shell, deck)).collect()
}

fn told(current: &Current, shell: &Shell, deck: &Value) -> Ready {
    let id = text(deck, "id");
    let format = text(deck, "format");
    let verdict = deck.pointer(&format!("/verdicts/{format}"));
    let verdict = verdict.and_then(Value::as_str).unwrap_or("");
    let colours = deck.pointer("/colours/values").and_then(Value::as_array);
    let colours = colours.into_iter().flatten().take(3);
    let sections = deck.get("sections").and_then(Value::as_array);
    let lists: Vec<&Value> = sections.into_iter().flatten().collect();
    // A deck is as large as what is shuffled; a hero is all of it.
    let main = lists.iter().find(|it| text(it, "section") == "main");
    let counted = main.map_or(&*lists, std::slice::from_ref).iter();
    let cards = counted.filter_map(|it| it.get("cards")?.as_u64());
    let guide = text(deck, "guide");
    Ready {
        name: text(deck, "name").to_owned(),
        guide: guide.split_inclusive(". ").take(2).collect(),
        verdict: (verdict::word(verdict, shell), verdict::class(verdict)),
        marks: colours
            .filter_map(|it| Mark::of(shell.game, text(it, "id"), shell.lang))
            .collect(),
        cards: cards.sum(),
        art: face(current, shell, deck),
        link: shell.link(&format!("/prontos/{id}")),
        desk: shell
            .link(&format!("/mesa/{}", shell.game.code()))
            .with("pronto", id),
    }
}

/// The card that stands for a deck: what its list in front has first.
fn face(current: &Current, shell: &Shell, deck: &Value) -> Option<String> {
    let lists = ["centro", "casa", "main"].iter();
    let mut first = lists.filter_map(|list| deck.pointer(&format!("/deck/{list}/0/card")));
    let tile = Tile::named(current, first.next()?.as_str()?, shell)?;
    Some(tile.art_wide())
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).unwrap_or("")
}

/// The hand of a Fábula deck, whose mulligan the lab knows best.
pub fn hand(current: &Current, public_url: &str, shell: &Shell, day: NaiveDate) -> Option<Hand> {
    let decks: Vec<&Value> = current
        .ready
        .list
        .get(shell.lang)
        .entries()
        .iter()
        .filter(|it| text(it, "game") == Game::Fabula.code() && !text(it, "code").is_empty())
        .collect();
    let deck = decks.get(super::number(day).checked_rem(decks.len())?)?;
    let (code, seed) = (text(deck, "code"), day.format("%Y%m%d").to_string());
    let lab = Lab {
        current,
        lang: shell.lang,
        public_url,
    };
    let asked = HandAsked {
        game: Game::Fabula,
        deck: None,
        code: Some(CodeText(code.to_owned())),
        format: None,
        first: PlayOrDraw::Play,
        mulligan: None,
        seed: Seed::of_text(&seed),
        number: None,
        draws: None,
        illegal: IllegalDecks::Simulate,
    };
    let drawn = lab.hand(&asked).ok()?;
    let cards = drawn.opening.iter();
    let link = shell.link("/laboratorio/mao").with("codigo", code);
    Some(Hand {
        deck: text(deck, "name").to_owned(),
        cards: cards
            .filter_map(|card| Tile::named(current, &card.id, shell))
            .collect(),
        link: link.with("semente", &seed),
    })
}

/// A rule of the reader's game.
pub fn rule(current: &Current, shell: &Shell, day: usize) -> Option<RuleOfDay> {
    /// Neighbours in the book are not the rules of neighbouring days: this many rules lie between them.
    const STRIDE: usize = 89;
    let rules = &current.catalogue.book(shell.game)?.rules;
    let rule = rules.get((day * STRIDE).checked_rem(rules.len())?)?;
    Some(RuleOfDay {
        id: rule.id.0.clone(),
        text: rule.gloss.get(shell.lang).to_owned(),
        link: verdict::rule(&rule.id.0, shell),
    })
}
