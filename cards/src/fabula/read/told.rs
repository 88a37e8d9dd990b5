//! What the engine's reader finds wrong, told to who writes data.

use fabulario_engine::fabula::Mistake as EngineMistake;

use super::Raw;
use crate::catalogue::Mistake;
use crate::sheet::Sheet;

/// Where a ficha stands that an effect makes.
const MADE: &str = "/create/ficha";

impl Raw {
    /// What is wrong with the table, at its places in the files.
    pub(in crate::fabula) fn tell(&self, found: &[EngineMistake], mistakes: &mut Vec<Mistake>) {
        // What is wrong with a ficha is told at its own entry, not wherever it is made.
        let in_fichas = |it: &&EngineMistake| it.path.contains(MADE);
        let (made, own): (Vec<_>, Vec<_>) = found.iter().partition(in_fichas);
        mistakes.extend(own.iter().filter_map(|mistake| self.placed(mistake)));
        for mistake in made {
            let told = own.iter().any(|it| it.message == mistake.message);
            let Some(mistake) = self.placed(mistake).filter(|_| !told) else {
                continue;
            };
            let place = |it: &Mistake| (it.file.clone(), it.pointer.clone());
            if !mistakes.iter().any(|it| place(it) == place(&mistake)) {
                mistakes.push(mistake);
            }
        }
    }

    /// The engine tells cards by their number in the list; an author knows them by id.
    fn by_id(&self, message: &str) -> String {
        const NUMBERED: &str = " is also the name of card ";
        let Some((name, number)) = message.split_once(NUMBERED) else {
            return message.to_owned();
        };
        let number = number.split(' ').next().and_then(|it| it.parse().ok());
        let card = number.and_then(|number: usize| self.cards.get(number));
        card.map_or_else(
            || message.to_owned(),
            |card| format!("{name} is also the name of {} (FAB 2.1.3)", card.value.id),
        )
    }

    /// A mistake of the engine's reader at its place in the file; inside of a ficha that is made, at the ficha.
    fn placed(&self, mistake: &EngineMistake) -> Option<Mistake> {
        let mut parts = mistake.path.split('/').skip(1);
        let (list, place) = (parts.next()?, parts.next()?.parse::<usize>().ok());
        let Some(place) = place else {
            return Some(Mistake::new("fabula/cards", "", mistake.message.clone()));
        };
        let rest: String = parts.fold(String::new(), |path, part| path + "/" + part);
        let rest = if rest == "/name" {
            "/name/pt-BR".to_owned()
        } else {
            rest
        };
        let rest = match rest.split_once(MADE) {
            Some((place, _)) => format!("{place}{MADE}"),
            None => rest,
        };
        // The reader does not know the fields that are the sheet's.
        let own = if rest.is_empty() && mistake.message.contains("is not known") {
            format!("; and {}", Sheet::FIELDS.join(", "))
        } else {
            String::new()
        };
        let rule = rule_of(&rest, &mistake.message);
        let message = format!("{}{own}{rule}", self.by_id(&mistake.message));
        if list == "keywords" {
            return self.keywords.get(place).map(|it| it.wrong(&rest, message));
        }
        let mut sheets = self.cards.iter().chain(&self.fichas);
        sheets.nth(place).map(|it| it.wrong(&rest, message))
    }
}

/// The rule that says which words a field takes, for who has written another one.
fn rule_of(pointer: &str, message: &str) -> &'static str {
    if message.contains("the keyword ") && message.contains("is not defined") {
        return " (FAB 1.14.2)";
    }
    if !message.contains(" is not known here") {
        return "";
    }
    let parts: Vec<&str> = pointer.split('/').skip(1).collect();
    match &parts[..] {
        ["kind", ..] => " (FAB 2.4.2)",
        ["colours", ..] => " (FAB 2.4.5)",
        ["rarity", ..] => " (FAB-D6)",
        ["abilities", _] => " (FAB 1.14.4)",
        ["abilities" | "effect", ..] => " (FAB 1.14.1)",
        _ => "",
    }
}
