//! The sums that cards of the sheet are designed by. They are warnings: special cards break them.

use fabulario_engine::apoteose::{Attributes, CardType};

use super::{Print, values};
use crate::shelf::Remarks;

/// What the cards of a suit and level add up to.
struct Design {
    sum: i32,
    least: i8,
    most: i8,
    knowledges: Option<usize>,
    /// Slots for items and skills together.
    slots: Option<u8>,
}

/// Casa: 28, each 2 to 6, three slots of each kind. Classe: 2, 4, 6 with 2, 2, 3 knowledges and 2, 3, 4 slots.
/// Ente: 7, 14, 21, each at most 4, 8, 12 and at least -3.
fn design(kind: CardType, level: u8) -> Option<Design> {
    let by_level = |numbers: [i32; 3]| numbers.get(usize::from(level).checked_sub(1)?).copied();
    let small = |numbers: [i32; 3]| by_level(numbers).and_then(|it| i8::try_from(it).ok());
    Some(match kind {
        CardType::Casa => Design {
            sum: 28,
            least: 2,
            most: 6,
            knowledges: None,
            slots: Some(6),
        },
        CardType::Classe => Design {
            sum: by_level([2, 4, 6])?,
            least: 0,
            most: 6,
            knowledges: by_level([2, 2, 3]).and_then(|it| usize::try_from(it).ok()),
            slots: by_level([2, 3, 4]).and_then(|it| u8::try_from(it).ok()),
        },
        CardType::Ente => Design {
            sum: by_level([7, 14, 21])?,
            least: -3,
            most: small([4, 8, 12])?,
            knowledges: None,
            slots: None,
        },
        _ => return None,
    })
}

/// Warns where a card is not designed like its kind.
pub(super) fn check(print: &Print, told: &mut Remarks<'_>) {
    let Some(design) = design(print.kind, print.level).filter(|_| print.summus.is_none()) else {
        return;
    };
    let attributes = print.attributes.unwrap_or(Attributes::default());
    let each = values(&attributes);
    let sum: i32 = each.into_iter().map(i32::from).sum();
    let mut warn = |pointer: &str, message: String| (told.warn)(pointer, message);
    if sum != design.sum {
        let expected = design.sum;
        warn(
            "/attributes",
            format!("add up to {sum}; cards of this kind to {expected}"),
        );
    }
    let range = design.least..=design.most;
    if each.iter().any(|value| !range.contains(value)) {
        let (least, most) = (design.least, design.most);
        warn(
            "/attributes",
            format!("are from {least} to {most} on cards of this kind"),
        );
    }
    if let Some(expected) = design.knowledges.filter(|it| *it != print.knowledges.len()) {
        warn(
            "/knowledges",
            format!("are {expected} on cards of this kind"),
        );
    }
    let slots = print.slots.unwrap_or_default();
    let given = slots.equipamento.saturating_add(slots.memento);
    if let Some(expected) = design.slots.filter(|it| *it != given) {
        warn(
            "/slots",
            format!("for items and skills are {expected} on cards of this kind"),
        );
    }
    let house = print.kind == CardType::Casa && (slots.equipamento, slots.memento) != (3, 3);
    if house || (print.kind == CardType::Classe && slots.memento == 0) {
        let message = "a Casa gives three of each, a Classe at least one for skills";
        warn("/slots", message.to_owned());
    }
}
