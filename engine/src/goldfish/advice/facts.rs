//! What can be counted about a choice without a game.

use super::Goal;
use super::answer::{Basis, EQUAL, Valued};
use super::company::Board;
use super::kinds::Kind;
use super::lanes::Hand;
use super::playing::Tried;
use super::spend::{MOST_RESOURCES, Spender};
use super::stage::InHand;
use super::words::Words;
use crate::fabula::CardId;
use crate::text::Lang;

/// Sentences about a choice.
pub(super) struct Facts<'w> {
    pub words: &'w Words<'w>,
}

impl Facts<'_> {
    /// Those that say something about this goal.
    pub(super) fn all(&self, choice: &Valued, back: &[CardId]) -> Vec<String> {
        let keep = choice.keep.as_slice();
        let mut said = Vec::new();
        match self.words.goal() {
            Goal::Curve { .. } | Goal::Spent { .. } => {
                said.extend(self.alone(choice));
                // Effects may pay for more.
                if choice.basis == Basis::Exact {
                    said.extend(self.dear(back));
                }
                said.extend(self.idle());
                said.extend((!back.is_empty()).then(|| self.payable()));
            }
            Goal::Package { .. } => said.extend(self.package(keep)),
            _ => said.extend(self.costs(back)),
        }
        said
    }

    /// Resources of each turn of the goal, and the most of them.
    fn resources(&self) -> (Vec<u8>, u8) {
        let case = self.words.case;
        let turns = 1..=i16::from(case.goal.turns());
        let of = |turn| u8::try_from(case.rules.resources(turn).max(0)).unwrap_or(u8::MAX);
        let all: Vec<u8> = turns.map(|turn| of(turn).min(MOST_RESOURCES)).collect();
        let most = all.iter().max().copied().unwrap_or_default();
        (all, most)
    }

    fn kind(&self, card: CardId) -> Kind {
        let kind = Kind::of(self.words.case.table, card, self.words.goal());
        kind.as_tried(self.words.case.tried)
    }

    fn is_idle(&self, card: CardId) -> bool {
        let mut tried = self.words.case.tried.iter();
        tried.any(|it| it.card == card && it.is_idle())
    }

    /// What the kept cards spend if nothing else comes, turn by turn, and how that fits the value.
    fn alone(&self, choice: &Valued) -> Option<String> {
        let (turns, _) = self.resources();
        let keep = choice.keep.as_slice();
        let most: u32 = turns.iter().copied().map(u32::from).sum();
        if keep.is_empty() || keep.len() > Hand::ROOM {
            return None;
        }
        let mut kinds: Vec<Kind> = keep.iter().map(|card| self.kind(*card)).collect();
        kinds.sort_by(|a, b| b.cost.cmp(&a.cost).then(a.card.cmp(&b.card)));
        let classes: Vec<InHand> = kinds.iter().map(InHand::of).collect();
        let mut hand = (0..classes.len()).fold(Hand::default(), |hand, place| hand.with(place, 1));
        let mut spender = Spender::default();
        let (mut said, mut all) = (Vec::new(), 0);
        let mut board = Board::Empty;
        for (turn, resources) in (1..).zip(turns) {
            let (played, spent, after) = spender.play_on(&classes, hand, resources, board);
            board = after;
            all += u32::from(spent);
            for place in 0..classes.len() {
                hand = hand.without(place, played.of(place));
            }
            let (of, on) = match self.words.lang {
                Lang::Pt => ("de", "no turno"),
                Lang::En => ("of", "on turn"),
            };
            said.push(format!("{spent} {of} {resources} {on} {turn}"));
        }
        let mut said = said.join(", ");
        let certain = if self.words.goal().is_probability() {
            1.0
        } else {
            f64::from(most)
        };
        // Nobody is to wonder at 3 of 4 beside 100 %, nor at 4 of 4 beside less.
        let is_certain = choice.value >= certain - EQUAL;
        if is_certain && all < most {
            said += &self.words.pick(
                "; o que vem completa o resto".to_owned(),
                "; what comes fills the rest".to_owned(),
            );
        } else if !is_certain && all == most {
            said += &self.words.pick(
                "; o que vem pode mudar isso".to_owned(),
                "; what comes can change that".to_owned(),
            );
        }
        let by_cost = choice.basis != Basis::Exact;
        let (pt, en) = if by_cost {
            (" e só pelo custo", " and by their costs")
        } else {
            ("", "")
        };
        Some(if keep.len() == 1 {
            let en = if by_cost { " and by its cost" } else { "" };
            self.words.pick(
                format!("Sozinha{pt}, a carta que fica gasta {said}."),
                format!("Alone{en}, the card that stays spends {said}."),
            )
        } else {
            self.words.pick(
                format!("Sozinhas{pt}, as cartas que ficam gastam {said}."),
                format!("Alone{en}, the cards that stay spend {said}."),
            )
        })
    }

    /// Cards that go because no turn can pay for them.
    fn dear(&self, back: &[CardId]) -> Option<String> {
        let (_, most) = self.resources();
        let dear = back.iter().copied();
        let dear = dear.filter(|card| !self.is_idle(*card) && self.kind(*card).cost > most);
        let dear: Vec<CardId> = dear.collect();
        let turns = self.words.goal().turns();
        (!dear.is_empty()).then(|| {
            let names = self.words.names(&dear);
            let one = most == 1;
            let (pt, en) = (
                if one { "recurso" } else { "recursos" },
                if one {
                    "there is at most 1 resource".to_owned()
                } else {
                    format!("there are at most {most} resources")
                },
            );
            self.words.pick(
                format!("Nenhum turno até o {turns} paga {names}: há no máximo {most} {pt}."),
                format!("No turn up to {turns} can pay for {names}: {en}."),
            )
        })
    }

    /// Cards of the hand that are not played even beside an Aliado.
    fn idle(&self) -> Option<String> {
        let mut idle = self.words.case.hand.to_vec();
        idle.retain(|card| self.is_idle(*card));
        idle.sort_unstable();
        (!idle.is_empty()).then(|| {
            let names = self.words.names(&idle);
            let (pt, en) = if idle.len() == 1 {
                (
                    "conta como carta parada",
                    "is not played, and is not counted as a play",
                )
            } else {
                (
                    "contam como cartas paradas",
                    "are not played, and are not counted as plays",
                )
            };
            self.words.pick(
                format!("Só com um aliado e a mesa vazia não se joga {names}: {pt}."),
                format!("With no more than an ally and an empty table {names} {en}."),
            )
        })
    }

    /// How many of the cards to come can be paid for.
    fn payable(&self) -> String {
        let (_, most) = self.resources();
        let unseen = self.words.case.unseen();
        let payable = unseen.iter().filter(|card| self.kind(**card).cost <= most);
        let (payable, unseen) = (payable.count(), unseen.len());
        let part = self.part(payable, unseen);
        let verbs = if self.words.case.tried.iter().any(Tried::is_idle) {
            let can = "can be played for";
            [["pode ser jogada por", "podem ser jogadas por"], [can, can]]
        } else {
            [["custa", "custam"], ["costs", "cost"]]
        };
        let [pt, en] = verbs.map(|[one, many]| if payable == 1 { one } else { many });
        self.words.pick(
            format!(
                "Das {unseen} cartas ainda não vistas, {payable} ({part}) {pt} {most} ou menos."
            ),
            format!("Of the {unseen} cards not seen yet, {payable} ({part}) {en} {most} or less."),
        )
    }

    /// What is there of a package, and what can come.
    fn package(&self, keep: &[CardId]) -> Vec<String> {
        let Goal::Package { parts, .. } = self.words.goal() else {
            return Vec::new();
        };
        let unseen = self.words.case.unseen();
        let said = parts.iter().map(|part| {
            let count = |cards: &[CardId]| {
                let of = cards.iter().filter(|card| part.cards.contains(card));
                of.count()
            };
            let (kept, come, of) = (count(keep), count(&unseen), unseen.len());
            let (wanted, share) = (part.wanted, self.part(come, of));
            let mut cards = part.cards.clone();
            cards.sort_unstable();
            cards.dedup();
            let names = self.words.names(&cards);
            let is = if wanted == 1 { "is" } else { "are" };
            let stay = self.some(kept, ["fica", "ficam"], ["stays", "stay"]);
            let lie = self.some(come, ["está", "estão"], ["is", "are"]);
            self.words.pick(
                format!("De {names} é preciso ter {wanted}: {stay} na mão, e {lie} entre as {of} cartas ainda não vistas ({share})."),
                format!("Of {names} {wanted} {is} wanted: {stay} in hand, and {lie} among the {of} cards not seen yet ({share})."),
            )
        });
        said.collect()
    }

    /// So many cards with their verb: `none stays`, `1 stays`, `2 stay`.
    fn some(&self, count: usize, pt: [&str; 2], en: [&str; 2]) -> String {
        let said = |none: &str, [one, many]: [&str; 2]| match count {
            0 => format!("{none} {one}"),
            1 => format!("1 {one}"),
            n => format!("{n} {many}"),
        };
        self.words.pick(said("nenhuma", pt), said("none", en))
    }

    /// What cards cost that go and what they do for the goal, and those that can come, on average.
    fn costs(&self, back: &[CardId]) -> Option<String> {
        let unseen = self.words.case.unseen();
        let table = self.words.case.table;
        let cost = |card: CardId| u32::try_from(table.entry(card).cost.max(0)).unwrap_or(0);
        let stat = |card: CardId| {
            let card = &self.words.case.table.entry(card).card;
            let stat = match self.words.goal() {
                Goal::Influence { .. } => card.influencia,
                _ => card.ofensiva,
            };
            u32::try_from(stat.unwrap_or(0)).unwrap_or(0)
        };
        let name = match self.words.goal() {
            Goal::Influence { .. } => "influência",
            _ => "ofensiva",
        };
        (!back.is_empty()).then(|| {
            let (gone, come) = (self.mean(back, cost), self.mean(&unseen, cost));
            let (less, more) = (self.mean(back, stat), self.mean(&unseen, stat));
            if back.len() == 1 {
                return self.words.pick(
                    format!("A carta trocada custa {gone} e tem {less} de {name}, as ainda não vistas em média {come} e {more}."),
                    format!("The card replaced costs {gone} and has {less} {name}, those not seen yet {come} and {more} on average."),
                );
            }
            self.words.pick(
                format!("As cartas trocadas custam em média {gone} e têm {less} de {name}, as ainda não vistas {come} e {more}."),
                format!("The cards replaced cost {gone} on average and have {less} {name}, those not seen yet {come} and {more}."),
            )
        })
    }

    fn mean(&self, cards: &[CardId], of: impl Fn(CardId) -> u32) -> String {
        let sum: u32 = cards.iter().map(|card| of(*card)).sum();
        let count = u32::try_from(cards.len()).unwrap_or(u32::MAX);
        let mean = f64::from(sum) / f64::from(count.max(1));
        self.words.number(mean, 1)
    }

    fn part(&self, some: usize, all: usize) -> String {
        let real = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
        let part = real(some) / real(all.max(1)) * 100.0;
        format!("{} %", self.words.number(part, 1))
    }
}

/// What a value is, by goal.
pub(super) fn goal(goal: &Goal, lang: Lang) -> String {
    let turns = goal.turns();
    let (pt, en) = match goal {
        Goal::Curve { .. } => (
            format!("Chance de gastar todos os recursos em cartas em cada turno até o {turns}"),
            format!("Chance to spend all resources on cards in every turn up to {turns}"),
        ),
        Goal::Spent { .. } => (
            format!("Recursos gastos em cartas até o turno {turns}, em média"),
            format!("Resources spent on cards by turn {turns}, on average"),
        ),
        Goal::Package { .. } => (
            format!("Chance de ver o pacote até o turno {turns}"),
            format!("Chance to see the package by turn {turns}"),
        ),
        Goal::Damage { .. } => (
            format!("Dano às bases até o turno {turns}, em média"),
            format!("Damage to bases by turn {turns}, on average"),
        ),
        Goal::Influence { .. } => (
            format!("Influência até o turno {turns}, em média"),
            format!("Influence by turn {turns}, on average"),
        ),
        Goal::Bases { bases, .. } => (
            format!("Chance de tirar {bases} ou mais bases até o turno {turns}"),
            format!("Chance to take {bases} or more bases by turn {turns}"),
        ),
        Goal::Centro { .. } => (
            format!("Chance de o Centro cair até o turno {turns}"),
            format!("Chance that the Centro falls by turn {turns}"),
        ),
        Goal::CentroTurn { .. } => {
            let late = u32::from(turns) + 1;
            (
                format!("Turno em que o Centro cai, em média ({late} se não cai até o {turns})"),
                format!(
                    "Turn in which the Centro falls, on average ({late} if not by turn {turns})"
                ),
            )
        }
    };
    lang.pick(pt, en)
}
