//! A set: its code in capitals, its day as the catalogue writes days.

use serde_json::{Map, Value};

use super::place::FilePlace;
use super::shape::Shaper;

/// Settles a set of a document, which may name the publisher for all of its sets.
pub(super) fn settle(
    shaper: &mut Shaper<'_>,
    place: &FilePlace<'_>,
    publisher: Option<&str>,
    set: &mut Map<String, Value>,
) {
    match set.get_mut("code") {
        None => shaper.wrong(
            place,
            "the code is missing: 2 to 6 capital letters and digits",
        ),
        Some(Value::String(code)) => code.make_ascii_uppercase(),
        // Who reads it tells what is wrong with it.
        Some(_) => {}
    }
    match set.get_mut("released") {
        None => {
            let message = "the day of release is missing: write \"released\": \"2027-03-01\" or \"01/03/2027\"";
            shaper.wrong(place, message);
        }
        Some(Value::String(day)) => {
            if let Some(written) = day_month_year(day) {
                *day = written;
            }
        }
        Some(_) => {}
    }
    if let Some(publisher) = publisher
        && !set.contains_key("publisher")
    {
        set.insert("publisher".to_owned(), publisher.into());
    }
}

/// `01/03/2027`, the first of March, in the catalogue's order.
fn day_month_year(text: &str) -> Option<String> {
    let mut parts = text.split('/').map(str::trim);
    let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
    let digits = |part: &str| part.bytes().all(|digit| digit.is_ascii_digit());
    let sized = (1..=2).contains(&day.len()) && (1..=2).contains(&month.len()) && year.len() == 4;
    let right = parts.next().is_none() && sized && [day, month, year].into_iter().all(digits);
    right.then(|| format!("{year}-{month:0>2}-{day:0>2}"))
}

#[cfg(test)]
mod tests {
    use super::day_month_year;

    #[test]
    fn a_day_may_be_written_as_in_brazil() {
        assert_eq!(day_month_year("1/3/2027").as_deref(), Some("2027-03-01"));
        assert_eq!(day_month_year("31/12/2027").as_deref(), Some("2027-12-31"));
        for other in [
            "2027-03-01",
            "01/03/27",
            "1/3/2027/5",
            "a/b/2027",
            "/03/2027",
        ] {
            assert_eq!(day_month_year(other), None, "{other}");
        }
    }
}
