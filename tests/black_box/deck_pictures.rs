//! `GET /v1/decks/code/{code}/image.png`

use fabulario_tests::Server;
use resvg::tiny_skia::Pixmap;
use serde_json::{Value, json};

/// A deck of each game.
const CODES: [&str; 4] = [
    "FAB13BDFK02DKC8DTH26651H14EQS4103SS6Q3R81SVOBOUB",
    "DD13SFRKTH101540010014RD8Q751QE0RFJY",
    "MVC13RDMIQH02210S49T15P1E9CQ99J3QH0J07C14",
    "APO13LDC1O3R8CQA1V08V95QA1G4846ZIQ3440K2QUNQIEVCQ68SIQ6R00QN41G29809TY",
];

/// What a phone reads in a picture.
fn read(png: &[u8]) -> Vec<String> {
    let map = Pixmap::decode_png(png).unwrap();
    let size = |dots: u32| usize::try_from(dots).unwrap();
    let grey = |x: usize, y: usize| {
        let (x, y) = (u32::try_from(x).unwrap(), u32::try_from(y).unwrap());
        let pixel = map.pixel(x, y).unwrap();
        let sum = u32::from(pixel.red()) + u32::from(pixel.green()) + u32::from(pixel.blue());
        u8::try_from(sum / 3).unwrap()
    };
    let (wide, high) = (size(map.width()), size(map.height()));
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(wide, high, grey);
    let grids = image.detect_grids();
    grids
        .iter()
        .filter_map(|it| it.decode().ok())
        .map(|it| it.1)
        .collect()
}

#[test]
fn a_deck_of_each_game_is_drawn_with_a_code_that_opens_it() {
    let server = Server::shared();
    for code in CODES {
        for lang in ["pt-BR", "en"] {
            let path = format!("/v1/decks/code/{code}/image.png?lang={lang}");
            let answer = server.anonymous().get(&path);
            assert_eq!(answer.header("content-type"), Some("image/png"));
            let map = Pixmap::decode_png(&answer.body).unwrap();
            assert_eq!((map.width(), map.height()), (1200, 630));
            assert!(
                answer.body.len() < 300 * 1024,
                "{} bytes",
                answer.body.len()
            );
            let found = read(&answer.body);
            let url = format!("http://{}/v1/decks/code/{code}", server.address);
            assert_eq!(found, [url.as_str()]);
            let path = found[0].strip_prefix(&format!("http://{}", server.address));
            let opened = server.anonymous().get(path.unwrap()).ok();
            let body = json!({ "code": code });
            let deck = server.anonymous().post("/v1/decks/decode", &body).ok();
            assert_eq!(opened["deck"], deck["deck"]);
        }
    }
}

#[test]
fn a_picture_is_drawn_once_and_kept() {
    let server = Server::shared();
    let path = format!("/v1/decks/code/{}/image.png", CODES[0]);
    let first = server.anonymous().get(&path);
    assert_eq!(first.header("cache-control"), Some("public, max-age=3600"));
    let second = server.anonymous().get(&path);
    assert_eq!(second.body, first.body);
    let etag = first.header("etag").unwrap();
    let again = server.anonymous().with("if-none-match", etag).get(&path);
    assert_eq!((again.status, again.body.len()), (304, 0));
    let english = server.anonymous().get(&format!("{path}?lang=en"));
    assert_ne!(english.body, first.body);
}

/// A deck of so many copies of each card of Fábula, the last with most, in these lists.
fn large(lists: &[&str]) -> String {
    let server = Server::shared();
    let found = server
        .anonymous()
        .get("/v1/cards?q=jogo:fab%20-e:ficha&limit=200&fields=id");
    let found = found.ok();
    let cards = found["data"].as_array().unwrap().iter().zip(1..);
    let cards = cards
        .map(|(card, copies): (&Value, u32)| json!({ "card": card["id"], "copies": copies + 800 }));
    let cards = Value::from(cards.collect::<Vec<_>>());
    let lists = lists.iter().map(|list| ((*list).to_owned(), cards.clone()));
    let deck = Value::Object(lists.collect());
    let body = json!({ "game": "fab", "deck": deck });
    let code = server.anonymous().post("/v1/decks/encode", &body).ok();
    code["code"].as_str().unwrap().to_owned()
}

#[test]
fn a_code_is_drawn_as_long_as_a_phone_can_read_it() {
    let server = Server::shared();
    for (lists, readable) in [(&["main"][..], true), (&["main", "reserve"], false)] {
        let code = large(lists);
        let path = format!("/v1/decks/code/{code}/image.png");
        let picture = server.anonymous().get(&path);
        assert_eq!(picture.status, 200);
        let url = format!("http://{}/v1/decks/code/{code}", server.address);
        let found = if readable { vec![url] } else { Vec::new() };
        assert_eq!(read(&picture.body), found, "{} letters", code.len());
    }
}

#[test]
fn what_is_no_code_has_no_picture() {
    let server = Server::shared();
    let wrong = server.anonymous().get("/v1/decks/code/FAB1XYZ/image.png");
    wrong.problem(400, "invalid-deck-code");
}

#[test]
fn pictures_of_decks_are_asked_for_as_often_as_those_of_cards() {
    let server = Server::builder()
        .flag("--rate-limit", "60")
        .flag("--rate-burst", "2")
        .start();
    let path = format!("/v1/decks/code/{}/image.png", CODES[1]);
    let asked: Vec<u16> = (0..6)
        .map(|_| server.anonymous().get(&path).status)
        .collect();
    assert_eq!(asked, [200; 6]);
}
