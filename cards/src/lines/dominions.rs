//! Lines of Dominions cards, in the order of their faces.

use fabulario_engine::dominions::Activation;

use super::Told;
use crate::dominions::{EffectKind, Print, When};
use crate::index::word;

pub(super) fn told(print: &Print) -> Vec<Told> {
    let mut lines = Vec::new();
    if !print.keywords.is_empty() {
        let places = (0..print.keywords.len()).map(|place| format!("/keywords/{place}"));
        let mut keywords = Told::fields("keyword", places);
        keywords.names = print.keywords.iter().map(|it| it.id.clone()).collect();
        lines.push(keywords);
    }
    let effects = print.effects().map(|(at, effect)| {
        let kind = match effect.kind {
            _ if at == "/occupy" => "occupy",
            _ if at == "/link" => "link",
            Some(EffectKind::Action) => "acao",
            Some(EffectKind::Reaction) => "reacao",
            None => "effect",
        };
        let when = effect.when.map(|when| match when {
            When::If => "se".to_owned(),
            when => word(&when),
        });
        let attached = print.activation == Some(Activation::Attach);
        Told {
            when,
            names: attached.then(|| "attach".to_owned()).into_iter().collect(),
            ..Told::one(at, kind, &effect.does)
        }
    });
    lines.extend(effects);
    lines
}
