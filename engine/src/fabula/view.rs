//! What one player may know of a game. FAB 4.2.2, 4.2.3
//!
//! A view is built from nothing but what lies open and the viewer's own hand. Cards out of play are
//! told by name, never by identity or order; the seed, the decks' order and other hands are not in
//! it, whatever form it is written in.

use serde::Serialize;
use tinyvec::ArrayVec;

use super::ability::{Part, Zone};
use super::card::{CardId, CardType};
use super::outcome::Outcome;
use super::state::{Ask, ItemKind, Origin, Seat, SeatKind, Slot, State, Target};
use crate::rng::Rng;

/// A game as one player sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Seat,
    /// Turns begun.
    pub turn: u16,
    /// The active player.
    pub active: Seat,
    /// The part of the turn.
    pub part: Part,
    /// Whose answer is awaited.
    pub asked: Option<Seat>,
    /// What is asked.
    pub ask: Ask,
    /// The seats in turn order.
    pub queue: Vec<Seat>,
    /// What each seat shows, in turn order.
    pub seats: Vec<SeatView>,
    /// The permanents in play, by place.
    pub permanents: Vec<PermanentView>,
    /// The effects that wait, the next to resolve last.
    pub stack: Vec<EffectView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What a seat shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub kind: SeatKind,
    /// Whether still in the game.
    pub present: bool,
    /// Resources.
    pub resources: i16,
    /// The most that its resources are restored to. FAB 1.7.2c, 1.18.10
    pub resources_cap: i16,
    /// Own turns begun.
    pub turns: u16,
    /// Whether the Centro is exposed.
    pub exposed: bool,
    /// How many cards the hand holds: anybody may ask. FAB 4.2.3
    pub hand_size: usize,
    /// The cards of the hand, sorted: for their owner only. FAB 4.2.2
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<CardId>>,
    /// How many cards the deck holds.
    pub deck_size: usize,
    /// The discard pile, sorted.
    pub descarte: Vec<CardId>,
    /// The exiled cards, sorted.
    pub degredo: Vec<CardId>,
}

/// What a permanent shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a state that the book names"
)]
pub struct PermanentView {
    /// Where.
    pub slot: Slot,
    /// When it entered: with the place, what targets name.
    pub stamp: u32,
    /// The card; a face-down one is shown to its controller only. Ruling: FAB-C40
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// Who owns it.
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// Turned.
    pub turned: bool,
    /// Face down.
    pub face_down: bool,
    /// Entered in this turn.
    pub preparing: bool,
    /// A Ficha.
    pub ficha: bool,
    /// Ofensiva, vida, influência as they are now.
    pub values: [i16; 3],
    /// Damage taken.
    pub damage: i16,
    /// What is left of a Base.
    pub resistance: i16,
    /// What it is attached to.
    pub host: Option<Slot>,
    /// What it attacks.
    pub attacking: Option<Slot>,
    /// What it influences.
    pub influencing: Option<Slot>,
    /// What it blocks.
    pub blocking: Option<Slot>,
}

/// What an effect on the stack shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EffectView {
    /// Its number.
    pub id: u32,
    /// Who controls it.
    pub controller: Seat,
    /// Its card, unless it was played face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// Which sentence of the text, counted from zero.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<u8>,
    /// What it points at.
    pub targets: Vec<Target>,
    /// X, Y and Z.
    pub letters: [i16; 3],
}

impl State<'_> {
    /// What this player may know.
    #[must_use]
    pub fn view(&self, viewer: Seat) -> View {
        View {
            viewer,
            turn: self.turn,
            active: self.active,
            part: self.part,
            asked: self.to_act(),
            ask: self.ask,
            queue: self.queue().to_vec(),
            seats: self
                .queue()
                .iter()
                .map(|seat| self.seat_view(*seat, viewer))
                .collect(),
            permanents: self
                .permanents
                .live()
                .iter()
                .map(|slot| self.permanent_view(slot, viewer))
                .collect(),
            stack: self
                .stack
                .iter()
                .map(|item| effect_view(item, viewer))
                .collect(),
            outcome: self.outcome,
        }
    }

    /// A game that this player cannot tell from the real one: other hands, decks, face-down cards and
    /// chance are dealt anew from `seed`.
    #[must_use]
    pub fn imagine(&self, viewer: Seat, seed: u64) -> Self {
        let mut other = *self;
        let mut rng = Rng::new(seed, u64::from(viewer.0));
        for seat in self.queue().iter().copied().filter(|seat| *seat != viewer) {
            let named = self.named(seat);
            other.seat_mut(seat).cards.rearrange(&named, &mut rng);
            if named.is_empty() {
                other.exchange_face_down(seat, viewer, &mut rng);
            }
        }
        other.rng = Rng::new(rng.next(), 0);
        other
    }

    /// The cards of a seat's hand and deck that are named already, though nobody has seen them yet.
    fn named(&self, seat: Seat) -> ArrayVec<[(Zone, CardId); 32]> {
        let mut named = ArrayVec::new();
        let mut add = |target: &Target| {
            if let Target::Card {
                seat: owner,
                zone: zone @ (Zone::Mao | Zone::Baralho),
                card,
            } = target
                && *owner == seat
            {
                let _ = named.try_push((*zone, *card));
            }
        };
        for item in self.stack.iter().chain(self.resolving()) {
            item.targets.list.iter().for_each(&mut add);
        }
        if let Some(frame) = &self.frame {
            frame.chosen.iter().for_each(&mut add);
        }
        if let Some(announcement) = &self.announcing {
            announcement.item.targets.list.iter().for_each(&mut add);
            let own = announcement.item.controller == seat;
            if own && announcement.origin == Origin::Hand {
                let _ = named.try_push((Zone::Mao, announcement.item.card));
            }
            for card in announcement.discards.iter().filter(|_| own) {
                let _ = named.try_push((Zone::Mao, *card));
            }
        }
        named
    }

    /// What lies or waits face down could be another card.
    fn exchange_face_down(&mut self, owner: Seat, viewer: Seat, rng: &mut Rng) {
        let table = self.table;
        let fits = |card: CardId| {
            matches!(
                table.entry(card).role,
                CardType::Aliado | CardType::Modificacao
            )
        };
        for slot in self.permanents.live().iter() {
            let it = *self.permanents.get(slot);
            if it.face_down && it.owner == owner && it.controller != viewer && !it.ficha {
                let card = self.seat_mut(owner).cards.exchange(it.card, fits, rng);
                self.permanents.get_mut(slot).card = card;
            }
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Seat) -> SeatView {
        let it = self.seat(seat);
        let sorted = |zone: Zone| {
            let mut cards = it.cards.zone(zone).to_vec();
            cards.sort_unstable();
            cards
        };
        SeatView {
            seat,
            kind: it.kind,
            present: it.present,
            resources: it.resources,
            resources_cap: self.cap(seat),
            turns: it.turns,
            exposed: it.exposed,
            hand_size: it.cards.zone(Zone::Mao).len(),
            hand: (seat == viewer).then(|| sorted(Zone::Mao)),
            deck_size: it.cards.zone(Zone::Baralho).len(),
            descarte: sorted(Zone::Descarte),
            degredo: sorted(Zone::Degredo),
        }
    }

    fn permanent_view(&self, slot: Slot, viewer: Seat) -> PermanentView {
        let it = self.permanents.get(slot);
        let place = |slot: Slot| slot.is_some().then_some(slot);
        PermanentView {
            slot,
            stamp: it.stamp,
            card: (!it.face_down || it.controller == viewer).then_some(it.card),
            owner: it.owner,
            controller: it.controller,
            turned: it.turned,
            face_down: it.face_down,
            preparing: it.preparing,
            ficha: it.ficha,
            values: it.now.values,
            damage: it.damage,
            resistance: it.resistance,
            host: place(it.host),
            attacking: place(it.attacking),
            influencing: place(it.influencing),
            blocking: place(it.blocking),
        }
    }
}

fn effect_view(item: &super::state::Item, viewer: Seat) -> EffectView {
    EffectView {
        id: item.id,
        controller: item.controller,
        card: (!item.face_down || item.controller == viewer).then_some(item.card),
        sentence: match item.kind {
            ItemKind::Sentence { sentence, .. } => Some(sentence),
            ItemKind::Permanent | ItemKind::Attach => None,
        },
        targets: item
            .targets
            .list
            .iter()
            .copied()
            .filter(|target| *target != Target::None)
            .collect(),
        letters: item.letters,
    }
}
