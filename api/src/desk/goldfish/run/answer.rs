//! What a run says, with the names of cards and games to read.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{Action, CardId};
use fabulario_engine::goldfish::simulation::Sampled;
use fabulario_engine::goldfish::tally::Tally;
use fabulario_engine::goldfish::{self, GoldfishError};

use super::Run;
use crate::desk::goldfish::optimal::{play_now, weighed};
use crate::desk::goldfish::play::Begun;
use crate::desk::goldfish::policy::headline;
use crate::desk::goldfish::{ENGINE, Lab, Unplayed};
use crate::wire::goldfish::{
    ActionId, CardTold, GameAnswer, GoldfishAnswer, OpponentId, PackageTold, PolicyTold,
    SampleLines, SampleTold,
};
use crate::words::{Message, samples as words};

impl Run {
    fn names(&self) -> Lab<'_> {
        Lab {
            current: &self.current,
            lang: self.lang,
            public_url: &self.public_url,
        }
    }

    /// The answer to a run whose games are counted.
    pub(super) fn answer(&self, tally: &Tally) -> Result<GoldfishAnswer, GoldfishError> {
        let mut lab = self.lab()?;
        let report = lab.report(tally, self.seed, self.level);
        let names = self.names();
        let cards = report.cards.into_iter().flatten().map(|figures| CardTold {
            id: names.id_of(figures.card).to_owned(),
            name: names.name_of(figures.card, self.lang).to_owned(),
            figures,
        });
        let mut cards: Vec<CardTold> = cards.collect();
        cards.sort_by(|a, b| (a.figures.cost, &a.name).cmp(&(b.figures.cost, &b.name)));
        let labels = self.told.labels.iter().cloned();
        let packages = labels.zip(report.packages);
        Ok(GoldfishAnswer {
            game: self.told.game,
            format: self.told.format.clone(),
            headline: headline(&self.options.policy, &self.options.opponent, self.lang),
            policy: self.policy_told(),
            opponent: names.opponent_told(&self.options.opponent),
            mulligan: self.told.mulligan(),
            coverage: names.coverage(&self.deck, &self.options.opponent),
            made: report.made,
            turns: report.turns,
            games: report.game,
            packages: packages
                .map(|(label, answer)| PackageTold { label, answer })
                .collect(),
            // Filled in by whoever played in both seats.
            play_or_draw: Vec::new(),
            cards,
            samples: self.samples(&mut lab, tally.games()),
            charts: self.charts(tally.games()),
            warnings: [
                self.told.warnings.clone(),
                self.told.fewer.iter().cloned().collect(),
                self.imprecise(tally).into_iter().collect(),
            ]
            .concat(),
        })
    }

    fn policy_told(&self) -> PolicyTold {
        let policy = &self.options.policy;
        PolicyTold {
            id: policy.id(),
            text: policy.text().get(self.lang).to_owned(),
        }
    }

    /// One game of the run.
    pub fn game(&self, number: u64) -> Result<GameAnswer, Unplayed> {
        let lab = self.lab();
        let mut lab = lab.map_err(|why| Unplayed::one(self.names().not_playable(&why)))?;
        lab.open(self.seed, number..number + 1);
        play_now(&self.current, &self.options.mulligan);
        let reason = words::asked(number);
        let told = self.sample(&mut lab, "asked", number, &reason);
        let actions = lab.actions(self.seed, number);
        weighed(&self.options.mulligan, "", self.lang)?;
        Ok(GameAnswer {
            game: self.told.game,
            format: self.told.format.clone(),
            seed: self.seed.to_string(),
            engine: ENGINE,
            policy: self.policy_told(),
            told,
            actions: self.replayed(number, &actions),
            warnings: self.told.warnings.clone(),
        })
    }

    /// What was decided in a game, as it is played by hand; nothing against an opponent who plays.
    fn replayed(&self, number: u64, actions: &[Action]) -> Option<Vec<ActionId>> {
        if self.told.opponent.id != OpponentId::Inert {
            return None;
        }
        let begun = Begun {
            deck: &self.deck,
            rules: self.rules,
            first: self.options.first,
            seed: self.seed,
            number,
        };
        self.names().replayed(&begun, actions)
    }

    /// Games to read, the best one first; each of them once.
    fn samples(&self, lab: &mut goldfish::Simulation<'_>, games: u64) -> Vec<SampleTold> {
        let picked = self.told.samples.then(|| lab.samples(self.seed, 0..games));
        let Some(picked) = picked.flatten() else {
            return Vec::new();
        };
        let mut told: Vec<SampleTold> = Vec::new();
        let all = [
            ("best", Some(picked.best)),
            ("median", Some(picked.median)),
            ("worst", Some(picked.worst)),
            ("brick", picked.brick),
        ];
        for (why, sampled) in all {
            let fresh = |it: &Sampled| told.iter().all(|one| one.number != it.number);
            let Some(sampled) = sampled.filter(fresh) else {
                continue;
            };
            let reason = self.reason(why, &sampled, picked.of);
            told.push(self.sample(lab, why, sampled.number, &reason));
        }
        told
    }

    /// Why a game is shown.
    fn reason(&self, why: &str, sampled: &Sampled, of: u64) -> Message {
        let Sampled { worth, better, .. } = sampled;
        let story = match worth.won() {
            Some(turn) => words::won(turn),
            None => words::not_won(self.options.turns, worth.bases, worth.damage),
        };
        match why {
            "best" => words::best(story, of),
            "median" => words::median(of, *better, story),
            "worst" => words::worst(of, story),
            _ => words::brick(story),
        }
    }

    /// A game of the run as lines to read.
    pub(super) fn sample(
        &self,
        lab: &mut goldfish::Simulation<'_>,
        why: &'static str,
        number: u64,
        reason: &Message,
    ) -> SampleTold {
        let names = self.names();
        let trace = lab.play(self.seed, number);
        let table = &self.current.catalogue.fabula().table;
        let lines = |lang: Lang| {
            let name = |card: CardId| names.name_of(card, lang).to_owned();
            trace.lines_with(table, lang, &name)
        };
        SampleTold {
            why,
            reason: reason.to(self.lang),
            number,
            hand: names.told_all(trace.kept.cards()),
            lines: SampleLines::new(lines),
            link: self.link(number),
        }
    }
}
