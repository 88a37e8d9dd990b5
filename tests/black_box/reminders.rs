//! What keywords and statuses mean is told with games, rules, cards and sets, and on the page of help.

use fabulario_tests::Server;
use serde_json::Value;

/// A word of each game, and a card that names it.
const WORDS: [(&str, &str, &str, &str); 4] = [
    ("fab", "arranque", "Arranque", ""),
    ("dd", "dash", "DASH", "dd-cardume-da-piracema"),
    ("mvc", "escudo", "Escudo", "mvc-grito-na-ponte"),
    ("apo", "consumir", "Consumir", ""),
];

fn find<'v>(reminders: &'v Value, id: &str) -> &'v Value {
    let mut reminders = reminders.as_array().unwrap().iter();
    reminders
        .find(|it| it["id"] == id)
        .unwrap_or_else(|| panic!("{id}"))
}

#[test]
fn every_keyword_and_status_of_a_game_is_told_with_the_game() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (game, least) in [("fab", 8), ("dd", 12), ("mvc", 26), ("apo", 11)] {
        let pt = actor.get(&format!("/v1/games/{game}?lang=pt-BR")).ok();
        let en = actor.get(&format!("/v1/games/{game}?lang=en")).ok();
        let [pt, en] = [&pt, &en].map(|it| it["reminders"].as_array().unwrap().clone());
        assert!(pt.len() >= least, "{game}: {}", pt.len());
        for (pt, en) in pt.iter().zip(&en) {
            assert_eq!((&pt["id"], &pt["kind"]), (&en["id"], &en["kind"]));
            assert_ne!(pt["text"], en["text"], "{pt}");
            assert!(en.get("text_lang").is_none(), "{en}");
        }
    }
}

#[test]
fn rules_and_help_tell_what_words_of_cards_mean() {
    let server = Server::shared();
    let actor = server.anonymous();
    let help = actor.get("/ajuda?lang=pt-BR").text();
    for (game, id, name, _) in WORDS {
        let whole = actor.get(&format!("/v1/games/{game}?lang=pt-BR")).ok();
        let told = find(&whole["reminders"], id)["text"]
            .as_str()
            .unwrap()
            .to_owned();
        assert_eq!(find(&whole["reminders"], id)["name"], name);
        assert!(help.contains(&format!("id=\"{game}-{id}\"")), "{game} {id}");
        assert!(help.contains(&told), "{told}");
        let rules = actor.get(&format!(
            "/v1/games/{game}/rules?kind=keyword&q={name}&lang=pt-BR"
        ));
        let rules = rules.ok();
        let first = &rules["data"][0];
        assert_eq!(first["id"], format!("{game}-{id}"));
        assert_eq!(first["gloss"], format!("{name}: {told}"));
    }
}

#[test]
fn a_card_and_its_set_tell_the_words_that_they_name() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (_, id, _, card) in WORDS.iter().filter(|(.., card)| !card.is_empty()) {
        let told = actor.get(&format!("/v1/cards/{card}?lang=en")).ok();
        assert!(
            !find(&told["reminders"], id)["text"]
                .as_str()
                .unwrap()
                .is_empty()
        );
        let set = told["printings"][0]["set"].as_str().unwrap().to_owned();
        let set = actor.get(&format!("/v1/sets/{set}?lang=en")).ok();
        assert_eq!(find(&set["reminders"], id), find(&told["reminders"], id));
    }
    // A card without such a word has no such field.
    let plain = actor.get("/v1/cards/dd-pastor-de-lajedos").ok();
    assert!(plain.get("reminders").is_none(), "{plain}");
    // A status stands on a card that gives it.
    let poison = actor.get("/v1/cards/dd-arraia-do-fundo-manso?lang=en").ok();
    assert_eq!(find(&poison["reminders"], "poison")["kind"], "status");
}
