//! An action is listed if and only if it is accepted; what is refused changes nothing.

use std::collections::BTreeSet;

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::{Action, CardId, Colour, Events, Seat, Slot, State, Table, Target};
use fabulario_engine::rng::Rng;

use crate::length::many;

use super::table::{Tables, play};

fn slots() -> impl Iterator<Item = Slot> {
    (0..40).chain([254, 255]).map(Slot)
}

/// Targets that exist, that have left, that never were.
fn targets(state: &State, table: &Table) -> Vec<Target> {
    let mut targets = vec![Target::None];
    targets.extend((0..5).map(|seat| Target::Player(Seat(seat))));
    for slot in slots() {
        let stamp = state.permanent(slot).map_or(3, |it| it.stamp);
        targets.extend([stamp, stamp + 1].map(|stamp| Target::Permanent { slot, stamp }));
    }
    let zones = [
        Zone::Baralho,
        Zone::Mao,
        Zone::Campo,
        Zone::Descarte,
        Zone::Degredo,
    ];
    for (seat, zone) in (0..5)
        .map(Seat)
        .flat_map(|seat| zones.map(|zone| (seat, zone)))
    {
        targets.push(Target::Zone { seat, zone });
        targets.extend(
            table
                .ids()
                .step_by(7)
                .map(|card| Target::Card { seat, zone, card }),
        );
        if seat.0 < 4 {
            let cards = state.seat(seat).cards.zone(zone);
            targets.extend(cards.iter().map(|card| Target::Card {
                seat,
                zone,
                card: *card,
            }));
        }
    }
    targets.extend(state.stack().iter().map(|item| Target::Effect(item.id)));
    targets.extend([Target::Effect(0), Target::Effect(u32::MAX)]);
    targets
}

/// Everything that anybody might try.
fn universe(state: &State, table: &Table) -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Done];
    all.extend((0..6).map(|seat| Action::Concede(Seat(seat))));
    all.extend((-2..30).chain([i16::MIN, i16::MAX]).map(Action::Number));
    all.extend(Colour::ALL.map(Action::Colour));
    for card in table.ids().chain([CardId(u16::MAX)]) {
        all.extend([
            Action::Play(card),
            Action::PlayFaceDown(card),
            Action::PutBack(card),
            Action::Discard(card),
        ]);
    }
    for slot in slots() {
        all.extend([
            Action::Attach(slot),
            Action::Restore(slot),
            Action::TurnUp(slot),
        ]);
        all.extend((0..4).chain([255]).map(|ability| Action::Activate {
            permanent: slot,
            ability,
        }));
        for base in slots() {
            all.push(Action::Attack { ally: slot, base });
            all.push(Action::Influence { ally: slot, base });
            all.push(Action::Block {
                ally: slot,
                against: base,
            });
        }
    }
    all.extend(targets(state, table).into_iter().map(Action::Choose));
    all
}

#[test]
fn an_action_is_listed_if_and_only_if_it_is_accepted() {
    let tables = Tables::new();
    let (mut asks, mut refused) = (BTreeSet::new(), 0_u64);
    for game in 0..many(60, 4) {
        let mut rng = Rng::new(11, game);
        play(
            &tables,
            game,
            &mut Vec::new(),
            &mut Events::off(),
            |_, state, _| {
                // Rare questions always, common ones now and then.
                let ask = format!("{:?}", state.ask());
                let new = asks.insert(ask);
                if !new && rng.below(40) != 0 {
                    return Ok(());
                }
                refused += compare(state, &tables.table)?;
                Ok(())
            },
        );
    }
    assert!(refused > 10_000);
    let expected = [
        "Mulligan",
        "Priority",
        "Declare",
        "Blocks",
        "InfluenceBlocks",
        "DiscardDown",
        "Target",
        "Effect",
        "Over",
    ];
    let missing: Vec<_> = expected
        .iter()
        .filter(|ask| !asks.contains(**ask))
        .collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

/// How many actions were refused in this state.
fn compare(state: &State, table: &Table) -> Result<u64, String> {
    let mut listed = Vec::new();
    state.legal_actions_into(&mut listed);
    let unique: BTreeSet<Action> = listed.iter().copied().collect();
    if unique.len() != listed.len() {
        return Err(format!("listed twice: {listed:?}"));
    }
    for action in &listed {
        let mut copy = *state;
        copy.apply_into(*action, &mut Events::off())
            .map_err(|why| format!("{action:?} is listed and refused: {why}"))?;
    }
    let before = state.bytes();
    let mut refused = 0;
    let mut copy = *state;
    for action in universe(state, table) {
        if unique.contains(&action) {
            continue;
        }
        if copy.apply_into(action, &mut Events::off()).is_ok() {
            return Err(format!("{action:?} is accepted and not listed"));
        }
        refused += 1;
    }
    if copy.bytes() != before {
        return Err("a refused action changed the state".to_owned());
    }
    Ok(refused)
}
