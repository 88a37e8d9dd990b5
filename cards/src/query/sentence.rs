//! A query in one plain sentence.

use fabulario_engine::Lang;

use super::tree::{Direction, Order, Term, Tree, Unique};
use super::{Field, Query, Vocabulary};

mod clause;

use clause::Clauses;

/// The sentence of a query.
#[must_use]
pub fn sentence(query: &Query, vocabulary: &Vocabulary, lang: Lang) -> String {
    let clauses = Clauses { vocabulary, lang };
    let mut text = if query.tree == Tree::All {
        clauses.say("Todas as cartas", "All cards").to_owned()
    } else {
        let where_ = clauses.say("Cartas em que", "Cards where");
        format!("{where_} {}", clauses.tree(&query.tree, false))
    };
    if let Some(order) = query.order {
        text.push_str(", ");
        text.push_str(&order_in_words(order, lang));
    }
    let direction = query.direction.map(|it| match it {
        Direction::Ascending => (", em ordem crescente", ", ascending"),
        Direction::Descending => (", em ordem decrescente", ", descending"),
    });
    let unique = query.unique.map(|it| match it {
        Unique::Cards => (", cada carta uma vez", ", each card once"),
        Unique::Prints => (", cada impressão uma vez", ", each printing once"),
        Unique::Art => (", cada ilustração uma vez", ", each illustration once"),
    });
    for (pt, en) in direction.into_iter().chain(unique) {
        text.push_str(clauses.say(pt, en));
    }
    text.push('.');
    text
}

/// A part of a query in plain words.
#[must_use]
pub fn term_in_words(tree: &Tree, vocabulary: &Vocabulary, lang: Lang) -> String {
    Clauses { vocabulary, lang }.tree(tree, false)
}

/// By what is sorted.
#[must_use]
pub fn order_in_words(order: Order, lang: Lang) -> String {
    let say = |pt: &str, en: &str| lang.pick(pt, en).to_owned();
    let field = match order {
        Order::Relevance => return say("as mais certeiras primeiro", "best matches first"),
        Order::Name => Field::Name,
        Order::Colour => Field::Colour,
        Order::Rarity => Field::Rarity,
        Order::Type => Field::Type,
        Order::Set => Field::Set,
        Order::Number(field) => field,
    };
    let name = bare(field, lang);
    say(&format!("por {name}"), &format!("by {name}"))
}

/// What sentences call a field, without its article.
fn bare(field: Field, lang: Lang) -> &'static str {
    let name = field.entry().say(lang);
    name.split_once(' ').map_or(name, |(_, name)| name)
}

impl Clauses<'_> {
    fn say<'s>(&self, pt: &'s str, en: &'s str) -> &'s str {
        self.lang.pick(pt, en)
    }

    /// A tree; `tight` where another joins it.
    fn tree(&self, tree: &Tree, tight: bool) -> String {
        let (parts, last) = match tree {
            Tree::All => return self.say("tudo vale", "anything goes").to_owned(),
            Tree::Term(term, _) => return self.term(term, false),
            Tree::Not(inner, _) => {
                return match &**inner {
                    Tree::Term(term, _) => self.term(term, true),
                    inner => {
                        let not = self.say("não vale que", "it is not so that");
                        format!("{not} {}", self.tree(inner, true))
                    }
                };
            }
            Tree::And(parts) => (parts, self.say(" e ", " and ")),
            Tree::Or(parts) => (parts, self.say(" ou ", " or ")),
        };
        let parts: Vec<String> = parts.iter().map(|part| self.tree(part, true)).collect();
        let text = match parts.split_last() {
            Some((end, begin)) if begin.len() > 1 => format!("{}{last}{end}", begin.join(", ")),
            _ => parts.join(last),
        };
        if tight { format!("({text})") } else { text }
    }

    fn term(&self, term: &Term, negated: bool) -> String {
        self.clause(term).told(self.lang, negated)
    }
}
