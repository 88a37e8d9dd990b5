//! A second solitaire, written apart from the engine: Aliados without abilities, vectors, brute force.
//!
//! Only the generator of chance and the numbers of a format are shared. It knows the rules from the book and the
//! policies from their description; where the engine is clever, this is slow.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::rng::Rng;

use super::kit::Ally;

mod combat;

use combat::{By, Fighter, Goal, Party};

/// How the naive player plays; cards are numbers.
#[derive(Debug, Clone)]
pub enum Way {
    Race,
    BestSpend,
    CheapestFirst,
    OffenceFirst,
    InfluenceFirst,
    Protect(Vec<u16>),
    Priority(Vec<u16>),
}

/// So many of these cards.
#[derive(Debug, Clone)]
pub struct Copies {
    pub count: usize,
    pub of: Vec<u16>,
}

/// When a hand stays as it is.
#[derive(Debug, Clone)]
pub enum Stay {
    Never,
    /// It has at least so many.
    Least(Copies),
    /// The same, and it has more than so many others.
    LeastAndMore(Copies, Copies),
    /// It has at least so many, or at most so many others.
    LeastOrMost(Copies, Copies),
}

/// A hand that does not stay keeps only these.
#[derive(Debug, Clone)]
pub struct Exchange {
    pub stay: Stay,
    pub keep: Vec<u16>,
}

/// One game to play.
#[derive(Debug, Clone)]
pub struct Task {
    pub cards: Vec<Ally>,
    pub deck: Vec<u16>,
    pub way: Way,
    pub exchange: Option<Exchange>,
    pub first: bool,
    pub rules: PlayRules,
    pub turns: usize,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turn {
    pub drawn: Vec<u16>,
    pub played: Vec<u16>,
    pub discarded: Vec<u16>,
    pub hand: Vec<u16>,
    pub resources: u16,
    pub on_cards: u16,
    pub on_restoring: u16,
    pub wasted: u16,
    pub damage: u16,
    pub influence: u16,
    pub bases: u16,
    pub field: u16,
    pub deck: u16,
    pub discard: u16,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Story {
    pub opening: Vec<u16>,
    pub kept: Vec<u16>,
    pub turns: Vec<Turn>,
    pub end: Option<(usize, &'static str)>,
}

struct Ready {
    card: u16,
    turned: bool,
    new: bool,
}

struct Solitaire<'a> {
    task: &'a Task,
    rng: Rng,
    /// The deck from the bottom: the cards put back, then the rest.
    bottom: Vec<u16>,
    rest: Vec<u16>,
    hand: Vec<u16>,
    field: Vec<Ready>,
    discard: usize,
    left: u16,
    /// The turn.
    number: usize,
    /// Four Arredores and the Centro; `None` is lost.
    bases: [Option<i32>; 5],
}

pub fn play(task: &Task, seed: u64, game: u64) -> Story {
    let mut rest = task.deck.clone();
    rest.sort_unstable();
    let [arredor, centro] = [task.rules.arredor, task.rules.centro].map(i32::from);
    let mut it = Solitaire {
        task,
        rng: Rng::new(seed, game),
        bottom: Vec::new(),
        rest,
        hand: Vec::new(),
        field: Vec::new(),
        discard: 0,
        left: 0,
        number: 0,
        bases: std::array::from_fn(|at| Some(if at < 4 { arredor } else { centro })),
    };
    let mut story = Story::default();
    it.open(&mut story);
    if story.end.is_some() {
        return story;
    }
    for number in 1..=task.turns {
        let mut turn = Turn::default();
        let end = it.turn(number, &mut turn);
        turn.bases = u16::try_from(it.bases.iter().filter(|base| base.is_none()).count()).unwrap();
        if end == Some("deck") {
            // Whoever is out has nothing left.
            story.turns.push(turn);
        } else {
            turn.hand = sorted(&it.hand);
            turn.wasted = it.left;
            turn.field = u16::try_from(it.field.len()).unwrap();
            turn.deck = u16::try_from(it.bottom.len() + it.rest.len()).unwrap();
            turn.discard = u16::try_from(it.discard).unwrap();
            story.turns.push(turn);
        }
        if let Some(how) = end {
            story.end = Some((number, how));
            break;
        }
    }
    story
}

fn sorted(cards: &[u16]) -> Vec<u16> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

impl Solitaire<'_> {
    fn ally(&self, card: u16) -> [u16; 4] {
        self.task.cards[usize::from(card)]
    }
    fn cost(&self, card: u16) -> u16 {
        self.ally(card)[0]
    }
    fn ofensiva(&self, card: u16) -> u16 {
        self.ally(card)[2]
    }
    fn influencia(&self, card: u16) -> u16 {
        self.ally(card)[3]
    }

    fn draw(&mut self) -> Option<u16> {
        let layer = if self.rest.is_empty() {
            &mut self.bottom
        } else {
            &mut self.rest
        };
        let last = layer.len().checked_sub(1)?;
        let pick = self.rng.below(u32::try_from(layer.len()).unwrap()) as usize;
        layer.swap(pick, last);
        let card = layer.pop()?;
        self.hand.push(card);
        Some(card)
    }

    fn open(&mut self, story: &mut Story) {
        for _ in 0..self.task.rules.opening_hand {
            if self.draw().is_none() {
                story.end = Some((0, "deck"));
            }
        }
        story.opening = sorted(&self.hand);
        let exchange = self.task.exchange.as_ref();
        if let Some(exchange) = exchange.filter(|_| self.task.rules.mulligan && story.end.is_none())
            && !self.stays(&exchange.stay)
        {
            let (stay, back): (Vec<u16>, Vec<u16>) = sorted(&self.hand)
                .into_iter()
                .partition(|card| exchange.keep.contains(card));
            self.hand = stay;
            // One after the other under the deck.
            self.bottom = back.iter().rev().copied().collect();
            for _ in back {
                self.draw();
            }
        }
        story.kept = sorted(&self.hand);
    }

    fn stays(&self, stay: &Stay) -> bool {
        let has = |some: &Copies| {
            self.hand
                .iter()
                .filter(|card| some.of.contains(card))
                .count()
        };
        let least = |some: &Copies| has(some) >= some.count;
        match stay {
            Stay::Never => false,
            Stay::Least(some) => least(some),
            Stay::LeastAndMore(some, other) => least(some) && has(other) > other.count,
            Stay::LeastOrMost(some, other) => least(some) || has(other) <= other.count,
        }
    }

    fn turn(&mut self, number: usize, turn: &mut Turn) -> Option<&'static str> {
        let rules = &self.task.rules;
        let (draw_to, keep) = (usize::from(rules.draw_to), usize::from(rules.keep));
        if number > 1 || !self.task.first || !rules.starter_skips_draw {
            while self.hand.len() < draw_to {
                match self.draw() {
                    Some(card) => turn.drawn.push(card),
                    None => return Some("deck"),
                }
            }
        }
        let steps = i16::try_from(number - 1).unwrap() * rules.resources_step;
        let resources = (rules.resources_start + steps).min(rules.resources_cap);
        self.left = u16::try_from(resources).unwrap();
        turn.resources = self.left;
        self.number = number;
        // What is won already needs nothing more.
        if !self.win(turn) {
            self.restore(turn);
            self.act(turn);
        }
        if let Some(how) = self.fight(turn) {
            return Some(how);
        }
        while self.hand.len() > keep {
            let spared =
                |card: &u16| matches!(&self.task.way, Way::Protect(list) if list.contains(card));
            let worst = self
                .hand
                .iter()
                .copied()
                .max_by_key(|card| (!spared(card), self.cost(*card), *card));
            let worst = worst.unwrap();
            self.take(worst);
            self.discard += 1;
            turn.discarded.push(worst);
        }
        self.field.iter_mut().for_each(|ally| ally.new = false);
        None
    }

    fn take(&mut self, card: u16) {
        let at = self.hand.iter().position(|other| *other == card).unwrap();
        self.hand.remove(at);
    }

    /// Who fights in this turn, with those that are turned or without them.
    fn party(&self, turned: bool) -> Party {
        let price = i32::from(self.task.rules.restore_cost);
        let fighters = self.field.iter().enumerate();
        let fighters = fighters
            .filter(|(_, it)| !it.new && (!it.turned || (turned && price <= self.left.into())))
            .map(|(at, it)| Fighter {
                ofensiva: self.ofensiva(it.card).into(),
                influencia: self.influencia(it.card).into(),
                cost: if it.turned { price } else { 0 },
                at,
            });
        Party::new(
            fighters
                .filter(|it| it.ofensiva + it.influencia > 0)
                .collect(),
        )
    }

    /// The Arredores that stand, the weakest first.
    fn arredores(&self) -> Vec<usize> {
        let mut arredores: Vec<usize> = (0..4).filter(|at| self.bases[*at].is_some()).collect();
        arredores.sort_by_key(|at| (self.bases[*at], *at));
        arredores
    }

    fn goals(&self, bases: &[usize], by: By) -> Vec<Goal> {
        bases
            .iter()
            .map(|at| (self.bases[*at].unwrap(), by))
            .collect()
    }

    /// What wins in this turn: the Centro in reach, or the Arredores in the offensive and then the Centro by influence.
    fn winning(&self) -> Vec<Goal> {
        let arredores = self.arredores();
        if arredores.is_empty() {
            return self.goals(&[4], By::Either);
        }
        [
            self.goals(&arredores, By::Offence),
            self.goals(&[4], By::Influence),
        ]
        .concat()
    }

    /// Unturns whoever is needed to win, if what is in play can.
    fn win(&mut self, turn: &mut Turn) -> bool {
        let Some((cost, fighters)) = self.party(true).cheapest(&self.winning()) else {
            return false;
        };
        let cost = u16::try_from(cost).unwrap();
        if cost > self.left {
            return false;
        }
        for it in fighters {
            self.field[it.at].turned = false;
        }
        self.left -= cost;
        turn.on_restoring += cost;
        true
    }

    /// What an Aliado does in a turn, in tenths of a point of damage.
    fn tenths(&self, card: u16) -> i64 {
        (i64::from(self.ofensiva(card)) * 10).max(i64::from(self.influencia(card)) * 5)
    }

    /// Every part of the turned Aliados and of the hand is weighed; who is unturned comes from the best one.
    fn race(&mut self, turn: &mut Turn) {
        let price = self.task.rules.restore_cost.into();
        let turned = self.field.iter().enumerate().filter(|(_, it)| it.turned);
        let turned = turned.filter(|(_, it)| self.tenths(it.card) > 0);
        let mut open: Vec<(u16, u16, i64, Option<usize>)> = turned
            .map(|(at, it)| (price, it.card, self.tenths(it.card) << 32, Some(at)))
            .collect();
        let hand = self
            .hand
            .iter()
            .filter(|card| self.cost(**card) <= self.left);
        open.extend(hand.map(|card| (self.cost(*card), *card, self.worth(*card), None)));
        open.retain(|it| it.0 <= self.left);
        open.sort_by_key(|(cost, card, worth, at)| {
            (
                std::cmp::Reverse(*cost),
                *card,
                std::cmp::Reverse(*worth),
                *at,
            )
        });
        let worths: Vec<(u16, i64)> = open.iter().map(|it| (it.0, it.2)).collect();
        for (inside, it) in best_part(&worths, self.left).into_iter().zip(open) {
            if let Some(at) = it.3.filter(|_| inside) {
                self.field[at].turned = false;
                self.left -= price;
                turn.on_restoring += price;
            }
        }
    }

    /// What a card of the hand is worth to whoever races.
    fn worth(&self, card: u16) -> i64 {
        let attacks = (5 - i64::try_from(self.number).unwrap()).max(1);
        let worth = (self.tenths(card) * attacks - 5 * (attacks - 1)).max(1);
        (worth << 32) + i64::from(self.ally(card)[1..].iter().sum::<u16>())
    }

    fn restore(&mut self, turn: &mut Turn) {
        if matches!(self.task.way, Way::Race) {
            self.race(turn);
            return;
        }
        let key = |it: &Self, card: u16| match it.task.way {
            Way::InfluenceFirst => (it.influencia(card), it.ofensiva(card)),
            _ => (it.ofensiva(card), it.influencia(card)),
        };
        let price = u16::from(self.task.rules.restore_cost);
        // Those that have the value that matters come before any card.
        let eager = matches!(self.task.way, Way::OffenceFirst | Way::InfluenceFirst);
        if eager {
            while self.left >= price
                && self.unturn(turn, |it, card| {
                    (key(it, card).0 > 0).then(|| key(it, card))
                })
            {}
        }
        while self.left >= price {
            let plan = self.plan();
            let planned: u16 = plan.iter().map(|card| self.cost(*card)).sum();
            if self.left - planned < price
                || !self.unturn(turn, |it, card| {
                    Some((it.ofensiva(card), it.influencia(card)))
                })
            {
                break;
            }
        }
    }

    /// Unturns the best turned Aliado; whether there was one.
    fn unturn(&mut self, turn: &mut Turn, key: impl Fn(&Self, u16) -> Option<(u16, u16)>) -> bool {
        let mut best: Option<((u16, u16), u16, usize)> = None;
        for (at, ally) in self.field.iter().enumerate() {
            if !ally.turned {
                continue;
            }
            let Some(value) = key(self, ally.card) else {
                continue;
            };
            if best
                .is_none_or(|(most, card, _)| value > most || (value == most && ally.card < card))
            {
                best = Some((value, ally.card, at));
            }
        }
        if let Some((.., at)) = best {
            self.field[at].turned = false;
            self.left -= u16::from(self.task.rules.restore_cost);
            turn.on_restoring += u16::from(self.task.rules.restore_cost);
        }
        best.is_some()
    }

    /// The cards that are played with what is left, in the order in which they are played.
    fn plan(&self) -> Vec<u16> {
        let mut left = self.left;
        let mut open = self.hand.clone();
        open.retain(|card| self.cost(*card) <= left);
        let mut plan = Vec::new();
        let list: &[u16] = match &self.task.way {
            Way::Protect(list) | Way::Priority(list) => list,
            _ => &[],
        };
        if matches!(self.task.way, Way::CheapestFirst) {
            open.sort_by_key(|card| (self.cost(*card), *card));
            for card in open {
                if self.cost(card) <= left {
                    left -= self.cost(card);
                    plan.push(card);
                }
            }
            return plan;
        }
        for wanted in list {
            while let Some(at) = open
                .iter()
                .position(|card| card == wanted && self.cost(*card) <= left)
            {
                left -= self.cost(open.remove(at));
                plan.push(*wanted);
            }
        }
        plan.extend(self.best_subset(open, left));
        plan
    }

    /// The cards that are worth most together, with the dearer card earlier.
    fn best_subset(&self, mut open: Vec<u16>, left: u16) -> Vec<u16> {
        open.sort_by_key(|card| (std::cmp::Reverse(self.cost(*card)), *card));
        let value = |card: u16| {
            let [cost, vida, ofensiva, influencia] = self.ally(card).map(i64::from);
            match self.task.way {
                Way::Race => self.worth(card),
                Way::OffenceFirst => (ofensiva << 32) + cost,
                Way::InfluenceFirst => (influencia << 32) + cost,
                _ => (cost << 32) + vida + ofensiva + influencia,
            }
        };
        let worths: Vec<(u16, i64)> = open
            .iter()
            .map(|card| (self.cost(*card), value(*card)))
            .collect();
        let inside = best_part(&worths, left);
        let chosen = open.iter().zip(inside).filter(|(_, inside)| *inside);
        chosen.map(|(card, _)| *card).collect()
    }

    fn act(&mut self, turn: &mut Turn) {
        while let Some(card) = self.plan().first().copied() {
            self.take(card);
            self.left -= self.cost(card);
            turn.on_cards += self.cost(card);
            turn.played.push(card);
            self.field.push(Ready {
                card,
                turned: false,
                new: true,
            });
        }
    }

    fn fight(&mut self, turn: &mut Turn) -> Option<&'static str> {
        let party = self.party(false);
        let (arredores, winning) = (self.arredores(), self.winning());
        let wins = party.most(&winning).0.len() == winning.len();
        if wins && !arredores.is_empty() {
            // Whoever is meant for the Centro waits for it to be exposed.
            let (sent, _) = party.most(&winning);
            for (at, fighters) in arredores.into_iter().zip(sent) {
                self.strike(turn, &[(at, fighters)]);
            }
        } else {
            let bases = if arredores.is_empty() {
                vec![4]
            } else {
                arredores
            };
            self.spread(turn, &party, &bases);
        }
        if self.bases[4].is_none() {
            return Some("offence");
        }
        self.sway(turn);
        self.bases[4].is_none().then_some("influence")
    }

    /// Takes what can be taken; the others wear down the weakest that stands.
    fn spread(&mut self, turn: &mut Turn, party: &Party, bases: &[usize]) {
        let (sent, idle) = party.most(&self.goals(bases, By::Either));
        let taken = sent.len();
        let mut strikes: Vec<(usize, Vec<Fighter>)> = bases.iter().copied().zip(sent).collect();
        for (_, it) in &mut strikes {
            it.retain(|it| !it.influences());
        }
        let mut open: Vec<(i32, usize)> = bases[taken..]
            .iter()
            .map(|at| (self.bases[*at].unwrap(), *at))
            .collect();
        for it in idle.into_iter().filter(|it| it.ofensiva > 0) {
            let standing = open.iter_mut().filter(|(left, _)| *left > 0);
            if let Some((left, at)) = standing.min_by_key(|base| **base) {
                *left -= it.ofensiva;
                strikes.push((*at, vec![it]));
            }
        }
        self.strike(turn, &strikes);
    }

    fn strike(&mut self, turn: &mut Turn, strikes: &[(usize, Vec<Fighter>)]) {
        for at in 0..5 {
            let against = strikes.iter().filter(|it| it.0 == at).flat_map(|it| &it.1);
            let mut sum = 0;
            for it in against {
                self.field[it.at].turned = true;
                sum += it.ofensiva;
            }
            // What a base has not got cannot be taken from it.
            if let Some(left) = self.bases[at] {
                turn.damage += u16::try_from(sum.min(left)).unwrap();
                self.bases[at] = Some(left - sum).filter(|left| *left > 0);
            }
        }
    }

    /// The influence: the Centro before all others.
    fn sway(&mut self, turn: &mut Turn) {
        let mut fighters = self.party(false).everybody();
        fighters.retain(|it| it.influencia > 0);
        for it in &mut fighters {
            it.ofensiva = 0;
        }
        let (party, arredores) = (Party::new(fighters), self.arredores());
        let bases = if arredores.is_empty() {
            vec![4]
        } else {
            arredores
        };
        let (sent, _) = party.most(&self.goals(&bases, By::Influence));
        for (at, fighters) in bases.into_iter().zip(sent) {
            for it in fighters {
                self.field[it.at].turned = true;
                turn.influence += u16::try_from(it.influencia).unwrap();
            }
            self.bases[at] = None;
        }
    }
}

/// Every part of a list of prices and worths is tried: of those that are worth most the one that has the earlier thing.
fn best_part(of: &[(u16, i64)], left: u16) -> Vec<bool> {
    let mut best: Option<(i64, Vec<bool>)> = None;
    for bits in 0..1_u32 << of.len() {
        let inside: Vec<bool> = (0..of.len()).map(|i| bits & (1 << i) != 0).collect();
        let chosen = || of.iter().zip(&inside).filter(|(_, inside)| **inside);
        if chosen().map(|(it, _)| it.0).sum::<u16>() > left {
            continue;
        }
        let worth = chosen().map(|(it, _)| it.1).sum();
        if best
            .as_ref()
            .is_none_or(|(most, other)| (worth, &inside) > (*most, other))
        {
            best = Some((worth, inside));
        }
    }
    best.map(|(_, inside)| inside).unwrap_or_default()
}
