//! Case and accents, which never matter.

use unicode_normalization::UnicodeNormalization;

use super::super::dice::Dice;

/// The text in some case.
pub(super) fn cased(text: &str, dice: &mut Dice) -> String {
    let upper = |c: char| {
        let mut big = c.to_uppercase();
        match (big.next(), big.next()) {
            (Some(big), None) => big,
            _ => c,
        }
    };
    match dice.weighted(&[70, 12, 10, 8]) {
        0 => text.to_owned(),
        1 => {
            let mut letters = text.chars();
            let first = letters.next().map(upper);
            first.into_iter().chain(letters).collect()
        }
        2 => text.chars().map(upper).collect(),
        _ => {
            let letters = text.chars();
            letters
                .map(|c| if dice.percent(50) { upper(c) } else { c })
                .collect()
        }
    }
}

/// The text in some case, with accents that it has or has not.
pub(super) fn dress(text: &str, dice: &mut Dice) -> String {
    let text = match dice.weighted(&[70, 15, 10, 5]) {
        0 => text.to_owned(),
        1 => text
            .nfd()
            .filter(|c| !('\u{300}'..'\u{370}').contains(c))
            .collect(),
        2 => {
            let letters = text.chars();
            letters.map(|c| accented(c, dice)).collect()
        }
        // An accent may be written after its letter.
        _ => text.nfd().collect(),
    };
    cased(&text, dice)
}

fn accented(c: char, dice: &mut Dice) -> char {
    let forms = match c {
        'a' => "aáàâã",
        'e' => "eéê",
        'i' => "ií",
        'o' => "oóôõ",
        'u' => "uúü",
        'c' => "cç",
        'n' => "nñ",
        _ => return c,
    };
    let forms: Vec<char> = forms.chars().collect();
    if dice.percent(40) {
        *dice.pick(&forms)
    } else {
        c
    }
}

/// A pattern with some letters in another case or with an accent, but none after a backslash.
pub(super) fn dressed_pattern(pattern: &str, dice: &mut Dice) -> String {
    if dice.percent(60) {
        return pattern.to_owned();
    }
    let mut escaped = false;
    let mut dressed = String::new();
    let range = pattern.contains("[a-m]");
    for c in pattern.chars() {
        dressed.push(match c {
            _ if escaped || range => c,
            _ if dice.percent(15) => accented(c, dice),
            _ if dice.percent(15) => c.to_ascii_uppercase(),
            _ => c,
        });
        escaped = c == '\\';
    }
    dressed
}
