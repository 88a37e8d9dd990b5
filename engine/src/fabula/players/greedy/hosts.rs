//! Modificações: what they are worth, and on which host.

use super::Eye;
use super::aims::NEVER;
use super::worth::{is_shield, of_stat};
use crate::fabula::ability::{Ability, Amount, Deed, Filter, Passive, Stat, Trigger};
use crate::fabula::card::CardId;
use crate::fabula::state::{Announcement, Origin, Slot};

/// What a trigger watches, if it is its host.
fn watches_host(trigger: &Trigger) -> bool {
    let filter: &Filter = match trigger {
        Trigger::Attacks { what }
        | Trigger::Influences { what }
        | Trigger::Blocks { what }
        | Trigger::DealsDamage { what }
        | Trigger::Turned { what }
        | Trigger::Unturned { what }
        | Trigger::Damaged { what }
        | Trigger::Dies { what } => what,
        _ => return false,
    };
    filter.host
}

impl Eye<'_, '_> {
    /// What a Modificação on this host is worth.
    pub(super) fn hosted(&self, card: CardId, host: Slot) -> i32 {
        let abilities = &self.state.table.card(card).abilities;
        let sign = self.sign_of(host);
        let ally = self.state.is_ally(host);
        let mut sum: i32 = abilities
            .iter()
            .map(|ability| self.ability_on(ability, host, sign))
            .sum();
        if ally {
            // The better the host, the more it is made of; one that is about to die is none.
            sum += sum.signum() * (self.worth(host) / 20).min(9);
            if sign > 0 && self.is_doomed(host) {
                return 0;
            }
        } else {
            // A work on a base stands as long as the base.
            sum += sign * self.resistance(host);
        }
        sum
    }

    fn ability_on(&self, ability: &Ability, host: Slot, sign: i32) -> i32 {
        match ability {
            Ability::Passive { does, .. } => match does {
                Passive::Modify { of, stat, amount } if of.host => {
                    let points = match amount {
                        Amount::Fixed(n) => i32::from(*n),
                        Amount::Tree(_) => self.state.amount(amount, &self.state.context_of(host)),
                    };
                    let points = if points == 0 {
                        Self::fixed(amount)
                    } else {
                        points
                    };
                    sign * self.suited(host, *stat, points)
                }
                Passive::Set { of, stat, amount } if of.host => {
                    let change = Self::fixed(amount) - i32::from(self.state.stat(host, *stat));
                    sign * self.suited(host, *stat, change)
                }
                Passive::Allow { of, .. } if of.host => sign * 12,
                Passive::Forbid { of, deed } if of.host => {
                    if is_shield(*deed) {
                        sign * 15
                    } else if self.state.may(host, *deed) {
                        let worth = self.worth(host).min(200);
                        let part = match deed {
                            Deed::Attack | Deed::Restore => 2,
                            Deed::Block | Deed::Influence | Deed::DealDamage => 3,
                            _ => 8,
                        };
                        -sign * worth / part
                    } else {
                        0
                    }
                }
                Passive::LoseTypes { of } if of.host => -sign * self.worth(host).min(200) * 3 / 4,
                Passive::Generate { .. } => 25,
                _ => 12,
            },
            // A trigger on somebody else's host was written against it.
            Ability::Triggered { trigger, .. } if watches_host(trigger) => {
                14 + sign.abs() * (self.worth(host) / 30).min(6)
            }
            Ability::Triggered { .. } => 16,
            Ability::Activated { .. } => 14,
        }
    }

    /// A change of a value, as far as this host can use it.
    fn suited(&self, host: Slot, stat: Stat, points: i32) -> i32 {
        let has = i32::from(self.state.stat(host, stat));
        // Nothing goes below zero, and vida at zero is death.
        let points = match stat {
            Stat::Vida if has + points <= 0 => return -self.worth(host),
            Stat::Ofensiva | Stat::Influencia => points.max(-has),
            _ => points,
        };
        let useless = match stat {
            Stat::Ofensiva => !self.state.may(host, Deed::Attack),
            Stat::Influencia => !self.state.may(host, Deed::Influence),
            _ => false,
        };
        let value = points * of_stat(stat);
        if useless { value / 4 } else { value }
    }

    /// What a Modificação is worth on its best host; a target of the announcement.
    pub(super) fn best_host(&self, announcement: &Announcement) -> i32 {
        self.good_host(announcement, i32::MAX)
    }

    /// What a Modificação is worth on its best host, or on the first that is good enough.
    pub(super) fn good_host(&self, announcement: &Announcement, enough: i32) -> i32 {
        let card = announcement.item.card;
        let context = crate::fabula::eval::Context::announcement(announcement);
        let hosts = self.state.legal_hosts(&context, &announcement.item);
        let mut best = NEVER;
        for slot in hosts.iter() {
            best = best.max(self.hosted(card, slot));
            if best >= enough {
                break;
            }
        }
        best
    }

    /// The announcement of a Modificação that is attached, or would be.
    pub(super) fn attachment(&self, card: CardId, slot: Option<Slot>) -> Announcement {
        self.state
            .new_announcement(card, self.me, slot, Origin::Attach)
    }
}
