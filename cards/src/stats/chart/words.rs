//! Numbers and captions as readers write them.

use fabulario_engine::Lang;

/// A count with its thousands set apart.
pub(super) fn count(number: u64, lang: Lang) -> String {
    let digits = number.to_string();
    let mark = match lang {
        Lang::Pt => '.',
        Lang::En => ',',
    };
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(mark);
        }
        out.push(digit);
    }
    out
}

/// A number with at most two decimals.
pub(super) fn decimal(number: f64, lang: Lang) -> String {
    let text = lang.decimal(number, 2);
    let text = text.trim_end_matches('0').trim_end_matches(['.', ',']);
    text.to_owned()
}

/// So many cards.
pub(super) fn cards(number: u64, lang: Lang) -> String {
    let word = match (lang, number) {
        (Lang::Pt, 1) => "carta",
        (Lang::Pt, _) => "cartas",
        (Lang::En, 1) => "card",
        (Lang::En, _) => "cards",
    };
    format!("{} {word}", count(number, lang))
}

/// What a chart is about.
pub(super) fn cards_by(name: &str, lang: Lang) -> String {
    match lang {
        Lang::Pt => format!("Cartas por {name}"),
        Lang::En => format!("Cards by {name}"),
    }
}

/// A name as it begins a line.
pub(super) fn begun(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// That there is nothing to draw.
pub(super) fn nothing(lang: Lang) -> &'static str {
    lang.pick("Nada para mostrar", "Nothing to show")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_readers_do() {
        let counts = [
            (0, "0"),
            (999, "999"),
            (1_000, "1.000"),
            (1_234_567, "1.234.567"),
        ];
        for (number, text) in counts {
            assert_eq!(count(number, Lang::Pt), text);
            assert_eq!(count(number, Lang::En), text.replace('.', ","));
        }
        let decimals = [
            (2.0, "2"),
            (2.5, "2,5"),
            (0.6667, "0,67"),
            (10.0, "10"),
            (0.0, "0"),
        ];
        for (number, text) in decimals {
            assert_eq!(decimal(number, Lang::Pt), text);
            assert_eq!(decimal(number, Lang::En), text.replace(',', "."));
        }
        assert_eq!(cards(1, Lang::Pt), "1 carta");
        assert_eq!(cards(1_000, Lang::En), "1,000 cards");
    }
}
