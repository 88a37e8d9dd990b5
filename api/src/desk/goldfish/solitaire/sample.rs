//! Single games of a run, to be read.

use std::cmp::Reverse;

use super::setting::Setting;
use super::{Alone, Solitaire};
use crate::desk::goldfish::ENGINE;
use crate::wire::goldfish::{GameAnswer, MulliganId, SampleLines, SampleTold};
use crate::words::{Message, samples as words};

/// So many games are looked at for those to read.
const SAMPLED: u64 = 1000;

impl<A: Alone> Solitaire<A> {
    /// One game of the run.
    pub fn game(&self, number: u64) -> GameAnswer {
        let [policy, _] = self.alone.decided(self.lang);
        GameAnswer {
            game: self.game,
            format: self.format.clone(),
            seed: self.seed.to_string(),
            engine: ENGINE,
            policy,
            told: self.sample("asked", number, &words::asked(number)),
            actions: None,
            warnings: self.warnings.clone(),
        }
    }

    /// The ids of the cards that it begins with, before any mulligan.
    pub fn opening(&self, number: u64) -> Vec<String> {
        self.alone.opening(self.seed, number)
    }

    fn sample(&self, why: &'static str, number: u64, reason: &Message) -> SampleTold {
        let lines = |lang| self.alone.lines(self.seed, number, lang);
        let address = self.address.as_ref();
        SampleTold {
            why,
            reason: reason.to(self.lang),
            number,
            hand: Vec::new(),
            lines: SampleLines::new(lines),
            link: address.map(|address| format!("{address}&number={number}")),
        }
    }

    /// Games to read, the best one first; each of them once.
    pub(super) fn samples(&self) -> Vec<SampleTold> {
        let worth = self.alone.worth(self.seed, 0..self.games.min(SAMPLED));
        let brick = (0..).zip(&worth).find(|(_, (_, brick))| *brick);
        let brick = brick.map(|(number, _)| number);
        let ranked = (0..).zip(worth).map(|(number, (worth, _))| (worth, number));
        let mut ranked: Vec<((u32, u32), u64)> = ranked.collect();
        ranked.sort_unstable_by_key(|(worth, number)| (Reverse(*worth), *number));
        let of = ranked.len();
        let last = of.saturating_sub(1);
        let place = |number: u64| ranked.iter().position(|(_, other)| *other == number);
        let picked = [
            ("best", Some(0)),
            ("median", Some(last / 2)),
            ("worst", Some(last)),
            ("brick", brick.and_then(place)),
        ];
        let mut samples: Vec<SampleTold> = Vec::new();
        for (why, place) in picked {
            let Some((worth, number)) = place.and_then(|place| ranked.get(place)) else {
                continue;
            };
            if samples.iter().any(|one| one.number == *number) {
                continue;
            }
            let better = ranked.partition_point(|(other, _)| other > worth);
            if let Some(story) = self.alone.story(self.seed, *number) {
                let reason = match why {
                    "best" => words::best(story, of),
                    "median" => words::median(of, better, story),
                    "worst" => words::worst(of, story),
                    _ => A::brick(story),
                };
                samples.push(self.sample(why, *number, &reason));
            }
        }
        samples
    }
}

/// The address of the games of a deck but for their numbers; none for a deck without a code.
pub(super) fn address(setting: &Setting<'_>, seed: u64) -> Option<String> {
    let Setting { lab, asked, .. } = setting;
    let known = setting.written.deck.clone().normal();
    let (policy, mulligan) = (asked.policy.as_ref(), asked.mulligan.as_ref());
    let address = lab
        .address(
            "game",
            (&known, setting.format),
            (asked.first, asked.illegal),
        )?
        .with("turns", &setting.turns.to_string())
        .json("policy", policy)
        .json("mulligan", mulligan.filter(|it| it.id != MulliganId::Never));
    address.with("seed", &seed.to_string()).finish()
}
