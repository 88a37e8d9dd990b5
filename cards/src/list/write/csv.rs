//! A table for spreadsheets.

use csv::{Terminator, WriterBuilder};
use fabulario_engine::Lang;

use super::names::cell;
use super::sections;
use crate::catalogue::Catalogue;
use crate::deck::Deck;

pub(super) fn write(deck: &Deck, catalogue: &Catalogue, lang: Lang) -> String {
    let mut table = WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(Vec::new());
    let header = match lang {
        Lang::Pt => [
            "secao",
            "copias",
            "nome",
            "id",
            "colecao",
            "numero",
            "anexada_a",
        ],
        Lang::En => [
            "section",
            "copies",
            "name",
            "id",
            "set",
            "number",
            "attached_to",
        ],
    };
    // Writing to memory cannot fail.
    let _ = table.write_record(header);
    let id = |card: usize| {
        let card = catalogue.cards().get(card);
        card.map(|card| card.sheet.id.as_str()).unwrap_or_default()
    };
    for (section, lines) in sections(deck) {
        for line in lines {
            let host = [(line.card, line.copies, "")].into_iter();
            let attached = line.attached.iter();
            let attached = attached.map(|(card, copies)| (*card, *copies, id(line.card)));
            for (card, copies, attached_to) in host.chain(attached) {
                let known = catalogue.cards().get(card);
                let printing = known.and_then(|card| card.sheet.printings.first());
                let _ = table.write_record([
                    section.word().id,
                    &copies.to_string(),
                    cell(catalogue, deck.game, card, lang),
                    id(card),
                    printing.map(|it| it.set.as_str()).unwrap_or_default(),
                    &printing.map(|it| it.number.to_string()).unwrap_or_default(),
                    attached_to,
                ]);
            }
        }
    }
    let bytes = table.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}
