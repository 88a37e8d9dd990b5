//! The numbers of a format that play depends on, and the rulings that this engine follows.

use crate::format::{DeckOut, Draw, FirstTurn, Format, Mulligan};

/// What a format says about play; the standard format's values are the default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct PlayRules {
    /// Cards in the opening hand. FAB 1.4.3; ruling: FAB-C1
    pub opening_hand: u8,
    /// Whether there is a mulligan. FAB 1.4.4
    pub mulligan: bool,
    /// Whether the starter skips the first Compra. FAB 1.4.5; ruling: FAB-C7
    pub starter_skips_draw: bool,
    /// The Compra draws until the hand holds so many. FAB 4.2.4
    pub draw_to: u8,
    /// The Final discards until the hand holds so many. FAB 4.2.5
    pub keep: u8,
    /// Resources of the first own turn. FAB 1.7.2c
    pub resources_start: i16,
    /// More on each further own turn. FAB 1.7.2c
    pub resources_step: i16,
    /// The most that the steps reach. FAB 1.18.10
    pub resources_cap: i16,
    /// What it costs to unturn a permanent. FAB 3.2.8
    pub restore_cost: u8,
    /// The resistance of an Arredor. FAB 1.4.6
    pub arredor: i16,
    /// The resistance of the Centro. FAB 1.4.6
    pub centro: i16,
    /// What an exhausted deck means. Ruling: FAB-C4
    pub lose_when_empty: bool,
}

impl Default for PlayRules {
    fn default() -> Self {
        Self {
            opening_hand: 5,
            mulligan: true,
            starter_skips_draw: true,
            draw_to: 6,
            keep: 5,
            resources_start: 2,
            resources_step: 2,
            resources_cap: 10,
            restore_cost: 1,
            arredor: 5,
            centro: 15,
            lose_when_empty: false,
        }
    }
}

impl PlayRules {
    /// What the steps have grown to on an own turn, counted from one, before any cap. FAB 1.7.2c
    #[must_use]
    pub const fn grown(&self, turn: i16) -> i16 {
        self.resources_start
            .saturating_add(self.resources_step.saturating_mul(turn - 1))
    }

    /// The resources of an own turn, counted from one, as long as no effect changes them. FAB 1.7.2c, 1.18.10
    #[must_use]
    pub fn resources(&self, turn: i16) -> i16 {
        self.grown(turn).min(self.resources_cap)
    }

    /// The quick guide's profile: six cards in the opening hand. Ruling: FAB-C1
    #[must_use]
    pub fn quick_guide() -> Self {
        Self {
            opening_hand: 6,
            ..Self::default()
        }
    }

    /// What a format says; where it says nothing, the standard format holds.
    #[must_use]
    pub fn of(format: &Format) -> Self {
        let standard = Self::default();
        let small = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
        let number = |n: u32| i16::try_from(n).unwrap_or(i16::MAX);
        let resources = format.resources.as_ref();
        let stated = |n: Option<&crate::Stated<u32>>, otherwise: i16| {
            n.map_or(otherwise, |n| number(n.value))
        };
        let life = |of: &str, otherwise: i16| {
            format
                .life
                .iter()
                .find(|life| life.of == of)
                .map_or(otherwise, |life| number(life.at_start.value))
        };
        Self {
            opening_hand: format
                .opening_hand
                .as_ref()
                .map_or(standard.opening_hand, |n| small(n.value)),
            mulligan: format
                .mulligan
                .as_ref()
                .is_none_or(|m| m.value == Mulligan::BottomAndRedraw),
            starter_skips_draw: format
                .first_turn
                .as_ref()
                .is_none_or(|f| f.value == FirstTurn::StarterSkipsDraw),
            draw_to: match format.draw.as_ref().map(|draw| draw.value) {
                Some(Draw::UpTo { cards }) => small(cards),
                _ => standard.draw_to,
            },
            keep: format
                .keep
                .as_ref()
                .map_or(standard.keep, |n| n.value.map_or(u8::MAX, small)),
            resources_start: stated(
                resources.and_then(|r| r.start.as_ref()),
                standard.resources_start,
            ),
            resources_step: stated(
                resources.and_then(|r| r.step.as_ref()),
                standard.resources_step,
            ),
            resources_cap: stated(
                resources.and_then(|r| r.cap.as_ref()),
                standard.resources_cap,
            ),
            restore_cost: resources
                .and_then(|r| r.restore_cost.as_ref())
                .map_or(standard.restore_cost, |n| small(n.value)),
            arredor: life("arredor", standard.arredor),
            centro: life("centro", standard.centro),
            lose_when_empty: format
                .deck_out
                .as_ref()
                .is_some_and(|d| d.value == DeckOut::LoseWhenEmpty),
        }
    }
}
