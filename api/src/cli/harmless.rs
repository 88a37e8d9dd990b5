//! What others wrote, as a terminal may show it.

/// A text without signs that a terminal would obey or that turn the writing around.
pub fn harmless(text: &str) -> String {
    let obeyed = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let shown = text.chars().map(|c| if obeyed(c) { '\u{fffd}' } else { c });
    shown.collect()
}
