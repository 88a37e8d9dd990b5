//! Lines of Apoteose cards, in the order of their faces.

use fabulario_engine::apoteose::CardType;

use super::Told;
use crate::apoteose::Print;
use crate::index::word;

pub(super) fn told(print: &Print) -> Vec<Told> {
    let slots = print.slots.unwrap_or_default();
    let slots = [slots.equipamento, slots.memento, slots.suporte];
    let will = print.kind == CardType::Companheiro && print.value.is_some();
    let gives = print.gives.is_some_and(|it| it.sp > 0 || it.mp > 0);
    let fields = [
        ("slots", slots.iter().any(|number| *number > 0)),
        ("value", will),
        ("gives", gives),
    ];
    let fields = fields.into_iter().filter(|(_, is)| *is);
    let fields = fields.map(|(field, _)| Told::fields(field, [format!("/{field}")]));
    let effects = print.effects.iter().enumerate();
    let effects = effects.map(|(place, effect)| Told {
        when: effect.timing.map(|timing| word(&timing)),
        ..Told::one(
            format!("/effects/{place}"),
            &word(&effect.activation),
            &effect.does,
        )
    });
    fields.chain(effects).collect()
}
