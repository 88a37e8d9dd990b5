//! Stand-ins in plain characters, which every bundled font has.

/// What is drawn for a sign that a font lacks.
pub(super) const fn stand_in(c: char) -> Option<&'static str> {
    Some(match c {
        '→' | '⟶' | '➔' | '➜' | '➡' => "->",
        '←' | '⟵' | '⬅' => "<-",
        '↔' | '⟷' => "<->",
        '⇒' | '⟹' => "=>",
        '↑' | '⬆' => "^",
        '↓' | '⬇' => "v",
        // The beginning of the word in both languages.
        '∞' => "inf.",
        '≥' | '⩾' => ">=",
        '≤' | '⩽' => "<=",
        '≠' => "!=",
        '≈' | '∼' => "~",
        '∗' | '★' | '☆' | '⭐' | '✦' | '✧' | '✶' => "*",
        '✕' | '✖' | '✗' | '✘' | '⨯' => "×",
        '●' | '○' | '◦' | '■' | '□' | '▪' | '▫' | '◆' | '◇' | '‣' | '⁃' => {
            "•"
        }
        '▶' | '►' | '▸' => "›",
        '◀' | '◄' | '◂' => "‹",
        '∙' | '⋅' | '‧' | '・' => "·",
        '‐' | '‑' | '⁻' => "-",
        '‒' => "–",
        '―' => "—",
        'ʼ' | 'ʻ' | '‛' => "’",
        '‟' => "“",
        '∕' => "/",
        '№' => "nº",
        '⅓' => "1/3",
        '⅔' => "2/3",
        '⅛' => "1/8",
        'ﬁ' => "fi",
        'ﬂ' => "fl",
        'ẞ' => "SS",
        _ => return None,
    })
}

/// Small letters with accents that the fonts lack, after the letter without.
const ACCENTED: [(char, &str); 19] = [
    ('a', "āăąǎạảấầẩẫậắằẳẵặ"),
    ('c', "ćĉċč"),
    ('d', "ďđ"),
    ('e', "ēĕėęěẽẹẻếềểễệ"),
    ('g', "ĝğġģǧ"),
    ('h', "ĥħḥ"),
    ('i', "ĩīĭįıǐỉị"),
    ('j', "ĵ"),
    ('k', "ķĸ"),
    ('l', "ĺļľŀł"),
    ('n', "ńņňŋǹ"),
    ('o', "ōŏőǒọỏốồổỗộơớờởỡợ"),
    ('r', "ŕŗřṛ"),
    ('s', "śŝşšșṣ"),
    ('t', "ţťŧț"),
    ('u', "ũūŭůűųǔụủưứừửữự"),
    ('w', "ŵẁẃẅ"),
    ('y', "ŷỹỳỵỷ"),
    ('z', "źżž"),
];

/// The letter without its accent, large or small as it was.
pub(super) fn bare(c: char) -> Option<char> {
    let small = c.to_lowercase().next()?;
    let rows = ACCENTED.iter();
    let mut rows = rows.filter(|(bare, accented)| *bare == small || accented.contains(small));
    let (bare, _) = rows.next()?;
    Some(if c.is_uppercase() {
        bare.to_ascii_uppercase()
    } else {
        *bare
    })
}
