//! Fields and words go by the names that publishers give them.

use serde_json::{Value, json};

use super::{card_of, cards_of, document, mistakes_of, read_value};

#[test]
fn fields_go_by_other_names_in_any_case_with_or_without_accents() {
    let right = json!({ "type": "unidade", "atk": 2, "hp": 3 });
    for written in [
        json!({ "Tipo": "unidade", "ATAQUE": 2, "Vida": 3 }),
        json!({ "kind": "unidade", "attack": 2, "health": 3 }),
        json!({ "TYPE": "unidade", "Atk": 2, "PV": 3 }),
    ] {
        assert_eq!(card_of("dd", written.clone()), right, "{written}");
    }
    let by_game = [("dd", "hp"), ("mvc", "life"), ("fab", "vida")];
    for (game, field) in by_game {
        assert_eq!(card_of(game, json!({ "vida": 3 })), json!({ field: 3 }));
    }
    let fabula = json!({ "tipo": "Aliado", "cor": "Azul" });
    let right = json!({ "kind": "aliado", "colours": ["azul"] });
    assert_eq!(card_of("fab", fabula), right);
}

#[test]
fn fields_of_parts_go_by_other_names_too() {
    let action = json!({ "Ações": [{ "Nome": "Laço", "Tipo": "Líder", "Custo": "2", "Descrição": "Puxe.",
        "faz": [{ "verbo": "Dano", "quantidade": 2 }] }] });
    let right = json!({ "actions": [{ "name": { "pt-BR": "Laço" }, "kind": "lider", "cost": 2,
        "text": { "pt-BR": "Puxe." }, "does": [{ "verb": "damage", "amount": 2 }] }] });
    assert_eq!(card_of("mvc", action), right);
    let printing = json!({ "name": "Boi", "impressões":
        [{ "coleção": "tst", "Nº": "7", "acabamento": "foil|normal" }] });
    let card = cards_of(&document("dd", &[printing])).remove(0);
    let right = json!([{ "set": "TST", "number": 7, "finishes": ["foil", "normal"] }]);
    assert_eq!(card["printings"], right);
}

#[test]
fn words_are_known_in_both_languages() {
    let cases: [(&str, &str, &[&str], &str); 22] = [
        ("dd", "type", &["Unidade", "UNIT", "unit"], "unidade"),
        ("dd", "element", &["Fogo", "FIRE", "fire"], "fire"),
        ("dd", "element", &["Trovão", "THUNDER"], "thunder"),
        (
            "dd",
            "activation",
            &["ONCE PER TURN", "Uma vez por turno"],
            "once_per_turn",
        ),
        (
            "mvc",
            "type",
            &["Fonte de Energia", "Energy source"],
            "energia",
        ),
        ("mvc", "world", &["Físico", "FISICO", "Physical"], "fisico"),
        (
            "mvc",
            "world",
            &["Poder Energético", "poder_energetico", "Energy power"],
            "poder-energetico",
        ),
        (
            "mvc",
            "rarity",
            &["Super-rara", "SUPER RARA", "Super rare"],
            "super-rara",
        ),
        ("mvc", "item", &["Volátil", "volatile"], "volatil"),
        (
            "mvc",
            "energy",
            &["Básica", "Energia básica", "BASIC"],
            "basica",
        ),
        ("mvc", "energy", &["Prismática", "prismatic"], "prismatica"),
        ("apo", "type", &["Casa", "House", "HOUSE"], "casa"),
        ("apo", "suit", &["Companion", "companheiro"], "companheiro"),
        ("apo", "rarity", &["Épica", "Epic"], "epica"),
        (
            "apo",
            "activation",
            &["Permanente", "PERMANENT"],
            "permanent",
        ),
        (
            "apo",
            "timing",
            &["On Play", "ON_PLAY", "ao baixar"],
            "on_play",
        ),
        (
            "fab",
            "type",
            &["Modificação", "Modification"],
            "modificacao",
        ),
        ("fab", "rarity", &["Lendária", "LEGENDARY"], "lendaria"),
        ("fab", "kind", &["Aliada", "ally"], "aliado"),
        ("fab", "kind", &["maneuver", "Manobra"], "manobra"),
        ("mvc", "type", &["Dragão"], "Dragão"),
        ("dd", "element", &["Éter"], "Éter"),
    ];
    for (game, field, words, id) in cases {
        for word in words {
            let card = card_of(game, json!({ field: word }));
            let values: Vec<&Value> = card.as_object().unwrap().values().collect();
            assert_eq!(values, [id], "{game} {field} {word}");
        }
    }
    let knowledges = card_of(
        "apo",
        json!({ "conhecimentos": "Fé, Faith; CUNNING | Livre" }),
    );
    assert_eq!(knowledges, json!({ "knowledges": ["fe", "fe", "astucia"] }));
    let kinds = ["Ataque", "Attack", "Flanquear", "FLANK"];
    let actions = kinds.map(|kind| json!({ "kind": kind }));
    let card = card_of("mvc", json!({ "actions": actions }));
    let kinds = ["ataque", "ataque", "flanquear", "flanquear"];
    assert_eq!(
        card["actions"],
        json!(kinds.map(|kind| json!({ "kind": kind })))
    );
}

#[test]
fn plain_strings_are_texts_in_the_language_of_the_file() {
    let card = json!({ "nome": " Boi  de\tFita ", "sabor": { "pt": "Ê boi!", "EN": "Hey!" } });
    let mut file = document("mvc", &[card]);
    let read = cards_of(&file).remove(0);
    assert_eq!(read["name"], json!({ "pt-BR": "Boi de Fita" }));
    assert_eq!(read["flavour"], json!({ "pt-BR": "Ê boi!", "en": "Hey!" }));
    assert_eq!(read["id"], "mvc-boi-de-fita");
    for (tag, lang) in [
        ("en", "en"),
        ("English", "en"),
        ("pt", "pt-BR"),
        ("PT-br", "pt-BR"),
    ] {
        file["lang"] = json!(tag);
        let read = cards_of(&file).remove(0);
        assert_eq!(read["name"], json!({ lang: "Boi de Fita" }), "{tag}");
    }
    file["lang"] = json!("klingon");
    let (pointer, message) = mistakes_of(&file).remove(0);
    assert_eq!(pointer, "/lang");
    assert!(message.contains("use pt-BR or en"), "{message}");
}

#[test]
fn a_document_goes_by_other_names_too() {
    let file = json!({
        "Cartas": [{ "Nome": "Boi", "Tipo": "Campo" }],
        "Conjunto": { "Nome": "Fitas", "Sigla": "fit", "Lançamento": "2027-01-02" },
        "Jogo": "Dimensional Dominions",
    });
    let incoming = read_value(&file).unwrap();
    assert_eq!(incoming.origin, "fit");
    let places: Vec<&str> = incoming
        .entries
        .iter()
        .map(|it| it.pointer.as_str())
        .collect();
    assert_eq!(places, ["/Conjunto", "/Cartas/0"]);
    let set: Value = serde_json::from_str(&incoming.entries[0].body).unwrap();
    let right = json!({ "name": { "pt-BR": "Fitas" }, "code": "FIT", "released": "2027-01-02" });
    assert_eq!(set, right);
    for (name, code) in [
        ("fab", "fab"),
        ("fabula", "fab"),
        ("MVC", "mvc"),
        ("apoteose", "apo"),
    ] {
        let incoming = read_value(&document(name, &[])).unwrap();
        assert_eq!(incoming.entries[0].game.code(), code);
    }
}

#[test]
fn numbers_flags_and_lists_may_be_written_as_texts() {
    let card = json!({ "atk": "3", "hp": 4.0, "range": "x", "unique": "sim", "tags": "MÁQUINA|Rio; vento, FESTA" });
    let right = json!({ "atk": 3, "hp": 4, "range": "x", "unique": true, "tags": ["maquina", "rio", "vento", "festa"] });
    assert_eq!(card_of("dd", card), right);
    for (written, right) in [
        (json!(1), true),
        (json!("0"), false),
        (json!("Não"), false),
        (json!("TRUE"), true),
        (json!(false), false),
    ] {
        assert_eq!(
            card_of("dd", json!({ "única": written })),
            json!({ "unique": right })
        );
    }
    let empty = json!({ "atk": null, "flavour": " ", "tags": "", "element": null });
    assert_eq!(card_of("dd", empty), json!({}));
}
