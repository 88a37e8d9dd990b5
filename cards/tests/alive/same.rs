//! When two events of two games are the same thing.

use fabulario_engine::fabula::{CardId, CardType, Event, State, Table};

/// One of the two games: what happened in it since they were last in step.
#[derive(Clone)]
pub struct Side<'t> {
    pub state: State<'t>,
    pub happened: Vec<Event>,
    /// For each card the first one of its name: the same Ficha may have another number elsewhere.
    alias: Vec<CardId>,
    resources: [i16; 4],
}

impl<'t> Side<'t> {
    pub fn new(state: &State<'t>) -> Self {
        let table = state.table();
        Self {
            alias: table.ids().map(|id| alias(table, id)).collect(),
            happened: Vec::new(),
            resources: resources(state),
            state: *state,
        }
    }

    /// Keeps what can be touched; whether a part of the turn began.
    pub fn note(&mut self, events: &[Event], focus: impl Fn(CardId) -> bool) -> bool {
        let mut began = false;
        for event in events {
            let mut event = *event;
            match &mut event {
                Event::PartBegan { .. } | Event::TurnBegan { .. } => {
                    began = true;
                    continue;
                }
                Event::Played {
                    card: Some(card), ..
                } if focus(*card) => continue,
                Event::Stacked { .. }
                | Event::Resolved { .. }
                | Event::Fizzled { .. }
                | Event::Damaged { amount: 0, .. }
                | Event::Prevented { amount: 0, .. }
                | Event::Resistance { change: 0, .. } => continue,
                Event::Resources { seat, now } => {
                    let before = std::mem::replace(seat.of_mut(&mut self.resources), *now);
                    if before == *now {
                        continue;
                    }
                }
                Event::Cancelled { id } => *id = 0,
                _ => {}
            }
            if let Some(card) = card_of(&mut event)
                && let Some(first) = self.alias.get(usize::from(card.0))
            {
                *card = *first;
            }
            self.happened.push(event);
        }
        began
    }
}

fn resources(state: &State) -> [i16; 4] {
    let mut all = [0; 4];
    for seat in state.queue() {
        *seat.of_mut(&mut all) = state.seat(*seat).resources;
    }
    all
}

fn alias(table: &Table, id: CardId) -> CardId {
    let card = table.card(id);
    if card.kind != CardType::Ficha {
        return id;
    }
    let same = |other: &CardId| {
        let other = table.card(*other);
        other.kind == CardType::Ficha && other.name == card.name
    };
    table.ids().find(same).unwrap_or(id)
}

fn card_of(event: &mut Event) -> Option<&mut CardId> {
    match event {
        Event::Drew { card, .. }
        | Event::Moved { card, .. }
        | Event::Played { card, .. }
        | Event::Entered { card, .. }
        | Event::Left { card, .. } => card.as_mut(),
        Event::Discarded { card, .. }
        | Event::Died { card, .. }
        | Event::Destroyed { card, .. }
        | Event::Sacrificed { card, .. }
        | Event::FaceUp { card, .. } => Some(card),
        _ => None,
    }
}
