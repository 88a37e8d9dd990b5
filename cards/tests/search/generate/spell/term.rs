//! A term: a field by any of its names, an operator in any of its spellings, a value.

use super::super::super::oracle::fields::{Field, entry};
use super::super::super::oracle::fold::fold;
use super::super::super::oracle::query::{Expr, Find, Has, Leaf, Look, Op, Sign, When};
use super::super::dice::Dice;
use super::super::values::CODES;
use super::dress::{cased, dress, dressed_pattern};

/// A term, with its alternatives.
pub(super) fn term(leaves: &[Leaf], dice: &mut Dice) -> String {
    let first = &leaves[0];
    let name = palette(first).filter(|_| leaves.len() == 1 && dice.percent(60));
    if let (Leaf::Count(field, ..), Some(names)) = (first, name) {
        let value = dress(dice.word(names), dice);
        return format!("{}:{value}", field_name(*field, dice));
    }
    let values: Vec<String> = leaves.iter().map(|leaf| value(leaf, dice)).collect();
    let value = values.join("|");
    let Some((field, sign)) = head(first, dice) else {
        return value;
    };
    // Where a space might make a sign of a value, there is none.
    let begins = fold(value.split([',', '|']).next().unwrap_or_default());
    let tight = ["e", "ou", "and", "or", "nao", "not"].contains(&begins.as_str());
    let mut gap = |is: bool| if is && dice.percent(15) { " " } else { "" };
    let before = gap(!tight && !matches!(sign, ":" | "!="));
    let after = gap(!tight && sign != "!=");
    format!("{field}{before}{sign}{after}{value}")
}

/// What counts of colours are called.
fn palette(leaf: &Leaf) -> Option<&'static [&'static str]> {
    match leaf {
        Leaf::Count(Field::Colour | Field::Identity, Op::Eq, 0) => Some(&["incolor", "colourless"]),
        Leaf::Count(Field::Colour, Op::Ge, 2) => Some(&["multi"]),
        _ => None,
    }
}

/// The field and the operator; words without a field have none.
fn head(leaf: &Leaf, dice: &mut Dice) -> Option<(String, &'static str)> {
    let (field, signs): (Field, &[&str]) = match leaf {
        Leaf::Text(Look::Anywhere, _) | Leaf::Called(_) => return None,
        Leaf::Text(Look::In(field), Find::Whole(_)) => (*field, &["="]),
        Leaf::Text(Look::In(field), Find::Other(_)) | Leaf::One(field, false, _) => {
            (*field, &["!="])
        }
        Leaf::Text(Look::In(field), _) | Leaf::Format(field, ..) => (*field, &[":"]),
        Leaf::One(field, true, _) => (*field, &[":", ":", "="]),
        Leaf::Many(Field::Identity, Op::Le, _) => (Field::Identity, &[":", "<="]),
        Leaf::Many(field, Op::Ge, _) if *field != Field::Identity => (*field, &[":", ">="]),
        Leaf::Many(field, op, _) | Leaf::Count(field, op, _) => (*field, signs(*op)),
        Leaf::Rarity(op, _) => (Field::Rarity, with_colon(*op)),
        Leaf::Day(op, _) => (Field::Date, with_colon(*op)),
        Leaf::Parity(field, _) => (*field, &[":", "="]),
        Leaf::Number(Expr::Field(field), op, _) => (*field, with_colon(*op)),
        Leaf::Number(left, op, _) => {
            return Some((expression(left, 0, dice), dice.word(signs(*op))));
        }
        Leaf::Has(_) => (Field::Has, &[":"]),
        Leaf::Is(_) => (Field::Is, &[":"]),
    };
    Some((field_name(field, dice), dice.word(signs)))
}

const fn signs(op: Op) -> &'static [&'static str] {
    match op {
        Op::Eq => &["="],
        Op::Ne => &["!="],
        Op::Lt => &["<"],
        Op::Le => &["<="],
        Op::Gt => &[">"],
        Op::Ge => &[">="],
    }
}

/// Where `:` means `=`.
const fn with_colon(op: Op) -> &'static [&'static str] {
    match op {
        Op::Eq => &["=", ":"],
        other => signs(other),
    }
}

/// Any name of a field.
fn field_name(field: Field, dice: &mut Dice) -> String {
    let names = entry(field).names();
    dress(dice.word(&names), dice)
}

fn value(leaf: &Leaf, dice: &mut Dice) -> String {
    match leaf {
        Leaf::Text(_, find) => words(find, dice),
        Leaf::Called(name) => format!("!{}", text(name, 30, dice)),
        Leaf::One(_, _, name) | Leaf::Rarity(_, name) | Leaf::Is(name) => named(name, dice),
        Leaf::Many(field, _, names) => {
            let coded = CODES.iter().any(|codes| {
                let codes = |name: &String| codes.contains(&name.as_str());
                names.iter().all(codes)
            });
            let colours = matches!(field, Field::Colour | Field::Identity);
            if colours && coded && dice.percent(60) {
                return cased(&names.concat(), dice);
            }
            let names: Vec<String> = names.iter().map(|name| named(name, dice)).collect();
            names.join(",")
        }
        Leaf::Count(_, _, number) => number.to_string(),
        Leaf::Number(_, _, right) => expression(right, 0, dice),
        Leaf::Parity(_, true) => dress(dice.word(&["par", "even"]), dice),
        Leaf::Parity(_, false) => dress(dice.word(&["impar", "odd", "ímpar"]), dice),
        Leaf::Day(_, when) => match when {
            When::Day(day) => day.to_string(),
            When::Month(year, month) => format!("{year}-{month:02}"),
            When::Year(year) => year.to_string(),
            When::Today => dress(dice.word(&["hoje", "today"]), dice),
            When::Set(code) => cased(&code.to_lowercase(), dice),
        },
        Leaf::Has(Has::Ruling) => dress("decisao", dice),
        Leaf::Has(Has::Field(field)) => field_name(*field, dice),
        Leaf::Format(_, written, day) => {
            let day = day.map(|day| format!("@{day}")).unwrap_or_default();
            format!("{}{day}", dress(written, dice))
        }
    }
}

fn words(find: &Find, dice: &mut Dice) -> String {
    match find {
        Find::Word(word) => dress(word, dice),
        Find::Phrase(phrase) => format!("\"{}\"", dress(phrase, dice)),
        Find::Prefix(prefix) => format!("{}*", dress(prefix, dice)),
        Find::Regex(pattern) => format!("/{}/", dressed_pattern(pattern, dice)),
        Find::Whole(whole) | Find::Other(whole) => text(whole, 60, dice),
        Find::Part(part) => text(part, 20, dice),
    }
}

/// A text in quotes, or without them where it needs none.
fn text(text: &str, quoted: usize, dice: &mut Dice) -> String {
    let plain = |c: char| c.is_alphanumeric() || c == '-' || c == '\'';
    let text = dress(text, dice);
    let marks = |c: char| ('\u{300}'..'\u{370}').contains(&c);
    let begins = text.starts_with(char::is_alphanumeric);
    let bare = begins && text.chars().all(|c| plain(c) || marks(c));
    if !bare || dice.percent(quoted) {
        format!("\"{text}\"")
    } else {
        text
    }
}

/// A value: words of a name may be joined by hyphens.
fn named(name: &str, dice: &mut Dice) -> String {
    let plain = name.chars().all(|c| c.is_alphanumeric() || c == ' ');
    if plain && dice.percent(40) {
        return text(&name.replace(' ', "-"), 10, dice);
    }
    text(name, 10, dice)
}

/// An expression without spaces, in brackets where something stronger stands around it.
fn expression(expr: &Expr, around: u8, dice: &mut Dice) -> String {
    let (left, sign, right) = match expr {
        Expr::Number(number) => return number.to_string(),
        Expr::Field(field) => return field_name(*field, dice),
        Expr::Of(left, sign, right) => (left, sign, right),
    };
    let (sign, bond) = match sign {
        Sign::Plus => ('+', 1),
        Sign::Minus => ('-', 1),
        Sign::Times => ('*', 2),
        Sign::Over => ('/', 2),
    };
    let left = expression(left, bond, dice);
    let right = expression(right, bond + 1, dice);
    if bond < around {
        format!("({left}{sign}{right})")
    } else {
        format!("{left}{sign}{right}")
    }
}
