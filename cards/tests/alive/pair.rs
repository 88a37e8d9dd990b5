//! Two games in step, one with a part of a card and one without: until something happens in one of them that does
//! not happen at that place in the other.

use std::collections::VecDeque;

use fabulario_engine::fabula::{Action, Ask, CardId, Event, Events, Seat, State};

use super::player::Fan;
use super::same::Side;
use super::sign::Sign;
use super::translate::{is_choice, translate};

/// How many answers one game may give before the other one is in step again.
const PATIENCE: usize = 40;

/// How many ways to go on are tried from the first difference in play, and how far.
const BRANCHES: u64 = 16;
const FURTHER: usize = 60;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

#[derive(Clone)]
pub struct Pair<'t> {
    leader: Side<'t>,
    follower: Side<'t>,
    fan: Fan,
    focus: CardId,
    legal: Vec<Action>,
    log: Events,
    actions: usize,
    /// What the leader answered while the other game was behind.
    ahead: VecDeque<Action>,
    /// Whether the same is in play in both.
    alike: bool,
}

enum Step {
    /// Both are where they were meant to be.
    Together,
    /// The leader's action is refused in the other game.
    Refused,
    /// Nothing more to learn here.
    Over,
    Told(Sign),
}

impl<'t> Pair<'t> {
    pub fn new(leader: &State<'t>, follower: &State<'t>, fan: Fan, focus: CardId) -> Self {
        let mut pair = Self {
            leader: Side::new(leader),
            follower: Side::new(follower),
            fan,
            focus,
            legal: Vec::new(),
            log: Events::default(),
            actions: 0,
            ahead: VecDeque::new(),
            alike: true,
        };
        // A difference from the start is no news.
        pair.alike = pair.is_alike();
        pair
    }

    /// Whether the same is in play in both games, down to the last number.
    fn is_alike(&self) -> bool {
        let (one, other) = (&self.leader.state, &self.follower.state);
        let bonus = |state: &State| SEATS.map(|seat| state.seat(seat).cap_bonus);
        one.permanents().eq(other.permanents()) && bonus(one) == bonus(other)
    }

    /// Other ways to go on from here, until one tells.
    fn branches(&self, limit: usize) -> Option<Sign> {
        (0..BRANCHES).find_map(|day| {
            let fan = self.fan.again(day);
            let branch = Self {
                fan,
                ..self.clone()
            };
            branch.play(limit)
        })
    }

    /// Plays so many actions at most.
    pub fn play(mut self, limit: usize) -> Option<Sign> {
        while self.actions < limit {
            let step = if !self.in_step() {
                self.catch_up()
            } else if self.leader.state.to_act().is_some() {
                self.both()
            } else {
                return self.compare(true);
            };
            match step {
                // Something is different that does not show yet.
                Step::Together if self.alike && self.in_step() && !self.is_alike() => {
                    self.alike = false;
                    let sign = self.branches(self.actions + FURTHER);
                    if sign.is_some() {
                        return sign;
                    }
                }
                Step::Together => {}
                Step::Refused => return self.alone(),
                Step::Over => return None,
                Step::Told(sign) => return Some(sign),
            }
        }
        None
    }

    /// Whether both games ask the same player the same question.
    fn in_step(&self) -> bool {
        let (one, other) = (&self.leader.state, &self.follower.state);
        let moment = |state: &State| {
            (
                state.to_act(),
                state.ask(),
                state.stack().len(),
                state.part(),
                state.turn(),
            )
        };
        if moment(one) != moment(other) {
            return false;
        }
        if one.ask() != Ask::Effect {
            return true;
        }
        let (mut mine, mut theirs) = (Vec::new(), Vec::new());
        one.legal_actions_into(&mut mine);
        other.legal_actions_into(&mut theirs);
        let mine = mine.into_iter().map(|action| translate(action, one, other));
        mine.eq(theirs)
    }

    fn both(&mut self) -> Step {
        if let Some(sign) = self.compare(true) {
            return Step::Told(sign);
        }
        self.ahead.clear();
        self.leader.happened.clear();
        self.follower.happened.clear();
        self.leader.state.legal_actions_into(&mut self.legal);
        let action = self.fan.decide(&self.leader.state, &self.legal);
        let theirs = translate(action, &self.leader.state, &self.follower.state);
        self.lead(action);
        if !self.follow(theirs) {
            return Step::Refused;
        }
        self.compare(false).map_or(Step::Together, Step::Told)
    }

    fn lead(&mut self, action: Action) -> bool {
        self.actions += 1;
        self.log.clear();
        let done = self.leader.state.apply_into(action, &mut self.log);
        done.unwrap_or_else(|why| panic!("{action:?} was listed and is refused: {why}"));
        let focus = self.focus;
        self.leader.note(&self.log, |card| card == focus)
    }

    fn follow(&mut self, action: Action) -> bool {
        self.log.clear();
        let done = self
            .follower
            .state
            .apply_into(action, &mut self.log)
            .is_ok();
        let focus = self.focus;
        self.follower.note(&self.log, |card| card == focus);
        done
    }

    fn compare(&self, in_step: bool) -> Option<Sign> {
        Sign::of(&self.leader, &self.follower, in_step, self.actions)
    }

    /// One game asks something that the other does not: it is answered until both are in step.
    fn catch_up(&mut self) -> Step {
        for _ in 0..PATIENCE {
            if let Some(sign) = self.compare(false) {
                return Step::Told(sign);
            }
            if self.in_step() {
                return Step::Together;
            }
            let (one, other) = (&self.leader.state, &self.follower.state);
            let (deep, deeper) = (one.stack().len(), other.stack().len());
            let both_act = one.ask() == Ask::Priority && other.ask() == Ask::Priority;
            // Who is still resolving answers first.
            let behind = other.ask() == Ask::Effect && one.ask() != Ask::Effect;
            if (is_choice(one.ask()) && !behind) || (both_act && deep > deeper) {
                one.legal_actions_into(&mut self.legal);
                let action = self.fan.let_be(&self.legal);
                self.lead(action);
                self.ahead.push_back(action);
            } else if is_choice(other.ask()) || (both_act && deeper > deep) {
                // The same answer, if it is one.
                let same = self.ahead.front().map(|it| translate(*it, one, other));
                other.legal_actions_into(&mut self.legal);
                let action = match same.filter(|same| self.legal.contains(same)) {
                    Some(same) => {
                        self.ahead.pop_front();
                        same
                    }
                    None => self.fan.let_be(&self.legal),
                };
                self.follow(action);
            } else if both_act && one.to_act() != other.to_act() && one.part() == other.part() {
                // Another player may act.
                one.legal_actions_into(&mut self.legal);
                let action = self.fan.decide(one, &self.legal);
                self.lead(action);
                if action != Action::Pass {
                    return Step::Refused;
                }
            } else {
                return self.compare(true).map_or(Step::Over, Step::Told);
            }
        }
        Step::Over
    }

    /// What comes of an action that the other game refuses; what it costs is no sign.
    fn alone(mut self) -> Option<Sign> {
        for _ in 0..PATIENCE {
            let paid = |event: &&Event| !matches!(event, Event::Resources { .. });
            let same = self.follower.happened.len();
            let leader = self.leader.happened.iter().skip(same).find(paid).copied();
            if leader.is_some() {
                let actions = self.actions;
                return Some(Sign {
                    leader,
                    follower: None,
                    actions,
                });
            }
            let state = &self.leader.state;
            let waits = !state.stack().is_empty() || is_choice(state.ask());
            if !waits {
                return None;
            }
            state.legal_actions_into(&mut self.legal);
            let action = self.fan.let_be(&self.legal);
            if self.lead(action) {
                return None;
            }
        }
        None
    }
}
