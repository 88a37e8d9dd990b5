//! Server processes whose CPU time is watched.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::{fs, thread};

use crate::Outcome;

/// Nanoseconds of each thread.
pub type Times = BTreeMap<OsString, f64>;

/// A server process whose CPU time is watched.
pub struct Server {
    process: Child,
    pub address: String,
}

impl Server {
    pub fn start(mut command: Command) -> Outcome<Self> {
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let mut lines = BufReader::new(process.stdout.take().ok_or("no output")?).lines();
        let page = lines
            .by_ref()
            .map_while(Result::ok)
            .find(|line| line.contains("page"));
        thread::spawn(move || lines.for_each(drop));
        let address = page.as_deref().and_then(|page| page.rsplit_once("http://"));
        let (_, address) = address.ok_or("the server did not say where it is")?;
        let address = address.trim_end_matches('/').to_owned();
        Ok(Self { process, address })
    }

    /// Nanoseconds of CPU time since an earlier look.
    pub fn spent_since(&self, before: &Times) -> Outcome<f64> {
        let after = self.cpu_times()?;
        let spent = |(thread, time): (&OsString, &f64)| time - before.get(thread).unwrap_or(&0.0);
        Ok(after.iter().map(spent).sum())
    }

    /// Nanoseconds of every thread that lives.
    pub fn cpu_times(&self) -> Outcome<Times> {
        let mut times = BTreeMap::new();
        for task in fs::read_dir(format!("/proc/{}/task", self.process.id()))? {
            let task = task?;
            // One that ends just now was idle: it counts nothing.
            let Ok(text) = fs::read_to_string(task.path().join("schedstat")) else {
                continue;
            };
            let time = text.split_whitespace().next();
            let time = time.ok_or("no time of a thread")?;
            times.insert(task.file_name(), time.parse()?);
        }
        Ok(times)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
