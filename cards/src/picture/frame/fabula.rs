//! The frame of Fábula: a cordel booklet, cut in wood, under a string of festival pennants.

use super::stats::{StatInks, emblems};
use super::{Sheet, TextInks, write};
use crate::picture::area::Area;
use crate::picture::art;
use crate::picture::canvas::{Align, Canvas, Letters};
use crate::picture::font::Cut;
use crate::picture::hue::Hue;
use crate::picture::icon;
use crate::picture::path::Path;

const FIELD: Area = Area::between(14.0, 14.0, 616.0, 840.0);
const LEFT: f64 = 42.0;
const RIGHT: f64 = 588.0;
const BOTTOM: f64 = 824.0;
const ART_TOP: f64 = 104.0;
const BAR: f64 = 44.0;
const STATS: f64 = 78.0;
const HIGHEST: f64 = 316.0;

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, second } = sheet;
    ground(canvas, hue, second);
    let foot = if face.stats.is_empty() {
        BOTTOM
    } else {
        BOTTOM - STATS
    };
    let room = |edge: f64| Area::between(LEFT, edge + BAR, RIGHT, foot).inset(18.0, 13.0);
    let (edge, block) = sheet.split(foot - BAR - 104.0, HIGHEST, room);

    let art = Area::between(LEFT, ART_TOP, RIGHT, edge);
    let panel = Area::between(LEFT, edge, RIGHT, BOTTOM);
    let around = Area::between(LEFT, ART_TOP, RIGHT, BOTTOM).inset(-5.0, -5.0);
    canvas.rect(around, 4.0, hue.ink);
    let seen = Area::between(LEFT, ART_TOP + 30.0, RIGHT, edge);
    art::draw(canvas, face, [hue, second], &art.outline(), seen);
    pennants(canvas, hue);
    canvas.rect(panel, 0.0, hue.paper);

    let bar = Area { h: BAR, ..panel };
    let shade = canvas.gradient(r#"x1="0.3" x2="0.7""#, hue.deep, second.deep);
    canvas.rect(bar, 0.0, shade);
    canvas.rect(Area { h: 4.0, ..bar }, 0.0, hue.ink);
    let line = Area::between(LEFT + 18.0, edge + 4.0, RIGHT - 52.0, edge + BAR);
    canvas.text(
        line,
        Align::Left,
        Letters::new(Cut::Bold, 25.0, hue.paper),
        &face.type_line,
    );
    if let Some((id, _)) = &face.rarity {
        let centre = (RIGHT - 28.0, edge + 2.0 + BAR / 2.0);
        canvas.fill(&icon::rarity(id, centre, 14.0), hue.paper);
    }
    let inks = TextInks {
        text: hue.ink,
        lead: hue.deep,
        aside: hue.ink.mix(hue.deep, 55),
        rule: hue.main,
    };
    write(canvas, room(edge), &block, &inks);
    if !face.stats.is_empty() {
        let row = Area::between(LEFT, foot, RIGHT, BOTTOM);
        canvas.fill(
            &Path::new().gouge((LEFT + 12.0, foot), (RIGHT - 12.0, foot), 2.0, 0.0),
            hue.deep,
        );
        let inks = StatInks {
            emblem: hue.deep,
            value: hue.paper,
            label: hue.ink,
        };
        emblems(canvas, row.inset(12.0, 4.0), &face.stats, &inks);
    }
    title(canvas, sheet);
    sheet.foot(canvas, Area::between(44.0, 845.0, 586.0, 873.0), hue.paper);
}

/// The block of wood: a black edge, the colours of the card, and a border of notches.
fn ground(canvas: &mut Canvas, hue: &Hue, second: &Hue) {
    canvas.rect(Area::new(0.0, 0.0, 630.0, 880.0), 30.0, hue.ink);
    canvas.rect(FIELD, 18.0, hue.main);
    let half = Path::new()
        .to((FIELD.centre().0, FIELD.y))
        .line((FIELD.right() - 18.0, FIELD.y))
        .quad((FIELD.right(), FIELD.y), (FIELD.right(), FIELD.y + 18.0))
        .line((FIELD.right(), FIELD.bottom() - 18.0))
        .quad(
            (FIELD.right(), FIELD.bottom()),
            (FIELD.right() - 18.0, FIELD.bottom()),
        )
        .line((FIELD.centre().0, FIELD.bottom()))
        .close();
    canvas.fill(&half, second.main);
    let step = (FIELD.h - 36.0) / 34.0;
    let notch = |x: f64, tip: f64, i: u32| {
        let y = FIELD.y + 18.0 + f64::from(i) * step;
        [(x, y), (tip, y + step / 2.0), (x, y + step)]
    };
    let side =
        |x: f64, tip: f64| (0..34).fold(Path::new(), |path, i| path.polygon_too(notch(x, tip, i)));
    canvas.fill(&side(FIELD.x, FIELD.x + 15.0), hue.deep);
    canvas.fill(&side(FIELD.right(), FIELD.right() - 15.0), second.deep);
}

/// The name on its ribbon, and the cost in a sun.
fn title(canvas: &mut Canvas, sheet: &Sheet) {
    let Sheet { face, hue, second } = sheet;
    let left = if face.cost.is_some() {
        66.0
    } else {
        LEFT - 5.0
    };
    let (top, bottom, right) = (30.0, 94.0, RIGHT + 5.0);
    let ribbon = Path::polygon([
        (left, top),
        (right, top),
        (right - 16.0, f64::midpoint(top, bottom)),
        (right, bottom),
        (left, bottom),
    ]);
    canvas.fill(&ribbon, hue.paper);
    canvas.stroke(&ribbon, hue.ink, 5.0);
    let begin = if face.cost.is_some() {
        124.0
    } else {
        LEFT + 14.0
    };
    let room = Area::between(begin, top + 4.0, right - 26.0, bottom - 4.0);
    sheet.name(
        canvas,
        room,
        Align::Left,
        Letters::new(Cut::Title, 45.0, hue.ink),
    );
    let Some(cost) = &face.cost else { return };
    let centre = (68.0, 62.0);
    canvas.fill(&Path::new().star(centre, 18, 53.0, 42.0), hue.ink);
    canvas.fill(&Path::new().star(centre, 18, 46.0, 38.0), second.spark);
    canvas.circle(centre, 36.0, hue.ink);
    canvas.circle(centre, 32.0, hue.paper);
    let inside = Area::new(centre.0 - 25.0, centre.1 - 26.0, 50.0, 52.0);
    canvas.text(
        inside,
        Align::Centre,
        Letters::new(Cut::Title, 54.0, hue.ink),
        cost,
    );
}

/// Festival pennants on a string across the illustration.
fn pennants(canvas: &mut Canvas, hue: &Hue) {
    let sag = |x: f64| {
        let t = (x - LEFT) / (RIGHT - LEFT);
        ART_TOP + 2.0 + 44.0 * t * (1.0 - t)
    };
    let step = (RIGHT - LEFT) / 15.0;
    for i in 0..15_u32 {
        let x = LEFT + f64::from(i) * step + 3.5;
        let (end, middle) = (x + step - 7.0, x + (step - 7.0) / 2.0);
        let (y, drop) = (sag(middle), 32.0);
        let flag = Path::polygon([
            (x, sag(x)),
            (end, sag(end)),
            (end, y + drop),
            (middle, y + drop - 11.0),
            (x, y + drop),
        ]);
        let fill = match i % 4 {
            0 => hue.spark,
            1 => hue.paper,
            2 => hue.main,
            _ => hue.light,
        };
        canvas.fill(&flag, fill);
        canvas.stroke(&flag, hue.ink, 2.0);
    }
    let string = Path::new().to((LEFT, sag(LEFT))).quad(
        (f64::midpoint(LEFT, RIGHT), ART_TOP + 24.0),
        (RIGHT, sag(RIGHT)),
    );
    canvas.stroke(&string, hue.ink, 3.0);
}
