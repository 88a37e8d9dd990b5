use super::*;

fn line(section: Section, card: usize, copies: u32) -> DeckLine {
    DeckLine {
        section,
        card,
        attached: Vec::new(),
        copies,
    }
}

#[test]
fn the_normal_form_knows_no_order_and_keeps_attachments_apart() {
    let host = |attached: &[(usize, u32)]| DeckLine {
        attached: attached.to_vec(),
        ..line(Section::Suporte, 4, 1)
    };
    let deck = |lines: Vec<DeckLine>| Deck {
        game: Game::Apoteose,
        lines,
    };
    let one = deck(vec![
        host(&[(9, 1), (7, 1), (9, 1)]),
        line(Section::Inventario, 2, 1),
        line(Section::Suporte, 4, 2),
        line(Section::Casa, 8, 1),
        line(Section::Inventario, 2, 3),
    ]);
    let other = deck(vec![
        line(Section::Casa, 8, 1),
        line(Section::Suporte, 4, 1),
        line(Section::Suporte, 4, 1),
        host(&[(7, 1), (9, 2)]),
        line(Section::Inventario, 2, 4),
    ]);
    assert_eq!(one.normal(), other.clone().normal());
    assert_eq!(other.normal().lines.len(), 4);
}
