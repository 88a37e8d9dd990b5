//! From the deck of a request to one that sits at the table.

use fabulario_cards::deck::Deck as KnownDeck;
use fabulario_cards::document::WrittenDeck;
use fabulario_cards::pools::Pooled;
use fabulario_engine::fabula::{Deck, Face, PlayRules};
use fabulario_engine::goldfish::apoteose::NoDrawRules;
use fabulario_engine::{Format, Game};

use super::{Lab, Unplayed, engine_deck, judged};
use crate::desk::decks::{DeckAsked, DeckRead};
use crate::desk::judge::unknown_format;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::goldfish::{FormatKey, IllegalDecks};
use crate::words::Language;
use crate::words::goldfish as words;

/// From so many lines on a deck is read off the workers.
const LONG: usize = 100;

/// What a request says about one deck.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    /// The deck.
    pub deck: DeckAsked<'a>,
    /// The format; the one in force if none is named.
    pub format: Option<&'a FormatKey>,
    /// What happens if the deck is not legal.
    pub illegal: IllegalDecks,
}

/// A deck that the engine can play.
pub struct Seated<'c> {
    /// The deck as the engine plays it, in its one normal order.
    pub deck: Deck,
    /// The same deck as codes and lists know it.
    pub known: KnownDeck,
    /// The format.
    pub format: &'c Format,
    /// What it says about play.
    pub rules: PlayRules,
    /// What is wrong with a deck that is played all the same.
    pub warnings: Vec<Warning>,
}

/// A deck that the judge has looked at.
pub(super) struct LookedAt<'a, 'c> {
    pub written: DeckRead<'a>,
    pub format: &'c Format,
    /// What is wrong with a deck that is played all the same.
    pub warnings: Vec<Warning>,
}

impl<'c> Lab<'c> {
    /// The deck of a request, judged and ready to play, or every mistake.
    pub fn seat(&self, wanted: &Wanted<'_>) -> Result<Seated<'c>, Unplayed> {
        match wanted.deck.game {
            Game::Fabula => self.seat_fabula(wanted),
            other => Err(Unplayed::one(not_played(other, self.lang))),
        }
    }

    fn seat_fabula(&self, wanted: &Wanted<'_>) -> Result<Seated<'c>, Unplayed> {
        let LookedAt {
            written,
            format,
            warnings,
        } = self.looked_at::<Face>(wanted)?;
        let deck = engine_deck::build(self, &written).map_err(Unplayed::Mistaken)?;
        Ok(Seated {
            deck,
            known: written.deck.normal(),
            format,
            rules: PlayRules::of(format),
            warnings,
        })
    }

    /// The deck of a request, judged as one of a game.
    pub(super) fn looked_at<'a, C: Pooled>(
        &self,
        wanted: &'a Wanted<'a>,
    ) -> Result<LookedAt<'a, 'c>, Unplayed> {
        let mut mistakes = Vec::new();
        let format = self.format(wanted);
        let format = format.map_err(|wrong| mistakes.push(wrong)).ok();
        let written = wanted.deck.read(self.current, self.lang);
        let written = written.map_err(|more| mistakes.extend(more)).ok();
        let (Some(format), Some(written)) = (format, written) else {
            return Err(Unplayed::Mistaken(mistakes));
        };
        let warnings = judged::look_at::<C>(self, &written, format, wanted.illegal)?;
        Ok(LookedAt {
            written,
            format,
            warnings,
        })
    }

    /// The format that is asked for, or the first one in force.
    fn format(&self, wanted: &Wanted<'_>) -> Result<&'c Format, Mistake> {
        let formats = self.current.catalogue.formats().iter();
        let formats: Vec<&Format> = formats.filter(|it| it.game == wanted.deck.game).collect();
        let in_force = |format: &&&Format| {
            let period = format.in_force.as_ref();
            period.is_none_or(|period| period.value.holds(self.current.day))
        };
        let found = match wanted.format {
            Some(FormatKey(id)) => formats.iter().find(|format| format.id.0 == *id),
            None => formats.iter().find(in_force).or(formats.first()),
        };
        let unknown = || unknown_format("/format".to_owned(), &formats, self.lang);
        found.copied().ok_or_else(unknown)
    }
}

/// Whether the lists of a deck have so many lines that reading them takes its time.
pub(super) fn is_long(deck: Option<&WrittenDeck>) -> bool {
    deck.is_some_and(|deck| deck.len() > LONG)
}

/// A game that is not played here.
fn not_played(game: Game, lang: Language) -> Mistake {
    let message = match game {
        Game::Apoteose => words::see_stats(NoDrawRules.text()),
        _ => words::only_fab(),
    };
    Mistake::new("/game".to_owned(), "not_played", lang, message)
}
