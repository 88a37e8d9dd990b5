//! Dimensional Dominions alone.

use std::ops::Range;

use fabulario_cards::card::Print;
use fabulario_engine::Lang;
use fabulario_engine::dominions::{Card, How, Piece, PlayRules};
use fabulario_engine::goldfish::dominions::{
    BRICK_BY, Bounds, Goldfish, Options, Policy, Recycle, Tally, Trace, gaps,
};
use fabulario_engine::goldfish::report::Among;

use super::decks::{Decks, Gap, named};
use super::figures::Figures;
use super::setting::Setting;
use super::{Alone, Told, Worth};
use crate::wire::goldfish::{MulliganId, PolicyId, PolicyTold, SolitaireCard};
use crate::words::samples::{alone as samples, alone::story};
use crate::words::solitaire::dominions as words;
use crate::words::{Language, Message};

mod turn;

use turn::turn;

/// A deck of Dimensional Dominions.
pub struct Dominions {
    decks: Decks<Piece>,
    rules: PlayRules,
    options: Options,
}

impl Alone for Dominions {
    type Card = Card;
    type Tally = Tally;
    const POLICIES: &'static [PolicyId] = &[
        PolicyId::BestSpend,
        PolicyId::Race,
        PolicyId::Walk,
        PolicyId::Priority,
    ];
    const MULLIGANS: &'static [MulliganId] =
        &[MulliganId::Never, MulliganId::Surplus, MulliganId::Keep];

    fn prepare(setting: &mut Setting<'_>) -> Option<Self> {
        let rules = PlayRules::of(setting.format);
        let rules = rules.map_err(|why| setting.not_playable("/format", &why));
        let decks = Decks::new(setting, pieces)?;
        let find = |id: &str| decks.deck().find(id);
        let policy = match setting.asked.policy.as_ref().map(|it| it.id) {
            Some(PolicyId::Walk) => Policy::Walk,
            Some(PolicyId::Priority) => Policy::Priority(setting.first_cards(find)),
            _ => Policy::Race,
        };
        let asked = setting.asked.mulligan.as_ref();
        let recycle = match asked.map(|it| it.id) {
            Some(MulliganId::Surplus) => Recycle::Surplus,
            Some(MulliganId::Keep) => Recycle::Keep(setting.kept_cards(find)),
            _ => Recycle::Never,
        };
        let alone = Self {
            rules: rules.ok()?,
            options: Options {
                turns: setting.turns,
                first: setting.asked.first.begins(),
                policy,
                recycle,
            },
            decks,
        };
        if let Err(why) = Goldfish::new(alone.decks.deck(), alone.rules, &alone.options) {
            setting.not_playable("", &why);
            return None;
        }
        Some(alone)
    }

    fn tally(&self) -> Tally {
        Tally::new(self.decks.deck(), self.options.turns)
    }

    fn play(&self, seed: u64, next: &mut dyn FnMut() -> Option<Range<u64>>, tally: &mut Tally) {
        let Ok(mut goldfish) = Goldfish::new(self.decks.deck(), self.rules, &self.options) else {
            return;
        };
        while let Some(games) = next() {
            games.for_each(|game| tally.add(goldfish.play(seed, game)));
        }
    }

    fn merge(tally: &mut Tally, more: &Tally) {
        tally.merge(more);
    }

    fn worth(&self, seed: u64, games: Range<u64>) -> Vec<Worth> {
        let Ok(mut goldfish) = Goldfish::new(self.decks.deck(), self.rules, &self.options) else {
            return Vec::new();
        };
        let asked = self.options.turns >= BRICK_BY;
        let worth = |trace: &Trace| {
            let won = trace.end.filter(|end| end.how == How::Domain);
            let earlier = won.map_or(0, |end| u32::from(u8::MAX - end.turn));
            ((earlier, damage(trace)), asked && trace.is_brick())
        };
        games.map(|game| worth(goldfish.play(seed, game))).collect()
    }

    fn story(&self, seed: u64, number: u64) -> Option<Message> {
        let mut goldfish = Goldfish::new(self.decks.deck(), self.rules, &self.options).ok()?;
        let trace = goldfish.play(seed, number);
        let damage = damage(trace);
        Some(match trace.end.map(|end| (end.how, end.turn)) {
            Some((How::Domain, turn)) => story::domain_falls(turn),
            Some((How::NoCards, turn)) => story::no_cards(turn, damage),
            None => story::domain_stands(self.options.turns, damage),
        })
    }

    fn brick(story: Message) -> Message {
        samples::without_unit(story)
    }

    fn lines(&self, seed: u64, number: u64, lang: Lang) -> Vec<String> {
        let Ok(mut goldfish) = Goldfish::new(self.decks.deck(), self.rules, &self.options) else {
            return Vec::new();
        };
        goldfish
            .play(seed, number)
            .lines(self.decks.named(lang), lang)
    }

    fn opening(&self, seed: u64, number: u64) -> Vec<String> {
        let Ok(mut goldfish) = Goldfish::new(self.decks.deck(), self.rules, &self.options) else {
            return Vec::new();
        };
        let opening = goldfish.play(seed, number).opening;
        self.decks.ids(opening.cards())
    }

    fn decided(&self, lang: Language) -> [PolicyTold; 2] {
        let (policy, recycle) = (&self.options.policy, &self.options.recycle);
        [(policy.id(), policy.text()), (recycle.id(), recycle.text())].map(|(id, text)| {
            PolicyTold {
                id,
                text: text.get(lang).to_owned(),
            }
        })
    }

    fn changes_hands(&self) -> bool {
        self.rules.recycle && self.options.recycle != Recycle::Never
    }

    fn tell(&self, tally: &Tally, figures: &Figures) -> Told {
        let bounds = Bounds::new(self.decks.deck(), self.rules, &self.options);
        let first = |name, by_turn: &[u64], allowed| figures.first(name, by_turn, allowed);
        let all =
            |name, counts: &[u64], allowed| figures.spread(name, counts, (Among::All, allowed));
        let units = ("units", words::units());
        let recycled = ("recycled", words::recycled());
        let brick = ("brick", words::brick());
        let lost = ("lost", words::lost());
        let mut whole = vec![figures.share(lost, tally.lost)];
        if self.options.turns >= BRICK_BY {
            whole.insert(0, figures.share(brick, tally.bricks));
        }
        Told {
            opening: vec![
                all(units, &tally.opening_units, bounds.opening_units),
                all(recycled, &tally.recycled, bounds.recycled),
            ],
            turns: (1..)
                .zip(tally.turns.iter().zip(&bounds.turns))
                .map(|(number, (tally, bounds))| turn(number, tally, bounds, figures))
                .collect(),
            firsts: vec![
                first(
                    ("first_unit", words::first_unit()),
                    &tally.first_unit,
                    bounds.first,
                ),
                first(
                    ("first_bridge", words::first_bridge()),
                    &tally.first_bridge,
                    bounds.first,
                ),
                first(
                    ("first_attack", words::first_attack()),
                    &tally.first_attack,
                    bounds.first_attack,
                ),
                first(
                    ("domain_falls", words::domain_falls()),
                    &tally.won,
                    bounds.first_attack,
                ),
            ],
            whole,
            coverage: self.decks.coverage(figures.lang, |piece| {
                let gaps = gaps(piece).into_iter();
                let told = gaps.map(|gap| Gap {
                    text: gap.text().get(figures.lang).to_owned(),
                    lean: gap.lean(),
                    is_burden: gap.is_burden(),
                });
                told.collect()
            }),
            cards: self.cards(tally, figures),
        }
    }
}

/// The damage to the Domain in a game.
fn damage(trace: &Trace) -> u32 {
    let turns = trace.turns().iter();
    turns.map(|turn| u32::from(turn.damage)).sum()
}

impl Dominions {
    fn cards(&self, tally: &Tally, figures: &Figures) -> Vec<SolitaireCard> {
        let turns = self.options.turns;
        let portion = |games: u64| figures.portion(games, figures.games, Among::All);
        self.decks
            .cards(figures.lang.into())
            .map(|(kind, piece, copies)| SolitaireCard {
                card: named(piece),
                copies,
                seen: portion(tally.seen.by(kind, turns)),
                played: portion(tally.played.by(kind, turns)),
                actions: Vec::new(),
            })
            .collect()
    }
}

/// The cards of the deck with names in a language.
fn pieces(setting: &Setting<'_>, lang: Lang) -> Vec<(Piece, u32)> {
    let pool = setting.lab.current.catalogue.pool::<Card>();
    let cards = setting.cards().filter_map(|(card, copies)| {
        let Print::Dominions(print) = &card.print else {
            return None;
        };
        let known = pool.card(pool.find(&card.sheet.id)?)?;
        let keywords = print.keywords.iter().map(|keyword| keyword.id.as_str());
        let mut piece = Piece::of(known).with_keywords(keywords);
        card.sheet.name.get(lang).clone_into(&mut piece.name);
        Some((piece, copies))
    });
    cards.collect()
}
