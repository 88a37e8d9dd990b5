//! The orders that a reader can choose.

use crate::web::Shell;
use crate::words::Message;
use crate::words::pages::cards as words;

/// An order to choose.
pub struct Choice {
    /// Its value in the form.
    pub value: &'static str,
    /// What it is called.
    pub name: String,
    /// Whether the cards are in it.
    pub chosen: bool,
}

/// An order by the word that the query language has for it, and its name.
type Order = (&'static str, fn() -> Message);

/// Every order.
const ORDERS: [Order; 7] = [
    ("", words::order_relevance),
    ("nome", words::order_name),
    ("custo", words::order_cost),
    ("cor", words::order_colour),
    ("tipo", words::order_type),
    ("raridade", words::order_rarity),
    ("colecao", words::order_set),
];

/// The orders of a page.
pub(super) fn choices(shell: &Shell) -> Vec<Choice> {
    let asked = shell.asked("ordem").unwrap_or("");
    let choice = |(value, name): &Order| Choice {
        value,
        name: name().to(shell.lang),
        chosen: *value == asked,
    };
    ORDERS.iter().map(choice).collect()
}
