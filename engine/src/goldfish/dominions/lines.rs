//! A game to read: a trace as lines in pt-BR or en.

use super::{Trace, Turn};
use crate::dominions::{Activation, Deck, How};
use crate::goldfish::solitaire::names;
use crate::pile::Kind;
use crate::text::Lang;

impl Trace {
    /// The game in lines: the opening hand, RECYCLE, each turn, the end.
    #[must_use]
    pub fn lines(&self, deck: &Deck, lang: Lang) -> Vec<String> {
        let told = Narration { deck, lang };
        let opening = told.word("Mão inicial", "Opening hand");
        let mut lines = vec![format!("{opening}: {}.", told.names(self.opening.cards()))];
        if self.recycled.count() > 0 {
            let gone = told.names(self.recycled.cards());
            lines.push(format!(
                "RECYCLE: {} {gone}.",
                told.word("descarta", "discards")
            ));
        }
        lines.extend((1..).zip(self.turns()).map(|(n, turn)| told.turn(n, turn)));
        lines.extend(self.end.map(|end| match (end.how, lang) {
            (How::Domain, Lang::Pt) => {
                format!("Fim no turno {}: o Domínio inimigo caiu.", end.turn)
            }
            (How::Domain, Lang::En) => {
                format!("End on turn {}: the enemy's Domain has fallen.", end.turn)
            }
            (How::NoCards, Lang::Pt) => "Fim: derrota, não há mais cartas.".to_owned(),
            (How::NoCards, Lang::En) => "End: defeat, there are no cards left.".to_owned(),
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
        self.deck
            .card(kind)
            .map_or("?", |piece| piece.name.as_str())
    }

    fn names(&self, cards: &[Kind]) -> String {
        if cards.is_empty() {
            return self.word("nenhuma carta", "no card").to_owned();
        }
        names(cards, |kind| self.name(kind)).join(", ")
    }

    fn turn(&self, number: u16, turn: &Turn) -> String {
        let mut said = Vec::new();
        if turn.drawn.count() > 0 {
            let drawn = self.names(turn.drawn.cards());
            said.push(format!("{} {drawn}", self.word("pesca", "draws")));
        }
        if turn.able > 0 {
            let hits = self.word("de dano ao Domínio inimigo", "damage to the enemy's Domain");
            said.push(format!("{} {hits} ({})", turn.damage, turn.domain));
        }
        let spawned: Vec<String> = turn
            .spawned
            .iter()
            .map(|it| {
                let card = self.deck.card(it.kind);
                let attached = card.is_some_and(|it| it.activation == Some(Activation::Attach));
                let onto = if attached {
                    self.word("anexado em ", "attached at ")
                } else {
                    ""
                };
                let (y, x) = (it.tile.y(), it.tile.x());
                format!("{} ({onto}y{y}, x{x})", self.name(it.kind))
            })
            .collect();
        said.push(if spawned.is_empty() {
            self.word("não invoca nada", "spawns nothing").to_owned()
        } else {
            format!("{} {}", self.word("invoca", "spawns"), spawned.join(", "))
        });
        match turn.lost {
            0 => {}
            1 => said.push(self.word("perde 1 carta", "loses 1 card").to_owned()),
            lost => said.push(format!(
                "{} {lost} {}",
                self.word("perde", "loses"),
                self.word("cartas", "cards")
            )),
        }
        format!(
            "{} {number}: {}.",
            self.word("Turno", "Turn"),
            said.join("; ")
        )
    }
}
