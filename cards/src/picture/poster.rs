//! The picture of a deck, for those who see a link to it: its cards on a string, its curve, and a QR code to open it.

use fabulario_engine::{Game, Lang};

use super::area::Area;
use super::art;
use super::canvas::{Align, Canvas, Letters};
use super::colour::Rgb;
use super::dice::Dice;
use super::face::Face;
use super::font::Cut;
use super::frame::ART;
use super::hue;
use super::icon;
use super::path::{Num, Path};

mod rail;

/// The width and height of the picture, which previews of links show as it is.
pub const POSTER: (u32, u32) = (1200, 630);

/// Most cards that are shown.
pub const MOST_SHOWN: usize = 8;

/// What the picture shows, in the words of a language.
#[derive(Debug)]
pub struct Poster<'a> {
    /// The game, whose paper it is printed on.
    pub game: Game,
    /// The language.
    pub lang: Lang,
    /// What stands on top.
    pub title: &'a str,
    /// What stands beside it.
    pub about: &'a str,
    /// The cards that are shown, with their copies: [`MOST_SHOWN`] at most.
    pub cards: &'a [(Face, u32)],
    /// What the curve is by.
    pub by: &'a str,
    /// The numbers of the curve with how many cards have each.
    pub curve: &'a [(i16, u64)],
    /// The QR code, with what to do with it.
    pub stamp: Option<(Stamp<'a>, &'a str)>,
}

/// A QR code: a square of modules, row by row.
#[derive(Debug, Clone, Copy)]
pub struct Stamp<'a> {
    /// How many modules each side has.
    pub side: usize,
    /// Which of them are dark.
    pub dark: &'a [bool],
}

/// The ink of all papers.
const INK: Rgb = Rgb::hex(0x001d_1510);
/// The paper of what hangs on the string.
const RAISED: Rgb = Rgb::hex(0x00fc_f6e7);
/// The block that the head is cut in, and the bone of its letters.
const BLOCK: Rgb = Rgb::hex(0x001b_130d);
const BONE: Rgb = Rgb::hex(0x00f6_ecd8);
const GOLD: Rgb = Rgb::hex(0x00f2_c14e);
/// The pennants.
const FLAGS: [u32; 6] = [
    0x00d0_4a37,
    0x00e8_ad2c,
    0x0043_9a60,
    0x003f_86c1,
    0x00ef_e4c8,
    0x008a_59ae,
];

/// The head, and the room below it for what hangs and for the rail beside it.
const HEAD: f64 = 92.0;
const LEFT: Area = Area::between(44.0, 150.0, 856.0, 600.0);
const RAIL: Area = Area::between(892.0, 150.0, 1156.0, 600.0);
/// How many hang on one string, and how large each is.
const ON_A_STRING: usize = 4;
const HUNG: (f64, f64) = (190.0, 192.0);
/// How far a string sags.
const SAG: f64 = 16.0;

/// The picture as SVG; a painter makes dots of it.
#[must_use]
pub fn poster_svg(poster: &Poster<'_>) -> String {
    let (wide, high) = (f64::from(POSTER.0), f64::from(POSTER.1));
    let mut canvas = Canvas::new("poster-".to_owned());
    canvas.rect(Area::new(0.0, 0.0, wide, high), 0.0, paper(poster.game));
    grain(&mut canvas, poster.game);
    // The printer's rule: thick, then thin.
    for (at, width) in [(3.0, 6.0), (12.0, 2.0)] {
        let edge = Area::between(at, at, wide - at, high - at);
        canvas.stroke(&edge.outline(), INK, width);
    }
    head(&mut canvas, poster);
    for (row, cards) in poster.cards.chunks(ON_A_STRING).take(2).enumerate() {
        let second = if row == 0 { 0.0 } else { 229.0 };
        string(&mut canvas, cards, LEFT.y + second);
    }
    rail::draw(&mut canvas, RAIL, poster);
    let about = format!("{}, {}", poster.title, poster.about);
    canvas.finish_within(POSTER, poster.lang.tag(), poster.title, &about)
}

fn paper(game: Game) -> Rgb {
    Rgb::hex(match game {
        Game::Fabula => 0x00ef_bc48,
        Game::Dominions => 0x00ee_9a78,
        Game::Multiversity => 0x008e_cbd9,
        Game::Apoteose => 0x00c9_b0e0,
    })
}

/// Cuts of the gouge that the paper has taken up.
fn grain(canvas: &mut Canvas, game: Game) {
    let mut dice = Dice::of(game.code());
    let mut cuts = Path::new();
    for _ in 0..46 {
        let (x, y) = (dice.real(20.0, 1130.0), dice.real(130.0, 612.0));
        let long = dice.real(20.0, 70.0);
        cuts = cuts.gouge((x, y), (x + long, y + dice.real(-3.0, 3.0)), 1.6, 0.0);
    }
    canvas.fill(&cuts, paper(game).mix(INK, 9));
}

/// The inked block with the game and its deck, and the pennants below.
fn head(canvas: &mut Canvas, poster: &Poster<'_>) {
    let wide = f64::from(POSTER.0);
    canvas.rect(Area::new(0.0, 0.0, wide, HEAD), 0.0, BLOCK);
    canvas.rect(Area::new(0.0, HEAD - 3.0, wide, 3.0), 0.0, INK);
    let sun = Path::new().star((74.0, 44.0), 12, 26.0, 17.0);
    canvas.fill(&sun, GOLD);
    canvas.fill(&icon::polygon((74.0, 44.0), 4, 8.0, 0.0), BLOCK);
    let title = Area::new(116.0, 14.0, 560.0, 62.0);
    let letters = Letters::new(Cut::Title, 52.0, BONE);
    let long = canvas.text(title, Align::Left, letters, poster.title);
    let left = title.x + long + 26.0;
    let about = Area::between(left, 24.0, wide - 200.0, 72.0);
    let quiet = Letters::new(Cut::Bold, 27.0, Rgb::hex(0x00cd_bb9d));
    canvas.text(about, Align::Left, quiet, poster.about);
    let ours = Area::between(wide - 190.0, 22.0, wide - 40.0, 68.0);
    canvas.text(
        ours,
        Align::Right,
        Letters::new(Cut::Title, 32.0, GOLD),
        "Fabulário",
    );
    let (mut x, mut place) = (0.0, 0);
    while x < wide {
        let (left, right) = (x + 3.0, x + 31.0);
        let flag = [
            (left, HEAD),
            (right, HEAD),
            (right, HEAD + 27.0),
            (f64::midpoint(left, right), HEAD + 19.0),
            (left, HEAD + 27.0),
        ];
        let flag = Path::polygon(flag);
        let ink = FLAGS.get(place % FLAGS.len()).copied().unwrap_or(0);
        canvas.fill(&flag, Rgb::hex(ink));
        canvas.stroke(&flag, INK, 2.0);
        x += 34.0;
        place += 1;
    }
}

/// A string with the cards that hang on it.
fn string(canvas: &mut Canvas, cards: &[(Face, u32)], top: f64) {
    let (left, right) = (LEFT.x - 30.0, LEFT.right() + 16.0);
    let middle = f64::midpoint(left, right);
    let rope = Path::new()
        .to((left, top))
        .quad((middle, top + 2.0 * SAG), (right, top));
    canvas.stroke(&rope, INK, 4.0);
    canvas.stroke(&rope, RAISED, 1.2);
    let gap = (LEFT.w - HUNG.0 * 4.0) / 3.0;
    for (place, (face, copies)) in (0u32..).zip(cards) {
        let x = LEFT.x + f64::from(place) * (HUNG.0 + gap);
        let centre = x + HUNG.0 / 2.0;
        let part = (centre - left) / (right - left);
        let y = top + 4.0 * SAG * part * (1.0 - part);
        let tilt = if place % 2 == 0 { -0.7 } else { 0.8 };
        let turned = format!("rotate({tilt} {} {})", Num(centre), Num(y));
        canvas.placed(&turned, |canvas| {
            hung(canvas, Area::new(x, y + 6.0, HUNG.0, HUNG.1), face, *copies);
        });
        peg(canvas, (centre, y));
    }
}

/// A card: its illustration over its name, its copies in the corner.
fn hung(canvas: &mut Canvas, area: Area, face: &Face, copies: u32) {
    canvas.rect(
        Area {
            y: area.y + 5.0,
            ..area
        },
        5.0,
        INK.mix(RAISED, 12),
    );
    canvas.rect(area, 5.0, INK);
    canvas.rect(area.inset(3.0, 3.0), 3.0, RAISED);
    let scale = (area.w - 12.0) / f64::from(ART.0);
    let high = f64::from(ART.1) * scale;
    let (x, y) = (area.x + 6.0, area.y + 6.0);
    let moved = format!("translate({} {})scale({scale:.4})", Num(x), Num(y));
    let hues = hue::of(face);
    if let Some(first) = hues.first() {
        let second = hues.get(1).unwrap_or(first);
        let seen = Area::new(0.0, 0.0, f64::from(ART.0), f64::from(ART.1));
        canvas.placed(&moved, |canvas| {
            art::draw(canvas, face, [first, second], &seen.outline(), seen);
        });
    }
    let line = Area::new(area.x + 3.0, y + high, area.w - 6.0, 3.0);
    canvas.rect(line, 0.0, INK);
    let name = Area::between(
        area.x + 10.0,
        y + high + 5.0,
        area.right() - 10.0,
        area.bottom() - 5.0,
    );
    canvas.text(
        name,
        Align::Centre,
        Letters::new(Cut::Title, 24.0, INK),
        &face.name,
    );
    if copies > 1 {
        let centre = (area.x + 20.0, area.y + 20.0);
        canvas.fill(&Path::new().star(centre, 12, 27.0, 21.0), INK);
        let number = Area::new(centre.0 - 19.0, centre.1 - 17.0, 38.0, 34.0);
        let letters = Letters::new(Cut::Title, 27.0, BONE);
        canvas.text(number, Align::Centre, letters, &format!("{copies}×"));
    }
}

fn peg(canvas: &mut Canvas, (x, y): (f64, f64)) {
    let wood = Area::new(x - 8.0, y - 15.0, 16.0, 40.0);
    canvas.rect(wood, 4.0, INK);
    let (left, right) = (Rgb::hex(0x00e5_bd6d), Rgb::hex(0x00c9_954a));
    canvas.rect(Area::new(x - 5.5, y - 12.5, 5.0, 35.0), 2.0, left);
    canvas.rect(Area::new(x + 0.8, y - 12.5, 5.0, 35.0), 2.0, right);
}
