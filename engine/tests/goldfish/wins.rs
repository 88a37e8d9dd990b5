//! A win by restoring, attacking or influencing with what is in play is never missed: random positions, every way to go
//! on tried.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::{
    Action, Ask, CardId, Deck, Events, PlayRules, Player, Position, Seat, Slot, State, Table,
    legal_actions,
};
use fabulario_engine::goldfish::Pilot;
use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

use super::determinism::policies;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Twenty Aliados; every fifth reaches the Centro, another fifth acts at once.
fn table() -> Table {
    let ally = |i: u16| {
        let deed = match i % 5 {
            3 => "reach_centro",
            4 => "act_at_once",
            _ => "",
        };
        let allow = json!({"passive": {"does": {"allow": {"of": {"this": true}, "deed": deed}}}});
        let abilities: Vec<Value> = (!deed.is_empty()).then_some(allow).into_iter().collect();
        json!({
            "name": i.to_string(), "kind": "aliado", "cost": 1 + i % 4, "vida": 2,
            "ofensiva": i % 6, "influencia": i * 7 % 5, "abilities": abilities,
        })
    };
    let mut cards: Vec<Value> = (0..20).map(ally).collect();
    cards.push(json!({"name": "base", "kind": "base"}));
    Table::read(&Value::Array(cards)).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

/// Some Aliados, a hand and bases that are worn down; the own turn comes to its Restauração.
fn position<'t>(table: &'t Table, rng: &mut Rng) -> State<'t> {
    let mut below = |n: u32| rng.below(n);
    let rules = PlayRules {
        restore_cost: u8::try_from([0, 1, 1, 2][below(4) as usize]).unwrap(),
        ..PlayRules::default()
    };
    let base = table.find("base").unwrap();
    let own = Player::Deck(Deck {
        main: Vec::new(),
        bases: [base; 5],
    });
    let players = vec![own, Player::Dummy([base; 5])];
    let mut it = Position::of(table, rules, players).unwrap();
    for _ in 0..2 + below(4) {
        let slot = it.field(ME, CardId(u16::try_from(below(20)).unwrap()));
        it.status(slot.unwrap(), below(3) > 0, below(8) == 0);
    }
    for _ in 0..below(4) {
        it.card(ME, Zone::Mao, CardId(u16::try_from(below(20)).unwrap()));
    }
    it.resources(ME, i16::try_from(below(7)).unwrap());
    let exposed = below(2) == 0;
    for place in 0..4 {
        let slot = Slot::base(OTHER, place);
        if exposed || below(5) > 0 {
            it.remove(slot);
        } else {
            it.resistance(slot, i16::try_from(1 + below(5)).unwrap());
        }
    }
    let left = i16::try_from(1 + below(14)).unwrap();
    it.resistance(Slot::centro(OTHER), left);
    it.turns(ME, 5);
    it.at(ME, Part::Restauracao)
}

fn after<'t>(state: &State<'t>, action: Action) -> State<'t> {
    let mut next = *state;
    next.apply_into(action, &mut Events::off()).unwrap();
    next
}

/// Whether it is still this turn.
fn goes_on(state: &State) -> bool {
    state.to_act() == Some(ME) && state.active() == ME
}

/// Whether restoring, attacking and influencing win in this turn: Aliados are tried in the order of their places.
fn can_win(state: &State, turn: u16, from: Slot) -> bool {
    if let Some(outcome) = state.outcome() {
        return outcome.winner == Some(ME);
    }
    if !goes_on(state) || state.turn() != turn {
        return false;
    }
    let legal = legal_actions(state);
    let tried = legal.iter().any(|action| match *action {
        Action::Restore(slot) => slot >= from && can_win(&after(state, *action), turn, slot),
        Action::Attack { ally, .. } | Action::Influence { ally, .. } => {
            ally >= from && can_win(&after(state, *action), turn, ally)
        }
        _ => false,
    });
    let end = if state.ask() == Ask::Declare {
        Action::Done
    } else {
        Action::Pass
    };
    tried || can_win(&after(state, end), turn, Slot(0))
}

/// Whether a pilot wins in this turn.
fn wins(mut state: State, pilot: &mut Pilot) -> bool {
    let turn = state.turn();
    while goes_on(&state) && state.turn() == turn {
        let action = pilot.decide(&state);
        state.apply_into(action, &mut Events::off()).unwrap();
    }
    state
        .outcome()
        .is_some_and(|outcome| outcome.winner == Some(ME))
}

#[test]
fn no_win_with_what_is_in_play_is_missed() {
    let table = table();
    let all = policies(&super::kit::deck(&table, &[0; 40]));
    let (mut won, mut open) = (0, 0);
    for number in 0.. {
        let state = position(&table, &mut Rng::new(0x0b5e, number));
        if !can_win(&state, state.turn(), Slot(0)) {
            open += 1;
            continue;
        }
        for policy in &all {
            let (id, mut pilot) = (policy.id(), Pilot::new(policy.clone()));
            assert!(
                wins(state, &mut pilot),
                "{id} misses position {number}: {:#?}",
                state.view(ME)
            );
        }
        won += 1;
        if won == 1000 {
            break;
        }
    }
    assert!(open > won / 4, "{open} positions were not won");
}
