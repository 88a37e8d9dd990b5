use super::kit::*;
use fabulario_engine::deck::Section;

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

#[test]
fn smoke() {
    let mut desk = fab();
    desk.set(Section::Main, "carta-14", 4)
        .set(Section::Centro, "capital", 2);
    desk.line(Section::Main, "mirante", 1);
    println!("{:#?}", desk.illegal("fab-padrao"));
}
