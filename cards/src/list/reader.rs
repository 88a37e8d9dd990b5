//! Reads a text line by line.

use std::ops::Range;

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::cells::{self, Header, Row};
use super::clean::{clean, is_blank};
use super::count::{before, number};
use super::entry::{Is, Read, printed, read};
use super::find::{Finder, Found};
use super::heading::{Begins, Heading, Key, heading, is_count, key, word};
use super::place;
use super::prefix::{bare, unquoted};
use super::report::{By, Entry, Line, LineKind, Note, What, Why};
use crate::catalog::Catalog;
use crate::deck::{Deck, DeckLine};
use crate::words::{slug, slug_into};

/// Where the cards of the next lines stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    /// Nothing tells.
    Nowhere,
    In(Section),
    /// In a section that the game does not have.
    Lost,
}

/// A text in the middle of being read.
pub(super) struct Reader<'c, 't> {
    pub finder: Finder<'c>,
    /// By game: how many entries it knows.
    pub known: [usize; 4],
    /// The game that the text names.
    pub named: Option<Game>,
    pub lines: Vec<Line<'t>>,
    pub entries: Vec<Entry>,
    pub deck: Vec<DeckLine>,
    pub notes: Vec<Note>,
    at: At,
    /// How deep the heading of the section is, in signs of Markdown.
    level: usize,
    header: Option<Header>,
    item: u32,
    /// The line of the deck that attachments go to.
    host: Option<usize>,
    titled: bool,
    /// The line that is the title, if all others have copies.
    maybe_title: Option<usize>,
    slug: String,
}

impl<'c, 't> Reader<'c, 't> {
    pub(super) const fn new(catalog: &'c Catalog, game: Option<Game>) -> Self {
        Self {
            finder: Finder::new(catalog, game),
            known: [0; 4],
            named: None,
            lines: Vec::new(),
            entries: Vec::new(),
            deck: Vec::new(),
            notes: Vec::new(),
            at: At::Nowhere,
            level: 0,
            header: None,
            item: 0,
            host: None,
            titled: false,
            maybe_title: None,
            slug: String::new(),
        }
    }

    /// Reads the next line.
    pub(super) fn line(&mut self, text: &'t str) {
        let start = self.entries.len();
        let kind = self.kind(text);
        self.add_line(text, kind, start);
    }

    /// Adds a line with the entries from a place on.
    pub(super) fn add_line(&mut self, text: &'t str, kind: LineKind, start: usize) {
        let entries = start..self.entries.len();
        self.lines.push(Line {
            text,
            kind,
            entries,
        });
    }

    fn kind(&mut self, text: &str) -> LineKind {
        if is_blank(text) {
            self.header = None;
            return LineKind::Blank;
        }
        let trimmed = text.trim();
        let plain = clean(trimmed);
        let struck = trimmed.len() > 4 && trimmed.starts_with("~~") && trimmed.ends_with("~~");
        if struck || !plain.chars().any(char::is_alphanumeric) {
            return LineKind::Comment;
        }
        let plain = self.unquoted(plain.trim());
        if plain.starts_with("//") || plain.starts_with("<!--") {
            return LineKind::Comment;
        }
        if let Some(kind) = self.row(trimmed) {
            return kind;
        }
        if let Some(body) = plain.strip_prefix('#')
            && !body.starts_with(|c: char| c.is_ascii_digit())
        {
            return self.hash(plain);
        }
        let bold = trimmed.starts_with("**") && trimmed.trim_end_matches(':').ends_with("**");
        self.plain(plain, bold)
    }

    /// A line without the stamp of a chat, whose author is neither a heading nor a card.
    fn unquoted<'s>(&mut self, line: &'s str) -> &'s str {
        let (finder, letters) = (&mut self.finder, &mut self.slug);
        unquoted(line, &mut |author, said| {
            slug_into(author, letters);
            let is_word = word(letters).is_some() || key(letters).is_some();
            is_word || number(said.trim()).is_some() || finder.find(author) != Found::Nothing
        })
    }

    /// A row of a table with a first row, or that first row.
    fn row(&mut self, line: &str) -> Option<LineKind> {
        if let Some(header) = &self.header {
            if let Some(row) = header.row(line) {
                self.cells(&row, self.at);
                return Some(LineKind::Cards);
            }
            self.header = None;
        }
        self.header = cells::header(line);
        self.header.as_ref().map(|_| LineKind::Header)
    }

    /// `# words`: a heading, the name of the list, or a comment.
    fn hash(&mut self, line: &str) -> LineKind {
        let body = line.trim_start_matches('#');
        let level = line.len() - body.len();
        let body = body.trim_end_matches('#').trim();
        if let Some(kind) = self.about(body).filter(|kind| *kind == LineKind::Game) {
            return kind;
        }
        if let Some(found) = heading(body, &mut self.slug) {
            return self.begin(found, level);
        }
        if before(body).is_some() {
            return LineKind::Comment;
        }
        if !self.titled && self.entries.is_empty() {
            self.titled = true;
            return LineKind::Title;
        }
        if level > 1 {
            return self.other_heading();
        }
        LineKind::Comment
    }

    /// A heading that is no section: what follows stays where it was.
    fn other_heading(&mut self) -> LineKind {
        self.notes.push(Note::NoSection(self.lines.len() + 1));
        self.host = None;
        LineKind::Group
    }

    /// `Jogo: Fábula`, `Autora: Ana`, `Total: 45`.
    fn about(&mut self, line: &str) -> Option<LineKind> {
        let (word, said) = line.split_once(':')?;
        slug_into(word, &mut self.slug);
        match key(&self.slug)? {
            Key::Game => {
                let game = self.game(&slug(said))?;
                self.named.get_or_insert(game);
                Some(LineKind::Game)
            }
            Key::Title => Some(LineKind::Title),
            Key::About => Some(LineKind::Comment),
        }
    }

    fn game(&self, said: &str) -> Option<Game> {
        let is_called = |game: &Game| {
            let book = self.finder.catalog.book(*game);
            let name = book.map(|book| &book.sheet.name);
            let named = name.is_some_and(|name| slug(&name.pt) == said || slug(&name.en) == said);
            named || game.code() == said || game.slug() == said
        };
        Game::ALL.into_iter().find(is_called)
    }

    /// A line without marks of its own.
    fn plain(&mut self, line: &str, bold: bool) -> LineKind {
        let bare = bare(line);
        let digit = bare.rest.starts_with(|c: char| c.is_ascii_digit());
        if !digit
            && !bare.plus
            && bare.item.is_none()
            && let Some(mut found) = heading(bare.rest, &mut self.slug)
        {
            found.bare = found.bare && !bold && bare.rest.len() == line.len();
            return self.begin(found, 0);
        }
        let mut found = read(bare.rest, &mut self.finder);
        if bare.minus && !found.is_unknown() {
            found.is = Is::Refused(Why::Copies);
        }
        if found.is_unknown()
            && let Some(kind) = self.other(line, bare.rest, bold)
        {
            return kind;
        }
        if let Some(item) = bare.item {
            let follows = item == 1 || item == self.item.saturating_add(1);
            self.item = item;
            if !follows && found.copies.is_none() && found.is_card() {
                found.is = Is::Refused(Why::ItemNumber(item));
            }
        }
        let title = found.is_unknown() && found.copies.is_none() && bare.item.is_none();
        if title && !self.titled && self.entries.is_empty() && self.at == At::Nowhere {
            self.maybe_title = Some(self.lines.len());
            self.titled = true;
        }
        self.push(&found, self.at, bare.plus);
        LineKind::Cards
    }

    /// What a line is that no card is called like as a whole.
    fn other(&mut self, line: &str, rest: &str, bold: bool) -> Option<LineKind> {
        if let Some(kind) = self.about(rest) {
            self.titled |= kind == LineKind::Title;
            return Some(kind);
        }
        let sets = Finder::new(self.finder.catalog, None);
        if let Some(row) = cells::headless(rest, &|code| sets.is_set(code)) {
            self.cells(&row, self.at);
            return Some(LineKind::Cards);
        }
        if rest.contains([',', ';']) && self.several(rest) {
            return Some(LineKind::Cards);
        }
        let total = rest
            .get(..5)
            .is_some_and(|it| it.eq_ignore_ascii_case("total"));
        if total && is_count(rest) {
            return Some(LineKind::Comment);
        }
        let ruled = |sign: &str| line.starts_with(sign) && line.ends_with(sign);
        if bold || line.ends_with(':') || ruled("==") || ruled("--") {
            if before(rest).is_some() {
                return None;
            }
            if self.titled || !self.entries.is_empty() || self.at != At::Nowhere {
                return Some(self.other_heading());
            }
            self.titled = true;
            return Some(LineKind::Title);
        }
        None
    }

    /// Several cards on one line, if all of them are cards and all or none of them have copies.
    fn several(&mut self, line: &str) -> bool {
        let found = self.pieces(line);
        let counted = found.iter().filter(|it| it.copies.is_some()).count();
        let all = found.iter().all(Read::is_card);
        if found.is_empty() || !all || (counted != 0 && counted != found.len()) {
            return false;
        }
        for read in found {
            self.push(&read, self.at, false);
        }
        true
    }

    /// Cards between commas or semicolons; a name may have a comma or two of its own.
    fn pieces<'s>(&mut self, line: &'s str) -> Vec<Read<'s>> {
        let mut bounds: Vec<usize> = line.match_indices([',', ';']).map(|(at, _)| at).collect();
        bounds.push(line.len());
        let mut found = Vec::new();
        let (mut start, mut next) = (0, 0);
        while let Some(end) = bounds.get(next) {
            let piece = |end: usize| line.get(start..end).unwrap_or_default().trim();
            let mut taken = (1, read(piece(*end), &mut self.finder));
            for more in 1..=2 {
                let Some(end) = bounds.get(next + more) else {
                    break;
                };
                let longer = read(piece(*end), &mut self.finder);
                if !longer.is_card() {
                    continue;
                }
                let is = match &taken.1.is {
                    Is::Card(other, _) => Is::Several(vec![*other]),
                    _ => longer.is.clone(),
                };
                taken = (more + 1, Read { is, ..longer });
            }
            next += taken.0;
            start = bounds.get(next - 1).map_or(line.len(), |end| end + 1);
            if !taken.1.name.is_empty() {
                found.push(taken.1);
            }
        }
        found
    }

    /// A heading, and the cards on its line.
    fn begin(&mut self, heading: Heading<'_>, level: usize) -> LineKind {
        if heading.bare
            && let Found::Card(card, _) = self.finder.find(&self.slug.clone())
        {
            let copies = None;
            let is = Is::Refused(Why::HeadingOrCard(card));
            let name = &self.slug.clone();
            self.push(&Read { copies, name, is }, self.at, false);
            return LineKind::Cards;
        }
        let game = self.finder.game;
        let (at, kind) = match heading.begins {
            Begins::Section(sections) => match place::of_game(sections, game) {
                Some(section) => (At::In(section), LineKind::Section(section)),
                None => (At::Lost, LineKind::OtherSection),
            },
            Begins::Bases if game.is_none_or(|game| game == Game::Fabula) => {
                // Bases of the reserve stand under it, one level deeper.
                let deeper = self.level > 0 && level > self.level;
                let reserve = self.at == At::In(Section::Reserve);
                let at = if reserve && deeper {
                    self.at
                } else {
                    At::Nowhere
                };
                (at, LineKind::Group)
            }
            Begins::Bases | Begins::Group => (self.at, LineKind::Group),
        };
        self.host = None;
        if heading.rest.is_empty() {
            if matches!(heading.begins, Begins::Section(_)) {
                self.level = level;
            }
            self.at = at;
            return kind;
        }
        self.inline(heading, at, kind)
    }

    /// Cards after a heading stand in its section, and what follows where it stood before.
    fn inline(&mut self, heading: Heading<'_>, at: At, kind: LineKind) -> LineKind {
        let whole = read(heading.rest, &mut self.finder);
        let found = if whole.is_unknown() && heading.rest.contains([',', ';']) {
            self.pieces(heading.rest)
        } else {
            vec![whole]
        };
        if heading.names_list && found.iter().all(Read::is_unknown) {
            self.titled = true;
            return LineKind::Title;
        }
        for read in found {
            self.push(&read, at, false);
        }
        self.host = None;
        kind
    }

    /// A row of a table.
    fn cells(&mut self, row: &Row, at: At) {
        let at = match word(&slug(&row.section)) {
            _ if row.section.is_empty() => at,
            Some(Begins::Section(sections)) => {
                place::of_game(sections, self.finder.game).map_or(At::Lost, At::In)
            }
            _ => At::Lost,
        };
        let mut found = self.of_row(row);
        let attached = !row.attached_to.is_empty();
        if attached && found.is_card() && !self.is_host(&row.attached_to) {
            found.is = Is::Refused(Why::NoHost);
        }
        self.push(&found, at, attached);
    }

    fn of_row<'r>(&mut self, row: &'r Row) -> Read<'r> {
        let name: &str = if row.name.is_empty() {
            &row.id
        } else {
            &row.name
        };
        let mut found = if row.id.is_empty() {
            read(&row.name, &mut self.finder)
        } else {
            read(&row.id, &mut self.finder)
        };
        found.name = name;
        if let (Is::Card(card, _), false) = (&found.is, row.id.is_empty() || row.name.is_empty()) {
            let same = match self.finder.find(&row.name) {
                Found::Card(named, _) => named == *card,
                Found::Several(named) => named.contains(card),
                Found::Nothing => false,
            };
            if !same {
                found.is = Is::Refused(Why::NameAndId(*card));
            }
        }
        found.is = match (found.is, row.printing()) {
            (Is::Card(card, by), Some(at)) => printed(vec![card], by, at, &self.finder),
            (Is::Several(cards), Some(at)) => printed(cards, By::Name, at, &self.finder),
            (is, _) => is,
        };
        if !row.copies.is_empty() {
            match (cells::copies(&row.copies), found.copies) {
                (None, _) => found.is = Is::Refused(Why::Copies),
                (Some(cell), Some(other)) if cell != other => {
                    found.is = Is::Refused(Why::TwoCounts(cell, other));
                }
                (copies, _) => found.copies = copies,
            }
        }
        found
    }

    fn is_host(&mut self, written: &str) -> bool {
        let host = self.host.and_then(|host| self.deck.get(host));
        let host = host.map(|line| line.card);
        match self.finder.find(written) {
            Found::Card(card, _) => host == Some(card),
            Found::Several(cards) => host.is_some_and(|host| cards.contains(&host)),
            Found::Nothing => false,
        }
    }

    /// Adds an entry, and takes it into the deck if it is a card.
    pub(super) fn push(&mut self, read: &Read<'_>, at: At, plus: bool) {
        let game = self.finder.game;
        let attached = plus && game.is_none_or(|game| game == Game::Apoteose);
        let written = || Box::from(read.name);
        let mut section = match at {
            At::In(section) => Some(section),
            At::Nowhere | At::Lost => None,
        };
        let what = match &read.is {
            Is::Unknown => What::Unknown(written()),
            Is::Several(cards) => {
                self.tally(cards);
                What::Ambiguous(written(), cards.clone())
            }
            Is::Refused(why) => What::Refused(written(), why.clone()),
            Is::Card(card, by) => {
                let (card, by) = (*card, *by);
                self.tally(&[card]);
                match self.take(card, read.copies.unwrap_or(1), at, attached) {
                    Ok((taken, placed)) => {
                        section = Some(taken);
                        What::Card {
                            card,
                            by,
                            placed,
                            attached,
                        }
                    }
                    Err(why) => What::Refused(written(), why),
                }
            }
        };
        if !matches!(what, What::Card { .. }) && !attached {
            // Nothing is attached to the card before one that is not understood.
            self.host = None;
        }
        let copies = read.copies;
        self.entries.push(Entry {
            section,
            copies,
            what,
        });
    }

    fn tally(&mut self, cards: &[usize]) {
        let all = self.finder.catalog.cards();
        for (game, known) in Game::ALL.into_iter().zip(&mut self.known) {
            let of_game = |card: &usize| all.get(*card).is_some_and(|card| card.game == game);
            *known += usize::from(cards.iter().any(of_game));
        }
    }

    /// Takes a card into the deck: where, and whether no heading tells.
    fn take(
        &mut self,
        card: usize,
        copies: u32,
        at: At,
        attached: bool,
    ) -> Result<(Section, bool), Why> {
        if copies == 0 || copies > Deck::MOST_COPIES {
            return Err(Why::Copies);
        }
        if attached {
            let host = self.host.and_then(|host| self.deck.get_mut(host));
            let host = host.ok_or(Why::NoHost)?;
            if host.copies > 1 {
                return Err(Why::SeveralHosts);
            }
            host.attached.push((card, copies));
            return Ok((Section::Anexos, false));
        }
        let (section, placed) = match at {
            At::Lost => return Err(Why::NoSuchSection),
            At::In(Section::Anexos) => return Err(Why::NoHost),
            At::In(section) => (section, false),
            At::Nowhere => place::place(self.finder.catalog, card).ok_or(Why::NoSuchSection)?,
        };
        self.host = Some(self.deck.len());
        self.deck.push(DeckLine {
            section,
            card,
            attached: Vec::new(),
            copies,
        });
        Ok((section, placed))
    }

    /// What only the whole text tells: its title, and what is left open.
    pub(super) fn finish(&mut self) {
        // Bases after a heading seldom have copies; they say nothing of the others.
        let plain = self.lines.iter().filter(|it| it.kind == LineKind::Cards);
        let plain = plain.flat_map(|it| self.entries.get(it.entries.clone()).unwrap_or_default());
        let uncounted = |entry: &Entry| entry.is_card() && entry.copies.is_none();
        let all_counted = !plain.into_iter().any(uncounted);
        if let Some(title) = self.maybe_title
            && all_counted
            && !self.deck.is_empty()
            && let Some(line) = self.lines.get_mut(title)
        {
            line.kind = LineKind::Title;
            let one: Range<usize> = line.entries.clone();
            self.entries.drain(one.clone());
            for line in self.lines.iter_mut().skip(title) {
                let back = |at: usize| at.saturating_sub(one.len()).max(one.start);
                line.entries = back(line.entries.start)..back(line.entries.end);
            }
        }
        let placed = |it: &Entry| matches!(it.what, What::Card { placed: true, .. });
        let any_placed = self.entries.iter().any(placed);
        let centro = self.deck.iter().any(|line| line.section == Section::Centro);
        match self.finder.game {
            Some(Game::Fabula) if any_placed && !centro => self.notes.push(Note::NoCentro),
            Some(Game::Apoteose) if any_placed => self.notes.push(Note::NoHeadings),
            _ => {}
        }
    }
}
