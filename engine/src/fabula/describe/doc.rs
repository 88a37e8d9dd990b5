//! Doc comments as prose: what only rustdoc understands is taken out.

/// The lines of a doc comment as one text, a blank line as a space, links as the words they show.
pub(super) fn prose(lines: &[&str]) -> String {
    let words: Vec<&str> = lines
        .iter()
        .flat_map(|line| line.split_whitespace())
        .collect();
    without_links(&words.join(" "))
}

/// `[words](address)` and `[words]` become `words`; a bracket without its partner stays.
fn without_links(text: &str) -> String {
    let mut prose = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        prose.push_str(before);
        let Some((shown, after)) = link.split_once(']') else {
            prose.push('[');
            rest = link;
            break;
        };
        prose.push_str(shown);
        let address = after.strip_prefix('(').and_then(|it| it.split_once(')'));
        rest = address.map_or(after, |(_, after)| after);
    }
    prose + rest
}

#[cfg(test)]
mod tests {
    use super::prose;

    #[test]
    fn links_become_their_words() {
        let told = prose(&[
            " A number in its [`Table`](super::Table), read as [`Amount::Fixed`].",
            "",
            " FAB 1.8.2 ",
        ]);
        assert_eq!(
            told,
            "A number in its `Table`, read as `Amount::Fixed`. FAB 1.8.2"
        );
        assert_eq!(prose(&["a [ stays", "(so)"]), "a [ stays (so)");
        assert_eq!(prose(&[]), "");
    }
}
