//! What there is on the other side, as a text would see it.

use std::collections::BTreeSet;

use super::Gap;
use super::listeners::Listeners;
use crate::fabula::ability::{
    Ability, Amount, Condition, Cost, Effect, Filter, Node, Objects, Part, Passive, Script, Side,
    What, Who,
};
use crate::fabula::{Card, CardType, Table};

/// Reasons that were found, each once.
pub(super) type Gaps = BTreeSet<Gap>;

/// The cards, and what sits on the other side.
#[derive(Clone, Copy)]
pub(super) struct World<'a> {
    pub table: &'a Table,
    /// Whether there is an opponent who plays, has a hand and blocks.
    pub blocks: bool,
    /// What cards of the deck answer to.
    pub listeners: Listeners,
}

impl World<'_> {
    /// Every ability of a card with what is never used of it.
    pub fn card(&self, card: &Card) -> Vec<(u8, Gap)> {
        let mut all = Vec::new();
        if let Some(script) = &card.effect {
            let gaps = self.script(script, false);
            all.extend(gaps.into_iter().map(|gap| (0, gap)));
        }
        let out_of_play = self.has_no_host(card);
        for (number, ability) in (0..).zip(&card.abilities) {
            let mut gaps = self.ability(card.role(), ability);
            if out_of_play {
                gaps.insert(Gap::Opponent);
            }
            all.extend(gaps.into_iter().map(|gap| (number, gap)));
        }
        all
    }

    fn ability(&self, role: CardType, ability: &Ability) -> Gaps {
        let (mut gaps, when) = match ability {
            Ability::Passive { when, does } => (self.passive(does), when),
            Ability::Triggered {
                trigger,
                when,
                effect,
            } => {
                let mut gaps = self.script(effect, true);
                gaps.extend(self.trigger(role, trigger));
                (gaps, when)
            }
            Ability::Activated { cost, when, effect } => {
                let mut gaps = self.script(effect, false);
                if is_endless(cost, effect) {
                    gaps.insert(Gap::Endless);
                }
                let elsewhere = when.as_ref().is_some_and(is_elsewhere);
                gaps.extend(elsewhere.then_some(Gap::Moment));
                (gaps, when)
            }
        };
        if let Some(when) = when {
            gaps.extend(self.condition(when));
        }
        gaps
    }

    /// Whether a Modificação finds no host: it is for others, or only does harm.
    pub fn has_no_host(&self, card: &Card) -> bool {
        if card.role() != CardType::Modificacao {
            return false;
        }
        let ally = Filter {
            kinds: vec![CardType::Aliado],
            ..Filter::ANY
        };
        let hosts = card.attaches_to.as_ref().unwrap_or(&ally);
        let harms = |ability: &Ability| match ability {
            Ability::Passive { does, .. } => match does {
                Passive::Modify { of, amount, .. } => {
                    of.host && matches!(amount, Amount::Fixed(n) if *n < 0)
                }
                Passive::Forbid { of, deed } => of.host && !super::passive::is_shield(*deed),
                Passive::LoseTypes { of } => of.host,
                _ => false,
            },
            _ => false,
        };
        let harmful = !card.abilities.is_empty() && card.abilities.iter().all(harms);
        !self.has(hosts) && (hosts.whose == Side::Opponents || harmful)
    }

    /// Whether the opponent may have a permanent like this.
    pub fn has(&self, filter: &Filter) -> bool {
        let own = filter.this || filter.host || filter.attached_here;
        if filter.whose == Side::You || own || filter.ficha == Some(true) {
            return false;
        }
        let kind = |kind| filter.kinds.is_empty() || filter.kinds.contains(&kind);
        let base = kind(CardType::Base) && filter.role.is_none();
        let ally = kind(CardType::Aliado) && filter.position.is_none() && self.blocks;
        base || ally
    }

    /// Whether a text is about permanents of others, and there are none like that.
    pub fn lacks(&self, filter: &Filter) -> bool {
        filter.whose == Side::Opponents && !self.has(filter)
    }

    /// Whether a text that does harm has only own permanents to do it to.
    pub fn spares(&self, filter: &Filter) -> bool {
        let own = filter.this || filter.host || filter.attached_here;
        filter.whose != Side::You && !own && !self.has(filter)
    }

    /// Whether a text is about cards or a player that are not there.
    pub fn lacks_player(&self, who: &Who) -> bool {
        matches!(who, Who::Opponents) && !self.blocks
    }

    /// What is never so.
    pub fn condition(&self, condition: &Condition) -> Gaps {
        let only = |gap: Gap, never: bool| -> Gaps { never.then_some(gap).into_iter().collect() };
        match condition {
            Condition::Exists { what, .. } => only(Gap::Opponent, self.lacks(what)),
            Condition::TurnOf { whose } => {
                only(Gap::Moment, *whose == Side::Opponents && !self.blocks)
            }
            // Nobody touches the own Arredores.
            Condition::Exposed { whose } => only(Gap::Event, *whose == Side::You),
            Condition::All { of } => of.iter().flat_map(|one| self.condition(one)).collect(),
            Condition::Any { of } => {
                let each: Vec<Gaps> = of.iter().map(|one| self.condition(one)).collect();
                if each.iter().any(Gaps::is_empty) {
                    Gaps::new()
                } else {
                    each.into_iter().flatten().collect()
                }
            }
            Condition::Compare { left, right, .. } => only(
                Gap::Opponent,
                self.is_nothing(left) || self.is_nothing(right),
            ),
            Condition::During { .. } | Condition::Attached | Condition::Not { .. } => Gaps::new(),
        }
    }

    /// Whether an amount counts only what this opponent has not got.
    pub fn is_nothing(&self, amount: &Amount) -> bool {
        let Amount::Tree(node) = amount else {
            return false;
        };
        match &**node {
            Node::Count { of } => self.lacks(of),
            Node::CardsIn { whose, .. } | Node::Resources { of: whose } => self.lacks_player(whose),
            Node::Stat {
                of: Objects::Each { filter },
                ..
            } => self.lacks(filter),
            Node::Sum { of } => of.iter().all(|one| self.is_nothing(one)),
            Node::Difference { from, .. } => self.is_nothing(from),
            Node::Product { of, times } => self.is_nothing(of) || self.is_nothing(times),
            Node::Half { of, .. } => self.is_nothing(of),
            _ => false,
        }
    }

    /// Whether nothing of this can be chosen.
    pub fn lacks_target(&self, what: &What) -> bool {
        match what {
            What::Permanent { filter } => self.lacks(filter),
            What::Card { whose, .. } => self.lacks_player(whose),
            What::Player { who } | What::Zone { whose: who, .. } => {
                *who == Side::Opponents && !self.blocks
            }
            What::Effect { .. } => false,
        }
    }
}

/// Whether a condition holds only outside of the own Ação.
fn is_elsewhere(condition: &Condition) -> bool {
    match condition {
        Condition::During { part } => *part != Part::Acao,
        Condition::TurnOf { whose } => *whose == Side::Opponents,
        Condition::All { of } => of.iter().any(is_elsewhere),
        Condition::Any { of } => of.iter().all(is_elsewhere),
        _ => false,
    }
}

/// Whether the greedy player would fear that it never ends: it takes nothing but resources, and gives
/// resources or cards, or takes nothing at all.
fn is_endless(cost: &Cost, script: &Script) -> bool {
    if cost.turn || cost.sacrifice.is_some() || cost.discard.is_some() {
        return false;
    }
    let modes = std::iter::once(script).chain(&script.modes);
    let sentences = modes.flat_map(|mode| &mode.sentences);
    let mut effects = sentences.flat_map(|sentence| &sentence.effects);
    let free = cost.resources == 0 && cost.letter.is_none();
    free || effects.any(|it| {
        super::script::any(it, &|effect| {
            matches!(effect, Effect::GainResources { .. } | Effect::Draw { .. })
        })
    })
}
