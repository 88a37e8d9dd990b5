//! Work that turns out to be long on its way: it begins on a worker and goes on elsewhere, with all that it has found.

use std::future::{Future, poll_fn};
use std::mem;
use std::pin::pin;
use std::task::Poll;

use futures_util::FutureExt as _;

/// Asks to go on elsewhere: it waits once, for nothing. Who polled takes the work to another thread and
/// [finishes](finish) it there.
pub fn elsewhere() -> impl Future<Output = ()> {
    let mut here = true;
    poll_fn(move |_| {
        if mem::take(&mut here) {
            Poll::Pending
        } else {
            Poll::Ready(())
        }
    })
}

/// Does work that waits for nothing but [`elsewhere`], to its end.
pub fn finish<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    loop {
        if let Some(done) = work.as_mut().now_or_never() {
            return done;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_keeps_what_it_has_found_when_it_goes_on_elsewhere() {
        let mut work = Box::pin(async {
            let found = vec![1, 2, 3];
            let borrowed = &found;
            elsewhere().await;
            borrowed.iter().sum::<i32>()
        });
        assert_eq!((&mut work).now_or_never(), None);
        let elsewhere = std::thread::spawn(|| finish(work));
        assert_eq!(elsewhere.join().unwrap(), 6);
    }
}
