//! `fabulario migrate`

use std::process::Output;

use fabulario_tests::{Database, fabulario};

struct Place {
    folder: tempfile::TempDir,
    database: Database,
}

impl Place {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            database: Database::of_this_run(),
        }
    }

    fn run(&self, args: &[&str]) -> Output {
        let url = self.database.url(self.folder.path());
        let mut command = fabulario();
        command
            .args(args)
            .args(["--database-url", &url])
            .current_dir(self.folder.path())
            .output()
            .unwrap()
    }

    fn says(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }
}

#[test]
fn up_down_and_up_again() {
    let place = Place::new();
    let up = place.says(&["migrate"]);
    let total: usize = up
        .rsplit(", ")
        .next()
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    assert!(total > 0);
    assert_eq!(
        place.says(&["migrate"]),
        format!("0 migrations run, {total} in place\n")
    );
    assert_eq!(
        place.says(&["migrate", "--revert", "1"]),
        format!("1 migration taken back, {} in place\n", total - 1)
    );
    assert_eq!(
        place.says(&["migrate", "--revert", "999"]),
        format!(
            "{} migration{} taken back, 0 in place\n",
            total - 1,
            if total == 2 { "" } else { "s" }
        )
    );
    assert_eq!(
        place.says(&["migrate"]),
        format!(
            "{total} migration{} run, {total} in place\n",
            if total == 1 { "" } else { "s" }
        )
    );
}
