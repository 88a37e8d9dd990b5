//! Words of players and of other games, and what they mean here. A row is data: words, and a query that finds it.

use fabulario_engine::Lang;

use crate::stems::stem;

/// Words, each row in several ways, and the query that they stand for.
pub const TABLE: &[(&[&str], &str)] = &[
    (&["remocao", "removal"], "faz:destroy|exile|damage"),
    (&["mana", "ramp", "aceleracao"], "faz:resources"),
    (
        &["creature", "criatura", "monstro", "monster", "minion"],
        "tipo:aliado|unidade|personagem",
    ),
    (&["power", "poder"], "tem:ofensiva ou tem:atk"),
    (&["toughness"], "tem:vida ou tem:hp"),
    (&["counterspell", "contramagica", "anulacao"], "faz:negate"),
    (
        &["sorcery", "instant", "instantanea", "feitico", "magica"],
        "tipo:manobra",
    ),
    (
        &["enchantment", "encantamento", "equipment"],
        "tipo:modificacao",
    ),
    (&["terreno"], "tipo:base"),
    (&["haste", "impeto"], "palavra:arranque"),
    (&["bounce"], "faz:return"),
    (
        &["tutor", "buscar carta", "search card", "search library"],
        "faz:search",
    ),
    (&["board wipe", "wrath"], "faz:destroy"),
    (&["tap"], "faz:turn"),
    (&["mythic", "mitica"], "raridade:lendaria"),
    (&["mono"], "eh:monocor"),
    (&["sem cor"], "cor:incolor"),
    (&["barato", "barata", "cheap"], "custo<=2"),
    (&["voar", "voa", "voador", "voadora", "flyer"], "fly"),
    (&["veneno", "envenenar"], "poison"),
    (&["explosivo", "explosiva"], "explosive"),
    (&["diagonal"], "direcao:ne|se|sw|nw"),
    (&["can't block", "cant block"], "\"cannot block\""),
    (&["can't attack", "cant attack"], "\"cannot attack\""),
    (&["burn", "queima"], "faz:damage"),
    (&["buff"], "faz:raise"),
    (&["debuff"], "faz:lower"),
    (&["reanimate", "reanimar"], "faz:put"),
    (
        &[
            "comprar cartas",
            "compra de cartas",
            "draw cards",
            "card draw",
        ],
        "faz:draw",
    ),
    (&["descartar cartas", "discard cards"], "faz:discard"),
    (&["causar dano", "deal damage"], "faz:damage"),
    (&["criar fichas", "create tokens"], "faz:spawn"),
    (&["ganhar vida", "gain life"], "faz:heal"),
];

/// Words that say nothing between others.
const BETWEEN: [&str; 2] = ["de", "of"];

/// The query that some words stand for, whatever their inflection.
#[must_use]
pub fn meaning(words: &[&str]) -> Option<&'static str> {
    let asked = |lang| stems(words.iter().copied(), lang);
    let [pt, en] = Lang::ALL.map(asked);
    let means = |ways: &&[&str]| {
        ways.iter().any(|way| {
            let way = way.split(' ');
            stems(way.clone(), Lang::Pt) == pt || stems(way, Lang::En) == en
        })
    };
    let row = TABLE.iter().find(|(ways, _)| means(ways));
    row.map(|(_, meaning)| *meaning)
}

/// Whether at least two of some words say something: one alone may be a word of cards.
#[must_use]
pub fn is_phrase(words: &[&str]) -> bool {
    words.iter().filter(|word| !BETWEEN.contains(word)).count() > 1
}

/// The query that one word stands for, as it is in the table: its inflections may be words of cards.
#[must_use]
pub fn exactly(word: &str) -> Option<&'static str> {
    let row = TABLE.iter().find(|(ways, _)| ways.contains(&word));
    row.map(|(_, meaning)| *meaning)
}

fn stems<'w>(words: impl Iterator<Item = &'w str>, lang: Lang) -> Vec<String> {
    let words = words.filter(|word| !BETWEEN.contains(word));
    words.map(|word| stem(word, lang)).collect()
}
