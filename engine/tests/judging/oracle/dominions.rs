//! Dimensional Dominions: DD-K1 to DD-K6.

use std::collections::BTreeSet;

use fabulario_engine::deck::Section::Main;
use fabulario_engine::dominions::{Card, CardType};

use super::{Finding, Line, Named, copies, error, heaps, seats, size};

impl Named for Card {
    fn written(&self) -> &str {
        &self.id
    }

    fn title(&self) -> &str {
        &self.name
    }
}

pub fn judge_dd(cards: &[Card], lines: &[Line]) -> BTreeSet<Finding> {
    let mut findings = BTreeSet::new();
    let seats = seats(cards, lines, &mut findings);

    let main = size(lines, &[Main]);
    if main < 30 {
        error("too_few_cards", "DD-K1")
            .about("main")
            .within(&[Main])
            .few(main, 30)
            .tell(&mut findings);
    }
    if main > 30 {
        error("too_many_cards", "DD-K1")
            .about("main")
            .within(&[Main])
            .many(main, 30)
            .tell(&mut findings);
    }
    // Tokens may share a name with a card: they are heaps of their own.
    let by_name = heaps(&seats, &[Main], |seat| {
        Some((seat.card.kind == CardType::Token, &seat.card.name))
    });
    for ((token, _), heap) in &by_name {
        if *token {
            error("token_in_deck", "DD-K4")
                .cards(heap, "")
                .tell(&mut findings);
            continue;
        }
        let (rule, most) = if heap[0].card.unique {
            ("DD-K3", 1)
        } else {
            ("DD-K2", 2)
        };
        if copies(heap) > u64::from(most) {
            error("too_many_copies", rule)
                .cards(heap, "")
                .many(copies(heap), most)
                .tell(&mut findings);
        }
    }
    findings
}
