//! What several threads cost, besides what one does.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::deck::Sample;
use crate::{Judge, Outcome, middle};

/// CPU time of the same games on the command line, by two threads and by one.
pub fn compare(sample: &Sample, folder: &Path, judge: &mut Judge) -> Outcome<()> {
    let file = folder.join("deck.txt");
    fs::write(&file, sample.list())?;
    // So many that starting takes no part in it.
    let games = if judge.rounds > 1 { "100000" } else { "10000" };
    let run = |threads: &str| -> Outcome<f64> {
        let before = children()?;
        let mut command = Command::new(env!("CARGO_BIN_EXE_fabulario"));
        command.arg("goldfish").arg(&file);
        command.args(["--games", games, "--turns", "5", "--seed", "1"]);
        command.args(["--threads", threads, "--illegal"]);
        let status = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()?;
        if !status.success() {
            return Err(format!("fabulario goldfish: {status}").into());
        }
        Ok(children()? - before)
    };
    let mut ratios = Vec::new();
    for _ in 0..judge.rounds.min(3) {
        ratios.push(run("2")? / run("1")?);
    }
    let name = format!("{games} games, {}: two threads ÷ one, CPU", sample.name);
    judge.say(&name, middle(ratios), "×", Some(1.05));
    Ok(())
}

/// Hundredths of a second that processes which have ended took, of the program and of the system for it.
fn children() -> Outcome<f64> {
    let text = fs::read_to_string("/proc/self/stat")?;
    // The name of the program, in brackets, may have spaces.
    let (_, fields) = text.rsplit_once(") ").ok_or("no such file")?;
    let fields: Vec<&str> = fields.split_whitespace().collect();
    Ok(fields[13].parse::<f64>()? + fields[14].parse::<f64>()?)
}
