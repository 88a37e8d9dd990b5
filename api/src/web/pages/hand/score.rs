//! The count of answers, which travels in the address: nobody's answers are kept here.

use crate::web::Shell;

/// The most hands that are counted.
const MOST: u32 = 9_999;

/// What was answered so far.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Score {
    /// Hands.
    pub hands: u32,
    /// Those with the best answer, or one that games cannot tell from it.
    pub right: u32,
    /// What was lost in all of them, in hundredths of the goal's unit or of a point of chance.
    lost: u32,
}

impl Score {
    /// What the address says; what cannot be is no count.
    pub fn read(shell: &Shell) -> Self {
        let number = |name: &str| shell.asked(name)?.parse::<u32>().ok();
        let read = || {
            let (hands, right, lost) = (number("maos")?, number("certas")?, number("perdidos")?);
            let possible = right <= hands && hands <= MOST && lost <= MOST * 10_000;
            possible.then_some(Self { hands, right, lost })
        };
        read().unwrap_or(Self {
            hands: 0,
            right: 0,
            lost: 0,
        })
    }

    /// With a hand more.
    #[must_use]
    pub fn with(self, right: bool, lost: f64) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "within bounds"
        )]
        let hundredths = (lost * 100.0).round().clamp(0.0, 10_000.0) as u32;
        Self {
            hands: (self.hands + 1).min(MOST),
            right: self.right.saturating_add(u32::from(right)).min(MOST),
            lost: self.lost.saturating_add(hundredths),
        }
    }

    /// What a hand lost on average.
    pub fn mean_loss(self) -> f64 {
        f64::from(self.lost) / 100.0 / f64::from(self.hands.max(1))
    }

    /// The parameters that carry it.
    pub fn carried(self) -> [(&'static str, String); 3] {
        [
            ("maos", self.hands.to_string()),
            ("certas", self.right.to_string()),
            ("perdidos", self.lost.to_string()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn hands_right_answers_and_losses_add_up() {
        let none = Score {
            hands: 0,
            right: 0,
            lost: 0,
        };
        let two = none.with(true, 0.0).with(false, 7.2);
        assert_eq!((two.hands, two.right), (2, 1));
        assert!((two.mean_loss() - 3.6).abs() < 1e-9);
        assert_eq!(two.carried()[2], ("perdidos", "720".to_owned()));
    }
}
