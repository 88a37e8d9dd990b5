//! How words are said: who has only heard a name writes it with other letters.

/// How a word is said in Portuguese, as far as letters that are often taken for each other go: `sassi` is `saci`.
pub(super) fn sound(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let mut said = String::with_capacity(word.len());
    let mut at = 0;
    while let Some(letter) = letters.get(at).copied() {
        let next = letters.get(at + 1).copied().unwrap_or_default();
        let soft = |after: usize| {
            let after = letters.get(at + after);
            after.is_some_and(|it| matches!(it, 'e' | 'i' | 'y'))
        };
        let (sound, read) = match (letter, next) {
            ('c' | 's', 'h') => ('x', 2),
            ('p', 'h') => ('f', 2),
            ('s', 'c') if soft(2) => ('s', 2),
            ('q', 'u') => ('k', 2),
            ('g', 'u') if soft(2) => ('g', 2),
            ('c', _) if soft(1) => ('s', 1),
            ('g', _) if soft(1) => ('j', 1),
            ('c', _) => ('k', 1),
            ('z', _) => ('s', 1),
            ('y', _) => ('i', 1),
            ('w', _) => ('v', 1),
            ('m', 'b' | 'p' | '\0') => ('n', 1),
            // Of no sound by itself, and after l and n a part of theirs.
            ('h', _) if !said.ends_with(['l', 'n']) => {
                at += 1;
                continue;
            }
            (letter, _) => (letter, 1),
        };
        if !said.ends_with(sound) {
            said.push(sound);
        }
        at += read;
    }
    said
}

#[cfg(test)]
mod tests {
    use super::sound;

    #[test]
    fn letters_that_sound_alike_are_the_same() {
        for (written, said) in [
            ("sassi", "saci"),
            ("yara", "iara"),
            ("reizado", "reisado"),
            ("caxorro", "cachorro"),
            ("kuka", "cuca"),
            ("lobizomen", "lobisomem"),
            ("jibao", "gibao"),
            ("omem", "homem"),
            ("fonfon", "phomphom"),
        ] {
            assert_eq!(sound(written), sound(said), "{written}");
        }
        for (one, other) in [
            ("cobra", "cobre"),
            ("porto", "porta"),
            ("galo", "gelo"),
            ("filha", "fila"),
            ("ninho", "nino"),
            ("casa", "caca"),
            ("guara", "gara"),
        ] {
            assert_ne!(sound(one), sound(other), "{one}");
        }
    }
}
