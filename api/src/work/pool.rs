//! Simulations beside the workers: threads of their own, and a turn for everybody.
//!
//! Work is done piece by piece. Clients take turns, and so does each client's own work, in the order in which it came:
//! whoever asks for a little waits for the pieces that are under way, not for the millions of somebody else. What
//! nobody waits for any more is not gone on with. Work that cannot stop between two pieces has a thread of its own, and
//! counts like any other.

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

mod job;
mod queue;

use job::Task;
pub use job::{Broken, Job, Pieces};
use queue::Queue;

/// How long a thread stays with one piece of work after the other while somebody else waits.
const TURN: Duration = Duration::from_millis(10);
/// The most work of one client, and of all, that waits or is under way.
const MOST_OF_ONE: usize = 4;
const MOST_OF_ALL: usize = 64;

/// Work in numbered pieces, which several threads may do at once.
pub trait Work: Send + Sync + 'static {
    /// Does the pieces that it is given until there are no more.
    fn work(&self, pieces: &mut Pieces<'_>);
}

/// Why work is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Full {
    /// This client has as much under way as it may.
    #[error("at most {MOST_OF_ONE} simulations of one client at a time")]
    Client,
    /// Everybody together has.
    #[error("at most {MOST_OF_ALL} simulations at a time")]
    All,
}

/// The threads, for as long as the server runs.
pub struct Pool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

impl Pool {
    /// A pool of so many threads; they give way to those that answer requests.
    pub fn start(threads: usize) -> std::io::Result<Self> {
        let shared = Arc::new(Shared::default());
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("simulation-{number}"))
                .spawn(move || {
                    // Where priorities are not to be had, turns must do.
                    let _ = rustix::process::nice(10);
                    shared.serve();
                })?;
        }
        Ok(Self(shared))
    }

    /// Takes work of `pieces` pieces; it ends early if the job is dropped.
    pub fn begin(&self, client: IpAddr, pieces: u64, work: impl Work) -> Result<Job, Full> {
        let job = Job::new(pieces, Box::new(work));
        if pieces > 0 {
            self.0.lock().add(client, job.task())?;
            self.0.more.notify_all();
        }
        Ok(job)
    }
}

impl Pool {
    /// Takes work that is one piece and cannot pause: a thread of its own does it, so that nobody waits for it.
    pub fn begin_alone(&self, client: IpAddr, work: impl Work) -> Result<Job, Full> {
        let job = Job::new(1, Box::new(work));
        let task = job.task();
        self.0.lock().add_alone(client, Arc::clone(&task))?;
        let shared = Arc::clone(&self.0);
        let thread = thread::Builder::new().name("simulation".to_owned());
        let spawned = thread.spawn(move || {
            let _ = rustix::process::nice(10);
            run(&task, &|| false);
            shared.lock().leave(&task);
        });
        if spawned.is_err() {
            self.0.lock().leave(&job.task());
            return Err(Full::All);
        }
        Ok(job)
    }
}

/// Does some of the work; a panic stays inside.
fn run(task: &Task, pause: &dyn Fn() -> bool) {
    let done = catch_unwind(AssertUnwindSafe(|| task.go_on(pause)));
    if done.is_err() {
        task.fail();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.lock().close();
        self.0.more.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        loop {
            let mut queue = self.lock();
            let task = loop {
                if queue.is_closed() {
                    return;
                }
                if let Some(task) = queue.next() {
                    break task;
                }
                let woken = self.more.wait(queue);
                queue = woken.unwrap_or_else(PoisonError::into_inner);
            };
            drop(queue);
            let begun = Instant::now();
            let pause = || begun.elapsed() > TURN && self.lock().others_wait(&task);
            run(&task, &pause);
        }
    }
}

#[cfg(test)]
mod tests;
