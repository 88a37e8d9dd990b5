//! What every format thinks of a card.

use chrono::NaiveDate;
use fabulario_cards::pools::Pooled;
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::deck::{Judge, Pool, Rules, Standing, Status};
use fabulario_engine::{Game, Lang, apoteose, dominions, fabula, multiversity};

use crate::wire::card::{Legality, Reason};
use crate::words::judge as words;

/// The rules of every format on a day.
pub(super) fn rules(catalogue: &Catalogue, day: NaiveDate) -> Vec<Rules<'_>> {
    let formats = catalogue.formats().iter();
    formats.map(|format| Rules::of(format, &[], day)).collect()
}

/// The judges of every format.
pub(super) struct Judges<'j> {
    fabula: Vec<Judge<'j, 'j, fabula::Face>>,
    dominions: Vec<Judge<'j, 'j, dominions::Card>>,
    multiversity: Vec<Judge<'j, 'j, multiversity::Card>>,
    apoteose: Vec<Judge<'j, 'j, apoteose::Card>>,
}

/// What a format thinks of a card, told in both languages.
pub(super) type Told<'j> = (&'j str, Status, Option<u32>, [Vec<Reason>; 2]);

impl<'j> Judges<'j> {
    pub(super) fn new(catalogue: &'j Catalogue, rules: &'j [Rules<'j>]) -> Self {
        fn of<'j, C: Pooled>(
            catalogue: &'j Catalogue,
            rules: &'j [Rules<'j>],
        ) -> Vec<Judge<'j, 'j, C>> {
            let pool = catalogue.pool::<C>();
            let rules = rules.iter();
            let rules = rules.filter(|rules| rules.format().game == C::GAME);
            rules.map(|rules| Judge::new(rules, pool)).collect()
        }
        Self {
            fabula: of(catalogue, rules),
            dominions: of(catalogue, rules),
            multiversity: of(catalogue, rules),
            apoteose: of(catalogue, rules),
        }
    }

    pub(super) fn standings(&self, card: &Card) -> Vec<Told<'j>> {
        fn of<'j, C: Pooled>(judges: &[Judge<'j, 'j, C>], card: &Card) -> Vec<Told<'j>> {
            let told = judges.iter().filter_map(|judge| {
                let pool = judge.pool();
                let standing = judge.standing(pool.find(&card.sheet.id)?);
                let names = &card.sheet.name;
                let reasons = Lang::ALL.map(|lang| reasons(&standing, pool, names.get(lang), lang));
                let format = judge.rules().format().id.0.as_str();
                Some((format, standing.status, standing.copies, reasons))
            });
            told.collect()
        }
        match card.game {
            Game::Fabula => of(&self.fabula, card),
            Game::Dominions => of(&self.dominions, card),
            Game::Multiversity => of(&self.multiversity, card),
            Game::Apoteose => of(&self.apoteose, card),
        }
    }
}

/// Why the one card of a standing, of this name, has it: in one language.
fn reasons<C: Pooled>(
    standing: &Standing<'_>,
    pool: &Pool<C>,
    name: &str,
    lang: Lang,
) -> Vec<Reason> {
    let told = standing.reasons.iter().map(|reason| {
        let message = match (standing.status, reason.numbers.most) {
            (Status::Limited, Some(most)) => words::limited(most).to(lang),
            _ => reason.message(pool, |_| name, lang),
        };
        Reason {
            code: reason.code,
            rule: reason.basis.rule.map(|rule| rule.0.clone()),
            since: reason.basis.since,
            message,
        }
    });
    told.collect()
}

/// The same in one language.
pub(super) fn legality<'j>(told: &Told<'j>, lang: Lang) -> (&'j str, Legality) {
    let (format, status, copies, [pt, en]) = told;
    let reasons = lang.pick(pt, en).clone();
    let legality = Legality {
        status: *status,
        copies: *copies,
        reasons,
    };
    (*format, legality)
}
