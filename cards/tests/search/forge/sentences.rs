//! What stands on cards of the games whose effects are words: sentences in both languages, and the deed that they tell.

use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::lore::lore;
use super::templates::{CLOSERS, DEEDS, FLAVOURS, OPENERS, TITLES, WHO};
use super::words::{ADJECTIVES, NOUNS, PLACES, invented};

/// A text in both languages as entries hold it.
pub(super) fn text([pt, en]: [String; 2]) -> Value {
    json!({ "pt-BR": pt, "en": en })
}

/// What a card says, and the deeds that it tells.
pub(super) fn rules(dice: &mut Dice, game: Game, stats: &[&str]) -> (Value, Vec<Value>) {
    let mut said = [String::new(), String::new()];
    let mut deeds = Vec::new();
    for i in 0..=dice.many(&[45, 45, 10]) {
        let (mut sentence, deed) = told(dice, game, stats);
        deeds.push(deed);
        if i == 0 && dice.percent(80) {
            let opener = one_of(dice, game, OPENERS);
            sentence = join(opener, &sentence.map(|it| lower(&it)), ", ");
        }
        let stopped = sentence.map(|it| format!("{}.", upper(&it)));
        said = join(said, &stopped, " ");
    }
    if dice.percent(75) {
        let closer = one_of(dice, game, CLOSERS);
        said = join(said, &closer.map(|it| upper(&it)), " ");
    }
    if dice.percent(8) {
        deeds.clear();
    }
    (text(said), deeds)
}

/// A line of story.
pub(super) fn flavour(dice: &mut Dice, game: Game) -> Value {
    let line = one_of(dice, game, FLAVOURS);
    text(line.map(|it| upper(&it)))
}

/// The name of an action or effect.
pub(super) fn title(dice: &mut Dice, game: Game) -> Value {
    let title = one_of(dice, game, TITLES);
    text(title.map(|it| upper(&it)))
}

/// A template of a list with words in its gaps.
fn one_of(dice: &mut Dice, game: Game, list: &[[&str; 2]]) -> [String; 2] {
    let template = *dice.common(list);
    fill(dice, game, template)
}

/// One sentence with its deed.
fn told(dice: &mut Dice, game: Game, stats: &[&str]) -> ([String; 2], Value) {
    let (verb, has, pt, en) = *dice.pick(DEEDS);
    let lore = lore(game);
    let mut sentence = [pt.to_owned(), en.to_owned()];
    let mut deed = Map::new();
    deed.insert("verb".to_owned(), json!(verb));
    for field in has.split_whitespace() {
        let words = match field {
            "amount" | "cards" => {
                let amount = Some(dice.value(1, 6, 20)).filter(|_| dice.percent(92));
                if let Some(amount) = amount {
                    deed.insert("amount".to_owned(), json!(amount));
                }
                let number = amount.map_or_else(|| "X".to_owned(), |it| it.to_string());
                match field {
                    "amount" => [number.clone(), number],
                    _ if amount == Some(1) => ["1 carta", "1 card"].map(str::to_owned),
                    _ => [format!("{number} cartas"), format!("{number} cards")],
                }
            }
            "stat" => {
                let stat = *dice.pick(stats);
                deed.insert(field.to_owned(), json!(stat));
                [stat.to_uppercase(), stat.to_uppercase()]
            }
            "status" if lore.statuses.is_empty() => ["atordoado", "stunned"].map(str::to_owned),
            "status" => {
                let given = dice.common(&lore.statuses);
                deed.insert(field.to_owned(), json!(given.id));
                if dice.percent(50) {
                    deed.insert("ticks".to_owned(), json!(dice.within(1, 5)));
                }
                [given.pt.clone(), given.en.clone()]
            }
            _ if lore.tokens.is_empty() => ["uma ficha", "a token"].map(str::to_owned),
            _ => {
                let token = dice.pick(&lore.tokens);
                deed.insert(field.to_owned(), json!(token.id));
                [token.pt.clone(), token.en.clone()]
            }
        };
        sentence = put(sentence, &format!("{{{field}}}"), &words);
    }
    let [pt, en] = fill(dice, game, [&*sentence[0], &*sentence[1]]);
    ([contracted(pt), en], Value::Object(deed))
}

/// Puts words into the gaps of a template.
fn fill(dice: &mut Dice, game: Game, template: [&str; 2]) -> [String; 2] {
    let mut filled = template.map(str::to_owned);
    while let Some(start) = filled[0].find('{') {
        let end = filled[0][start..].find('}').expect("a gap is closed") + start;
        let gap = filled[0][start..=end].to_owned();
        let words = match &*gap {
            "{who}" => {
                let [dominions, multiversity, apoteose] = *dice.pick(WHO);
                match game {
                    Game::Dominions => dominions,
                    Game::Multiversity => multiversity,
                    Game::Apoteose | Game::Fabula => apoteose,
                }
                .map(str::to_owned)
            }
            "{noun}" => {
                let noun = dice.common(&NOUNS);
                [noun.pt.clone(), noun.en.clone()]
            }
            "{nouns}" => {
                let noun = dice.common(&NOUNS);
                [noun.pt_plural.clone(), noun.en_plural.clone()]
            }
            "{adjective}" => {
                let adjective = dice.common(&ADJECTIVES);
                [adjective.pt[0].clone(), adjective.en.to_owned()]
            }
            "{place}" => {
                let place = dice.common(&PLACES);
                [place.pt.to_owned(), place.en.to_owned()]
            }
            _ => {
                let word = invented(300 + dice.long_tail(20_000));
                [word.clone(), word]
            }
        };
        filled = put(filled, &gap, &words);
    }
    filled
}

/// Prepositions and what they stand before are one word.
fn contracted(pt: String) -> String {
    let pairs = [
        ("de este", "deste"),
        ("de esta", "desta"),
        ("de o", "do"),
        ("a o", "ao"),
    ];
    pairs.iter().fold(pt, |pt, (two, one)| {
        pt.replace(&format!(" {two} "), &format!(" {one} "))
    })
}

/// Puts words into the first gap of this name.
fn put([pt, en]: [String; 2], gap: &str, words: &[String; 2]) -> [String; 2] {
    [
        pt.replacen(gap, &words[0], 1),
        en.replacen(gap, &words[1], 1),
    ]
}

fn join([pt, en]: [String; 2], next: &[String; 2], between: &str) -> [String; 2] {
    let one = |first: String, second: &str| {
        let between = if first.is_empty() { "" } else { between };
        first + between + second
    };
    [one(pt, &next[0]), one(en, &next[1])]
}

fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}
