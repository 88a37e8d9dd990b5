//! A game to read: a trace as lines in pt-BR or en.

use super::{CardList, End, How, Trace, Turn};
use crate::fabula::{CardId, Table};
use crate::text::Lang;

impl Trace {
    /// The game in lines: the opening hand, each turn, the end; cards by the names of the table.
    #[must_use]
    pub fn lines(&self, table: &Table, lang: Lang) -> Vec<String> {
        self.lines_with(table, lang, &|card| table.card(card).name.clone())
    }

    /// The same with other names.
    pub fn lines_with(
        &self,
        table: &Table,
        lang: Lang,
        name: &dyn Fn(CardId) -> String,
    ) -> Vec<String> {
        let told = Narration { table, lang, name };
        let mut lines = vec![told.hand("Mão inicial", "Opening hand", &self.opening)];
        if self.kept != self.opening {
            let after = ("Mão depois do mulligan", "Hand after the mulligan");
            lines.push(told.hand(after.0, after.1, &self.kept));
        }
        lines.extend((1..).zip(self.turns()).map(|(n, turn)| told.turn(n, turn)));
        lines.extend(self.end.map(|end| told.end(end)));
        lines
    }
}

/// In which language, and what the cards are called.
struct Narration<'t> {
    table: &'t Table,
    lang: Lang,
    name: &'t dyn Fn(CardId) -> String,
}

impl Narration<'_> {
    fn word<'w>(&self, pt: &'w str, en: &'w str) -> &'w str {
        self.lang.pick(pt, en)
    }

    fn hand(&self, pt: &str, en: &str, cards: &CardList) -> String {
        format!("{}: {}.", self.word(pt, en), self.names(cards))
    }

    /// The names of cards, `a, b e c`.
    fn names(&self, cards: &CardList) -> String {
        self.list(cards, self.name)
    }

    /// The same with what each of them costs.
    fn priced(&self, cards: &CardList) -> String {
        self.list(cards, |card| {
            let cost = self.table.entry(card).cost;
            format!("{} ({cost})", (self.name)(card))
        })
    }

    fn list(&self, cards: &CardList, name: impl Fn(CardId) -> String) -> String {
        let alike = cards.cards().chunk_by(|one, other| one == other);
        let mut names: Vec<String> = alike
            .filter_map(|copies| {
                let name = name(*copies.first()?);
                Some(match copies.len() {
                    1 => name,
                    n => format!("{name} ×{n}"),
                })
            })
            .collect();
        let more = usize::from(cards.count()) - cards.cards().len();
        if more > 0 {
            names.push(format!("{more} {}", self.word("outras", "others")));
        }
        let Some(last) = names.pop() else {
            return self.word("nenhuma carta", "no card").to_owned();
        };
        if names.is_empty() {
            return last;
        }
        format!("{} {} {last}", names.join(", "), self.word("e", "and"))
    }

    fn turn(&self, number: u16, turn: &Turn) -> String {
        let head = self.word("Turno", "Turn");
        let mut said = Vec::new();
        let cards = |pt: &str, en: &str, list: String| format!("{} {list}", self.word(pt, en));
        if turn.drawn.count() > 0 {
            said.push(cards("compra", "draws", self.names(&turn.drawn)));
        }
        said.push(if turn.played.count() > 0 {
            cards("joga", "plays", self.priced(&turn.played))
        } else {
            self.word("não joga nada", "plays nothing").to_owned()
        });
        if turn.discarded.count() > 0 {
            said.push(cards("descarta", "discards", self.names(&turn.discarded)));
        }
        said.push(self.spending(turn));
        let numbers = [
            (turn.damage, "de dano às bases", "damage to bases"),
            (turn.influence, "de influência", "influence"),
        ];
        for (n, pt, en) in numbers.into_iter().filter(|(n, ..)| *n > 0) {
            said.push(format!("{n} {}", self.word(pt, en)));
        }
        if turn.bases > 0 {
            let lost = self.word("bases perdidas pelo oponente", "bases lost by the opponent");
            said.push(format!("{lost}: {}", turn.bases));
        }
        format!("{head} {number}: {}.", said.join("; "))
    }

    /// Where the resources of a turn went.
    fn spending(&self, turn: &Turn) -> String {
        let spent = turn.resources - turn.wasted;
        let mut text = match self.lang {
            Lang::Pt => format!("gasta {spent} de {}", turn.resources),
            Lang::En => format!("spends {spent} of {}", turn.resources),
        };
        let parts = [
            (turn.on_restoring, "em restauração", "on restoring"),
            (turn.on_abilities, "em habilidades", "on abilities"),
        ];
        let parts = parts.iter().filter(|(n, ..)| *n > 0);
        let parts: Vec<String> = parts
            .map(|(n, pt, en)| format!("{n} {}", self.word(pt, en)))
            .collect();
        if !parts.is_empty() {
            text = format!("{text} ({})", parts.join(", "));
        }
        text
    }

    fn end(&self, End { turn, how }: End) -> String {
        let (pt, en) = match how {
            How::Offence => ("o Centro foi destruído", "the Centro was destroyed"),
            How::Influence => ("o Centro foi tomado", "the Centro was taken"),
            How::Card => ("uma carta deu a vitória", "a card gave the victory"),
            How::DeckOut => (
                "derrota, o baralho acabou (FAB 1.5.3a)",
                "defeat, the deck ran out (FAB 1.5.3a)",
            ),
            How::Other => (
                "a partida terminou de outro jeito",
                "the game ended in another way",
            ),
        };
        match (self.lang, turn) {
            (Lang::Pt, 0) => format!("Fim antes do primeiro turno: {pt}."),
            (Lang::En, 0) => format!("End before the first turn: {en}."),
            (Lang::Pt, _) => format!("Fim no turno {turn}: {pt}."),
            (Lang::En, _) => format!("End on turn {turn}: {en}."),
        }
    }
}
