//! What each card of the hand and each ability would cost and do now.

use tinyvec::ArrayVec;

use super::Eye;
use super::aims::NEVER;
use super::worth::{CARD, RESOURCE};
use crate::fabula::ability::{Ability, Cost, Deed, Effect, Passive, Trigger};
use crate::fabula::action::Action;
use crate::fabula::card::{CardId, CardType};
use crate::fabula::eval::Context;
use crate::fabula::program::{ScriptId, Step};
use crate::fabula::state::{Item, ItemKind, Origin, Slot};

/// What something would cost and bring.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Offer {
    pub cost: i32,
    pub value: i32,
    /// Whether it makes room for more: resources and cards come first.
    pub first: bool,
}

/// What the text of an ability was found to be worth, for every permanent that has it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Known {
    card: CardId,
    ability: u8,
    letter: i32,
    value: i32,
}

/// The number of attaching among the abilities of a Modificação.
const ATTACH: u8 = u8::MAX;

/// What was worked out already at one decision.
pub(super) type Seen = ArrayVec<[Known; 8]>;

impl Eye<'_, '_> {
    /// What an action of the priority would cost and bring; `None` for one that is no offer.
    pub(super) fn offer(&self, action: Action, seen: &mut Seen) -> Option<Offer> {
        match action {
            Action::Play(card) => Some(self.play(card)),
            Action::Activate { permanent, ability } => self.activation(permanent, ability, seen),
            Action::Attach(slot) => self.attachment_offer(slot, seen),
            Action::TurnUp(slot) => Some(Offer {
                cost: 0,
                value: self.state.permanents.get(slot).face_down.into(),
                first: true,
            }),
            _ => None,
        }
    }

    /// A card of the hand.
    pub(super) fn play(&self, card: CardId) -> Offer {
        let entry = self.state.table.entry(card);
        let price = self
            .state
            .price(card, self.me, i32::from(entry.cost))
            .max(0);
        let paid = self.paid(&entry.card.cost, None);
        let mut offer = Offer {
            cost: price,
            value: -paid - self.exhaustion(),
            first: false,
        };
        match entry.role {
            CardType::Aliado => {
                offer.value += self.printed_worth(card) + self.entering(card);
            }
            CardType::Modificacao => {
                let attachment = self.attachment(card, None);
                offer.value += self.best_host(&attachment) + self.entering(card);
                if !entry.card.enters_attached {
                    let attach = entry.card.attach.as_ref();
                    offer.cost += attach.map_or(0, |cost| i32::from(cost.resources));
                }
            }
            _ => {
                let Some(script) = entry.effect else {
                    return offer;
                };
                let item = self.hypothetical(card, None, script);
                offer.first = self.is_first(script);
                if entry.card.cost.letter.is_some() {
                    let (letter, value) = self.best_letter(script, &item, &entry.card.cost, price);
                    offer.cost += letter;
                    offer.value += value;
                } else {
                    offer.value = offer.value.saturating_add(self.script(script, &item));
                }
            }
        }
        offer
    }

    /// Whether a Modificação of the hand is worth less than what it takes, wherever it goes.
    pub(super) fn has_no_use(&self, card: CardId) -> bool {
        let cost = &self.state.table.entry(card).card.cost;
        let rest = self.entering(card) - self.paid(cost, None);
        self.good_host(&self.attachment(card, None), -rest) + rest < 0
    }

    /// The item that a card or ability would be.
    pub(super) fn hypothetical(&self, card: CardId, slot: Option<Slot>, script: ScriptId) -> Item {
        Item {
            letters: slot.map_or([0; 3], |slot| self.state.permanents.get(slot).letters),
            controller: self.me,
            owner: self.me,
            card,
            source: slot.map(|slot| self.state.here(slot)),
            group: self.state.stamp + 1,
            kind: ItemKind::Sentence {
                script,
                mode: 0,
                sentence: 0,
            },
            ..Item::default()
        }
    }

    /// What a card does by itself as it enters.
    fn entering(&self, card: CardId) -> i32 {
        let entry = self.state.table.entry(card);
        let abilities = entry.card.abilities.iter().zip(&entry.scripts);
        let of = |(ability, script): (&Ability, &Option<ScriptId>)| match (ability, script) {
            (
                Ability::Triggered {
                    trigger: Trigger::Enters { what },
                    when,
                    ..
                },
                Some(script),
            ) if what.this => {
                let item = self.hypothetical(card, None, *script);
                let text = super::text::Text::of(&item);
                if when.as_ref().is_none_or(|when| self.foresees(when, &text)) {
                    // What has no target is not stacked. FAB 1.15.3
                    let value = self.script(*script, &item);
                    if value <= NEVER / 2 { 0 } else { value }
                } else {
                    0
                }
            }
            // Aliados that may act at once do so this turn.
            (
                Ability::Passive {
                    does:
                        Passive::Allow {
                            of,
                            deed: Deed::ActAtOnce,
                        },
                    ..
                },
                _,
            ) if of.this => i32::from(entry.card.ofensiva.unwrap_or(0)) * 4,
            _ => 0,
        };
        abilities.map(of).sum()
    }

    /// The value of a letter that brings most for what it costs.
    fn best_letter(&self, script: ScriptId, item: &Item, cost: &Cost, price: i32) -> (i32, i32) {
        let most = (i32::from(self.state.seat(self.me).resources) - price).clamp(0, 20);
        let mut best = (0, NEVER);
        for letter in 0..=most {
            let mut item = *item;
            if let Some(place) = cost
                .letter
                .and_then(|letter| item.letters.get_mut(letter as usize))
            {
                *place = i16::try_from(letter).unwrap_or(0);
            }
            let value = self.script(script, &item);
            if value - letter * RESOURCE > best.1 - best.0 * RESOURCE {
                best = (letter, value);
            }
        }
        best
    }

    /// What a cost takes besides resources: sacrifices, discards, the turning of its card.
    fn paid(&self, cost: &Cost, source: Option<Slot>) -> i32 {
        let context = Context::of(self.me, source.map(|slot| self.state.here(slot)));
        let mut sum = 0;
        if let Some(pick) = &cost.sacrifice {
            let own = self
                .state
                .matching(&pick.of, &context)
                .and(self.state.permanents.of(self.me));
            let least = own.iter().map(|slot| self.fodder(slot)).min();
            sum += least.unwrap_or(0) * i32::from(pick.count);
        }
        if let Some(pick) = &cost.discard {
            sum += i32::from(pick.count) * CARD;
        }
        if let Some(slot) = source.filter(|_| cost.turn) {
            sum += self.turn_cost(slot);
            if self.state.is_ally(slot) {
                // It will not attack, influence or block.
                let it = self.state.permanents.get(slot).now.values.map(i32::from);
                sum += it[0].max(it[2]).max(0) * 4;
            }
        }
        sum
    }

    /// What the sacrifice of a permanent costs.
    pub(super) fn fodder(&self, slot: Slot) -> i32 {
        let doomed = self.state.is_ally(slot) && self.is_doomed(slot);
        if doomed { 2 } else { self.worth(slot) }
    }

    fn activation(&self, slot: Slot, ability: u8, seen: &mut Seen) -> Option<Offer> {
        let entry = self.state.entry(slot);
        let Some(Ability::Activated { cost, .. }) = entry.card.abilities.get(usize::from(ability))
        else {
            return None;
        };
        let script = entry.scripts.get(usize::from(ability)).copied().flatten()?;
        let card = self.state.permanents.get(slot).card;
        let price = i32::from(cost.resources);
        let taken = cost.turn || cost.sacrifice.is_some() || cost.discard.is_some();
        let work_out = || {
            let item = self.hypothetical(card, Some(slot), script);
            if cost.letter.is_some() {
                self.best_letter(script, &item, cost, price)
            } else {
                (0, self.script(script, &item))
            }
        };
        let known = seen
            .iter()
            .find(|it| (it.card, it.ability) == (card, ability));
        let (letter, value) = match known {
            Some(known) if self.is_alike(slot, script) => (known.letter, known.value),
            _ => {
                let (letter, value) = work_out();
                if self.is_alike(slot, script) {
                    let _ = seen.try_push(Known {
                        card,
                        ability,
                        letter,
                        value,
                    });
                }
                (letter, value)
            }
        };
        // What costs nothing, or gives back what it cost, would go on for ever.
        let endless = !taken && (price + letter == 0 || self.is_first(script));
        if endless && value < super::worth::WIN / 2 {
            return None;
        }
        Some(Offer {
            cost: price + letter,
            value: value - self.paid(cost, Some(slot)),
            first: self.is_first(script),
        })
    }

    /// Whether an ability does the same on every permanent that has it: its text does not speak of
    /// itself, and nothing else about its source matters.
    fn is_alike(&self, slot: Slot, script: ScriptId) -> bool {
        let Some(text) = self.state.table.script(script) else {
            return false;
        };
        let steps = text.modes.iter().flat_map(|mode| &mode.sentences);
        let mut steps = steps.flat_map(|sentence| &sentence.steps);
        text.sees == 0
            && self.state.permanents.get(slot).letters == [0; 3]
            && !self.state.granted(slot, Deed::ReachCentro)
            && !steps.any(|step| matches!(step, Step::Do(Effect::Unturn { .. })))
    }

    /// A Modificação without a host is attached; one that has a host stays there.
    fn attachment_offer(&self, slot: Slot, seen: &mut Seen) -> Option<Offer> {
        let it = self.state.permanents.get(slot);
        if it.host.is_some() {
            return None;
        }
        let card = self.state.card_at(slot);
        let cost = card.attach.as_ref()?;
        // Copies that hang nowhere are alike, if Aliados are their hosts.
        let known = seen
            .iter()
            .find(|known| (known.card, known.ability) == (it.card, ATTACH));
        let value = match known {
            Some(known) if card.attaches_to.is_none() => known.value,
            _ => self.best_host(&self.attachment(it.card, Some(slot))) - self.paid(cost, None),
        };
        let (card, ability, letter) = (it.card, ATTACH, 0);
        let _ = seen.try_push(Known {
            card,
            ability,
            letter,
            value,
        });
        Some(Offer {
            cost: i32::from(cost.resources),
            value,
            first: false,
        })
    }

    /// Whether a script gives resources or cards.
    fn is_first(&self, script: ScriptId) -> bool {
        let steps = self
            .modes(script)
            .iter()
            .flat_map(|mode| &mode.sentences)
            .flat_map(|sentence| &sentence.steps);
        steps.into_iter().any(|step| {
            matches!(
                step,
                Step::Do(Effect::GainResources { .. } | Effect::Draw { .. })
            )
        })
    }

    /// Where a script was announced from.
    pub(super) const fn is_attach(origin: Origin) -> bool {
        matches!(origin, Origin::Attach)
    }
}
