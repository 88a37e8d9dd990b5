//! Lines of Fábula cards.

use std::ops::Range;

use fabulario_engine::fabula::{Card, CardId};

use super::{Told, once_each};
use crate::fabula::Library;
use crate::fabula::deeds::{Deeds, kind};
use crate::text::Tells;

pub(super) fn told(library: &Library, number: CardId) -> Vec<Told> {
    let mut printed = library.cards.iter().chain(&library.fichas);
    let printed = printed.nth(number.0.into());
    let card = library.table.card(number);
    let tells = printed.map_or(&[][..], |card| &card.tells);
    tells.iter().map(|tells| line(card, tells)).collect()
}

fn line(card: &Card, tells: &Tells) -> Told {
    match tells {
        Tells::Cost => Told::fields("cost", ["/cost".to_owned()]),
        Tells::Attach => Told::fields("attach", ["/attach".to_owned()]),
        Tells::Restore => Told::fields("restore", ["/restore".to_owned()]),
        Tells::Keyword(place, of) => {
            let id = card.keywords.get(*place).cloned();
            let names = ["keyword".to_owned()].into_iter().chain(id);
            Told {
                ability: vec![format!("/keywords/{place}")],
                names: names.collect(),
                ..abilities(card, of)
            }
        }
        Tells::Abilities(of) => abilities(card, of),
        Tells::Effect => {
            let effect = card.effect.iter();
            Told {
                does: verbs(|deeds| effect.clone().for_each(|it| deeds.script(it))),
                ..Told::fields("effect", ["/effect".to_owned()])
            }
        }
    }
}

/// Abilities that share a line are of one kind.
fn abilities(card: &Card, of: &Range<usize>) -> Told {
    let its = card.abilities.get(of.clone()).unwrap_or_default();
    let at = of.clone().map(|place| format!("/abilities/{place}"));
    Told {
        does: verbs(|deeds| its.iter().for_each(|it| deeds.ability(it))),
        ..Told::fields(its.first().map_or("keyword", kind), at)
    }
}

fn verbs(tell: impl Fn(&mut Deeds<'_>)) -> Vec<String> {
    let mut verbs = Vec::new();
    tell(&mut Deeds(&mut |verb| verbs.push(verb.to_owned())));
    once_each(verbs.into_iter())
}
