//! A player that likes one card: plays it, uses it, fights with it, points at it; otherwise chance decides.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::state::{Permanent, Slot};
use fabulario_engine::fabula::{Action, Ask, CardId, State, Target};
use fabulario_engine::rng::Rng;

use super::close::{is_close, is_close_call};

/// How likely something is, in percent.
#[derive(Debug, Clone, Copy)]
pub struct Mood {
    /// To do something with the card.
    focus: u32,
    /// To point at it.
    aim: u32,
    /// To attack.
    attack: u32,
    /// To influence.
    influence: u32,
    /// To block.
    block: u32,
    /// To join others against a base.
    join: u32,
    /// To make a fight close.
    dare: u32,
    /// To let things be.
    pass: u32,
}

impl Mood {
    fn of(mut rng: Rng) -> Self {
        let patient = rng.below(8) == 0;
        let mut of = |some: [u32; 3]| some[rng.below(3) as usize];
        let mood = Self {
            focus: of([90, 60, 25]),
            aim: of([60, 30, 5]),
            attack: of([90, 50, 0]),
            influence: of([90, 60, 30]),
            block: of([70, 40, 10]),
            join: of([90, 50, 0]),
            dare: of([90, 90, 30]),
            pass: of([30, 60, 90]),
        };
        if !patient {
            return mood;
        }
        // Turns go by.
        Self {
            attack: 0,
            influence: 0,
            block: 0,
            pass: 95,
            ..mood
        }
    }
}

#[derive(Clone)]
pub struct Fan {
    rng: Rng,
    mood: Mood,
    /// Of each card of the table, whether it is the card.
    focus: Vec<bool>,
}

impl Fan {
    pub fn new(rng: Rng, focus: Vec<bool>) -> Self {
        let mut fan = Self {
            rng,
            mood: Mood::of(rng),
            focus,
        };
        fan.rng.next();
        fan
    }

    /// The same player on another day.
    pub fn again(&self, day: u64) -> Self {
        let mut rng = self.rng;
        Self::new(Rng::new(rng.next(), day), self.focus.clone())
    }

    fn is(&self, card: CardId) -> bool {
        self.focus
            .get(usize::from(card.0))
            .copied()
            .unwrap_or(false)
    }

    /// Whether the card is there, or attached to what is there.
    fn at(&self, state: &State, slot: Slot) -> bool {
        let here = state.permanent(slot).is_some_and(|it| self.is(it.card));
        here || state
            .permanents()
            .any(|(_, it)| it.host == slot && self.is(it.card))
    }

    /// Whether an action is about the card.
    fn about(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Play(card)
            | Action::PlayFaceDown(card)
            | Action::Choose(Target::Card { card, .. }) => self.is(card),
            Action::Activate {
                permanent: slot, ..
            }
            | Action::Choose(Target::Permanent { slot, .. })
            | Action::Restore(slot)
            | Action::TurnUp(slot) => self.at(state, slot),
            // What is attached stays where it is.
            Action::Attach(slot) => {
                let host = state.permanent(slot).map_or(Slot::NONE, |it| it.host);
                !host.is_some() && self.at(state, slot)
            }
            Action::Attack {
                ally,
                base: against,
            }
            | Action::Influence {
                ally,
                base: against,
            }
            | Action::Block { ally, against } => self.at(state, ally) || self.at(state, against),
            _ => false,
        }
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.rng.below(100) < percent
    }

    fn among(&mut self, actions: &[Action], fits: impl Fn(Action) -> bool) -> Option<Action> {
        let count = actions.iter().filter(|action| fits(**action)).count();
        let pick = self.rng.below(u32::try_from(count).unwrap_or(0)) as usize;
        actions
            .iter()
            .copied()
            .filter(|action| fits(*action))
            .nth(pick)
    }

    /// One of the legal actions, never a concession.
    pub fn decide(&mut self, state: &State, legal: &[Action]) -> Action {
        let end = legal
            .iter()
            .position(|action| matches!(action, Action::Concede(_)));
        let legal = &legal[..end.unwrap_or(legal.len())];
        let act = matches!(
            state.ask(),
            Ask::Priority | Ask::Declare | Ask::Blocks | Ask::InfluenceBlocks
        );
        let liking = if act { self.mood.focus } else { self.mood.aim };
        if self.chance(liking) {
            let about = |action: &Action| self.about(state, *action);
            let about: Vec<Action> = legal.iter().copied().filter(about).collect();
            if let Some(action) = self.among(&about, |_| true) {
                return action;
            }
        }
        if act && let Some(action) = self.act(state, legal) {
            return action;
        }
        // Who fights is worth a target; what may be left out is not.
        let fighter = |action| match action {
            Action::Choose(Target::Permanent { slot, .. }) => fights(state, slot),
            _ => false,
        };
        if self.chance(self.mood.aim)
            && let Some(action) = self.among(legal, fighter)
        {
            return action;
        }
        if self.chance(70)
            && let Some(action) = self.among(legal, |action| action != Action::Done)
        {
            return action;
        }
        self.among(legal, |_| true).unwrap_or(Action::Pass)
    }

    /// Fights, rests or begins something.
    fn act(&mut self, state: &State, legal: &[Action]) -> Option<Action> {
        let fights = |action| {
            matches!(
                action,
                Action::Attack { .. } | Action::Influence { .. } | Action::Block { .. }
            )
        };
        let fierce = match state.ask() {
            Ask::Blocks | Ask::InfluenceBlocks => self.mood.block,
            _ if state.part() == Part::Ofensiva => self.mood.attack,
            _ => self.mood.influence,
        };
        let rests = |action| matches!(action, Action::Pass | Action::Done);
        if state.ask() == Ask::Declare && is_close(state) && self.chance(60) {
            return self.among(legal, rests);
        }
        if self.chance(fierce) {
            let busy = |base| {
                let aims =
                    |(_, it): (_, &Permanent)| it.attacking == base || it.influencing == base;
                state.permanents().any(aims)
            };
            let joins = |action| match action {
                Action::Attack { base, .. } | Action::Influence { base, .. } => busy(base),
                _ => false,
            };
            let close = self.among(legal, |action| is_close_call(state, action));
            let joined = self.among(legal, joins);
            let dared = close.filter(|_| self.chance(self.mood.dare));
            let dared = dared.or(joined.filter(|_| self.chance(self.mood.join)));
            if let Some(action) = dared.or_else(|| self.among(legal, fights)) {
                return Some(action);
            }
        }
        if self.chance(self.mood.pass)
            && let Some(action) = self.among(legal, rests)
        {
            return Some(action);
        }
        self.among(legal, |action| !fights(action) && !rests(action))
    }

    /// An answer that begins nothing new.
    pub fn let_be(&mut self, legal: &[Action]) -> Action {
        let rests = |action| matches!(action, Action::Pass);
        let ends = |action| !matches!(action, Action::Concede(_));
        self.among(legal, rests)
            .or_else(|| self.among(legal, ends))
            .unwrap_or(Action::Pass)
    }
}

fn fights(state: &State, slot: Slot) -> bool {
    let fights = |it: &Permanent| {
        it.attacking.is_some() || it.influencing.is_some() || it.blocking.is_some()
    };
    state.permanent(slot).is_some_and(fights)
}
