//! A deck laid out as players lay it: what lies open from the start hangs on a string, all else stands in groups.

use std::collections::BTreeMap;

use askama::Template;
use askama::filters::HtmlSafe;
use fabulario_cards::document::{DeckEntry, Sections};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::icon;
use super::tile::Tile;
use crate::catalogue::Current;
use crate::web::{Link, Shell};
use crate::words::pages::decklist;
use crate::words::{Language, Message};

/// From so many different cards on, the allies of Fábula stand in two groups.
const MANY: usize = 10;
/// Up to this cost an ally stands in the first of them.
const EARLY: u32 = 2;
/// Up to so many cards, each copy hangs by itself.
const ON_A_STRING: u64 = 5;

/// A deck as it is read.
#[derive(Template)]
#[template(path = "parts/decklist.html")]
pub struct DeckList {
    lang: Language,
    /// What hangs on the string: bases, sources of energy, who a hero is.
    pub hung: Option<Group>,
    /// All other cards.
    pub groups: Vec<Group>,
}

impl HtmlSafe for DeckList {}

/// Cards under one heading.
pub struct Group {
    /// What links call it.
    pub id: String,
    /// The heading.
    pub name: String,
    /// How many cards.
    pub cards: u64,
    /// A row for each line of the deck.
    pub rows: Vec<Row>,
}

/// A line of a deck.
pub struct Row {
    /// The list that it is of.
    pub section: Section,
    /// Its place there.
    pub line: usize,
    /// How many copies.
    pub copies: u32,
    /// The card.
    pub card: Named,
    /// What is attached to it.
    pub attached: Vec<Self>,
    /// The rules that it breaks.
    pub rules: Vec<(String, Link)>,
    /// What stands below it on the string.
    pub label: String,
}

/// What a line calls its card.
pub enum Named {
    /// A card of the catalogue.
    Known(Box<Tile>),
    /// A text that is the id of none.
    Unknown(String),
}

impl Row {
    fn new(entry: &DeckEntry, (section, line): (Section, usize), from: (&Current, &Shell)) -> Self {
        let (current, shell) = from;
        let attached = (0..).zip(&entry.attached);
        let tile = Tile::named(current, &entry.card, shell);
        Self {
            section,
            line,
            copies: entry.copies,
            attached: attached
                .map(|(line, it)| Self::new(it, (Section::Anexos, line), from))
                .collect(),
            rules: Vec::new(),
            label: tile.as_ref().map_or_else(String::new, |tile| {
                label(section, entry.copies, tile, shell.lang)
            }),
            card: tile.map_or_else(
                || Named::Unknown(entry.card.clone()),
                |tile| Named::Known(Box::new(tile)),
            ),
        }
    }

    /// The card, where it is known.
    pub fn tile(&self) -> Option<&Tile> {
        match &self.card {
            Named::Known(tile) => Some(tile),
            Named::Unknown(_) => None,
        }
    }

    /// What the card is called.
    pub fn name(&self) -> &str {
        match &self.card {
            Named::Known(tile) => &tile.name,
            Named::Unknown(written) => written,
        }
    }

    /// Whether it is what the others on the string stand around. FAB 1.3.2, APO-H1
    pub fn is_large(&self) -> bool {
        matches!(self.section, Section::Centro | Section::Casa)
    }

    fn cost(&self) -> Option<u32> {
        let cost = self.tile()?.cost.as_ref()?;
        let digits = cost.find(|c: char| !c.is_ascii_digit());
        cost.get(..digits.unwrap_or(cost.len()))?.parse().ok()
    }

    fn order(&self) -> (Option<u32>, String) {
        (self.cost(), self.name().to_lowercase())
    }

    fn kind(&self) -> &str {
        self.tile().map_or("", |tile| &tile.kind)
    }
}

/// What stands below a card on the string.
fn label(section: Section, copies: u32, tile: &Tile, lang: Language) -> String {
    match section {
        Section::Arredores => decklist::arredor().to(lang),
        Section::Centro => section.word().get(lang).to_owned(),
        Section::Main => format!("{copies}×"),
        _ => tile.type_line.clone(),
    }
}

impl DeckList {
    /// The lines of a deck of a game.
    pub fn of(current: &Current, game: Game, sections: &Sections, shell: &Shell) -> Self {
        let lang = shell.lang;
        let (mut hung, mut groups) = (Vec::new(), Vec::new());
        for section in Section::of(game) {
            let lines = sections.get(section).into_iter().flatten();
            let rows = (0..).zip(lines);
            let rows = rows.map(|(line, it)| Row::new(it, (*section, line), (current, shell)));
            let (up, mut rows): (Vec<Row>, Vec<Row>) = rows.partition(|row| hangs(game, row));
            hung.extend(up);
            rows.sort_by_cached_key(Row::order);
            if *section == Section::Main {
                groups.extend(by_type(current, game, rows, lang));
            } else {
                let name = capital(section.word().get(lang));
                groups.extend(Group::new(section.word().id.to_owned(), name, rows));
            }
        }
        Self {
            lang,
            hung: on_string(game, hung, lang),
            groups,
        }
    }

    /// Marks the line at a JSON pointer below the deck, such as `/main/3`, with a rule that it breaks.
    pub fn mark(&mut self, pointer: &str, rule: &str, link: &Link) {
        let mut parts = pointer.trim_start_matches('/').split('/');
        let list = parts.next();
        let at: Option<usize> = parts.next().and_then(|it| it.parse().ok());
        let (Some(list), Some(at)) = (list, at) else {
            return;
        };
        let rows = self.hung.iter_mut().chain(&mut self.groups);
        let rows = rows.flat_map(|group| &mut group.rows);
        let told = |row: &&mut Row| row.section.word().id == list && row.line == at;
        for row in rows.filter(told) {
            if row.rules.iter().all(|(known, _)| known != rule) {
                row.rules.push((rule.to_owned(), link.clone()));
            }
        }
    }

    /// Every line, what hangs first.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        let groups = self.hung.iter().chain(&self.groups);
        groups.flat_map(|group| &group.rows)
    }
}

/// Whether a card lies open before the first turn: it hangs on the string.
fn hangs(game: Game, row: &Row) -> bool {
    match row.section {
        Section::Arredores | Section::Centro | Section::Casa | Section::Classes | Section::Ente => {
            true
        }
        Section::Main => game == Game::Multiversity && row.kind() == "energia",
        _ => false,
    }
}

impl Group {
    fn new(id: String, name: String, rows: Vec<Row>) -> Option<Self> {
        let cards = rows.iter().map(|row| {
            let attached = row.attached.iter().map(|it| u64::from(it.copies));
            u64::from(row.copies) + attached.sum::<u64>()
        });
        let cards = cards.sum();
        (cards > 0).then_some(Self {
            id,
            name,
            cards,
            rows,
        })
    }
}

/// Puts what hangs into its order: what the others stand around in the middle of the bases, and in front of a hero.
fn on_string(game: Game, mut rows: Vec<Row>, lang: Language) -> Option<Group> {
    let all: u64 = rows.iter().map(|row| u64::from(row.copies)).sum();
    if game == Game::Fabula && all <= ON_A_STRING {
        let (centre, around): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(Row::is_large);
        let mut apart: Vec<Row> = around.into_iter().flat_map(Row::apart).collect();
        let middle = apart.len().div_ceil(2);
        apart.splice(middle..middle, centre);
        rows = apart;
    }
    let name = match game {
        Game::Fabula => decklist::bases(),
        Game::Multiversity => decklist::energies(),
        _ => decklist::hero(),
    };
    Group::new("cordel".to_owned(), name.to(lang), rows)
}

impl Row {
    /// Each copy by itself.
    fn apart(self) -> impl Iterator<Item = Self> {
        (0..self.copies).map(move |_| Self {
            copies: 1,
            section: self.section,
            line: self.line,
            card: match &self.card {
                Named::Known(tile) => Named::Known(tile.clone()),
                Named::Unknown(written) => Named::Unknown(written.clone()),
            },
            attached: Vec::new(),
            rules: self.rules.clone(),
            label: self.label.clone(),
        })
    }
}

/// The cards of a main deck, type by type in the order of the game; last, those that nobody knows.
fn by_type(current: &Current, game: Game, rows: Vec<Row>, lang: Language) -> Vec<Group> {
    let mut kinds: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in rows {
        kinds.entry(row.kind().to_owned()).or_default().push(row);
    }
    let book = current.catalogue.book(game);
    let terms = book.into_iter().flat_map(|book| &book.sheet.card_types);
    let mut groups = Vec::new();
    for term in terms {
        let Some(rows) = kinds.remove(&term.id) else {
            continue;
        };
        let id = format!("main-{}", term.id);
        if term.id == "aliado" && rows.len() > MANY {
            let early = |row: &Row| row.cost().is_none_or(|cost| cost <= EARLY);
            let (early, late): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(early);
            let later = format!("{id}-{}", EARLY + 1);
            groups.extend(Group::new(
                id,
                decklist::allies_early(EARLY).to(lang),
                early,
            ));
            let name = decklist::allies_late(EARLY + 1).to(lang);
            groups.extend(Group::new(later, name, late));
            continue;
        }
        let name = several(&term.id).map_or_else(
            || term.name.get(lang).to_owned(),
            |message| message.to(lang),
        );
        groups.extend(Group::new(id, name, rows));
    }
    let left = kinds.into_values().flatten().collect();
    groups.extend(Group::new(
        "main-desconhecidas".to_owned(),
        decklist::unknown_cards().to(lang),
        left,
    ));
    groups
}

/// What several cards of a type are called.
fn several(kind: &str) -> Option<Message> {
    Some(match kind {
        "aliado" => decklist::allies(),
        "manobra" => decklist::manoeuvres(),
        "modificacao" => decklist::modifications(),
        "unidade" => decklist::units(),
        "artefato" => decklist::artifacts(),
        "campo" => decklist::fields(),
        "personagem" => decklist::characters(),
        "item" => decklist::items(),
        _ => return None,
    })
}

/// With a capital letter in front.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}
