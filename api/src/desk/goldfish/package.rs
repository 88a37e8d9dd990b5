//! Packages of cards: conditions over queries become questions of the engine.

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::question::Question;
use fabulario_engine::odds::Condition;

use super::Unplayed;
use super::cards::Finder;
use crate::wire::goldfish::{HandCards, HandCondition, PackageAsked};

/// The groups of a question, in the order in which they are first named.
type Groups = Vec<Vec<CardId>>;

impl Finder<'_> {
    /// The questions that are asked; what is wrong with them is gathered.
    pub fn packages(&mut self, asked: &[PackageAsked]) -> Result<Vec<Question>, Unplayed> {
        let mut questions = Vec::with_capacity(asked.len());
        for (place, package) in asked.iter().enumerate() {
            let at = format!("/questions/{place}/condition");
            questions.extend(self.package(package, &at)?);
        }
        Ok(questions)
    }

    /// One question; what is wrong with it is gathered.
    pub fn package(
        &mut self,
        package: &PackageAsked,
        at: &str,
    ) -> Result<Option<Question>, Unplayed> {
        if !self.is_small(&package.condition, at) {
            return Ok(None);
        }
        let mut groups = Groups::new();
        let condition = self.of_groups(&package.condition, at, &mut groups)?;
        let question = Question::new(package.what, groups, condition);
        let question = question.map_err(|why| {
            self.wrong(at.to_owned(), "too_complex", why.to_string());
        });
        Ok(question.ok())
    }

    fn of_groups(
        &mut self,
        asked: &HandCondition,
        at: &str,
        groups: &mut Groups,
    ) -> Result<Condition, Unplayed> {
        let mut list = |finder: &mut Self, parts: &[HandCondition], word: &str| {
            let parts = parts.iter().enumerate();
            let parts = parts.map(|(place, part)| {
                finder.of_groups(part, &format!("{at}/{word}/{place}"), groups)
            });
            parts.collect::<Result<Vec<_>, _>>()
        };
        let counted = asked.query.is_some() || asked.cards.is_some();
        let numbered = asked.at_least.is_some() || asked.at_most.is_some();
        Ok(match (counted, &asked.all, &asked.any, &asked.not) {
            (true, None, None, None) => self.counted(asked, at, groups)?,
            (false, Some(all), None, None) if !numbered => Condition::All(list(self, all, "all")?),
            (false, None, Some(any), None) if !numbered => Condition::Any(list(self, any, "any")?),
            (false, None, None, Some(not)) if !numbered => {
                let inner = self.of_groups(not, &format!("{at}/not"), groups)?;
                Condition::Not(Box::new(inner))
            }
            _ => {
                self.not_one_of(at);
                Condition::All(Vec::new())
            }
        })
    }

    fn counted(
        &mut self,
        asked: &HandCondition,
        at: &str,
        groups: &mut Groups,
    ) -> Result<Condition, Unplayed> {
        let named = HandCards {
            query: asked.query.clone(),
            cards: asked.cards.clone(),
        };
        let mut cards = self.cards(&named, at)?;
        cards.sort_unstable();
        cards.dedup();
        self.check_numbers(asked, at);
        let known = groups.iter().position(|group| *group == cards);
        let place = known.unwrap_or_else(|| {
            groups.push(cards);
            groups.len() - 1
        });
        let least = asked.at_least.map_or(0, |count| count.0.into());
        let most = asked.at_most.map(|count| count.0.into());
        Ok(Condition::between(place, least, most))
    }
}
