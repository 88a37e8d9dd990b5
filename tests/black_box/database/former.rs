//! The data of the former release, under this one.

use fabulario_tests::Builder;

/// What the former release wrote at its first start and at an import, but only a few of its cards.
const FORMER: &str = include_str!("../data/former.sql");

#[test]
fn data_of_the_former_release_is_kept_and_brought_up_to_date() {
    let server = Builder::first().holding(FORMER).start();
    let actor = server.anonymous();
    actor.get("/readyz").ok();
    // What a publisher had imported is served, and it is no news.
    let card = actor.get("/v1/cards/dd-prova-1?lang=en").ok();
    assert_eq!(card["name"], "Proof 1");
    let build = actor.get("/v1/bulk").ok()["build"].clone();
    assert_eq!(build, 3, "what this release ships is the third build");
    let news = |since: u32| {
        let changes = format!("/v1/cards/changes?since={since}&limit=1");
        actor.get(&changes).ok()["total"].as_u64().unwrap()
    };
    let (all, after_the_first, after_the_import) = (news(0), news(1), news(2));
    // The third, Caldeira Andarilha, tells its harm as data since then.
    let kept = all - after_the_first;
    assert_eq!(
        kept, 2,
        "the shipped cards of the file that are as they were"
    );
    assert_eq!(after_the_first - after_the_import, 2, "the imported ones");
    assert!(after_the_import > 500, "all others are new");
    // The next start finds everything as it was left.
    let server = server.kill_and_restart();
    assert_eq!(server.anonymous().get("/v1/bulk").ok()["build"], build);
}
