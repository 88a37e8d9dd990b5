//! Log lines are gathered and written together: a system call per request would cost more than the
//! request. A line waits for a twentieth of a second at most; the end of the process writes the rest.

use std::io::{self, Write};
use std::sync::{Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a line may wait.
const WAIT: Duration = Duration::from_millis(50);
/// How much may wait: whoever finds the buffer full writes it out.
const FULL: usize = 256 * 1024;

struct Buffer {
    lines: Vec<u8>,
    /// The writing thread sleeps until somebody wakes it.
    asleep: bool,
}

static BUFFER: Mutex<Buffer> = Mutex::new(Buffer {
    lines: Vec::new(),
    asleep: false,
});
static WAKE: Condvar = Condvar::new();
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
        buffer.lines.extend_from_slice(line);
        if buffer.lines.len() > FULL {
            write_out(&mut buffer);
        } else if buffer.asleep {
            buffer.asleep = false;
            WAKE.notify_one();
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        flush();
        Ok(())
    }
}

/// Writes what waits.
pub fn flush() {
    write_out(&mut lock());
}

fn write_forever() {
    loop {
        let mut buffer = lock();
        while buffer.lines.is_empty() {
            buffer.asleep = true;
            buffer = WAKE.wait(buffer).unwrap_or_else(PoisonError::into_inner);
        }
        drop(buffer);
        thread::sleep(WAIT);
        flush();
    }
}

/// Keeps the lock while writing, so that lines stay in order.
fn write_out(buffer: &mut Buffer) {
    // A closed standard error is no reason to stop serving.
    let _ = io::stderr().write_all(&buffer.lines);
    buffer.lines.clear();
}

fn lock() -> MutexGuard<'static, Buffer> {
    BUFFER.lock().unwrap_or_else(PoisonError::into_inner)
}
