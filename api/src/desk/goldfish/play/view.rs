//! A view of the engine as the API tells it.

use fabulario_engine::fabula::ability::Position;
use fabulario_engine::fabula::view::{EffectView, PermanentView, SeatView};
use fabulario_engine::fabula::{CardId, Seat, Slot, View};

use super::ME;
use super::action::word;
use crate::desk::goldfish::Lab;
use crate::wire::goldfish::{PlayEffect, PlayOutcome, PlayPermanent, PlayState, PlayedCard, Side};

impl Lab<'_> {
    /// Nothing but what the view holds.
    pub(super) fn state_told(&self, view: &View) -> PlayState {
        let seat = |seat: Seat| view.seats.iter().find(|it| it.seat == seat);
        let mine = seat(ME);
        let number = |of: fn(&SeatView) -> usize| mine.map(of).unwrap_or_default();
        let cards = |of: fn(&SeatView) -> &[CardId]| {
            let cards = mine.map(of).unwrap_or_default();
            self.told_all(cards)
        };
        PlayState {
            turn: mine.map_or(0, |it| it.turns),
            part: word(&view.part),
            resources: mine.map_or(0, |it| it.resources),
            hand: cards(|it| it.hand.as_deref().unwrap_or_default()),
            deck_size: number(|it| it.deck_size),
            descarte: cards(|it| &it.descarte),
            degredo: cards(|it| &it.degredo),
            exposed: mine.is_some_and(|it| it.exposed),
            opponent_exposed: seat(Seat(1)).is_some_and(|it| it.exposed),
            permanents: view
                .permanents
                .iter()
                .map(|it| self.permanent(it))
                .collect(),
            stack: view.stack.iter().map(|it| self.effect(it)).collect(),
            outcome: view.outcome.map(|outcome| PlayOutcome {
                won: outcome.winner == Some(ME),
                reason: word(&outcome.reason),
            }),
        }
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
