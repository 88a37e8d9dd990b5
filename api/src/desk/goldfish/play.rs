//! A game played by a person against an opponent who does nothing: replayed from its beginning with every request.

use std::sync::Arc;
use std::time::Instant;

use actix_web::web::Data;
use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{
    Action, Ask, Deck, Events, PlayRules, Player, Seat, Setup, Start, State, legal_actions,
};

use super::deck::is_long;
use super::{ENGINE, Lab, Unplayed, Wanted, seed};
use crate::catalogue::Current;
use crate::desk::decks::DeckAsked;
use crate::http::extract::MOST_MISTAKES;
use crate::http::problem::Problem;
use crate::state::State as AppState;
use crate::wire::Mistake;
use crate::wire::goldfish::{ActionId, OpponentId, PlayAnswer, PlayAsked};
use crate::words::{Language, goldfish};

mod action;
mod log;
mod names;
mod view;
mod words;

use log::Log;

/// The player; the other seat does nothing.
const ME: Seat = Seat(0);

/// Plays the actions of a request, on the worker if that is quick.
pub async fn played(
    state: &Data<AppState>,
    current: &Arc<Current>,
    lang: Language,
    asked: PlayAsked,
) -> Result<Result<PlayAnswer, Unplayed>, Problem> {
    let heavy = asked.is_long();
    let deadline = Instant::now() + state.site.settings.request_limit();
    let (of, current) = (state.clone(), Arc::clone(current));
    let work = move || {
        let lab = Lab {
            current: &current,
            lang,
            public_url: &of.site.public_url,
        };
        lab.play(&asked, deadline)
    };
    if heavy {
        state.site.at_leisure(work).await
    } else {
        Ok(work())
    }
}

impl Lab<'_> {
    /// Plays the actions of a request, and tells what can be done next.
    fn play(&self, asked: &PlayAsked, deadline: Instant) -> Result<PlayAnswer, Unplayed> {
        let seed = seed::read(asked.seed.as_ref(), self.lang)?;
        let seated = self.seat(&Wanted {
            deck: DeckAsked::new(asked.game, asked.deck.as_ref(), asked.code.as_ref()),
            format: asked.format.as_ref(),
            illegal: asked.illegal,
        })?;
        if asked.opponent.id != OpponentId::Inert {
            return Err(Unplayed::one(self.nobody_plays()));
        }
        let actions = self.actions(&asked.actions)?;
        let number = asked.number.map_or(0, |number| number.0);
        let begun = Begun {
            deck: &seated.deck,
            rules: seated.rules,
            first: asked.first.begins(),
            seed,
            number: number.into(),
        };
        let mut game = Game::begin(self, &begun, asked.auto_pass)?;
        game.pass_alone(None);
        for (at, action) in actions.into_iter().enumerate() {
            if Instant::now() > deadline {
                return Err(Unplayed::Late);
            }
            game.act(at, action)?;
            game.pass_alone(Some(at));
        }
        let (left_out, log) = game.log.finish();
        let state = &game.state;
        Ok(PlayAnswer {
            game: asked.game,
            format: seated.format.id.0.clone(),
            first: asked.first,
            opponent: asked.opponent.id,
            seed: seed.to_string(),
            number,
            engine: ENGINE,
            state: self.state_told(&state.view(ME))?,
            asked: self.ask_told(state),
            legal: self.legal_told(state),
            log,
            left_out,
            warnings: seated.warnings,
        })
    }

    /// The actions of a request, or every one that is none.
    fn actions(&self, written: &[ActionId]) -> Result<Vec<Action>, Unplayed> {
        let mut mistakes = Vec::new();
        let mut actions = Vec::with_capacity(written.len());
        for (at, ActionId(text)) in written.iter().enumerate() {
            match self.action_of(text) {
                Some(action) => actions.push(action),
                None if mistakes.len() < MOST_MISTAKES => {
                    let (pointer, message) = (format!("/actions/{at}"), goldfish::no_action());
                    mistakes.push(Mistake::new(pointer, "unknown_action", self.lang, message));
                }
                None => {}
            }
        }
        if mistakes.is_empty() {
            Ok(actions)
        } else {
            Err(Unplayed::Mistaken(mistakes))
        }
    }
}

/// A game before anything is done in it.
pub(super) struct Begun<'d> {
    pub deck: &'d Deck,
    pub rules: PlayRules,
    /// Whether the deck begins.
    pub first: bool,
    pub seed: u64,
    pub number: u64,
}

struct Game<'g> {
    state: Box<State<'g>>,
    log: Log<'g>,
    auto_pass: bool,
}

impl Lab<'_> {
    /// What somebody decided in a game, without the passes that a player is spared; nothing if it is another game.
    pub(super) fn replayed(&self, begun: &Begun<'_>, decided: &[Action]) -> Option<Vec<ActionId>> {
        let mut game = Game::begin(self, begun, true).ok()?;
        let mut actions = Vec::new();
        for action in decided {
            if game.only_passes() {
                game.act(actions.len(), *action).ok()?;
                continue;
            }
            actions.push(ActionId(self.id_of_action(*action)));
            game.act(actions.len(), *action).ok()?;
        }
        Some(actions)
    }

    /// An opponent who plays is not to be had here.
    fn nobody_plays(&self) -> Mistake {
        let (pointer, message) = ("/opponent/id".to_owned(), goldfish::alone());
        Mistake::new(pointer, "not_used", self.lang, message)
    }
}

impl<'g> Game<'g> {
    fn begin(lab: &'g Lab<'g>, begun: &Begun<'_>, auto_pass: bool) -> Result<Self, Unplayed> {
        let players = vec![
            Player::Deck(begun.deck.clone()),
            Player::Dummy(lab.plain_bases(begun.deck)),
        ];
        let setup = Setup {
            players,
            start: Start::Seat(ME),
            seed: begun.seed,
            game: begun.number,
        };
        let rules = PlayRules {
            // Whoever comes second has a Compra in the first turn. FAB 1.4.5
            starter_skips_draw: begun.rules.starter_skips_draw && begun.first,
            ..begun.rules
        };
        let table = &lab.current.catalogue.fabula().table;
        let mut events = Events::default();
        let state = setup.begin_into(table, rules, &mut events);
        let state = state.map_err(|why| {
            let told: Vec<String> = why.iter().map(ToString::to_string).collect();
            let (whole, told) = (String::new(), told.join("; "));
            Unplayed::one(Mistake::new(whole, "not_playable", lab.lang, told))
        })?;
        let mut log = Log::new(lab, &state);
        log.add(&events, None);
        Ok(Self {
            state: Box::new(state),
            log,
            auto_pass,
        })
    }

    /// Plays an action of the request.
    fn act(&mut self, at: usize, action: Action) -> Result<(), Unplayed> {
        let mut events = Events::default();
        let done = self.state.apply_into(action, &mut events);
        done.map_err(|why| Unplayed::Refused { at, why })?;
        self.log.add(&events, Some(at));
        Ok(())
    }

    /// Passes wherever nothing else is possible, but for the own Ação: nobody's turn goes by unseen.
    fn pass_alone(&mut self, after: Option<usize>) {
        while self.auto_pass && self.only_passes() {
            let mut events = Events::default();
            if self.state.apply_into(Action::Pass, &mut events).is_err() {
                break;
            }
            self.log.add(&events, after);
        }
    }

    fn only_passes(&self) -> bool {
        let state = &self.state;
        let own = state.part() == Part::Acao && state.stack().is_empty();
        state.ask() == Ask::Priority
            && !own
            && legal_actions(state)
                .iter()
                .all(|action| matches!(action, Action::Pass | Action::Concede(_)))
    }
}

impl PlayAsked {
    /// Whether playing it takes its time.
    fn is_long(&self) -> bool {
        is_long(self.deck.as_ref()) || self.actions.len() > 20
    }
}
