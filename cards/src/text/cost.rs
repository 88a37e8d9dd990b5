//! What is paid. FAB 1.18

use fabulario_engine::fabula::ability::{Cost, Filter, Letter, Pick};

use super::Writer;
use super::noun::{As, Noun};

impl Writer<'_> {
    /// `2 recursos, virar`; `2 resources, turn`.
    pub(super) fn cost(&self, cost: &Cost) -> String {
        let mut parts = Vec::new();
        let letter = cost.letter.map(letter);
        let more = self.extra_costs(cost);
        match (cost.resources, letter) {
            (0, None) if cost.turn || !more.is_empty() => {}
            (0, Some(letter)) => {
                parts.push(self.say(format!("{letter} recursos"), format!("{letter} resources")));
            }
            (n, Some(letter)) => parts.push(self.say(
                format!("{n} + {letter} recursos"),
                format!("{n} + {letter} resources"),
            )),
            (1, None) => parts.push(self.say("1 recurso", "1 resource")),
            (n, None) => parts.push(self.say(format!("{n} recursos"), format!("{n} resources"))),
        }
        if cost.turn {
            parts.push(self.say("virar", "turn"));
        }
        parts.extend(more);
        parts.join(", ")
    }

    /// What is given up besides resources.
    pub(super) fn extra_costs(&self, cost: &Cost) -> Vec<String> {
        let mut parts = Vec::new();
        if let Some(pick) = &cost.sacrifice {
            let things = if pick.of.this {
                self.this()
            } else {
                self.picked(pick, As::Permanent)
            };
            parts.push(self.say(
                format!("sacrificar {things}"),
                format!("sacrifice {things}"),
            ));
        }
        if let Some(pick) = &cost.discard {
            let things = self.picked(pick, As::Card);
            parts.push(self.say(format!("descartar {things}"), format!("discard {things}")));
        }
        parts
    }

    fn picked(&self, pick: &Pick, what: As) -> String {
        let of = Filter {
            this: false,
            ..pick.of.clone()
        };
        let Noun { core, tail, .. } = self.so_many(&of, what, [pick.count, pick.count], false);
        if tail.is_empty() {
            core
        } else {
            format!("{core} {tail}")
        }
    }
}

pub(super) const fn letter(letter: Letter) -> &'static str {
    match letter {
        Letter::X => "X",
        Letter::Y => "Y",
        Letter::Z => "Z",
    }
}
