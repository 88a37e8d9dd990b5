//! How long questions take, one by one.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// The times of single questions in microseconds, in the order of asking.
pub struct Times {
    /// How many different questions there were.
    questions: usize,
    each: Vec<f64>,
}

impl Times {
    /// What so many of a hundred questions stay within.
    pub fn within(&self, share: usize) -> f64 {
        percentile(self.each.clone(), share)
    }

    /// The medians of these and of others, both of the questions that the others were asked.
    pub fn beside(&self, others: &Self) -> (f64, f64) {
        let asked = others.each.len().min(self.questions);
        let rounds = self.each.chunks(self.questions);
        let same = rounds.flat_map(|round| round.iter().take(asked));
        (percentile(same.copied().collect(), 50), others.within(50))
    }
}

fn percentile(mut times: Vec<f64>, share: usize) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() * share / 100).min(times.len() - 1)]
}

/// How often questions are asked, and for how long at most.
#[derive(Clone, Copy)]
pub struct Effort {
    pub rounds: usize,
    pub most: Duration,
}

/// Asks every question in each round, and once before that. Who is slow is asked fewer, but at least ten.
pub fn measure<Q, A>(questions: &[Q], effort: Effort, ask: impl Fn(&Q) -> A) -> Times {
    let began = Instant::now();
    for question in questions {
        if began.elapsed() > effort.most / 4 {
            break;
        }
        black_box(ask(question));
    }
    let began = Instant::now();
    let mut each = Vec::with_capacity(questions.len() * effort.rounds);
    let all = (0..effort.rounds).flat_map(|_| questions);
    for (asked, question) in all.enumerate() {
        if asked >= 10 && began.elapsed() > effort.most {
            break;
        }
        let start = Instant::now();
        black_box(ask(question));
        each.push(start.elapsed().as_secs_f64() * 1e6);
    }
    Times {
        questions: questions.len(),
        each,
    }
}
