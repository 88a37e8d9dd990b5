//! Dimensional Dominions alone.

use std::ops::Range;

use fabulario_cards::card::Print;
use fabulario_engine::Lang;
use fabulario_engine::dominions::{Card, Deck, Piece, PlayRules, SetupError};
use fabulario_engine::goldfish::dominions::{
    Goldfish, Options, Policy, Recycle, Tally, Trace, gaps,
};
use fabulario_engine::goldfish::report::Among;
use fabulario_engine::pile::Kind;

use super::figures::Figures;
use super::setting::Setting;
use super::{Alone, Told, Worth};
use crate::wire::goldfish::{
    CardGaps, CardNamed, EffectsTold, MulliganId, PolicyId, PolicyTold, SolitaireCard,
};

mod turn;

use turn::turn;

/// A deck of Dimensional Dominions.
pub struct Dominions {
    /// The deck, and the same one with English names.
    decks: [Deck; 2],
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
        let decks = [deck(setting, Lang::Pt)?, deck(setting, Lang::En)?];
        let [first, _] = &decks;
        let find = |id: &str| first.find(id);
        let policy = match setting.asked.policy.id {
            PolicyId::Walk => Policy::Walk,
            PolicyId::Priority => Policy::Priority(setting.first_cards(find)),
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
        if let Err(why) = Goldfish::new(alone.deck(), alone.rules, &alone.options) {
            setting.not_playable("", &why);
            return None;
        }
        Some(alone)
    }

    fn tally(&self) -> Tally {
        Tally::new(self.deck(), self.options.turns)
    }

    fn play(&self, seed: u64, next: &mut dyn FnMut() -> Option<Range<u64>>, tally: &mut Tally) {
        let Ok(mut goldfish) = Goldfish::new(self.deck(), self.rules, &self.options) else {
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
        let Ok(mut goldfish) = Goldfish::new(self.deck(), self.rules, &self.options) else {
            return Vec::new();
        };
        let long = self.options.turns >= 2;
        let worth = |trace: &Trace| {
            let turns = || trace.turns().iter();
            let damage = turns().map(|turn| u32::from(turn.damage)).sum();
            let spawned = turns().flat_map(|turn| turn.types).map(u32::from).sum();
            let first = trace.first(|turn| !matches!(turn.types, [0, ..]));
            ((damage, spawned), long && first.is_none_or(|turn| turn > 2))
        };
        games.map(|game| worth(goldfish.play(seed, game))).collect()
    }

    fn lines(&self, seed: u64, number: u64, lang: Lang) -> Vec<String> {
        let Ok(mut goldfish) = Goldfish::new(self.deck(), self.rules, &self.options) else {
            return Vec::new();
        };
        goldfish.play(seed, number).lines(self.named(lang), lang)
    }

    fn decided(&self, lang: Lang) -> [PolicyTold; 2] {
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
        let units = (
            "units",
            "Unidades na mão inicial",
            "Units in the opening hand",
        );
        let recycled = ("recycled", "Descartadas em RECYCLE", "Discarded in RECYCLE");
        let brick = (
            "brick",
            "Nenhuma Unidade nos turnos 1 e 2",
            "No Unit on turns 1 and 2",
        );
        let lost = (
            "lost",
            "Derrotas por falta de cartas",
            "Lost for want of cards",
        );
        let mut whole = vec![figures.share(lost, tally.lost)];
        if self.options.turns >= 2 {
            whole.insert(0, figures.share(brick, tally.bricks));
        }
        let cards = self.cards(tally, figures);
        Told {
            opening: vec![
                figures.spread(units, &tally.opening_units, Among::All),
                figures.spread(recycled, &tally.recycled, Among::All),
            ],
            turns: (1..)
                .zip(&tally.turns)
                .map(|(number, tally)| turn(number, tally, figures))
                .collect(),
            firsts: vec![
                figures.first(
                    ("first_unit", "Primeira Unidade", "First Unit"),
                    &tally.first_unit,
                ),
                figures.first(
                    (
                        "first_bridge",
                        "Primeira carta por ponte",
                        "First card by a bridge",
                    ),
                    &tally.first_bridge,
                ),
                figures.first(
                    (
                        "first_attack",
                        "Primeiro ataque possível ao Domínio inimigo",
                        "First possible attack on the enemy's Domain",
                    ),
                    &tally.first_attack,
                ),
                figures.first(
                    (
                        "domain_falls",
                        "O Domínio inimigo cai",
                        "The enemy's Domain falls",
                    ),
                    &tally.won,
                ),
            ],
            whole,
            coverage: self.coverage(figures.lang, cards.len()),
            cards,
        }
    }
}

impl Dominions {
    /// The deck that plays.
    const fn deck(&self) -> &Deck {
        let [deck, _] = &self.decks;
        deck
    }

    /// The deck with names in a language.
    const fn named(&self, lang: Lang) -> &Deck {
        let [pt, en] = &self.decks;
        match lang {
            Lang::Pt => pt,
            Lang::En => en,
        }
    }

    /// The different cards with their copies.
    fn pieces(&self, lang: Lang) -> impl Iterator<Item = (Kind, &Piece, u16)> {
        let deck = self.named(lang);
        let pieces = deck.pieces().iter().zip(deck.copies());
        let kinds = (0..).map(Kind).zip(pieces);
        kinds.map(|(kind, (piece, copies))| (kind, piece, *copies))
    }

    fn cards(&self, tally: &Tally, figures: &Figures) -> Vec<SolitaireCard> {
        let turns = self.options.turns;
        let portion = |games: u64| figures.portion(games, figures.games, Among::All);
        self.pieces(figures.lang)
            .map(|(kind, piece, copies)| SolitaireCard {
                card: card(piece),
                copies,
                seen: portion(tally.seen.by(kind, turns)),
                played: portion(tally.played.by(kind, turns)),
                actions: Vec::new(),
            })
            .collect()
    }

    fn coverage(&self, lang: Lang, different: usize) -> EffectsTold {
        let told = self.pieces(lang).map(|(_, piece, copies)| CardGaps {
            card: card(piece),
            copies,
            gaps: gaps(piece)
                .iter()
                .map(|gap| gap.text().get(lang).to_owned())
                .collect(),
        });
        let cards: Vec<CardGaps> = told.filter(|it| !it.gaps.is_empty()).collect();
        EffectsTold {
            different,
            not_modelled: cards.len(),
            copies_not_modelled: cards.iter().map(|it| u32::from(it.copies)).sum(),
            cards,
        }
    }
}

fn card(piece: &Piece) -> CardNamed {
    CardNamed {
        id: piece.id.clone(),
        name: piece.name.clone(),
    }
}

/// The deck with names in a language; what is wrong with it is gathered.
fn deck(setting: &mut Setting<'_>, lang: Lang) -> Option<Deck> {
    let pool = setting.lab.current.catalog.pool::<Card>();
    let pieces = setting.cards().filter_map(|(card, copies)| {
        let Print::Dominions(print) = &card.print else {
            return None;
        };
        let known = pool.card(pool.find(&card.sheet.id)?)?;
        let keywords = print.keywords.iter().map(|keyword| keyword.id.as_str());
        let mut piece = Piece::of(known).with_keywords(keywords);
        card.sheet.name.get(lang).clone_into(&mut piece.name);
        Some((piece, copies))
    });
    let wrong = match Deck::new(pieces) {
        Ok(deck) => return Some(deck),
        Err(wrong) => wrong,
    };
    for why in wrong {
        let pt = match &why {
            SetupError::Token(name) => {
                format!("{name} é um Token, que baralho nenhum tem (DD-K4)")
            }
            other => other.to_string(),
        };
        setting.wrong_deck("not_playable", pt, why.to_string());
    }
    None
}
