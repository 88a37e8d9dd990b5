//! A finding of the judge as pages show it.

use fabulario_engine::Game;

use crate::desk::judge::{Change, Finding};
use crate::web::{Link, Shell};

/// A finding.
pub struct ShownFinding {
    /// What buttons call it: it stays the same while the deck around it changes.
    pub key: String,
    /// The number of the rule, and where it can be read.
    pub rule: Option<(String, Link)>,
    /// What is wrong and what to do.
    pub message: String,
    /// Where, as pointers into the deck.
    pub places: Vec<String>,
    /// Which changes cure it.
    pub cure: Vec<Change>,
}

impl ShownFinding {
    /// Findings of the one deck that was asked about.
    pub fn all(findings: &[Finding], shell: &Shell) -> Vec<Self> {
        findings.iter().map(|it| Self::new(it, shell)).collect()
    }

    fn new(finding: &Finding, shell: &Shell) -> Self {
        let places = finding.pointers.iter();
        let places = places.filter_map(|it| it.strip_prefix("/decks/0"));
        let number = finding.rule.as_deref();
        Self {
            key: key(finding),
            rule: number.map(|id| (id.to_owned(), rule(id, shell))),
            message: finding.message.clone(),
            places: places.map(str::to_owned).collect(),
            cure: finding.fix.clone(),
        }
    }
}

/// What tells a finding from the others of its deck, whatever the numbers in it are.
pub fn key(finding: &Finding) -> String {
    let rule = finding.rule.as_deref().unwrap_or("");
    let card = finding.cards.first().map_or("", |card| card.id.as_str());
    let word = finding.words.first().map_or("", String::as_str);
    format!("{}~{rule}~{card}~{word}", finding.code)
}

/// Where a rule can be read.
pub fn rule(id: &str, shell: &Shell) -> Link {
    let game = Game::ALL.into_iter().find(|game| {
        let start = id.get(..game.code().len());
        start.is_some_and(|it| it.eq_ignore_ascii_case(game.code()))
    });
    let game = game.unwrap_or(shell.game);
    let link = shell.link(&format!("/regras/{}", game.code()));
    link.at(&id.replace(' ', "-"))
}
