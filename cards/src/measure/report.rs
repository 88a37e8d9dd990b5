//! The matrix and the demands as Markdown.

use std::fmt;

use fabulario_engine::fabula::players::Tally;

use super::Measured;
use super::bars::percent;

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short = |id: &str| id.trim_start_matches("fab-").to_owned();
        writeln!(
            f,
            "Games won by the deck of the row, in %; {} games a pair, seed {}.\n",
            self.question.games, self.question.seed
        )?;
        write!(f, "| deck |")?;
        for place in 1..=self.decks.len() {
            write!(f, " {place} |")?;
        }
        writeln!(f, " all | offence | influence | card | exhausted | turns |")?;
        writeln!(f, "|---|{}", "---:|".repeat(self.decks.len() + 6))?;
        for (row, id) in self.decks.iter().enumerate() {
            write!(f, "| {}. {} |", row + 1, short(id))?;
            for column in 0..self.decks.len() {
                match self.against(row, column) {
                    Some(share) => write!(f, " {share:.0} |")?,
                    None => write!(f, " |")?,
                }
            }
            let ways = self.ways_of(row);
            write!(f, " **{:.1}** |", self.overall(row))?;
            for share in ways {
                write!(f, " {share:.0} |")?;
            }
            writeln!(f, " {} |", self.length_of(row))?;
        }
        writeln!(f, "\n| demand | seen | allowed | |")?;
        writeln!(f, "|---|---:|---:|---|")?;
        for bar in self.bars() {
            let ([low, high], [least, most]) = (bar.seen, bar.allowed);
            let seen = if low.total_cmp(&high).is_eq() {
                format!("{low:.1}")
            } else {
                format!("{low:.1} to {high:.1}")
            };
            let verdict = if bar.holds() { "holds" } else { "**MISSED**" };
            writeln!(
                f,
                "| {} | {seen} | {least:.0} to {most:.0} | {verdict} |",
                bar.what
            )?;
        }
        let whole = self.whole();
        let won: u64 = whole.wins.iter().sum();
        writeln!(
            f,
            "\n{} games between decks; whoever began won {:.1} %; turns of both players: a tenth of the games end within \
             {}, half within {}, nine tenths within {}.",
            whole.games,
            percent(whole.beginner_wins, won),
            whole.turns.percentile(10),
            whole.turns.median(),
            whole.turns.percentile(90),
        )
    }
}

impl Measured {
    /// How a deck's wins came about, in %: offence, influence, card, exhausted deck.
    fn ways_of(&self, deck: usize) -> [f64; 4] {
        let (mut wins, mut ways) = (0_u64, [0_u64; 4]);
        for (pair, tally) in &self.pairs {
            let sides = pair.iter().zip(tally.wins.iter().zip(&tally.ways));
            for (_, (won, how)) in sides.filter(|(it, _)| **it == deck) {
                wins += won;
                let counts = [how.offence, how.influence, how.card, how.deck_out];
                for (sum, count) in ways.iter_mut().zip(counts) {
                    *sum += count;
                }
            }
        }
        ways.map(|count| percent(count, wins))
    }

    /// The median length of a deck's games, in turns of both players.
    fn length_of(&self, deck: usize) -> u16 {
        let mut all = Tally::default();
        for (_, tally) in self.pairs.iter().filter(|(pair, _)| pair.contains(&deck)) {
            all.merge(tally);
        }
        all.turns.median()
    }
}
