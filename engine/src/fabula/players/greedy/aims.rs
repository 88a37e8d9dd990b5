//! Targets: which ones a text would best be pointed at, and what it comes to then.

use tinyvec::ArrayVec;

use super::Eye;
use super::text::Text;
use crate::fabula::ability::{TargetSpec, What, Zone};
use crate::fabula::eval::Context;
use crate::fabula::program::{Mode, ScriptId};
use crate::fabula::state::{Item, ItemKind, Target};

/// What cannot be done.
pub(super) const NEVER: i32 = i32::MIN / 4;

/// What a card from a zone that nobody has looked at yet is taken to be worth.
const UNSEEN: i32 = 8;

impl Eye<'_, '_> {
    pub(super) fn modes(&self, script: ScriptId) -> &[Mode] {
        self.state
            .table
            .script(script)
            .map_or(&[][..], |script| &script.modes)
    }

    /// What the best mode of a script comes to with the best targets.
    pub(super) fn script(&self, script: ScriptId, item: &Item) -> i32 {
        let modes = (0..).zip(self.modes(script));
        let values = modes.map(|(index, mode)| self.mode(script, index, mode, item));
        values.max().unwrap_or(NEVER)
    }

    /// What a mode comes to with the best targets.
    pub(super) fn mode(&self, script: ScriptId, index: u8, mode: &Mode, item: &Item) -> i32 {
        let mut item = *item;
        item.kind = ItemKind::Sentence {
            script,
            mode: index,
            sentence: 0,
        };
        self.state.define(&mut item);
        self.aimed(mode, &mut item, 0)
    }

    /// What a mode comes to if the groups from this one on are aimed as well as can be.
    pub(super) fn aimed(&self, mode: &Mode, item: &mut Item, group: u8) -> i32 {
        let Some(spec) = mode.targets.get(usize::from(group)) else {
            return self.sentences(mode, item);
        };
        if is_hidden(&spec.what) {
            return UNSEEN;
        }
        if spec.max == 1 || spec.divide.is_some() {
            return self.aimed_once(mode, spec, item, group);
        }
        self.aimed_often(mode, spec, item, group)
    }

    fn aimed_once(&self, mode: &Mode, spec: &TargetSpec, item: &mut Item, group: u8) -> i32 {
        let mut best = if spec.min == 0 && spec.divide.is_none() {
            self.aimed(mode, item, group + 1)
        } else {
            NEVER
        };
        self.each_aim(spec, item, |target, item| {
            let value = self.with(mode, spec, item, group, target);
            best = best.max(value);
        });
        best
    }

    /// Several targets: each is judged alone, the best of them are taken together.
    fn aimed_often(&self, mode: &Mode, spec: &TargetSpec, item: &mut Item, group: u8) -> i32 {
        let without = self.aimed(mode, item, group + 1);
        let mut top: ArrayVec<[(i32, Target); 6]> = ArrayVec::new();
        let most = usize::from(spec.max).min(6);
        self.each_aim(spec, item, |target, item| {
            let gain = self.with(mode, spec, item, group, target) - without.max(NEVER / 2);
            let at = top.iter().position(|(other, _)| gain > *other);
            if top.len() >= most {
                match at {
                    Some(_) => drop(top.pop()),
                    None => return,
                }
            }
            top.insert(at.unwrap_or(top.len()).min(top.len()), (gain, target));
        });
        let wanted = top.iter().filter(|(gain, _)| *gain > 0).count();
        let taken = wanted.max(usize::from(spec.min));
        if top.len() < usize::from(spec.min) {
            return NEVER;
        }
        let before = item.targets;
        for (_, target) in top.iter().take(taken) {
            item.targets.push(*target, group);
        }
        let value = self.aimed(mode, item, group + 1);
        item.targets = before;
        value
    }

    /// What a mode comes to with one more target.
    pub(super) fn with(
        &self,
        mode: &Mode,
        spec: &TargetSpec,
        item: &mut Item,
        group: u8,
        target: Target,
    ) -> i32 {
        let before = item.targets;
        let at = before.list.len();
        item.targets.push(target, group);
        if let Some(divide) = &spec.divide {
            let total = self.number(divide, &Text::of(item));
            let given = before
                .of(group)
                .map(|(_, share)| i32::from(share))
                .sum::<i32>();
            if let Some(share) = item.targets.shares.get_mut(at) {
                *share = u8::try_from(total - given).unwrap_or(0);
            }
        }
        let value = self.aimed(mode, item, group + 1);
        item.targets = before;
        value
    }

    /// Everything that a group may be pointed at.
    fn each_aim(
        &self,
        spec: &TargetSpec,
        item: &mut Item,
        mut call: impl FnMut(Target, &mut Item),
    ) {
        let mut found: ArrayVec<[Target; 40]> = ArrayVec::new();
        let context = Context::item(item);
        self.state.any_candidate(&spec.what, &context, |target| {
            let free = spec.again || !item.targets.list.contains(&target);
            if free
                && self
                    .state
                    .is_legal_target(target, &spec.what, &context, item)
            {
                found.push(target);
            }
            found.len() >= 40
        });
        for target in found {
            call(target, item);
        }
    }
}

/// Whether the candidates lie where this player may not look before choosing.
fn is_hidden(what: &What) -> bool {
    matches!(
        what,
        What::Card {
            zone: Zone::Mao | Zone::Baralho,
            ..
        }
    )
}
