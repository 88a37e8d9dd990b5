//! Where nothing is found: what comes nearest, or which part was too much.

use super::evaluate::Evaluation;
use super::{Answer, Asked, CardIndex, Wanted};
use crate::query::{Find, Query, Span, Term, TextField, Tree, Warning, canonical_part};
use fabulario_engine::Lang;

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
        let why = self.why_nothing(query, asked);
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

    /// Which part of a query was too much, or finds nothing by itself.
    fn why_nothing(&self, query: &Query, asked: &Asked<'_>) -> Option<Warning> {
        let Tree::And(parts) = &query.tree else {
            return span(&query.tree).map(|span| nothing(&self.both(&query.tree), span));
        };
        let evaluation = Evaluation { index: self, asked };
        let sets: Vec<_> = parts.iter().map(|it| evaluation.tree(it, None)).collect();
        // What stands nowhere in the query was added to it, and is no part to leave out.
        let written = |at: &usize| parts.get(*at).and_then(span).filter(|it| it.end > 0);
        let without = |at: usize| {
            let mut rows = self.all.clone();
            let others = sets.iter().enumerate().filter(|(it, _)| *it != at);
            others.for_each(|(_, set)| rows.and(set));
            self.cards(&rows)
        };
        let counts = (0..parts.len()).filter_map(|at| Some((without(at), at, written(&at)?)));
        let (count, at, span) = counts.max_by_key(|(count, at, _)| (*count, *at))?;
        let part = parts.get(at)?;
        Some(if count > 0 {
            too_much(&self.both(part), count, span)
        } else {
            nothing(&self.both(&query.tree), span)
        })
    }

    /// A part of a query in both languages.
    fn both(&self, tree: &Tree) -> [String; 2] {
        Lang::ALL.map(|lang| canonical_part(tree, &self.vocabulary, lang))
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

fn too_much([pt, en]: &[String; 2], count: u32, span: Span) -> Warning {
    let (cards_pt, cards_en) = if count == 1 {
        ("carta", "card")
    } else {
        ("cartas", "cards")
    };
    let pt = format!("Nenhuma carta: sem “{pt}” haveria {count} {cards_pt}.");
    let en = format!("No card: without “{en}” there would be {count} {cards_en}.");
    Warning::new("too_much", span, pt, en)
}

fn nothing([pt, en]: &[String; 2], span: Span) -> Warning {
    let pt = format!("Nenhuma carta: “{pt}” não encontra nada.");
    let en = format!("No card: “{en}” finds nothing.");
    Warning::new("nothing_found", span, pt, en)
}
