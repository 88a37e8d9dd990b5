//! The one binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    fabulario::cli::main()
}
