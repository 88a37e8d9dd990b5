//! A view of the engine as the API tells it.

use fabulario_engine::fabula::ability::Position;
use fabulario_engine::fabula::view::{EffectView, PermanentView};
use fabulario_engine::fabula::{CardId, Seat, Slot, View};

use super::ME;
use super::action::Word;
use crate::desk::goldfish::Lab;
use crate::http::problem::Problem;
use crate::wire::goldfish::{PlayEffect, PlayOutcome, PlayPermanent, PlayState, PlayedCard, Side};

impl Lab<'_> {
    /// Nothing but what the view holds.
    pub(super) fn state_told(&self, view: &View) -> Result<PlayState, Problem> {
        let seat = |seat: Seat| {
            let mut seats = view.seats.iter();
            let found = seats.find(|it| it.seat == seat);
            found.ok_or_else(|| Problem::internal(format!("a view without {seat:?}")))
        };
        let (mine, theirs) = (seat(ME)?, seat(Seat(1))?);
        let hand = mine.hand.as_deref();
        let hand = hand.ok_or_else(|| Problem::internal("a view without the own hand"))?;
        Ok(PlayState {
            turn: mine.turns,
            part: Word(&view.part).to_string(),
            resources: mine.resources,
            resources_cap: mine.resources_cap,
            hand: self.told_all(hand),
            deck_size: mine.deck_size,
            descarte: self.told_all(&mine.descarte),
            degredo: self.told_all(&mine.degredo),
            exposed: mine.exposed,
            opponent_exposed: theirs.exposed,
            permanents: view
                .permanents
                .iter()
                .map(|it| self.permanent(it))
                .collect(),
            stack: view.stack.iter().map(|it| self.effect(it)).collect(),
            outcome: view.outcome.map(|outcome| PlayOutcome {
                won: outcome.winner == Some(ME),
                reason: Word(outcome.reason).to_string(),
            }),
        })
    }

    fn permanent(&self, view: &PermanentView) -> PlayPermanent {
        let marks = [
            ("turned", view.turned),
            ("face_down", view.face_down),
            ("preparing", view.preparing),
            ("ficha", view.ficha),
        ];
        let position = view.slot.origin().map(|(_, position)| match position {
            Position::Arredor => "arredor",
            Position::Centro => "centro",
        });
        let [ofensiva, vida, influencia] = view.values;
        let place = |slot: Option<Slot>| slot.map(|slot| slot.0);
        PlayPermanent {
            place: view.slot.0,
            card: self.known(view.card),
            position,
            owner: side(view.owner),
            controller: side(view.controller),
            is: marks
                .into_iter()
                .filter(|(_, is)| *is)
                .map(|(mark, _)| mark)
                .collect(),
            ofensiva,
            vida,
            influencia,
            damage: view.damage,
            resistance: view.resistance,
            host: place(view.host),
            attacking: place(view.attacking),
            influencing: place(view.influencing),
        }
    }

    fn effect(&self, view: &EffectView) -> PlayEffect {
        PlayEffect {
            number: view.id,
            card: self.known(view.card),
            sentence: view.sentence,
        }
    }

    fn known(&self, card: Option<CardId>) -> Option<PlayedCard> {
        card.map(|card| self.told(card))
    }
}

fn side(seat: Seat) -> Side {
    if seat == ME {
        Side::You
    } else {
        Side::Opponent
    }
}
