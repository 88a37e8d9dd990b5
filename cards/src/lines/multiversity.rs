//! Lines of Multiversity cards, in the order of their faces.

use super::Told;
use crate::index::word;
use crate::multiversity::Print;

pub(super) fn told(print: &Print) -> Vec<Told> {
    let mut lines = Vec::new();
    let marks = [
        ("legendary", print.legendary),
        ("epic", print.epic),
        ("pelotao", print.pelotao),
    ];
    lines.extend(fields("mark", &marks));
    let actions = print.actions.iter().enumerate();
    lines.extend(actions.map(|(place, action)| {
        let mut told = Told::one(
            format!("/actions/{place}"),
            &word(&action.kind),
            &action.does,
        );
        told.names.push("action".to_owned());
        told
    }));
    let effects = print.effects.iter().enumerate();
    lines.extend(
        effects
            .map(|(place, effect)| Told::one(format!("/effects/{place}"), "effect", &effect.does)),
    );
    let types = [
        ("resists", !print.resists.is_empty()),
        ("weak_to", !print.weak_to.is_empty()),
    ];
    lines.extend(fields("types", &types));
    lines
}

/// Fields that share a line, if there is one of them.
fn fields(kind: &str, fields: &[(&str, bool)]) -> Option<Told> {
    let there = fields.iter().filter(|(_, is)| *is);
    let names: Vec<String> = there.map(|(name, _)| (*name).to_owned()).collect();
    (!names.is_empty()).then(|| Told {
        ability: names.iter().map(|name| format!("/{name}")).collect(),
        names,
        ..Told::fields(kind, [])
    })
}
