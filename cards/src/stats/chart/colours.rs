//! The colours as lying bars.

use fabulario_engine::Lang;

use super::pen::{Anchor, Bar, Letters, MARGIN, Pen, WIDTH};
use super::words;
use crate::picture::{Hue, hues};
use crate::stats::{Colours, Statistics, share};

/// Where the first row begins, and how high a row is.
const TOP: f64 = 46.0;
const ROW: f64 = 25.0;
/// Room for the names, and for the longest bar.
const NAME: f64 = 104.0;
const LONGEST: f64 = 132.0;

/// A row: its name, how many cards it stands for, its ink.
struct Row<'a> {
    name: String,
    cards: u64,
    hue: Option<&'a Hue>,
}

/// The colours that cards have, then the cards without any.
fn rows<'a>(of: &'a Colours<'_>, hues: &'a [Hue], lang: Lang) -> Vec<Row<'a>> {
    let colours = of.values.iter().map(|colour| Row {
        name: words::begun(colour.of.name),
        cards: colour.of.cards,
        hue: hues.iter().find(|hue| hue.id == colour.of.id),
    });
    let neutral = hues.last().filter(|_| of.none > 0);
    let none = neutral.map(|hue| Row {
        name: words::begun(hue.name(lang)),
        cards: of.none,
        hue: Some(hue),
    });
    colours.chain(none).collect()
}

fn caption(of: &Statistics<'_>, lang: Lang) -> String {
    let cards = words::cards(of.cards, lang);
    if of.colours.several == 0 {
        return cards;
    }
    let (several, name) = (words::count(of.colours.several, lang), of.colours.name);
    match lang {
        Lang::Pt => format!("{cards} · {several} com mais de uma {name}"),
        Lang::En => format!("{cards} · {several} of more than one {name}"),
    }
}

pub(super) fn draw(of: &Statistics<'_>, lang: Lang) -> String {
    let hues = hues(of.game);
    let rows = rows(&of.colours, &hues, lang);
    let title = words::cards_by(of.colours.name, lang);
    let caption = caption(of, lang);
    let room = WIDTH - 2.0 * MARGIN;
    let mut pen = Pen::default();
    pen.text((MARGIN, 30.0), room, Letters::TITLE, &title);
    let most = rows.iter().map(|row| row.cards).max().unwrap_or(1).max(1);
    let mut y = TOP;
    for row in &rows {
        draw_row(&mut pen, row, y, most, lang);
        y += ROW;
    }
    if rows.is_empty() {
        let middle = (MARGIN, TOP + ROW * 0.7);
        pen.text(middle, room, Letters::LABEL, words::nothing(lang));
        y += ROW;
    }
    pen.text((MARGIN, y + 22.0), room, Letters::CAPTION, &caption);
    let told = rows.iter().map(|row| {
        let cards = words::cards(row.cards, lang);
        format!("{}: {cards}", row.name)
    });
    let mut told: Vec<String> = told.collect();
    told.push(caption);
    pen.finish(y + 36.0, lang, &title, &told.join("; "))
}

fn draw_row(pen: &mut Pen, row: &Row<'_>, y: f64, most: u64, lang: Lang) {
    let baseline = y + ROW * 0.68;
    pen.text((MARGIN, baseline), NAME - 8.0, Letters::LABEL, &row.name);
    let x = MARGIN + NAME;
    let w = (LONGEST * share(row.cards, most)).max(2.0);
    let bar = Bar {
        x,
        y: y + 4.0,
        w,
        h: ROW - 8.0,
    };
    pen.bar(bar, row.hue);
    let number = words::count(row.cards, lang);
    let room = WIDTH - MARGIN - (x + LONGEST + 8.0);
    pen.number((x + w + 8.0, baseline), Anchor::Start, room, &number);
}
