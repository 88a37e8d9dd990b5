//! The decks that tests begin with are legal, so that a test names only what it is about.

use super::kit::*;

#[test]
fn the_default_decks_are_legal() {
    for format in ["fab-padrao", "fab-padrao-guia"] {
        assert_eq!(fab().legal(format), [""; 0]);
    }
    assert_eq!(dd().legal("dd-padrao"), [""; 0]);
    for format in ["mvc-2022", "mvc-2026"] {
        assert_eq!(mvc().legal(format), [""; 0]);
    }
    for format in ["apo-lagvig", "apo-padrao"] {
        assert_eq!(apo().legal(format), [""; 0]);
    }
}
