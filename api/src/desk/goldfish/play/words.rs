//! What is asked and what may be done, in words.

use fabulario_engine::fabula::{Action, Ask, CardId, Slot, State, Target, legal_actions};

use super::ME;
use super::action::Word;
use crate::desk::goldfish::Lab;
use crate::wire::goldfish::{LegalAction, PlayAsk};
use crate::words::Phrase;
use crate::words::play::{self as words, action as told};

impl Lab<'_> {
    /// What the player is asked for.
    pub(super) fn ask_told(&self, state: &State<'_>) -> Option<PlayAsk> {
        state.to_act()?;
        let ask = state.ask();
        let question = match ask {
            Ask::Mulligan => words::ask::mulligan(),
            Ask::Priority => words::ask::priority(),
            Ask::Declare => words::ask::declare(),
            Ask::Blocks | Ask::InfluenceBlocks => words::ask::blocks(),
            Ask::Divide => words::ask::divide(),
            Ask::DiscardDown => words::ask::discard_down(),
            Ask::Order => words::ask::order(),
            Ask::Mode => words::ask::mode(),
            Ask::Letter => words::ask::letter(),
            Ask::Target => words::ask::target(),
            Ask::Share => words::ask::share(),
            Ask::Sacrifice => words::ask::sacrifice(),
            Ask::Discard => words::ask::discard(),
            Ask::Effect => words::ask::effect(),
            Ask::Over => return None,
        };
        Some(PlayAsk {
            id: Word(ask).to_string(),
            text: question.to(self.lang),
        })
    }

    /// Everything that may be done.
    pub(super) fn legal_told(&self, state: &State<'_>) -> Vec<LegalAction> {
        let mut actions = legal_actions(state);
        actions.sort_unstable();
        let told = actions.into_iter().map(|action| {
            let about = About::of(state, action);
            LegalAction {
                id: self.id_of_action(action),
                text: self.sentence(state, action).to(self.lang),
                card: about.card.map(|card| self.id_of(card).to_owned()),
                permanent: about.permanent.map(|slot| slot.0),
                target: about.target.map(|slot| slot.0),
            }
        });
        told.collect()
    }

    fn sentence(&self, state: &State<'_>, action: Action) -> Phrase {
        let at = |slot: Slot| self.place_name(slot, state.permanent(slot).map(|it| it.card));
        let card = |card: CardId| self.name_of(card, self.lang);
        let sentence = match action {
            Action::Pass => told::pass(),
            Action::Done => match state.ask() {
                Ask::Mulligan => told::keep_rest(),
                Ask::Declare => told::end_declaration(),
                _ => told::done(),
            },
            Action::PutBack(it) => told::put_back(card(it)),
            Action::Play(it) => told::play(card(it), state.table().entry(it).cost),
            Action::PlayFaceDown(it) => told::play_face_down(card(it)),
            Action::Discard(it) => told::discard(card(it)),
            Action::Activate { permanent, ability } => told::activate(ability + 1, at(permanent)),
            Action::Attach(slot) => told::attach(at(slot)),
            Action::Restore(slot) => told::restore(at(slot)),
            Action::TurnUp(slot) => told::turn_up(at(slot)),
            Action::Attack { ally, base } => told::attack(at(ally), at(base)),
            Action::Influence { ally, base } => told::influence(at(ally), at(base)),
            Action::Block { ally, against } => told::block(at(ally), at(against)),
            Action::Choose(target) => told::choose(self.target(state, target)),
            // Counted from one, as people do.
            Action::Number(number) => match state.ask() {
                Ask::Mode => told::mode(number.saturating_add(1)),
                Ask::Order => told::order(number.saturating_add(1)),
                _ => return number.into(),
            },
            Action::Colour(colour) => {
                let word = fabulario_engine::deck::colour_word(colour);
                told::choose(word.get(self.lang))
            }
            Action::Concede(_) => told::concede(),
        };
        sentence.into()
    }

    fn target(&self, state: &State<'_>, target: Target) -> Phrase {
        match target {
            Target::None => words::nothing().into(),
            Target::Player(ME) => words::you().into(),
            Target::Player(_) => words::opponent().into(),
            Target::Permanent { slot, .. } => {
                let card = state.permanent(slot).map(|it| it.card);
                self.place_name(slot, card).into()
            }
            Target::Card { seat, zone, card } => {
                let card = self.name_of(card, self.lang);
                format!("{card} ({})", self.zone_name(seat, zone)).into()
            }
            Target::Zone { seat, zone } => self.zone_name(seat, zone).into(),
            Target::Effect(number) => {
                let mut items = state.stack().iter();
                let item = items.find(|item| item.id == number);
                words::effect_of(self.card_name(item.map(|item| item.card))).into()
            }
        }
    }
}

/// What an action is about.
#[derive(Default)]
struct About {
    card: Option<CardId>,
    permanent: Option<Slot>,
    target: Option<Slot>,
}

impl About {
    fn of(state: &State<'_>, action: Action) -> Self {
        let mut about = Self::default();
        match action {
            Action::PutBack(card)
            | Action::Play(card)
            | Action::PlayFaceDown(card)
            | Action::Discard(card)
            | Action::Choose(Target::Card { card, .. }) => about.card = Some(card),
            Action::Activate { permanent, .. } => about.permanent = Some(permanent),
            Action::Attach(slot) | Action::Restore(slot) | Action::TurnUp(slot) => {
                about.permanent = Some(slot);
            }
            Action::Attack { ally, base } | Action::Influence { ally, base } => {
                (about.permanent, about.target) = (Some(ally), Some(base));
            }
            Action::Block { ally, against } => {
                (about.permanent, about.target) = (Some(ally), Some(against));
            }
            Action::Choose(Target::Permanent { slot, .. }) => about.target = Some(slot),
            _ => {}
        }
        let acts = about.permanent.and_then(|slot| state.permanent(slot));
        about.card = about.card.or_else(|| acts.map(|it| it.card));
        about
    }
}
