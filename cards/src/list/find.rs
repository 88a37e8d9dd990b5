//! The cards that a text calls by an id or a name.

use fabulario_engine::Game;

use super::printing::Sets;
use super::report::By;
use crate::catalogue::Catalogue;
use crate::words::slug_into;

/// Longest text that may be a name, in bytes; names have at most 120 characters.
const LONGEST: usize = 600;

/// Looks cards up.
pub(super) struct Finder<'c> {
    pub catalogue: &'c Catalogue,
    /// The game; none while it is looked for.
    pub game: Option<Game>,
    /// By game: whether everything so far would be read alike if it were the game.
    alike: [bool; 4],
    /// The letters of what is looked for; kept, so that none are allocated.
    slug: String,
}

/// What is called so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Found {
    Nothing,
    Card(usize, By),
    Several(Vec<usize>),
}

impl<'c> Finder<'c> {
    pub(super) const fn new(catalogue: &'c Catalogue, game: Option<Game>) -> Self {
        Self {
            catalogue,
            game,
            alike: [true; 4],
            slug: String::new(),
        }
    }

    /// Notes which games would read something as it is read while the game is looked for.
    pub(super) fn note_alike(&mut self, is_alike: impl Fn(Game) -> bool) {
        if self.game.is_none() {
            for (game, alike) in Game::ALL.into_iter().zip(&mut self.alike) {
                *alike = *alike && is_alike(game);
            }
        }
    }

    /// Whether everything so far is read as if this were the game.
    pub(super) fn is_alike(&self, game: Option<Game>) -> bool {
        let mut games = Game::ALL.into_iter().zip(self.alike);
        game == self.game || games.any(|(it, alike)| Some(it) == game && alike)
    }

    /// The cards with this id or name: an id is nothing else.
    pub(super) fn find(&mut self, text: &str) -> Found {
        let found = self.look_up(text);
        let catalogue = self.catalogue;
        let of = |card: &usize, game| catalogue.cards().get(*card).map(|it| it.game) == Some(game);
        match &found {
            Found::Nothing => {}
            Found::Card(card, _) => self.note_alike(|game| of(card, game)),
            Found::Several(cards) => {
                self.note_alike(|game| cards.iter().all(|card| of(card, game)));
            }
        }
        found
    }

    fn look_up(&mut self, text: &str) -> Found {
        if text.len() > LONGEST {
            return Found::Nothing;
        }
        if let Some((card, by)) = self.by_id(text) {
            return Found::Card(card, by);
        }
        slug_into(text, &mut self.slug);
        let places = self.catalogue.places_named(&self.slug).iter();
        let mut places = places
            .map(|place| *place as usize)
            .filter(|place| self.of_game(*place));
        match (places.next(), places.next()) {
            (None, _) => Found::Nothing,
            (Some(card), None) => Found::Card(card, By::Name),
            (Some(one), Some(two)) => {
                Found::Several([one, two].into_iter().chain(places).collect())
            }
        }
    }

    fn by_id(&self, text: &str) -> Option<(usize, By)> {
        if !text.contains('-') || text.contains(char::is_whitespace) {
            return None;
        }
        let lower;
        let id = if text.bytes().any(|b| b.is_ascii_uppercase()) {
            lower = text.to_ascii_lowercase();
            &lower
        } else {
            text
        };
        let now = self.catalogue.place(id).map(|card| (card, By::Id));
        let found = now.or_else(|| {
            let new = self.catalogue.renamed(id)?;
            Some((self.catalogue.place(new)?, By::FormerId))
        });
        found.filter(|(card, _)| self.of_game(*card))
    }

    fn of_game(&self, place: usize) -> bool {
        let card = self.catalogue.cards().get(place);
        card.is_some_and(|card| self.game.is_none_or(|game| card.game == game))
    }

    /// The sets of all games.
    pub(super) fn sets(&self) -> Sets<'c> {
        Sets(self.catalogue.sets())
    }

    /// Whether a card was printed there.
    pub(super) fn was_printed(
        &self,
        card: usize,
        sets: Option<&[&str]>,
        number: Option<u32>,
    ) -> bool {
        let card = self.catalogue.cards().get(card);
        let printings = card.map(|card| card.sheet.printings.as_slice());
        printings.unwrap_or_default().iter().any(|printing| {
            let of_set = |set: &&str| printing.set.eq_ignore_ascii_case(set);
            sets.is_none_or(|sets| sets.iter().any(of_set))
                && number.is_none_or(|number| printing.number == number)
        })
    }
}
