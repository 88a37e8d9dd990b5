//! Charts are well-formed, say all that they show, and hold their letters inside.

use fabulario_cards::deck::Deck;
use fabulario_cards::stats::{Statistics, chart};
use fabulario_engine::{Game, Lang};
use proptest::prelude::*;
use roxmltree::{Document, Node};

use super::{ready, stats};

fn child<'a>(root: Node<'a, 'a>, name: &str) -> &'a str {
    let found = root.children().find(|it| it.has_tag_name(name));
    found
        .and_then(|it| it.text())
        .unwrap_or_else(|| panic!("no {name}"))
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap_or("0").parse().unwrap()
}

/// Looks at a chart; gives its description and the texts of its labels.
fn look(svg: &str, lang: Lang) -> (String, Vec<String>) {
    let tree = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let root = tree.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(root.attribute("lang"), Some(lang.tag()));
    assert!(!child(root, "title").is_empty());
    assert_eq!(child(root, "style"), chart::STYLE);
    let shape = root.attribute("viewBox").unwrap();
    let shape: Vec<f64> = shape.split(' ').map(|it| it.parse().unwrap()).collect();
    let mut texts = Vec::new();
    for node in root.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        let (x, y) = (number(node, "x"), number(node, "y"));
        let (wide, high) = match name {
            "text" => (number(node, "textLength"), 0.0),
            "rect" => (number(node, "width"), number(node, "height")),
            _ => continue,
        };
        assert!(
            x >= 0.0 && x + wide <= shape[2] + 0.1,
            "{name} at {x}: {svg}"
        );
        assert!(
            y >= 0.0 && y + high <= shape[3] + 0.1,
            "{name} at {y}: {svg}"
        );
        texts.extend(
            node.text()
                .filter(|_| name == "text")
                .map(ToOwned::to_owned),
        );
    }
    (child(root, "desc").to_owned(), texts)
}

fn both(of: &Statistics<'_>, lang: Lang) -> [String; 2] {
    [chart::curve(of, lang), chart::colours(of, lang)]
}

#[test]
fn charts_of_ready_decks_tell_every_bar() {
    for (name, deck) in ready() {
        for lang in Lang::ALL {
            let of = stats(&deck, lang);
            let [curve, colours] = both(&of, lang);
            let (desc, texts) = look(&curve, lang);
            for step in &of.curve.steps {
                assert!(
                    desc.contains(&format!("{}: {} ", step.at, step.cards)),
                    "{desc}"
                );
                assert!(texts.contains(&step.at.to_string()), "{name} {texts:?}");
                assert!(texts.contains(&step.cards.to_string()), "{name} {texts:?}");
            }
            let (desc, texts) = look(&colours, lang);
            for colour in &of.colours.values {
                let told = format!(": {} ", colour.of.cards);
                assert!(desc.contains(&told), "{desc}");
                assert!(texts.contains(&colour.of.cards.to_string()));
            }
            let fills = colours.matches(" fill=").count();
            let rows = of.colours.values.len() + usize::from(of.colours.none > 0);
            assert_eq!(fills, rows, "{name}");
        }
    }
}

#[test]
fn nothing_and_very_much_can_be_drawn() {
    for game in Game::ALL {
        let mut deck = Deck {
            game,
            lines: Vec::new(),
        };
        for lang in Lang::ALL {
            for svg in both(&stats(&deck, lang), lang) {
                let (desc, _) = look(&svg, lang);
                assert!(desc.starts_with("0 "), "{desc}");
            }
        }
        let of_game = ready().into_iter().filter(|(_, deck)| deck.game == game);
        deck.lines.extend(of_game.flat_map(|(_, deck)| deck.lines));
        deck.lines
            .iter_mut()
            .for_each(|it| it.copies = Deck::MOST_COPIES);
        let of = stats(&deck, Lang::Pt);
        for svg in both(&of, Lang::Pt) {
            look(&svg, Lang::Pt);
        }
    }
}

proptest! {
    #[test]
    fn hostile_names_stay_texts(name in "\\PC{0,40}|[<>&\"'\\]\u{0}-\u{1f}\u{202e}\u{feff}\u{fffe}]{0,20}", cards in any::<u64>()) {
        let (_, deck) = ready().swap_remove(0);
        let mut of = stats(&deck, Lang::En);
        let leaked: &'static str = Box::leak(name.into_boxed_str());
        of.curve.name = leaked;
        of.colours.name = leaked;
        for colour in &mut of.colours.values {
            colour.of.name = leaked;
            colour.of.cards = cards;
        }
        of.curve.steps[0].cards = cards / 4;
        for svg in both(&of, Lang::En) {
            look(&svg, Lang::En);
            prop_assert_eq!(svg.matches("<style>").count(), 1);
        }
    }
}
