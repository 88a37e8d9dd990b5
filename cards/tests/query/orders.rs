//! Orders, pages and facets.

use fabulario_cards::index::{Asked, Row, Wanted};
use fabulario_engine::Lang;

use super::{PAGE, SHIPPED};

const ORDERS: [&str; 12] = [
    "",
    "ordem:nome",
    "ordem:nome dir:desc",
    "ordem:custo",
    "ordem:custo dir:desc",
    "ordem:cor",
    "ordem:raridade dir:desc",
    "ordem:tipo",
    "ordem:colecao",
    "ordem:colecao dir:desc",
    "ordem:ofensiva dir:desc",
    "ordem:nivel unico:impressoes",
];

/// Pages of a size, put together.
fn in_pages(text: &str, limit: usize, lang: Lang) -> Vec<Row> {
    let mut all: Vec<Row> = Vec::new();
    loop {
        let after = all.last().map(|row| row.row);
        let wanted = Wanted {
            lang,
            limit,
            after,
            facets: false,
        };
        let answer = SHIPPED.search(text, &wanted);
        all.extend(&answer.rows);
        assert!(answer.rows.len() <= limit);
        if !answer.more {
            assert_eq!(all.len(), answer.total as usize, "{text}");
            return all;
        }
    }
}

#[test]
fn pages_together_are_the_whole_in_every_order() {
    for query in ["", "tipo:aliado", "custo<=3 ou jogo:dd", "carta", "xqz"] {
        for order in ORDERS {
            for lang in Lang::ALL {
                let text = format!("{query} {order}");
                let whole = in_pages(&text, 1000, lang);
                assert_eq!(in_pages(&text, 7, lang), whole, "{text}");
                let mut rows: Vec<u32> = whole.iter().map(|row| row.row).collect();
                rows.sort_unstable();
                rows.dedup();
                assert_eq!(rows.len(), whole.len(), "{text}");
            }
        }
    }
}

#[test]
fn an_order_is_that_of_its_values_and_what_has_none_comes_last() {
    let costs = |text: &str| -> Vec<Option<u64>> {
        let cards = SHIPPED.catalogue.cards();
        let rows = in_pages(text, 1000, Lang::Pt).into_iter();
        let cost = rows.map(|row| {
            let body: serde_json::Value = serde_json::from_str(&cards[row.card].body).unwrap();
            let base = ["base", "ficha"].contains(&body["kind"].as_str().unwrap_or_default());
            let written = body["cost"]
                .as_u64()
                .or_else(|| body["cost"]["resources"].as_u64());
            let fabula = body["id"].as_str().unwrap().starts_with("fab-") && !base;
            fabula.then(|| written.unwrap_or_default())
        });
        cost.collect()
    };
    for (text, down) in [("ordem:custo", false), ("ordem:custo dir:desc", true)] {
        let costs = costs(text);
        let with: Vec<u64> = costs.iter().map_while(|it| *it).collect();
        assert!(
            with.len() > 100 && costs[with.len()..].iter().all(Option::is_none),
            "{text}"
        );
        let sorted = if down {
            with.is_sorted_by(|a, b| a >= b)
        } else {
            with.is_sorted()
        };
        assert!(sorted, "{text}: {with:?}");
    }
    // Tokens were printed in no set, and come last whatever the direction.
    for text in [
        "ordem:colecao",
        "ordem:colecao dir:desc",
        "ordem:numero",
        "ordem:numero dir:desc",
    ] {
        let cards = SHIPPED.catalogue.cards();
        let rows = in_pages(text, 1000, Lang::Pt);
        let tokens: Vec<bool> = rows.iter().map(|row| cards[row.card].token).collect();
        assert!(tokens.is_sorted(), "{text}");
    }
    let numbers: Vec<u32> = in_pages("-eh:ficha ordem:numero", 1000, Lang::Pt)
        .iter()
        .map(|row| SHIPPED.catalogue.cards()[row.card].sheet.printings[0].number)
        .collect();
    assert!(numbers.is_sorted(), "{numbers:?}");
    let colours = |text: &str| -> Vec<String> {
        let rows = in_pages(text, 1000, Lang::Pt).into_iter();
        rows.map(|row| {
            let body = &SHIPPED.catalogue.cards()[row.card].body;
            let body: serde_json::Value = serde_json::from_str(body).unwrap();
            body["colours"][0].as_str().unwrap().to_owned()
        })
        .collect()
    };
    let (mut up, mut down) = (
        colours("cor=1 ordem:cor"),
        colours("cor=1 ordem:cor dir:desc"),
    );
    up.dedup();
    down.dedup();
    down.reverse();
    assert_eq!((up.len(), &up), (6, &down));
    let names = SHIPPED.names("tipo:base ordem:nome dir:desc");
    assert!(names.first() > names.last());
    let strongest = SHIPPED.names("tipo:aliado ordem:ofensiva dir:desc");
    assert_eq!(strongest.len(), 100);
}

#[test]
fn exact_names_come_first_then_beginnings_then_names_then_texts() {
    // «Rio» is a word of names, of texts and a subtype.
    let cards = SHIPPED.catalogue.cards();
    for word in ["boi", "lua", "mestra", "casa", "fogo"] {
        let rows = in_pages(word, 1000, Lang::Pt);
        let tier = |row: &Row| {
            let names = &cards[row.card].sheet.name;
            let tiers = Lang::ALL.map(|lang| {
                let name = fabulario_cards::words::fold(names.get(lang));
                let words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).collect();
                match () {
                    () if name == word => 0,
                    () if name.starts_with(word) => 1,
                    () if words.contains(&word) => 2,
                    () => 3,
                }
            });
            tiers.into_iter().min().unwrap()
        };
        let tiers: Vec<u8> = rows.iter().map(tier).collect();
        // Words of the same stem stand between the word itself and texts.
        assert!(tiers.is_sorted(), "{word}: {tiers:?}");
        assert!(tiers.contains(&1) || tiers.contains(&2), "{word}");
    }
    assert_eq!(
        SHIPPED.names("mestra do reisado").first(),
        Some(&"Mestra do Reisado")
    );
}

#[test]
fn facets_count_what_their_terms_find() {
    for text in [
        "",
        "tipo:aliado",
        "custo<=2 -cor:azul",
        "carta",
        "jogo:apo nivel>=2",
        "jogo:mvc",
    ] {
        let answer = SHIPPED.search(
            text,
            &Wanted {
                facets: true,
                ..PAGE
            },
        );
        let facets = answer.facets.unwrap();
        for lang in Lang::ALL {
            let told = facets.told(SHIPPED.index.vocabulary(), lang);
            assert!(told.len() > 5);
            for facet in &told {
                for value in &facet.values {
                    let narrowed = format!("({text}) {}", value.query);
                    let narrowed = narrowed.trim_start_matches("() ");
                    let count = SHIPPED.search(narrowed, &PAGE).total;
                    assert_eq!(count, value.count, "{narrowed}");
                    assert!(value.count > 0 && !value.name.is_empty());
                }
            }
            let types = told
                .iter()
                .find(|it| it.field.entry().en == "type")
                .unwrap();
            let sum: u32 = types.values.iter().map(|it| it.count).sum();
            assert!(sum >= answer.total, "{text}");
        }
    }
}

#[test]
fn each_game_has_facets_of_its_own() {
    let fields = |text: &str| {
        let wanted = Wanted {
            facets: true,
            ..PAGE
        };
        let facets = SHIPPED.search(text, &wanted).facets.unwrap();
        let told = facets.told(SHIPPED.index.vocabulary(), Lang::En);
        let counted = told.iter().filter(|it| !it.values.is_empty());
        let names = counted.map(|it| it.field.entry().en);
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(fields("jogo:fab"), "colour type cost rarity set game");
    assert_eq!(fields("jogo:dd"), "type set game element activation");
    assert_eq!(
        fields("jogo:mvc"),
        "type rarity set game world energy activation"
    );
    assert_eq!(
        fields("jogo:apo"),
        "type rarity set game path knowledge activation level"
    );
}

#[test]
fn hits_of_parts_tell_which_one_was_too_much() {
    let asked = Asked::new(&SHIPPED.catalogue, None);
    let query = SHIPPED.read("tipo:aliado cor:azul ofensiva>=40 (custo<=3 ou custo>=5) -eh:ficha");
    let explained = SHIPPED.index.explain(&query, &asked, Lang::En);
    let tree = explained.tree.unwrap();
    assert_eq!((tree.kind, tree.hits), ("and", 0));
    let parts: Vec<(u32, Option<u32>)> =
        tree.parts.iter().map(|it| (it.hits, it.without)).collect();
    let count = |text: &str| SHIPPED.search(text, &PAGE).total;
    let alone = [
        "tipo:aliado",
        "cor:azul",
        "ofensiva>=40",
        "custo<=3 ou custo>=5",
        "-eh:ficha",
    ];
    for (at, text) in alone.iter().enumerate() {
        let others: Vec<String> = alone
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at)
            .map(|(_, text)| format!("({text})"))
            .collect();
        assert_eq!(
            parts[at],
            (count(text), Some(count(&others.join(" ")))),
            "{text}"
        );
    }
    // Without the third part something would be found, without any other nothing.
    let killers: Vec<usize> = (0..parts.len())
        .filter(|at| parts[*at].1 > Some(0))
        .collect();
    assert_eq!(killers, [2]);
}
