//! A game to read: a trace as lines in pt-BR or en.

use super::{Trace, Turn};
use crate::goldfish::solitaire::names;
use crate::multiversity::{Deck, How};
use crate::pile::{Kind, Kinds};
use crate::text::Lang;

impl Trace {
    /// The game in lines: the opening hand, the mulligan, each turn, the end.
    #[must_use]
    pub fn lines(&self, deck: &Deck, lang: Lang) -> Vec<String> {
        let told = Narration { deck, lang };
        let opening = told.word("Mão inicial", "Opening hand");
        let mut lines = vec![format!("{opening}: {}.", told.names(&self.opening))];
        if self.mulligans > 0 {
            let after = told.word("Mão depois do mulligan", "Hand after the mulligan");
            lines.push(format!("{after}: {}.", told.names(&self.kept)));
        }
        lines.extend((1..).zip(self.turns()).map(|(n, turn)| told.turn(n, turn)));
        lines.extend(self.end.map(|end| {
            let (pt, en) = match end.how {
                How::DeckOut => (
                    "derrota, o deck acabou (MVC-C15)",
                    "defeat, the deck ran out (MVC-C15)",
                ),
                How::NoCharacters => (
                    "derrota, nenhum personagem em jogo (MVC-C16)",
                    "defeat, no character in play (MVC-C16)",
                ),
            };
            match (lang, end.turn) {
                (Lang::Pt, 0) => format!("Fim antes do primeiro turno: {pt}."),
                (Lang::En, 0) => format!("End before the first turn: {en}."),
                (Lang::Pt, turn) => format!("Fim no turno {turn}: {pt}."),
                (Lang::En, turn) => format!("End on turn {turn}: {en}."),
            }
        }));
        lines
    }
}

/// In which language, and what the cards are called.
struct Narration<'d> {
    deck: &'d Deck,
    lang: Lang,
}

impl Narration<'_> {
    fn word<'w>(&self, pt: &'w str, en: &'w str) -> &'w str {
        self.lang.pick(pt, en)
    }

    fn name(&self, kind: Kind) -> &str {
        self.deck.card(kind).map_or("?", |card| card.name.as_str())
    }

    fn names(&self, cards: &Kinds) -> String {
        if cards.count() == 0 {
            return self.word("nenhuma carta", "no card").to_owned();
        }
        let mut names = names(cards.cards(), |kind| self.name(kind));
        let more = usize::from(cards.count()) - cards.cards().len();
        if more > 0 {
            names.push(format!("{more} {}", self.word("outras", "others")));
        }
        names.join(", ")
    }

    fn turn(&self, number: u16, turn: &Turn) -> String {
        let lists = [
            (&turn.discarded, "descarta", "discards"),
            (&turn.drawn, "compra", "draws"),
            (&turn.played, "baixa", "plays"),
            (&turn.attached, "anexa", "attaches"),
            (&turn.paid, "descarta como preço", "discards as a price"),
            (&turn.items, "usa", "uses"),
        ];
        let happened = lists.into_iter().filter(|(cards, ..)| cards.count() > 0);
        let happened =
            happened.map(|(cards, pt, en)| format!("{} {}", self.word(pt, en), self.names(cards)));
        let lost = match turn.lost {
            0 => None,
            1 => Some(
                self.word("perde 1 carta em jogo", "loses 1 card in play")
                    .to_owned(),
            ),
            n => {
                let [loses, cards] = [("perde", "loses"), ("cartas em jogo", "cards in play")]
                    .map(|(pt, en)| self.word(pt, en));
                Some(format!("{loses} {n} {cards}"))
            }
        };
        let mut said: Vec<String> = lost.into_iter().chain(happened).collect();
        if turn.attack {
            said.push(self.word("pode atacar", "can attack").to_owned());
        }
        if said.is_empty() {
            said.push(self.word("não faz nada", "does nothing").to_owned());
        }
        format!(
            "{} {number}: {}.",
            self.word("Turno", "Turn"),
            said.join("; ")
        )
    }
}
