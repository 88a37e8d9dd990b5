//! A format's figures in words, for a table that a player reads.

use fabulario_engine::format::{CardList, CopyLimit, Demand, Draw, Format};
use fabulario_engine::{GameSheet, Stated};

use crate::words::Language;
use crate::words::pages::figures;

/// A line of the table.
pub struct Row {
    pub label: String,
    pub value: String,
}

/// The figures of a format that its sources state.
pub fn rows(format: &Format, sheet: &GameSheet, lang: Language) -> Vec<Row> {
    let mut rows: Vec<Row> = format
        .lists
        .iter()
        .filter_map(|list| {
            Some(Row {
                label: list.name.get(lang).to_owned(),
                value: size(list, lang)?,
            })
        })
        .collect();
    rows.extend(demands(format, sheet, lang));
    if !format.copies.is_empty() {
        let copies: Vec<String> = format
            .copies
            .iter()
            .map(|limit| copies(limit, sheet, lang))
            .collect();
        rows.push(Row {
            label: figures::copies().to(lang),
            value: copies.join(" · "),
        });
    }
    let numbers = [
        (
            figures::opening_hand(),
            format
                .opening_hand
                .as_ref()
                .map(|figure| figure.value.to_string()),
        ),
        (
            figures::draw(),
            format.draw.as_ref().map(|draw| match draw.value {
                Draw::UpTo { cards } => figures::draw_up_to(cards).to(lang),
                Draw::Cards { cards } => cards.to_string(),
            }),
        ),
        (
            figures::kept(),
            format.keep.as_ref().map(|figure| number(figure.value)),
        ),
    ];
    rows.extend(numbers.into_iter().filter_map(|(label, value)| {
        Some(Row {
            label: label.to(lang),
            value: value?,
        })
    }));
    rows.extend(format.set_aside.iter().map(|set| Row {
        label: set.name.get(lang).to_owned(),
        value: format!("{}–{}", set.min.value, set.max.value),
    }));
    rows.extend(resources(format, lang));
    rows.extend(format.life.iter().map(|life| Row {
        label: life.name.get(lang).to_owned(),
        value: life.at_start.value.to_string(),
    }));
    rows
}

fn size(list: &CardList, lang: Language) -> Option<String> {
    let figure = |figure: &Option<Stated<u32>>| figure.as_ref().map(|figure| figure.value);
    match (figure(&list.min), figure(&list.max), figure(&list.to_play)) {
        (_, _, Some(exact)) => Some(figures::cards(exact).to(lang)),
        (Some(min), Some(max), _) if min == max => Some(max.to_string()),
        (Some(min), Some(max), _) => Some(format!("{min}–{max}")),
        (Some(min), None, _) => Some(format!("≥ {min}")),
        (None, Some(max), _) => Some(format!("≤ {max}")),
        (None, None, None) => None,
    }
}

fn copies(limit: &CopyLimit, sheet: &GameSheet, lang: Language) -> String {
    let words = sheet.vocabulary().into_iter().flat_map(|(_, terms)| terms);
    let of = limit
        .of
        .as_deref()
        .and_then(|id| words.into_iter().find(|term| term.id == id));
    let name = of.map_or_else(
        || figures::any_card().to(lang),
        |term| term.name.get(lang).to_owned(),
    );
    format!("{name} {}", number(limit.max.value))
}

/// A limit, or the sign for none.
fn number(limit: Option<u32>) -> String {
    limit.map_or("∞".to_owned(), |limit| limit.to_string())
}

/// The least of a card type, and where colours must come from.
fn demands(format: &Format, sheet: &GameSheet, lang: Language) -> Vec<Row> {
    let row = |demand: &Stated<Demand>| match &demand.value {
        Demand::AtLeast { card_type, count } => {
            let term = sheet.card_types.iter().find(|term| term.id == *card_type)?;
            Some(Row {
                label: term.name.get(lang).to_owned(),
                value: format!("≥ {count}"),
            })
        }
        Demand::ColoursWithin { list } => {
            let list = format.lists.iter().find(|known| known.id == *list)?;
            Some(Row {
                label: figures::colours().to(lang),
                value: figures::colours_of(list.name.clone()).to(lang),
            })
        }
        _ => None,
    };
    format.demands.iter().filter_map(row).collect()
}

/// Resources that grow by the turn.
fn resources(format: &Format, lang: Language) -> Option<Row> {
    let resources = format.resources.as_ref()?;
    let (start, step, cap) = (
        resources.start.as_ref()?,
        resources.step.as_ref()?,
        resources.cap.as_ref()?,
    );
    Some(Row {
        label: figures::resources().to(lang),
        value: figures::resources_grow(start.value, step.value, cap.value).to(lang),
    })
}
