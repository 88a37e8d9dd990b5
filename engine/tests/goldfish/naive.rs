//! A second solitaire, written apart from the engine: Aliados without abilities, vectors, brute force.
//!
//! Only the generator of chance and the numbers of a format are shared. It knows the rules from the book and the
//! policies from their description; where the engine is clever, this is slow.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::rng::Rng;

use super::kit::Ally;

/// How the naive player plays; cards are numbers.
#[derive(Debug, Clone)]
pub enum Way {
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
        self.restore(turn);
        self.act(turn);
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

    fn restore(&mut self, turn: &mut Turn) {
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

    /// Every subset is tried.
    fn best_subset(&self, mut open: Vec<u16>, left: u16) -> Vec<u16> {
        open.sort_by_key(|card| (std::cmp::Reverse(self.cost(*card)), *card));
        let mut best: Option<((u16, u16), Vec<bool>)> = None;
        for bits in 0..1_u32 << open.len() {
            let inside: Vec<bool> = (0..open.len()).map(|i| bits & (1 << i) != 0).collect();
            let chosen = || {
                open.iter()
                    .zip(&inside)
                    .filter(|(_, inside)| **inside)
                    .map(|(card, _)| *card)
            };
            let cost: u16 = chosen().map(|card| self.cost(card)).sum();
            if cost > left {
                continue;
            }
            let value = match self.task.way {
                Way::OffenceFirst => (chosen().map(|card| self.ofensiva(card)).sum(), cost),
                Way::InfluenceFirst => (chosen().map(|card| self.influencia(card)).sum(), cost),
                _ => (
                    cost,
                    chosen()
                        .map(|card| self.ally(card)[1..].iter().sum::<u16>())
                        .sum(),
                ),
            };
            // Of equals the one that has the earlier card of the list.
            if best
                .as_ref()
                .is_none_or(|(most, other)| (value, &inside) > (*most, other))
            {
                best = Some((value, inside));
            }
        }
        let inside = best.map(|(_, inside)| inside).unwrap_or_default();
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

    /// The base to go for.
    fn goal(&self) -> usize {
        let arredores = (0..4).filter(|at| self.bases[*at].is_some());
        arredores
            .min_by_key(|at| (self.bases[*at], *at))
            .unwrap_or(4)
    }

    fn fight(&mut self, turn: &mut Turn) -> Option<&'static str> {
        let influencing = matches!(self.task.way, Way::InfluenceFirst);
        let mut sum = 0;
        for at in 0..self.field.len() {
            let ally = &self.field[at];
            let card = ally.card;
            let kept = influencing && self.influencia(card) > 0;
            if !ally.turned && !ally.new && self.ofensiva(card) > 0 && !kept {
                self.field[at].turned = true;
                sum += self.ofensiva(card);
            }
        }
        let goal = self.goal();
        // What a base has not got cannot be taken from it.
        turn.damage = sum.min(u16::try_from(self.bases[goal].unwrap()).unwrap());
        let resistance = self.bases[goal].unwrap() - i32::from(sum);
        self.bases[goal] = (resistance > 0).then_some(resistance);
        if self.bases[4].is_none() {
            return Some("offence");
        }
        let goal = self.goal();
        let ready: Vec<usize> = (0..self.field.len())
            .filter(|at| !self.field[*at].turned && !self.field[*at].new)
            .filter(|at| self.influencia(self.field[*at].card) > 0)
            .collect();
        let sum: u16 = ready
            .iter()
            .map(|at| self.influencia(self.field[*at].card))
            .sum();
        if i32::from(sum) > self.bases[goal].unwrap() {
            for at in ready {
                self.field[at].turned = true;
            }
            turn.influence = sum;
            self.bases[goal] = None;
        }
        self.bases[4].is_none().then_some("influence")
    }
}
