//! How pages look: pictures of pinned pages, compared with those that somebody looked at. By `tests/run looks`, since
//! another Chromium draws letters otherwise.

use std::path::{Path, PathBuf};
use std::{env, fs};

use fabulario_tests::{Browser, Server};
use resvg::tiny_skia::Pixmap;

use super::at;

/// A page that is the same every day, its width, whether it is dark, and the name of its picture.
const PAGES: [(&str, u32, bool, &str); 12] = [
    (
        "/cartas?q=tipo:aliado+custo%3C%3D4&lang=pt-BR",
        1280,
        false,
        "cartas-1280-light",
    ),
    (
        "/cartas?q=cor:azul&lang=pt-BR",
        390,
        true,
        "cartas-390-dark",
    ),
    (
        "/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR",
        1280,
        true,
        "carta-1280-dark",
    ),
    (
        "/cartas/mvc-acendedor-de-postes?lang=en",
        390,
        false,
        "carta-390-light",
    ),
    ("/regras/fab?lang=pt-BR", 1280, false, "regras-1280-light"),
    ("/edicoes/SFR?lang=pt-BR", 390, true, "edicao-390-dark"),
    (
        "/prontos?jogo=fab&lang=pt-BR",
        1280,
        true,
        "prontos-1280-dark",
    ),
    (
        "/prontos/apo-deck-barca-dos-remedios?lang=pt-BR",
        390,
        false,
        "heroi-390-light",
    ),
    (
        "/b/FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2?lang=en",
        1280,
        false,
        "baralho-1280-light",
    ),
    (
        "/importar?exemplo=1&lang=pt-BR",
        390,
        false,
        "importar-390-light",
    ),
    (
        "/laboratorio/mao?codigo=fab-deck-cangaco&semente=7&numero=13&fica=1,4&lang=pt-BR",
        1280,
        true,
        "mao-1280-dark",
    ),
    (
        "/mesa/fab?codigo=FAB13BDFGU3QTK211913114161HTE12SVAQE1SX0M112&nome=Assobio+no+Telhado&lang=pt-BR",
        390,
        true,
        "mesa-390-dark",
    ),
];

/// The most dots in a thousand that may differ, and by how much a colour may before it counts.
const MOST: usize = 2;
const SEEN: u8 = 24;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("looks")
}

/// How many dots of two pictures differ; all if they are not of one size.
fn different(one: &Pixmap, other: &Pixmap) -> usize {
    if (one.width(), one.height()) != (other.width(), other.height()) {
        return one.pixels().len();
    }
    let pairs = one.pixels().iter().zip(other.pixels());
    let differ = pairs.filter(|(a, b)| {
        let channels = [
            (a.red(), b.red()),
            (a.green(), b.green()),
            (a.blue(), b.blue()),
        ];
        channels.iter().any(|(a, b)| a.abs_diff(*b) > SEEN)
    });
    differ.count()
}

#[test]
#[ignore = "by hand: tests/run looks"]
fn looks_are_those_that_somebody_looked_at() {
    let server = Server::shared();
    let browser = Browser::open();
    let keep = env::var("LOOKS").is_ok_and(|it| it == "keep");
    let beside = env::temp_dir().join("looks");
    fs::create_dir_all(&beside).unwrap();
    let mut changed = Vec::new();
    for (path, width, dark, name) in PAGES {
        browser.look(width, dark);
        browser.goto(&at(server, path));
        browser.until("document.readyState === 'complete' && document.fonts.status === 'loaded' && [...document.images].every(it => it.complete || it.loading === 'lazy') && (document.querySelector('#mesa') === null || document.querySelector('.live .side .verdict')?.dataset.fresh === 'true')");
        let seen = browser.picture();
        let file = folder().join(format!("{name}.png"));
        if keep {
            fs::write(&file, seen).unwrap();
            continue;
        }
        let known = fs::read(&file).map(|it| Pixmap::decode_png(&it).unwrap());
        let now = Pixmap::decode_png(&seen).unwrap();
        let of = now.pixels().len();
        let differ = known.map_or(of, |known| different(&known, &now));
        if differ * 1000 > of * MOST {
            fs::write(beside.join(format!("{name}.png")), seen).unwrap();
            changed.push(format!("{name}: {differ} of {of} dots"));
        }
    }
    assert!(
        changed.is_empty(),
        "{}\nThe new pictures are in {}: look at them, then keep them with LOOKS=keep tests/run looks.",
        changed.join("\n"),
        beside.display()
    );
}
