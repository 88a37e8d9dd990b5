//! Names that somebody writes wrong, or not to the end, find their cards first.

use fabulario_cards::index::Asked;
use fabulario_cards::query::Query;
use fabulario_engine::Lang;

use super::{PAGE, SHIPPED};

/// Numbers that follow from a seed (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % end as u64).unwrap()
    }

    fn letter(&mut self) -> char {
        char::from(b'a' + u8::try_from(self.below(26)).unwrap())
    }
}

/// The place of a card, and its name in one of the languages.
fn name(dice: &mut Dice) -> (usize, String) {
    let cards = SHIPPED.catalogue.cards();
    let card = dice.below(cards.len());
    let lang = Lang::ALL[dice.below(2)];
    (card, cards[card].sheet.name.get(lang).to_lowercase())
}

/// One letter changed, dropped, added, or swapped with the next.
fn misspelt(name: &str, dice: &mut Dice) -> Option<String> {
    let mut letters: Vec<char> = name.chars().collect();
    if letters.iter().filter(|c| c.is_alphabetic()).count() < 5 {
        return None;
    }
    let at = dice.below(letters.len() - 1);
    if !letters[at].is_alphabetic() {
        return None;
    }
    match dice.below(4) {
        0 => letters[at] = dice.letter(),
        1 => _ = letters.remove(at),
        2 => letters.insert(at, dice.letter()),
        _ if letters[at + 1].is_alphabetic() => letters.swap(at, at + 1),
        _ => return None,
    }
    let wrong: String = letters.into_iter().collect();
    (wrong != name).then_some(wrong)
}

/// The last word short of one or two letters; three are left.
fn unfinished(name: &str, dice: &mut Dice) -> Option<String> {
    let letters: Vec<char> = name.chars().collect();
    let last = letters.iter().rev().take_while(|c| c.is_alphanumeric());
    let (last, less) = (last.count(), 1 + dice.below(2));
    (last >= less + 3).then(|| letters[..letters.len() - less].iter().collect())
}

/// The places of the first ten cards that a text finds, and the query as it was answered.
fn first_ten(text: &str) -> (Vec<usize>, Query) {
    let mut query = SHIPPED.index.read(text).unwrap();
    let asked = Asked::new(&SHIPPED.catalogue, None);
    let answer = SHIPPED.index.answer(&mut query, &PAGE, &asked);
    let rows = answer.rows.iter().take(10);
    (rows.map(|row| row.card).collect(), query)
}

/// Asks for 250 names that were made wrong, and counts which cards come first, and among the first ten.
fn bar(make: fn(&str, &mut Dice) -> Option<String>) {
    let mut dice = Dice(1);
    let (mut first, mut found, mut asked) = (0, 0, 0);
    let (mut several, mut several_first) = (0, 0);
    let mut missed = Vec::new();
    while asked < 250 {
        let (card, name) = name(&mut dice);
        let Some(text) = make(&name, &mut dice) else {
            continue;
        };
        asked += 1;
        let (ten, query) = first_ten(&text);
        let is_first = ten.first() == Some(&card);
        first += usize::from(is_first);
        found += usize::from(ten.contains(&card));
        let corrected = query.warnings.iter().find(|it| it.code == "corrected");
        if corrected.is_some_and(|it| it.en.contains(" or ")) {
            several += 1;
            several_first += usize::from(is_first);
        }
        if !is_first {
            missed.push((name, text, ten.contains(&card)));
        }
    }
    println!(
        "first {first}, in ten {found} of {asked}; of {several} with several candidates first {several_first}; {missed:?}"
    );
    assert!(found * 100 >= asked * 98, "in ten {found} of {asked}");
    assert!(first * 100 >= asked * 90, "first {first} of {asked}");
    assert!(
        several_first * 100 >= several * 90,
        "{several_first} of {several}"
    );
}

#[test]
fn a_name_with_a_wrong_letter_finds_its_card_first() {
    bar(misspelt);
}

#[test]
fn a_name_without_its_last_letters_finds_its_card_first() {
    bar(unfinished);
}
