use fabulario_tests::{Browser, Server};

use super::{at, loads_only_from};

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_developer_reads_the_documentation() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&at(server, "/docs"));
    assert!(browser.text(".info .title").contains("Fabulario"));
    let games = browser.text("#operations-games-list_games");
    assert!(games.contains("/v1/games"));
    loads_only_from(&browser, server);
}
