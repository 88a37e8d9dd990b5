//! One piece of work after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::sync::Notify;

use super::Work;

/// The work failed: its cause is in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a simulation failed")]
pub struct Broken;

/// Work that was taken. Whoever drops it does not want it any more.
pub struct Job(Arc<Task>);

/// What the threads know of it.
pub(super) struct Task {
    work: Box<dyn Work>,
    pieces: u64,
    /// The next piece that nobody has begun, and how many are done.
    next: AtomicU64,
    done: AtomicU64,
    unwanted: AtomicBool,
    failed: AtomicBool,
    finished: Notify,
}

/// The pieces that one thread is given, until it is somebody else's turn.
pub struct Pieces<'t> {
    task: &'t Task,
    pause: &'t dyn Fn() -> bool,
    taken: u64,
}

impl Pieces<'_> {
    /// The next piece, if there is one and no reason to stop.
    pub fn take(&mut self) -> Option<u64> {
        if self.task.is_over() || (self.taken > 0 && (self.pause)()) {
            return None;
        }
        let piece = self.task.next.fetch_add(1, Ordering::Relaxed);
        if piece >= self.task.pieces {
            return None;
        }
        self.taken += 1;
        Some(piece)
    }
}

impl Pieces<'_> {
    /// Whether anybody still wants the piece that is under way.
    pub fn are_wanted(&self) -> bool {
        !self.task.unwanted.load(Ordering::Acquire)
    }
}

impl Job {
    pub(super) fn new(pieces: u64, work: Box<dyn Work>) -> Self {
        Self(Arc::new(Task {
            work,
            pieces,
            next: AtomicU64::new(0),
            done: AtomicU64::new(0),
            unwanted: AtomicBool::new(false),
            failed: AtomicBool::new(false),
            finished: Notify::new(),
        }))
    }

    pub(super) fn task(&self) -> Arc<Task> {
        Arc::clone(&self.0)
    }

    /// How many pieces are begun.
    pub fn begun(&self) -> u64 {
        self.0.next.load(Ordering::Relaxed).min(self.0.pieces)
    }

    /// Waits for the last piece.
    pub async fn finished(&self) -> Result<(), Broken> {
        loop {
            let finished = self.0.finished.notified();
            if self.0.failed.load(Ordering::Acquire) {
                return Err(Broken);
            }
            if self.0.done.load(Ordering::Acquire) >= self.0.pieces {
                return Ok(());
            }
            finished.await;
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.0.unwanted.store(true, Ordering::Release);
    }
}

impl Task {
    /// Whether there is nothing to begin any more.
    pub(super) fn is_over(&self) -> bool {
        self.unwanted.load(Ordering::Acquire)
            || self.failed.load(Ordering::Acquire)
            || self.next.load(Ordering::Relaxed) >= self.pieces
    }

    pub(super) fn go_on(&self, pause: &dyn Fn() -> bool) {
        let mut pieces = Pieces {
            task: self,
            pause,
            taken: 0,
        };
        self.work.work(&mut pieces);
        let done = self.done.fetch_add(pieces.taken, Ordering::AcqRel) + pieces.taken;
        if done >= self.pieces {
            self.finished.notify_waiters();
        }
    }

    pub(super) fn fail(&self) {
        self.failed.store(true, Ordering::Release);
        self.finished.notify_waiters();
    }
}
