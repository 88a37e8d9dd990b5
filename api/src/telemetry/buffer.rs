//! Log lines are gathered and written together: a system call per request would cost more than the
//! request. A line waits for a twentieth of a second at most; the end of the process writes the rest.
//!
//! Only one thread ever writes, and nobody waits for it: where the log is not read, lines are dropped
//! and counted, and the server goes on.

use std::io::{self, Write};
use std::sync::{Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a line may wait.
const WAIT: Duration = Duration::from_millis(50);
/// How long the end of the process waits for the last lines.
const PATIENCE: Duration = Duration::from_secs(1);
/// How much may wait.
const FULL: usize = 1024 * 1024;

struct Buffer {
    lines: Vec<u8>,
    /// Lines that found no room.
    dropped: usize,
    /// The writing thread waits for lines.
    asleep: bool,
    /// The writing thread is at work on what it took.
    writing: bool,
}

static BUFFER: Mutex<Buffer> = Mutex::new(Buffer {
    lines: Vec::new(),
    dropped: 0,
    asleep: false,
    writing: false,
});
/// There are lines.
static WAKE: Condvar = Condvar::new();
/// Everything was written.
static DONE: Condvar = Condvar::new();
static START: Once = Once::new();

/// Where the log goes.
#[derive(Debug, Default)]
pub(super) struct LogWriter;

impl Write for LogWriter {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        START.call_once(|| {
            drop(
                thread::Builder::new()
                    .name("log".to_owned())
                    .spawn(write_forever),
            );
        });
        let mut buffer = lock();
        if buffer.lines.len() + line.len() > FULL {
            buffer.dropped += 1;
        } else {
            buffer.lines.extend_from_slice(line);
        }
        if buffer.asleep {
            buffer.asleep = false;
            WAKE.notify_one();
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Waits, but not for ever, until what was logged is written.
pub fn flush() {
    let busy = |buffer: &mut Buffer| buffer.writing || !buffer.lines.is_empty();
    let waited = DONE.wait_timeout_while(lock(), PATIENCE, busy);
    drop(waited.unwrap_or_else(PoisonError::into_inner));
}

fn write_forever() {
    loop {
        let mut buffer = lock();
        while buffer.lines.is_empty() {
            buffer.asleep = true;
            buffer = WAKE.wait(buffer).unwrap_or_else(PoisonError::into_inner);
        }
        buffer.writing = true;
        drop(buffer);
        thread::sleep(WAIT);
        let mut buffer = lock();
        let lines = std::mem::take(&mut buffer.lines);
        let dropped = std::mem::take(&mut buffer.dropped);
        drop(buffer);
        // A closed standard error is no reason to stop serving.
        let _ = io::stderr().write_all(&lines);
        if dropped > 0 {
            let _ = writeln!(
                io::stderr(),
                "{{\"level\":\"WARN\",\"message\":\"log lines dropped\",\"count\":{dropped}}}"
            );
        }
        lock().writing = false;
        DONE.notify_all();
    }
}

fn lock() -> MutexGuard<'static, Buffer> {
    BUFFER.lock().unwrap_or_else(PoisonError::into_inner)
}
