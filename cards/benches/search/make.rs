//! Questions about the cards that there are: many, all different, the same in every run.

use std::collections::{HashMap, HashSet};

use fabulario_cards::query::{Field, Kind, Vocabulary};
use regex::RegexBuilder;

use super::dice::Dice;
use super::ours::Ours;
use super::plain::{FIELDS, NONE, Plain, column, is_mask};
use super::question::{Condition, Question};

/// Different questions of each kind.
pub const QUESTIONS: usize = 250;

/// Words that the query language keeps for itself.
const KEPT: [&str; 6] = ["e", "ou", "and", "or", "not", "nao"];

/// Makes questions about some cards.
pub struct Maker<'m> {
    pub ours: &'m Ours<'m>,
    pub cards: &'m [Plain],
    /// In how many cards a word stands.
    pub frequency: HashMap<&'m str, usize>,
}

impl<'m> Maker<'m> {
    pub fn new(ours: &'m Ours<'m>, cards: &'m [Plain]) -> Self {
        let mut frequency = HashMap::new();
        for card in cards {
            let mut words: Vec<&str> = all_words(card).collect();
            words.sort_unstable();
            words.dedup();
            for word in words {
                *frequency.entry(word).or_default() += 1;
            }
        }
        frequency.retain(|word, _| !KEPT.contains(word));
        Self {
            ours,
            cards,
            frequency,
        }
    }

    /// Different questions, each of a card, as long as the card has what it takes.
    fn many(
        &self,
        seed: u64,
        mut one: impl FnMut(&mut Dice, &'m Plain) -> Option<Question>,
    ) -> Vec<Question> {
        let mut dice = Dice(seed);
        let (mut made, mut told) = (Vec::new(), HashSet::new());
        for _ in 0..QUESTIONS * 200 {
            let about = dice.pick(self.cards);
            let question = one(&mut dice, about).map(Question::told);
            made.extend(question.filter(|it| told.insert(it.text.clone())));
            if made.len() == QUESTIONS {
                break;
            }
        }
        made
    }

    /// Two to four conditions with an order, and facets.
    pub fn structured(&self) -> Vec<Question> {
        let vocabulary = self.ours.index.vocabulary();
        self.many(1, |dice, card| {
            let conditions = 2 + dice.below(3);
            let conditions = about(card, conditions, vocabulary, dice);
            let mut orders = vec![Field::Name, Field::Rarity, Field::Type, Field::Cost];
            orders.extend(printed(card).filter(|it| it.kind() == Kind::Number));
            Some(Question {
                conditions,
                order: Some((*dice.pick(&orders), dice.percent(30))),
                facets: true,
                ..Question::default()
            })
        })
    }

    /// A word of at most ten cards, whatever its inflection.
    pub fn rare_word(&self) -> Vec<Question> {
        let rare = self.having(|count| count <= 10);
        self.many(2, |dice, _| {
            let question = of_words(vec![(*dice.pick(&rare)).to_owned()]);
            let total = self.ours.ask(&question.clone().told()).total;
            (total <= 10).then_some(question)
        })
    }

    /// The words that stand in so many cards.
    fn having(&self, many: impl Fn(usize) -> bool) -> Vec<&'m str> {
        let words = self.frequency.iter().filter(|(_, count)| many(**count));
        let mut words: Vec<&str> = words.map(|(word, _)| *word).collect();
        words.sort_unstable();
        words
    }

    /// Three words, each in more than a tenth of the cards.
    pub fn common_words(&self) -> Vec<Question> {
        let common = self.having(|count| count > self.cards.len() / 10);
        self.many(3, |dice, _| {
            let words = dice.some(3, &common);
            Some(of_words(words.into_iter().map(str::to_owned).collect()))
        })
    }

    /// A word, and one or two conditions.
    pub fn word_and_filter(&self) -> Vec<Question> {
        let vocabulary = self.ours.index.vocabulary();
        self.many(4, |dice, card| {
            let words: Vec<&str> = all_words(card)
                .filter(|word| self.frequency.contains_key(word))
                .collect();
            let conditions = 1 + dice.below(2);
            Some(Question {
                conditions: about(card, conditions, vocabulary, dice),
                ..of_words(vec![(*dice.pick(&words)).to_owned()])
            })
        })
    }

    /// Three words of a text, one after another.
    pub fn phrase(&self) -> Vec<Question> {
        self.many(5, |dice, card| {
            Some(Question {
                phrase: Some(three(card, dice)?.join(" ")),
                ..Question::default()
            })
        })
    }

    /// Expressions that are true of a text.
    pub fn regex(&self) -> Vec<Question> {
        self.many(6, |dice, card| {
            let [a, b, c] = three(card, dice)?;
            let pattern = match dice.below(4) {
                0 => format!(r"{a} \w+ {c}"),
                1 => format!("{a} ({b}|{c}) "),
                2 => format!(r"\b{a}[a-z]* \d"),
                _ => format!(r"{a}.*\b{c}"),
            };
            Some(Question {
                regex: RegexBuilder::new(&pattern)
                    .case_insensitive(true)
                    .multi_line(true)
                    .build()
                    .ok(),
                ..Question::default()
            })
        })
    }

    /// Much is found; by name, or by a number that is compared.
    pub fn large(&self) -> Vec<Question> {
        let vocabulary = self.ours.index.vocabulary();
        self.many(7, |dice, card| {
            let conditions = 1 + dice.below(2);
            let conditions = about(card, conditions, vocabulary, dice);
            let numbers = conditions.iter().map(|it| it.field);
            let numbers = numbers.filter(|it| it.kind() == Kind::Number);
            let orders: Vec<Field> = numbers.chain([Field::Name]).collect();
            let question = Question {
                conditions,
                order: Some((orders[0], false)),
                ..Question::default()
            };
            let total = self.ours.ask(&question.clone().told()).total as usize;
            (total > self.cards.len() / 50).then_some(question)
        })
    }

    /// Four conditions and a word.
    pub fn five_terms(&self) -> Vec<Question> {
        let vocabulary = self.ours.index.vocabulary();
        self.many(8, |dice, card| {
            let words: Vec<&str> = all_words(card)
                .filter(|word| self.frequency.contains_key(word))
                .collect();
            let conditions = about(card, 4, vocabulary, dice);
            (conditions.len() == 4).then(|| Question {
                conditions,
                ..of_words(vec![(*dice.pick(&words)).to_owned()])
            })
        })
    }
}

fn of_words(words: Vec<String>) -> Question {
    Question {
        words,
        ..Question::default()
    }
}

fn all_words(card: &Plain) -> impl Iterator<Item = &str> {
    let parts = [&card.key, &card.heading, &card.said].into_iter().flatten();
    parts.flat_map(|text| text.split_whitespace())
}

/// Three words of a rules text.
fn three<'c>(card: &'c Plain, dice: &mut Dice) -> Option<[&'c str; 3]> {
    let said: Vec<&str> = dice.pick(&card.said).split_whitespace().collect();
    let at = dice.below(said.len().checked_sub(2).filter(|it| *it > 0)?);
    said.get(at..at + 3)?.try_into().ok()
}

/// The fields that a card has a value of.
fn printed(card: &Plain) -> impl Iterator<Item = Field> {
    let fields = FIELDS.into_iter().zip(card.values);
    let fields =
        fields.filter(|(field, value)| *value != NONE && !(is_mask(*field) && *value == 0));
    fields.map(|(field, _)| field)
}

/// So many conditions that are true of a card.
fn about(card: &Plain, count: usize, vocabulary: &Vocabulary, dice: &mut Dice) -> Vec<Condition> {
    let mut fields: Vec<Field> = printed(card).collect();
    fields.extend((!card.sets.is_empty()).then_some(Field::Set));
    let fields = dice.some(count, &fields);
    fields
        .into_iter()
        .map(|field| condition(card, field, vocabulary, dice))
        .collect()
}

fn condition(card: &Plain, field: Field, vocabulary: &Vocabulary, dice: &mut Dice) -> Condition {
    let id = |place: i32| {
        vocabulary.of(field).list()[usize::try_from(place).unwrap()]
            .id
            .clone()
    };
    let value = match field {
        Field::Set => card.sets[0],
        field => card.values[column(field)],
    };
    let signs = ["=", "<=", ">="];
    let (sign, value, word) = match field.kind() {
        Kind::Number => (*dice.pick(&signs), value, value.to_string()),
        Kind::Ordered => (*dice.pick(&signs), value, id(value)),
        Kind::Many => {
            let bits: Vec<i32> = (0..31).filter(|bit| value >> bit & 1 == 1).collect();
            let bits = dice.some(2, &bits);
            let words: Vec<String> = bits.iter().map(|bit| id(*bit)).collect();
            (">=", bits.iter().map(|bit| 1 << bit).sum(), words.join(","))
        }
        _ => ("=", value, id(value)),
    };
    Condition {
        field,
        sign,
        value,
        word,
    }
}
