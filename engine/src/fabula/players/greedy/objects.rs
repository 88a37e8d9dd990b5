//! What happens to the objects that a text means: permanents one by one, cards out of play at a guess.

use super::Eye;
use super::text::Text;
use super::worth::CARD;
use crate::fabula::ability::{Objects, Place, What, Zone};
use crate::fabula::card::CardId;
use crate::fabula::state::{Bits, Seat, Slot, Target};

/// How many candidates of an open choice are looked at.
const LOOKED_AT: u32 = 24;

impl Eye<'_, '_> {
    /// The permanents that a text means; none while a choice among them is open.
    pub(super) fn meant(&self, objects: &Objects, text: &Text) -> Bits {
        self.state.permanents_of(objects, &text.context)
    }

    /// The sum over the permanents meant; where a choice is open, what its maker will prefer.
    pub(super) fn each(&self, objects: &Objects, text: &Text, of: impl Fn(Slot) -> i32) -> i32 {
        self.each_of(self.meant(objects, text), objects, text, of)
    }

    /// The same for permanents that were looked for already.
    pub(super) fn each_of(
        &self,
        meant: Bits,
        objects: &Objects,
        text: &Text,
        of: impl Fn(Slot) -> i32,
    ) -> i32 {
        let open = text
            .open
            .filter(|_| matches!(objects, Objects::Chosen) && text.context.chosen.is_empty());
        let Some((by, what)) = open else {
            return meant.iter().map(of).sum();
        };
        let What::Permanent { filter } = what else {
            return 0;
        };
        let values = self.state.matching(filter, &text.context).iter().map(of);
        let chosen = if self.signs(by, text) > 0 {
            values.max()
        } else {
            values.min()
        };
        chosen.unwrap_or(0)
    }

    /// What a move of cards out of play is worth.
    pub(super) fn cards(&self, objects: &Objects, to: Place, text: &Text) -> i32 {
        let target = |target: Target| match target {
            Target::Card { seat, zone, card } => self.moved(seat, zone, card, to, text),
            _ => 0,
        };
        match objects {
            Objects::Target { group } => {
                let targets = text.context.targets.of(group.0);
                targets.map(|(it, _)| target(it)).sum()
            }
            Objects::Chosen if !text.context.chosen.is_empty() => {
                text.context.chosen.iter().copied().map(target).sum()
            }
            Objects::Chosen => self.open_cards(to, text),
            // A card that has died and comes back. FAB 1.12.9
            Objects::This | Objects::Subject => match (to, text.context.subject.zone) {
                (Place::Mao, Some(_)) => CARD * self.sign(text.context.you),
                (Place::Campo, Some(_)) => {
                    self.printed_worth(text.card) * self.sign(text.context.you)
                }
                _ => 0,
            },
            Objects::Cards { whose, .. } | Objects::Top { whose, .. } => {
                let sign = self.signs(whose, text);
                match to {
                    Place::Mao => CARD * sign,
                    Place::Campo => 30,
                    Place::Descarte | Place::Degredo => -sign,
                    _ => 0,
                }
            }
            _ => 0,
        }
    }

    /// A choice of cards that is still to be made: looked at where the zone is open to this player.
    fn open_cards(&self, to: Place, text: &Text) -> i32 {
        let Some((by, what @ What::Card { zone, top, .. })) = text.open else {
            return 0;
        };
        let mine = self.signs(by, text) > 0;
        let hidden = matches!(zone, Zone::Mao) || top.is_some();
        if hidden {
            return match to {
                Place::Campo => 30,
                Place::Mao => CARD,
                _ => 3,
            } * if mine { 1 } else { -1 };
        }
        let (mut best, mut seen) = (0, 0);
        self.state.any_candidate(what, &text.context, |target| {
            if let Target::Card { seat, zone, card } = target
                && self.state.is_choosable(target, what, &text.context, None)
            {
                let value = self.moved(seat, zone, card, to, text);
                best = if mine {
                    best.max(value)
                } else {
                    best.min(value)
                };
            }
            seen += 1;
            seen >= LOOKED_AT
        });
        best
    }

    /// What it is worth that a card out of play goes elsewhere.
    fn moved(&self, seat: Seat, from: Zone, card: CardId, to: Place, text: &Text) -> i32 {
        let owner = self.sign(seat);
        let worth = self.printed_worth(card);
        match to {
            Place::Campo => {
                // It enters under the control of the text's player.
                let left = if from == Zone::Descarte { 0 } else { CARD };
                (worth - left) * self.sign(text.context.you)
            }
            Place::Mao => owner * (CARD + worth / 8),
            Place::Topo => owner * (2 + worth / 16),
            Place::Fundo | Place::Baralho => match from {
                // What lies on top and is put below: good riddance to what cannot be used soon.
                Zone::Baralho => owner * (12 - worth / 6),
                Zone::Mao => -owner * (CARD + worth / 8),
                // A longer deck lasts longer.
                _ => owner * 2,
            },
            Place::Descarte | Place::Degredo => match from {
                Zone::Mao => -owner * (CARD + worth / 8),
                _ => -owner * (1 + worth / 20),
            },
        }
    }
}
