//! Where nothing is found: what comes nearest.

use super::{Answer, Asked, CardIndex, Wanted};
use crate::index::rules::STOP;
use crate::query::{Find, Query, Span, Term, TextField, Tree, Warning};

/// Most names that stand for words that no card has together.
const MOST_NAMES: usize = 20;

impl CardIndex {
    /// A page of what a query finds. One that finds nothing is asked more widely, or its warnings say why.
    #[must_use]
    pub fn answer(&self, query: &mut Query, wanted: &Wanted, asked: &Asked<'_>) -> Answer {
        let answer = self.search(query, wanted, asked);
        if answer.total > 0 || asked.is_late() {
            return answer;
        }
        if let Some((tree, warning)) = self.wider(query, asked) {
            query.tree = tree;
            query.mended = true;
            query.warnings.push(warning);
            return self.search(query, wanted, asked);
        }
        let why = self.too_much(query, asked, wanted.lang);
        query.warnings.extend(why);
        answer
    }

    /// A query whose last word may be unfinished, or whose words may be a misspelt name, and what to say about it.
    fn wider(&self, query: &Query, asked: &Asked<'_>) -> Option<(Tree, Warning)> {
        let parts = match &query.tree {
            Tree::And(parts) => parts.clone(),
            part => vec![part.clone()],
        };
        let (words, others): (Vec<Tree>, Vec<Tree>) = parts.into_iter().partition(are_words);
        let span = Span {
            start: words.iter().filter_map(span).map(|it| it.start).min()?,
            end: words.iter().filter_map(span).map(|it| it.end).max()?,
        };
        let finds = |tree: &Tree| !self.evaluate(tree, asked).is_empty();
        let (little, telling): (Vec<&Tree>, Vec<&Tree>) =
            words.iter().partition(|it| little_word(it).is_some());
        if !little.is_empty() && !telling.is_empty() {
            let rest = telling.into_iter().chain(&others).cloned();
            let tree = Tree::and(rest.collect())?;
            if finds(&tree) {
                return Some((tree, left_out(&little, span)));
            }
        }
        let (last, before) = words.split_last()?;
        if let Tree::Term(Term::Words(place, Find::Stem(word)), at) = last {
            let begun = Tree::Term(Term::Words(*place, Find::Prefix(word.clone())), *at);
            let all = before.iter().cloned().chain([begun]);
            let tree = Tree::and(all.chain(others.iter().cloned()).collect())?;
            if finds(&tree) {
                return Some((tree, unfinished(word, *at)));
            }
        }
        let written: Vec<&str> = query.words.iter().map(String::as_str).collect();
        let near = self.near_names(&written);
        let (_, nearest, place) = near.first()?;
        let meant = self
            .texts
            .get(place.lang)
            .map(|of| of.name.get(place.card as usize));
        let warning = near_names(meant.unwrap_or(nearest), span);
        let mut names: Vec<&str> = near.iter().map(|(_, name, _)| *name).collect();
        names.dedup();
        let names = names.into_iter().take(MOST_NAMES).map(|name| {
            let words = name.split(' ').map(str::to_owned).collect();
            Tree::Term(Term::Words(TextField::Name, Find::Whole(words)), span)
        });
        let names = Tree::or(names.collect())?;
        let tree = Tree::and(std::iter::once(names).chain(others).collect())?;
        finds(&tree).then_some((tree, warning))
    }
}

/// Whether a part asks for nothing but words that may be those of a name.
fn are_words(tree: &Tree) -> bool {
    match tree {
        Tree::Term(Term::Words(TextField::Any | TextField::Name, find), _) => {
            matches!(find, Find::Stem(_) | Find::Phrase(_) | Find::Prefix(_))
        }
        Tree::Or(parts) => parts.iter().all(are_words),
        _ => false,
    }
}

/// The word that a part asks for, if it is one that joins others and says nothing by itself.
fn little_word(tree: &Tree) -> Option<&str> {
    let Tree::Term(Term::Words(TextField::Any, find), _) = tree else {
        return None;
    };
    let word = match find {
        Find::Stem(word) => word,
        Find::Phrase(words) if words.len() == 1 => words.first()?,
        _ => return None,
    };
    STOP.contains(&word.as_str()).then_some(word)
}

fn left_out(words: &[&Tree], span: Span) -> Warning {
    let mut told: Vec<String> = Vec::new();
    for word in words.iter().filter_map(|it| little_word(it)) {
        let word = format!("“{word}”");
        if !told.contains(&word) {
            told.push(word);
        }
    }
    let told = told.join(", ");
    let pt = format!("Nenhuma carta tem tudo isto: foi procurado o resto, sem {told}.");
    let en = format!("No card has all of this: the rest was looked for, without {told}.");
    Warning::new("left_out", span, pt, en)
}

/// Where a part stands.
fn span(tree: &Tree) -> Option<Span> {
    match tree {
        Tree::All => None,
        Tree::Term(_, span) | Tree::Not(_, span) => Some(*span),
        Tree::And(parts) | Tree::Or(parts) => {
            let spans = parts.iter().filter_map(span);
            spans.reduce(|a, b| Span {
                start: a.start.min(b.start),
                end: a.end.max(b.end),
            })
        }
    }
}

fn unfinished(word: &str, span: Span) -> Warning {
    let pt =
        format!("Nenhuma carta tem tudo isto: foram procuradas palavras que começam com “{word}”.");
    let en = format!("No card has all of this: words that begin with “{word}” were looked for.");
    Warning::new("unfinished", span, pt, en)
}

fn near_names(name: &str, span: Span) -> Warning {
    let pt = "Nenhuma carta tem todas estas palavras: foram procurados nomes parecidos.".to_owned();
    let en = "No card has all of these words: names like them were looked for.".to_owned();
    Warning::new("near_names", span, pt, en).instead(Some(name.to_owned()))
}
