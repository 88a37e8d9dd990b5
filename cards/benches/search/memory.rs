//! What an index takes of a process that holds nothing else.

use std::error::Error;
use std::process::Command;
use std::time::Duration;
use std::{env, fs, thread};

use fabulario_cards::index::CardIndex;

use crate::{catalogue, day};

/// Megabytes of a process.
pub struct Memory {
    /// With the catalogue.
    pub before: f64,
    /// With the catalogue and the index.
    pub both: f64,
    /// With the index.
    pub index: f64,
}

/// Asks a process of its own.
pub fn measure(cards: usize, folder: &str) -> Result<Memory, Box<dyn Error>> {
    let mut child = Command::new(env::current_exe()?);
    child.args(["memory", &cards.to_string(), folder]);
    // Memory that is not needed any more is given back at once.
    let output = child.env("MIMALLOC_PURGE_DELAY", "0").output()?;
    let text = String::from_utf8(output.stdout)?;
    let figures: Result<Vec<f64>, _> = text.split_whitespace().map(str::parse).collect();
    match figures?[..] {
        [before, both, index] => Ok(Memory {
            before,
            both,
            index,
        }),
        _ => Err(String::from_utf8_lossy(&output.stderr).into()),
    }
}

/// What that process does.
pub fn tell(cards: usize, folder: &str) -> Result<(), Box<dyn Error>> {
    let catalogue = catalogue(cards)?;
    let before = resident()?;
    let (index, _) = CardIndex::open(&catalogue, day(), folder.as_ref())?;
    let both = resident()?;
    drop(catalogue);
    thread::sleep(Duration::from_secs(1));
    drop(vec![String::from("a little"); 1000]);
    println!("{before} {both} {}", resident()?);
    drop(index);
    Ok(())
}

fn resident() -> Result<f64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1));
    Ok(kilobytes.ok_or("no such figure")?.parse::<f64>()? / 1024.0)
}
