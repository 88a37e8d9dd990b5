//! Multiversity Conquest alone.

use std::ops::Range;

use fabulario_cards::card::Print;
use fabulario_engine::Lang;
use fabulario_engine::goldfish::interval::Reach;
use fabulario_engine::goldfish::multiversity::{
    BRICK_BY, Bounds, Goldfish, Mulligan, Options, Policy, Tally, Trace, gaps,
};
use fabulario_engine::goldfish::report::Among;
use fabulario_engine::multiversity::{Card, How, PlayRules};

use super::decks::{Decks, Gap, named};
use super::figures::Figures;
use super::setting::Setting;
use super::{Alone, Told, Worth};
use crate::wire::goldfish::{ActionTold, MulliganId, PolicyId, PolicyTold, SolitaireCard};
use crate::words::goldfish::format_without_mulligan;
use crate::words::samples::{alone as samples, alone::story};
use crate::words::solitaire::multiversity as words;
use crate::words::{Language, Message};

mod turn;

use turn::turn;

/// A deck of Multiversity Conquest.
pub struct Multiversity {
    decks: Decks<Card>,
    rules: PlayRules,
    options: Options,
}

impl Alone for Multiversity {
    type Card = Card;
    type Tally = Tally;
    const POLICIES: &'static [PolicyId] = &[
        PolicyId::BestSpend,
        PolicyId::Attack,
        PolicyId::Spread,
        PolicyId::Priority,
    ];
    const MULLIGANS: &'static [MulliganId] = &[MulliganId::Never, MulliganId::Wanted];

    fn prepare(setting: &mut Setting<'_>) -> Option<Self> {
        let rules = PlayRules::of(setting.format);
        let rules = rules.map_err(|why| setting.not_playable("/format", &why));
        let decks = Decks::new(setting, cards)?;
        let find = |id: &str| decks.deck().find(id);
        let policy = match setting.asked.policy.as_ref().map(|it| it.id) {
            Some(PolicyId::Spread) => Policy::Spread,
            Some(PolicyId::Priority) => Policy::Priority(setting.first_cards(find)),
            _ => Policy::Attack,
        };
        let asked = setting.asked.mulligan.as_ref();
        let wanted = asked.and_then(|it| it.wanted);
        let mulligan = wanted.map_or(Mulligan::Forced, |it| Mulligan::Wanted {
            characters: it.characters.0,
            energies: it.energies.0,
            smallest: it.smallest.0,
        });
        let rules = rules.ok()?;
        if wanted.is_some() && !rules.mulligan {
            setting.no_mulligan();
        }
        let alone = Self {
            rules,
            options: Options {
                turns: setting.turns,
                policy,
                mulligan,
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
            let energy = u32::from(last_energy(trace));
            ((attacks(trace), energy), asked && trace.is_brick())
        };
        games.map(|game| worth(goldfish.play(seed, game))).collect()
    }

    fn story(&self, seed: u64, number: u64) -> Option<Message> {
        let mut goldfish = Goldfish::new(self.decks.deck(), self.rules, &self.options).ok()?;
        let trace = goldfish.play(seed, number);
        let (turns, energy) = (self.options.turns, last_energy(trace));
        Some(match trace.end.map(|end| (end.how, end.turn)) {
            Some((How::DeckOut, 0)) => story::not_begun(),
            Some((How::DeckOut, turn)) => story::deck_out(turn, attacks(trace)),
            Some((How::NoCharacters, turn)) => story::no_characters(turn, attacks(trace)),
            None => match trace.first(|turn| turn.attack) {
                Some(first) => story::attacks(first, attacks(trace), turns, energy),
                None => story::no_attack(turns, energy),
            },
        })
    }

    fn brick(story: Message) -> Message {
        samples::without_attack(story)
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
        let (policy, mulligan) = (&self.options.policy, self.options.mulligan);
        let mulligan = if self.rules.mulligan {
            (mulligan.id(), mulligan.text().get(lang).to_owned())
        } else {
            ("none", format_without_mulligan().to(lang))
        };
        [(policy.id(), policy.text().get(lang).to_owned()), mulligan]
            .map(|(id, text)| PolicyTold { id, text })
    }

    fn changes_hands(&self) -> bool {
        self.rules.mulligan
    }

    fn tell(&self, tally: &Tally, figures: &Figures) -> Told {
        let bounds = Bounds::new(self.decks.deck(), self.rules, &self.options);
        let all =
            |name, counts: &[u64], allowed| figures.spread(name, counts, (Among::All, allowed));
        let mut whole = vec![
            figures.share(
                ("no_characters", words::no_characters()),
                tally.no_characters,
            ),
            figures.share(("not_begun", words::not_begun()), tally.not_begun),
        ];
        if self.options.turns >= BRICK_BY {
            let brick = ("brick", words::brick());
            whole.insert(0, figures.share(brick, tally.bricks));
        }
        Told {
            opening: vec![
                all(
                    ("characters", words::characters()),
                    &tally.opening_characters,
                    bounds.opening_characters,
                ),
                all(
                    ("energies", words::energies()),
                    &tally.opening_energies,
                    bounds.opening_energies,
                ),
                all(
                    ("mulligans", words::mulligans()),
                    &tally.mulligans,
                    bounds.mulligans,
                ),
                all(("kept", words::kept()), &tally.kept, bounds.kept),
            ],
            turns: (1..)
                .zip(tally.turns.iter().zip(&bounds.turns))
                .map(|(number, (tally, bounds))| turn(number, tally, bounds, figures))
                .collect(),
            firsts: vec![
                figures.first(
                    ("first_attack", words::first_attack()),
                    &tally.first_attack,
                    bounds.first_attack,
                ),
                figures.first(
                    ("deck_out", words::deck_out()),
                    &tally.deck_out,
                    bounds.deck_out,
                ),
            ],
            whole,
            coverage: self.decks.coverage(figures.lang, |card| {
                let gaps = gaps(card).into_iter();
                let told = gaps.map(|gap| Gap {
                    text: gap.text().get(figures.lang).to_owned(),
                    lean: gap.lean(),
                    is_burden: gap.is_burden(),
                });
                told.collect()
            }),
            cards: self.told_cards(tally, bounds.first, figures),
        }
    }
}

/// In how many turns of a game the main character could attack.
fn attacks(trace: &Trace) -> u32 {
    let turns = trace.turns().iter();
    turns.map(|turn| u32::from(turn.attack)).sum()
}

/// The energies in play when a game is over.
fn last_energy(trace: &Trace) -> u16 {
    trace.turns().last().map_or(0, |turn| turn.energy)
}

impl Multiversity {
    fn told_cards(&self, tally: &Tally, allowed: Reach, figures: &Figures) -> Vec<SolitaireCard> {
        let turns = self.options.turns;
        let portion = |games: u64| figures.portion(games, figures.games, Among::All);
        self.decks
            .cards(figures.lang.into())
            .map(|(kind, card, copies)| SolitaireCard {
                card: named(card),
                copies,
                seen: portion(tally.seen.by(kind, turns)),
                played: portion(tally.played.by(kind, turns)),
                actions: (0..)
                    .zip(&card.actions)
                    .map(|(number, action)| {
                        let by = |turn: u8| tally.paid_by(kind, number, turn);
                        let on = (1..=turns).map(|turn| by(turn) - by(turn - 1));
                        ActionTold {
                            name: action.name.clone(),
                            kind: action.kind,
                            cost: action.cost,
                            payable: figures.when(&on.collect::<Vec<u64>>(), allowed),
                        }
                    })
                    .collect(),
            })
            .collect()
    }
}

/// The cards of the deck with names in a language.
fn cards(setting: &Setting<'_>, lang: Lang) -> Vec<(Card, u32)> {
    let pool = setting.lab.current.catalogue.pool::<Card>();
    let cards = setting.cards().filter_map(|(card, copies)| {
        let Print::Multiversity(print) = &card.print else {
            return None;
        };
        let mut known = pool.card(pool.find(&card.sheet.id)?)?.clone();
        card.sheet.name.get(lang).clone_into(&mut known.name);
        for (action, printed) in known.actions.iter_mut().zip(&print.actions) {
            printed.name.get(lang).clone_into(&mut action.name);
        }
        Some((known, copies))
    });
    cards.collect()
}
