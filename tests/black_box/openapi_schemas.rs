//! The OpenAPI document as code generators read it: each test looks at all of it.

use std::collections::BTreeSet;

use fabulario_tests::{Answer, Server};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::walk::{document, operations, walk, walk_with};

/// A schema of the document that stands alone.
fn validator(document: &Value, schema: &Value) -> Validator {
    let root = json!({ "allOf": [schema], "components": document["components"] });
    jsonschema::validator_for(&root).unwrap()
}

fn named(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// Where, media type and schema of every answer.
fn answers(document: &Value) -> Vec<(String, &String, &Value)> {
    let mut found = Vec::new();
    for (path, method, operation) in operations(document) {
        for (status, response) in operation["responses"].as_object().unwrap() {
            for (media, content) in response["content"].as_object().into_iter().flatten() {
                let place = format!("{method} {path} {status}");
                found.push((place, media, &content["schema"]));
            }
        }
    }
    found
}

#[test]
fn packages_are_named_after_a_title_in_ascii_and_know_a_server() {
    let document = document();
    assert_eq!(document["info"]["title"], "Fabulario");
    let names = document["components"]["schemas"].as_object().unwrap();
    let mut names: Vec<&str> = names.keys().map(String::as_str).collect();
    // A generic type of Rust is no name for a class.
    let odd: Vec<_> = names.iter().filter(|name| name.contains('_')).collect();
    assert!(odd.is_empty(), "{odd:?}");
    for (path, _, operation) in operations(&document) {
        names.extend([path.as_str(), operation["operationId"].as_str().unwrap()]);
        for tag in operation["tags"].as_array().unwrap() {
            names.push(tag.as_str().unwrap());
        }
    }
    let foreign: Vec<_> = names.iter().filter(|name| !name.is_ascii()).collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    let servers = document["servers"].as_array().unwrap();
    let urls: Vec<&Value> = servers.iter().map(|server| &server["url"]).collect();
    assert_eq!(urls, ["/", "http://127.0.0.1:8080"]);
    assert!(servers.iter().all(|it| it["description"].is_string()));
}

#[test]
fn a_card_is_one_of_four_told_apart_by_its_game() {
    let document = document();
    let schemas = &document["components"]["schemas"];
    let card = &schemas["Card"];
    assert_eq!(card["discriminator"]["propertyName"], "game");
    let mapping = card["discriminator"]["mapping"].as_object().unwrap();
    let members = card["oneOf"].as_array().unwrap().iter();
    let members: BTreeSet<&str> = members.map(|it| it["$ref"].as_str().unwrap()).collect();
    let mapped: BTreeSet<&str> = mapping.values().map(|it| it.as_str().unwrap()).collect();
    assert_eq!((members.len(), &members), (4, &mapped));
    let server = Server::shared();
    let actor = server.anonymous();
    let whole = validator(&document, &named("Card"));
    for (game, address) in mapping {
        let member = address.as_str().unwrap().trim_start_matches('#');
        let member = document.pointer(member).unwrap();
        assert_eq!(member["properties"]["game"]["const"], game.as_str());
        assert!(
            member["required"]
                .as_array()
                .unwrap()
                .contains(&json!("game"))
        );
        let alone = validator(&document, member);
        let mut seen = BTreeSet::new();
        let mut next = Some(format!("/v1/cards?game={game}&limit=200&unique=prints"));
        while let Some(page) = next {
            let page = actor.get(&page).ok();
            for card in page["data"].as_array().unwrap() {
                assert!(whole.is_valid(card), "{}", card["id"]);
                assert!(alone.is_valid(card), "{}", card["id"]);
                seen.extend(card.as_object().unwrap().keys().cloned());
            }
            let rest = page["next"].as_str().and_then(|it| it.split_once("/v1/"));
            next = rest.map(|(_, rest)| format!("/v1/{rest}"));
        }
        let told = member["properties"].as_object().unwrap();
        let untold: Vec<_> = seen
            .iter()
            .filter(|name| !told.contains_key(*name))
            .collect();
        assert!(seen.len() > 15 && untold.is_empty(), "{game}: {untold:?}");
    }
}

#[test]
fn a_field_that_may_be_absent_is_not_promised_by_a_default() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas {
        let required = schema["required"].as_array();
        let required = |field: &str| required.is_some_and(|all| all.contains(&json!(field)));
        let properties = schema["properties"].as_object().into_iter().flatten();
        for (field, property) in properties.filter(|(field, _)| !required(field)) {
            assert!(property.get("default").is_none(), "{name}.{field}");
        }
    }
    let asked = &schemas["GoldfishAsked"]["properties"];
    assert!(
        asked["samples"]["description"]
            .as_str()
            .unwrap()
            .ends_with("if absent.")
    );
}

/// What stands in a schema, by the kind of place, wherever it is reached from it.
#[derive(Default)]
struct Enums {
    seen: BTreeSet<String>,
    closed: Vec<String>,
    open: Vec<String>,
    stray: Vec<String>,
}

impl Enums {
    fn find(&mut self, document: &Value, schema: &Value, place: &str, member: bool) {
        let text = json!({ "type": "string" });
        if let Some(parts) = schema["anyOf"].as_array()
            && parts.contains(&text)
        {
            self.open.push(place.to_owned());
            return;
        }
        if let Some(address) = schema["$ref"].as_str() {
            let name = address.rsplit('/').next().unwrap();
            let named = document.pointer(address.trim_start_matches('#')).unwrap();
            if named.get("enum").is_some() {
                self.closed.push(place.to_owned());
            } else if self.seen.insert(format!("{name} {member}")) {
                self.find(document, named, name, member);
            }
            return;
        }
        if schema.get("enum").is_some() {
            self.closed.push(place.to_owned());
        }
        for word in ["oneOf", "anyOf", "allOf"] {
            for part in schema[word].as_array().into_iter().flatten() {
                self.find(document, part, place, member || word != "allOf");
            }
        }
        for word in ["items", "additionalProperties", "propertyNames"] {
            if schema[word].is_object() {
                self.find(document, &schema[word], place, false);
            }
        }
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            let place = format!("{place}.{name}");
            if property.get("const").is_some() && !member {
                self.stray.push(place);
            } else {
                self.find(document, property, &place, false);
            }
        }
    }
}

#[test]
fn every_enum_is_open_in_answers_and_closed_in_requests() {
    let document = document();
    let mut told = Enums::default();
    for (place, _, schema) in answers(&document) {
        told.find(&document, schema, &place, false);
    }
    assert_eq!(told.closed, [""; 0]);
    assert!(told.open.len() > 60, "{:?}", told.open);
    let mut asked = Enums::default();
    for (path, method, operation) in operations(&document) {
        let contents = operation["requestBody"]["content"].as_object();
        let place = format!("{method} {path}");
        for (_, content) in contents.into_iter().flatten() {
            asked.find(&document, &content["schema"], &place, false);
        }
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            asked.find(&document, &parameter["schema"], &place, false);
        }
    }
    // What stands in answers, too, can be sent back as it is.
    let both: BTreeSet<&str> = asked.open.iter().map(String::as_str).collect();
    assert_eq!(both, BTreeSet::from(["CopyChange.by", "DominionsHarm"]));
    assert!(asked.closed.len() > 60, "{:?}", asked.closed);
    // A tag says which member of a union it is; nothing else is of one value only.
    assert_eq!(told.stray, [""; 0]);
    // A value that is not known yet breaks no answer.
    let set = document["paths"]["/v1/sets"]["get"]["responses"]["200"]["content"].clone();
    let mut set = set["application/json"]["example"]["data"][0].clone();
    set["game"] = json!("xyz");
    assert!(validator(&document, &named("CardSet")).is_valid(&set));
}

#[test]
fn every_answer_that_is_no_text_is_binary() {
    let document = document();
    let mut bytes = BTreeSet::new();
    for (place, media, schema) in answers(&document) {
        let text = media.starts_with("text/") || media.ends_with("json") || media.ends_with("xml");
        if !text {
            assert_eq!(
                schema,
                &json!({ "type": "string", "format": "binary", "contentMediaType": media }),
                "{place}"
            );
            bytes.insert(media.as_str());
        } else if media.ends_with("xml")
            || media.starts_with("text/") && media != "text/event-stream"
        {
            assert_eq!(schema, &json!({ "type": "string" }), "{place}");
        }
    }
    assert_eq!(bytes, BTreeSet::from(["application/gzip", "image/png"]));
    // What the document calls text is text, and the rest is not.
    for (path, method, answer) in walk(&Server::shared().anonymous()) {
        let media = answer.header("content-type").unwrap_or_default();
        let media = media.split(';').next().unwrap();
        if answer.status == 200 {
            let text = std::str::from_utf8(&answer.body).is_ok();
            assert_eq!(text, !bytes.contains(media), "{method} {path}: {media}");
        }
    }
}

#[test]
fn whoever_answers_by_events_has_schemas_for_each() {
    let document = document();
    let server = Server::shared();
    let mut streams = Vec::new();
    for (path, method, answer) in walk(&server.anonymous().with("accept", "text/event-stream")) {
        let operation = &document["paths"][&path][&method];
        let declared = &operation["responses"]["200"]["content"]["text/event-stream"];
        let media = answer.header("content-type");
        let events = media.is_some_and(|media| media.starts_with("text/event-stream"));
        assert_eq!(declared.is_object(), events, "{method} {path}");
        if !events {
            continue;
        }
        let schema = declared["schema"]["$ref"].as_str().unwrap();
        let union = document.pointer(schema.trim_start_matches('#')).unwrap();
        assert_eq!(union["discriminator"]["propertyName"], "event");
        let known = union["discriminator"]["mapping"].as_object().unwrap();
        let known: BTreeSet<&str> = known.keys().map(String::as_str).collect();
        assert_eq!(known, BTreeSet::from(["problem", "progress", "report"]));
        let fits = validator(&document, &declared["schema"]);
        let text = answer.text();
        for event in text.split_terminator("\n\n") {
            let (name, data) = event.split_once('\n').unwrap();
            let name = name.strip_prefix("event: ").unwrap();
            let data = data.strip_prefix("data: ").unwrap();
            let data: Value = serde_json::from_str(data).unwrap();
            let event = json!({ "event": name, "data": data });
            assert!(fits.is_valid(&event), "{path}: {name}");
            let wrong = json!({ "event": name, "data": {} });
            assert!(!fits.is_valid(&wrong), "{path}: {name}");
        }
        assert!(text.contains("event: report"), "{path}: {text}");
        streams.push(path);
    }
    assert_eq!(streams, ["/v1/goldfish", "/v1/goldfish/compare"]);
}

#[test]
fn what_is_asked_with_fields_is_partial() {
    let document = document();
    let schemas = &document["components"]["schemas"];
    let actor = Server::shared().anonymous();
    let plain = walk(&actor);
    let masked = walk_with(&actor, "fields=id,code");
    let of = |answers: &[(String, String, Answer)], path: &String, method: &String| {
        let mut answers = answers.iter();
        let found = answers.find(|it| (&it.0, &it.1) == (path, method));
        found.unwrap().2.json()
    };
    let mut count = 0;
    for (path, method, operation) in operations(&document) {
        let mut parameters = operation["parameters"].as_array().into_iter().flatten();
        if !parameters.any(|it| it["name"] == "fields") {
            continue;
        }
        count += 1;
        let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        let names = schema["anyOf"].as_array().into_iter().flatten();
        let names: Vec<&str> = names
            .map(|it| it["$ref"].as_str().unwrap().rsplit('/').next().unwrap())
            .collect();
        let [whole, part] = &names[..] else {
            panic!("{path}: {names:?}");
        };
        assert_eq!(*part, format!("Partial{whole}"), "{path}");
        let mut part = &schemas[*part];
        if let Some(entry) = part["properties"]["data"]["items"]["$ref"].as_str() {
            assert!(entry.contains("/Partial"), "{path}: {entry}");
            part = document.pointer(entry.trim_start_matches('#')).unwrap();
        }
        assert!(part.get("required").is_none(), "{path}");
        let answer = of(&plain, path, method);
        let entry = answer.get("data").map_or(&answer, |data| &data[0]);
        let told = part["properties"].as_object().unwrap();
        let fits = validator(&document, schema);
        assert!(fits.is_valid(&answer), "{path}");
        for field in entry.as_object().unwrap().keys() {
            assert!(told.contains_key(field), "{path}: {field}");
        }
        // The answer has one field, which the whole entry would not be.
        let fields = of(&masked, path, method);
        assert!(fits.is_valid(&fields), "{path}: {fields}");
        assert!(
            !validator(&document, &named(whole)).is_valid(&fields),
            "{path}: {fields}"
        );
    }
    assert!(count >= 13, "{count}");
}
