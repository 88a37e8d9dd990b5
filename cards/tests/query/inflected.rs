//! Singular and plural are one word, different words are not.

use fabulario_cards::stems::stem;
use fabulario_cards::words::fold;
use fabulario_engine::Lang;

use super::SHIPPED;

/// The rows of a table: language and two words.
fn rows(table: &str) -> impl Iterator<Item = (Lang, &str, &str)> {
    table.lines().skip(1).map(|line| {
        let mut cells = line.split(',');
        let mut cell = || cells.next().unwrap();
        let lang = if cell() == "pt" { Lang::Pt } else { Lang::En };
        (lang, cell(), cell())
    })
}

fn one_stem(lang: Lang, one: &str, other: &str) -> bool {
    stem(&fold(one), lang) == stem(&fold(other), lang)
}

/// What a word of texts finds, whatever a warning says: none of the cards need to have it.
fn in_texts(word: &str) -> Vec<&'static str> {
    let query = SHIPPED.index.read(&format!("texto:{word}")).unwrap();
    SHIPPED.ids_of(&query)
}

#[test]
fn singular_and_plural_of_400_nouns_find_the_same_texts() {
    let all: Vec<_> = rows(include_str!("words/same.csv")).collect();
    assert_eq!(all.len(), 400);
    let apart = |(lang, one, other): &&(Lang, &str, &str)| !one_stem(*lang, one, other);
    let apart: Vec<_> = all.iter().filter(apart).collect();
    let other = |(_, one, other): &&(Lang, &str, &str)| in_texts(one) != in_texts(other);
    let other: Vec<_> = all.iter().filter(other).collect();
    let (apart_count, other_count) = (apart.len(), other.len());
    println!(
        "{apart_count} of 400 have two stems: {apart:?}; {other_count} find others: {other:?}"
    );
    assert!(apart_count.max(other_count) <= 8, "{apart:?} {other:?}");
}

/// So many pairs of different words had one stem before plurals were mended.
const MERGED: usize = 17;

#[test]
fn different_words_are_merged_no_more_than_before() {
    let all: Vec<_> = rows(include_str!("words/different.csv")).collect();
    assert_eq!(all.len(), 100);
    let same = |(lang, one, other): &&(Lang, &str, &str)| one_stem(*lang, one, other);
    let merged: Vec<_> = all.iter().filter(same).collect();
    println!("{} merged: {merged:?}", merged.len());
    assert!(merged.len() <= MERGED, "{merged:?}");
}
