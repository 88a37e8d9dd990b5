//! Actions as words that can be sent back: what they are about by id and by place.

use std::fmt;

use fabulario_engine::Game;
use fabulario_engine::fabula::{Action, CardId, Seat, Slot, Target};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::ME;
use crate::desk::goldfish::{Lab, engine_deck};

/// The word that data has for one of several values.
pub(super) struct Word<T>(pub T);

impl<T: Serialize> fmt::Display for Word<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.serialize(f)
    }
}

fn of_word<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(Value::from(word)).ok()
}

impl Lab<'_> {
    /// The word of an action.
    pub(super) fn id_of_action(&self, action: Action) -> String {
        let card = |verb: &str, card: CardId| format!("{verb}:{}", self.id_of(card));
        match action {
            Action::Pass => "pass".to_owned(),
            Action::Done => "done".to_owned(),
            Action::PutBack(it) => card("put_back", it),
            Action::Play(it) => card("play", it),
            Action::PlayFaceDown(it) => card("play_face_down", it),
            Action::Discard(it) => card("discard", it),
            Action::Activate {
                permanent: Slot(place),
                ability,
            } => format!("activate:{place}:{ability}"),
            Action::Attach(Slot(place)) => format!("attach:{place}"),
            Action::Restore(Slot(place)) => format!("restore:{place}"),
            Action::TurnUp(Slot(place)) => format!("turn_up:{place}"),
            Action::Attack { ally, base } => format!("attack:{}:{}", ally.0, base.0),
            Action::Influence { ally, base } => format!("influence:{}:{}", ally.0, base.0),
            Action::Block { ally, against } => format!("block:{}:{}", ally.0, against.0),
            Action::Choose(target) => format!("choose:{}", self.id_of_target(target)),
            Action::Number(number) => format!("number:{number}"),
            Action::Colour(colour) => format!("colour:{}", Word(colour)),
            Action::Concede(Seat(0)) => "concede".to_owned(),
            Action::Concede(Seat(seat)) => format!("concede:{seat}"),
        }
    }

    fn id_of_target(&self, target: Target) -> String {
        match target {
            Target::None => "none".to_owned(),
            Target::Player(Seat(seat)) => format!("player:{seat}"),
            Target::Permanent { slot, stamp } => format!("permanent:{}:{stamp}", slot.0),
            Target::Card { seat, zone, card } => {
                format!("card:{}:{}:{}", seat.0, Word(zone), self.id_of(card))
            }
            Target::Zone { seat, zone } => format!("zone:{}:{}", seat.0, Word(zone)),
            Target::Effect(number) => format!("effect:{number}"),
        }
    }

    /// The action that a word stands for.
    pub(super) fn action_of(&self, text: &str) -> Option<Action> {
        let parts: Vec<&str> = text.split(':').collect();
        Some(match parts[..] {
            ["pass"] => Action::Pass,
            ["done"] => Action::Done,
            ["concede"] => Action::Concede(ME),
            ["put_back", id] => Action::PutBack(self.card_of(id)?),
            ["play", id] => Action::Play(self.card_of(id)?),
            ["play_face_down", id] => Action::PlayFaceDown(self.card_of(id)?),
            ["discard", id] => Action::Discard(self.card_of(id)?),
            ["activate", permanent, ability] => Action::Activate {
                permanent: slot(permanent)?,
                ability: ability.parse().ok()?,
            },
            ["attach", place] => Action::Attach(slot(place)?),
            ["restore", place] => Action::Restore(slot(place)?),
            ["turn_up", place] => Action::TurnUp(slot(place)?),
            ["attack", ally, base] => Action::Attack {
                ally: slot(ally)?,
                base: slot(base)?,
            },
            ["influence", ally, base] => Action::Influence {
                ally: slot(ally)?,
                base: slot(base)?,
            },
            ["block", ally, against] => Action::Block {
                ally: slot(ally)?,
                against: slot(against)?,
            },
            ["choose", ref target @ ..] => Action::Choose(self.target_of(target)?),
            ["number", number] => Action::Number(number.parse().ok()?),
            ["colour", colour] => Action::Colour(of_word(colour)?),
            _ => return None,
        })
    }

    fn target_of(&self, parts: &[&str]) -> Option<Target> {
        Some(match parts {
            ["none"] => Target::None,
            ["player", seat] => Target::Player(Seat(seat.parse().ok()?)),
            ["permanent", place, stamp] => Target::Permanent {
                slot: slot(place)?,
                stamp: stamp.parse().ok()?,
            },
            ["card", seat, zone, id] => Target::Card {
                seat: Seat(seat.parse().ok()?),
                zone: of_word(zone)?,
                card: self.card_of(id)?,
            },
            ["zone", seat, zone] => Target::Zone {
                seat: Seat(seat.parse().ok()?),
                zone: of_word(zone)?,
            },
            ["effect", number] => Target::Effect(number.parse().ok()?),
            _ => return None,
        })
    }

    /// The card with an id.
    fn card_of(&self, id: &str) -> Option<CardId> {
        let place = self.current.find(&[Game::Fabula], id)?;
        engine_deck::number(self, place)
    }
}

fn slot(text: &str) -> Option<Slot> {
    text.parse().ok().map(Slot)
}
