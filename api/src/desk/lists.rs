//! From the report on a text list to what the API tells of it.

use fabulario_cards::Catalogue;
use fabulario_cards::index::CardIndex;
use fabulario_cards::list::{Entry, Line, LineKind, Report, What, near};
use fabulario_engine::{Game, Lang};

use crate::wire::Warning;
use crate::wire::parsed::{Choice, ParsedEntry, ParsedKind, ParsedLine, ParsedList};
use crate::words::Language;
use crate::words::lists as words;

/// Most cards to choose from.
const MOST_CHOICES: usize = 5;
/// Most entries that near names are looked for: nobody mends more at once.
const MOST_LOOKED_FOR: usize = 500;

/// Tells reports.
pub struct Teller<'a> {
    /// The cards.
    pub catalogue: &'a Catalogue,
    /// Where near names are found.
    pub index: &'a CardIndex,
    /// The language.
    pub lang: Language,
}

impl<'a> Teller<'a> {
    /// A report in the words of the API; `warnings` are about the rest of the request.
    pub fn list(&self, report: &'a Report<'a>, mut warnings: Vec<Warning>) -> ParsedList<'a> {
        let notes = report.notes.iter();
        let notes = notes.map(|note| Warning::new(note.code(), note.message(self.lang.into())));
        warnings.extend(notes.take(MOST_LOOKED_FOR));
        let mut room = MOST_LOOKED_FOR;
        let lines = (1..).zip(&report.lines);
        let lines = lines.map(|(number, line)| self.line(number, line, report, &mut room));
        let lines = lines.collect();
        let understood = report.understood();
        let left_out = report.left_out();
        let not_understood = report.entries.len() - understood - left_out;
        if not_understood > MOST_LOOKED_FOR {
            warnings.push(self.no_more_choices());
        }
        let deck = report.deck.as_ref();
        ParsedList {
            game: report.game,
            game_by: report.game_by.map(Into::into),
            deck: deck.map(|deck| deck.written(self.catalogue)),
            document: report.document(self.catalogue),
            lines,
            understood,
            left_out,
            not_understood,
            warnings,
        }
    }

    fn no_more_choices(&self) -> Warning {
        let message = words::no_more_choices(MOST_LOOKED_FOR).to(self.lang);
        Warning::new("no_more_choices", message)
    }

    fn line(
        &self,
        number: usize,
        line: &'a Line<'a>,
        report: &'a Report<'a>,
        room: &mut usize,
    ) -> ParsedLine<'a> {
        let entries = report.entries_of(line).iter();
        let entries: Vec<ParsedEntry<'a>> = entries
            .map(|entry| self.entry(entry, report, room))
            .collect();
        let mut wrong = entries.iter().map(|entry| entry.kind);
        let wrong = wrong.find(|kind| *kind != ParsedKind::Card);
        let (kind, section) = match line.kind {
            LineKind::Blank => (ParsedKind::Blank, None),
            LineKind::Comment => (ParsedKind::Comment, None),
            LineKind::Title => (ParsedKind::Title, None),
            LineKind::Game => (ParsedKind::Game, None),
            LineKind::Header => (ParsedKind::Header, None),
            LineKind::Section(section) => (ParsedKind::Section, Some(section)),
            LineKind::Group => (ParsedKind::Group, None),
            LineKind::OtherSection => (ParsedKind::OtherSection, None),
            LineKind::Syntax => (ParsedKind::Syntax, None),
            LineKind::Cards => (ParsedKind::Card, None),
        };
        ParsedLine {
            line: number,
            text: line.text,
            kind: wrong.unwrap_or(kind),
            section,
            entries,
        }
    }

    fn entry(&self, entry: &'a Entry, report: &Report<'_>, room: &mut usize) -> ParsedEntry<'a> {
        let mut told = ParsedEntry {
            kind: ParsedKind::Card,
            card: None,
            name: None,
            by: None,
            section: entry.section,
            placed: false,
            copies: entry.copies.unwrap_or(1),
            marks: &entry.marks,
            written: None,
            code: None,
            message: None,
            choices: Vec::new(),
        };
        match &entry.what {
            What::Card {
                card, by, placed, ..
            } => {
                let choice = self.choice(*card, self.lang);
                told.card = choice.as_ref().map(|it| it.id);
                told.name = choice.map(|it| it.name);
                told.by = Some((*by).into());
                told.placed = *placed;
            }
            What::LeftOut { card, by } => {
                let choice = self.choice(*card, self.lang);
                told.kind = ParsedKind::LeftOut;
                told.card = choice.as_ref().map(|it| it.id);
                told.name = choice.map(|it| it.name);
                told.by = Some((*by).into());
                told.code = Some("left_out");
                told.message = told.name.map(|name| words::left_out(name).to(self.lang));
            }
            What::Unknown(written) => {
                told.kind = ParsedKind::Unknown;
                told.written = Some(written);
                told.code = Some("unknown_card");
                if let Some(left) = room.checked_sub(1) {
                    *room = left;
                    let near = near(
                        self.catalogue,
                        self.index,
                        written,
                        report.game,
                        MOST_CHOICES,
                    );
                    // In the language that the name was nearly written in.
                    let near = near.into_iter();
                    told.choices = near
                        .filter_map(|(card, lang)| self.choice(card, lang))
                        .collect();
                }
                let other = self.of_another_game(written, report.game);
                told.message = other.or_else(|| Some(self.unknown(written, &told.choices)));
            }
            What::Ambiguous(written, cards) => {
                told.kind = ParsedKind::Ambiguous;
                told.written = Some(written);
                told.code = Some("ambiguous_name");
                told.choices = self.choices(cards);
                told.message = Some(self.ambiguous(written, &told.choices));
            }
            What::Refused(written, why) => {
                told.kind = ParsedKind::Conflict;
                told.written = Some(written);
                told.code = Some(why.code());
                told.message = Some(why.message(self.catalogue, self.lang.into()));
                told.choices = self.choices(why.card().as_slice());
            }
        }
        told
    }

    fn choice(&self, card: usize, lang: impl Into<Lang>) -> Option<Choice<'a>> {
        let sheet = &self.catalogue.cards().get(card)?.sheet;
        let (id, name) = (sheet.id.as_str(), sheet.name.get(lang));
        Some(Choice { id, name })
    }

    fn choices(&self, cards: &[usize]) -> Vec<Choice<'a>> {
        let choices = cards
            .iter()
            .filter_map(|card| self.choice(*card, self.lang));
        choices.take(MOST_CHOICES).collect()
    }

    /// What is told of a name that only another game knows.
    fn of_another_game(&self, written: &str, game: Option<Game>) -> Option<String> {
        let game = game?;
        let mut others = Game::ALL.into_iter().filter(|it| *it != game);
        let other = others.find(|it| self.catalogue.named(*it, written).next().is_some())?;
        let name = |game: Game| {
            self.catalogue
                .book(game)
                .map(|book| book.sheet.name.get(self.lang))
        };
        let (other, game) = (name(other)?, name(game)?);
        Some(words::other_game(written, other, game).to(self.lang))
    }

    fn unknown(&self, written: &str, near: &[Choice<'_>]) -> String {
        let message = match near.first() {
            Some(choice) => words::meant(written, choice.name),
            None => words::unknown(written),
        };
        message.to(self.lang)
    }

    fn ambiguous(&self, written: &str, cards: &[Choice<'_>]) -> String {
        let ids: Vec<&str> = cards.iter().map(|card| card.id).collect();
        words::ambiguous(written, ids.join(", ")).to(self.lang)
    }
}
