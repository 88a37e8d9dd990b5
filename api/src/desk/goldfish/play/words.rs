//! What is asked and what may be done, in words.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{Action, Ask, CardId, Seat, Slot, State, Target, legal_actions};

use super::ME;
use super::action::word;
use crate::desk::goldfish::Lab;
use crate::wire::goldfish::{LegalAction, PlayAsk};

impl Lab<'_> {
    /// What the player is asked for.
    pub(super) fn ask_told(&self, state: &State<'_>) -> Option<PlayAsk> {
        state.to_act()?;
        let ask = state.ask();
        let (pt, en) = match ask {
            Ask::Mulligan => (
                "Quais cartas da mão inicial voltam?",
                "Which cards of the opening hand go back?",
            ),
            Ask::Priority => ("Agir ou passar?", "Act or pass?"),
            Ask::Declare => (
                "Quem mais vai, e contra qual base?",
                "Who else goes, and against which base?",
            ),
            Ask::Blocks | Ask::InfluenceBlocks => ("Quem bloqueia?", "Who blocks?"),
            Ask::Divide => (
                "Quanto dano vai para este bloqueador?",
                "How much damage does this blocker get?",
            ),
            Ask::DiscardDown => (
                "Mão grande demais: qual carta descartar?",
                "The hand is too large: which card to discard?",
            ),
            Ask::Order => (
                "Qual habilidade vai primeiro para a pilha?",
                "Which ability is stacked next?",
            ),
            Ask::Mode => ("Qual das opções do texto?", "Which of the text's options?"),
            Ask::Letter => (
                "Quanto vale a letra do custo?",
                "What is the letter of the cost?",
            ),
            Ask::Target => ("Qual alvo?", "Which target?"),
            Ask::Share => ("Quanto cabe a este alvo?", "How much does this target get?"),
            Ask::Sacrifice => (
                "O que sacrificar como custo?",
                "What to sacrifice as a cost?",
            ),
            Ask::Discard => ("O que descartar como custo?", "What to discard as a cost?"),
            Ask::Effect => (
                "O efeito pede uma escolha.",
                "The effect asks for a choice.",
            ),
            Ask::Over => return None,
        };
        Some(PlayAsk {
            id: word(&ask),
            text: self.word(pt, en).to_owned(),
        })
    }

    /// Everything that may be done.
    pub(super) fn legal_told(&self, state: &State<'_>) -> Vec<LegalAction> {
        let mut actions = legal_actions(state);
        actions.sort_unstable();
        let told = actions.into_iter().map(|action| {
            let about = About::of(state, action);
            LegalAction {
                id: self.id_of_action(action),
                text: self.sentence(state, action),
                card: about.card.map(|card| self.id_of(card).to_owned()),
                permanent: about.permanent.map(|slot| slot.0),
                target: about.target.map(|slot| slot.0),
            }
        });
        told.collect()
    }

    fn sentence(&self, state: &State<'_>, action: Action) -> String {
        let at = |slot: Slot| self.place_name(slot, state.permanent(slot).map(|it| it.card));
        let card = |card: CardId| self.name_of(card, self.lang);
        let one = |pt: &str, en: &str, what: &str| format!("{} {what}", self.word(pt, en));
        let two = |pt: [&str; 2], en: [&str; 2], (one, other): (&str, &str)| {
            let [verb, joint] = match self.lang {
                Lang::Pt => pt,
                Lang::En => en,
            };
            format!("{verb} {one} {joint} {other}")
        };
        match action {
            Action::Pass => self.word("Passar", "Pass").to_owned(),
            Action::Done => self.done(state.ask()).to_owned(),
            Action::PutBack(it) => one(
                "Devolver ao fundo do baralho:",
                "Put on the bottom of the deck:",
                card(it),
            ),
            Action::Play(it) => {
                let cost = state.table().entry(it).cost;
                format!("{} {} ({cost})", self.word("Jogar", "Play"), card(it))
            }
            Action::PlayFaceDown(it) => {
                one("Jogar com a face para baixo:", "Play face down:", card(it))
            }
            Action::Discard(it) => one("Descartar", "Discard", card(it)),
            Action::Activate { permanent, ability } => {
                let what = self.word("Usar a habilidade", "Use ability");
                let of = self.word("de", "of");
                format!("{what} {} {of} {}", ability + 1, at(permanent))
            }
            Action::Attach(slot) => one("Anexar", "Attach", &at(slot)),
            Action::Restore(slot) => one("Desvirar", "Unturn", &at(slot)),
            Action::TurnUp(slot) => one("Virar a face para cima:", "Turn face up:", &at(slot)),
            Action::Attack { ally, base } => two(
                ["Atacar com", "→"],
                ["Attack with", "→"],
                (&at(ally), &at(base)),
            ),
            Action::Influence { ally, base } => two(
                ["Influenciar com", "→"],
                ["Influence with", "→"],
                (&at(ally), &at(base)),
            ),
            Action::Block { ally, against } => two(
                ["Bloquear com", "→"],
                ["Block with", "→"],
                (&at(ally), &at(against)),
            ),
            Action::Choose(target) => one("Escolher", "Choose", &self.target(state, target)),
            Action::Number(number) => self.number(state, number),
            Action::Colour(colour) => {
                let word = fabulario_engine::deck::colour_word(colour);
                one("Escolher", "Choose", word.get(self.lang))
            }
            Action::Concede(_) => self.word("Desistir", "Concede").to_owned(),
        }
    }

    const fn done(&self, ask: Ask) -> &str {
        match ask {
            Ask::Mulligan => self.word("Ficar com o resto da mão", "Keep the rest of the hand"),
            Ask::Declare => self.word("Encerrar a declaração", "End the declaration"),
            _ => self.word("Pronto", "Done"),
        }
    }

    fn target(&self, state: &State<'_>, target: Target) -> String {
        match target {
            Target::None => self.word("nada", "nothing").to_owned(),
            Target::Player(seat) => self.player(seat).to_owned(),
            Target::Permanent { slot, .. } => {
                self.place_name(slot, state.permanent(slot).map(|it| it.card))
            }
            Target::Card { seat, zone, card } => {
                let card = self.name_of(card, self.lang);
                format!("{card} ({})", self.zone_name(seat, zone))
            }
            Target::Zone { seat, zone } => self.zone_name(seat, zone),
            Target::Effect(number) => {
                let mut items = state.stack().iter();
                let item = items.find(|item| item.id == number);
                let card = self.card_name(item.map(|item| item.card));
                format!("{} {card}", self.word("o efeito de", "the effect of"))
            }
        }
    }

    /// A number: of a waiting ability its card, else what it is.
    fn number(&self, state: &State<'_>, number: i16) -> String {
        let what = match state.ask() {
            Ask::Mode => self.word("Opção", "Option"),
            Ask::Order => self.word("Primeiro a habilidade", "First ability"),
            _ => return number.to_string(),
        };
        // Counted from one, as people do.
        format!("{what} {}", number.saturating_add(1))
    }

    pub(super) fn player(&self, seat: Seat) -> &str {
        if seat == ME {
            self.word("você", "you")
        } else {
            self.word("o oponente", "the opponent")
        }
    }
}

/// What an action is about.
#[derive(Default)]
struct About {
    card: Option<CardId>,
    permanent: Option<Slot>,
    target: Option<Slot>,
}

impl About {
    fn of(state: &State<'_>, action: Action) -> Self {
        let mut about = Self::default();
        match action {
            Action::PutBack(card)
            | Action::Play(card)
            | Action::PlayFaceDown(card)
            | Action::Discard(card)
            | Action::Choose(Target::Card { card, .. }) => about.card = Some(card),
            Action::Activate { permanent, .. } => about.permanent = Some(permanent),
            Action::Attach(slot) | Action::Restore(slot) | Action::TurnUp(slot) => {
                about.permanent = Some(slot);
            }
            Action::Attack { ally, base } | Action::Influence { ally, base } => {
                (about.permanent, about.target) = (Some(ally), Some(base));
            }
            Action::Block { ally, against } => {
                (about.permanent, about.target) = (Some(ally), Some(against));
            }
            Action::Choose(Target::Permanent { slot, .. }) => about.target = Some(slot),
            _ => {}
        }
        let acts = about.permanent.and_then(|slot| state.permanent(slot));
        about.card = about.card.or_else(|| acts.map(|it| it.card));
        about
    }
}
