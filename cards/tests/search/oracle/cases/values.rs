//! Values and numbers.

use super::super::fields::Field;
use super::super::query::{Expr, Has, Leaf, Op, Sign};
use super::{CATALOG, both, find, is, many, not, number, one};

#[test]
fn only_cards_with_colours_are_compared_by_them() {
    let token = || is(Leaf::Is("ficha".to_owned()));
    let of = |op| find(&both(token(), many(Field::Colour, op, &["vd"])));
    assert_eq!(of(Op::Ge), ["fab-ficha-muda", "fab-ficha-queixada"]);
    assert_eq!(of(Op::Ge), of(Op::Eq));
    assert_eq!(of(Op::Ne).len(), 5);
    assert!(of(Op::Gt).is_empty());
    let none = is(Leaf::Count(Field::Colour, Op::Eq, 0));
    let colourless = is(Leaf::Is("colorless".to_owned()));
    assert_eq!(find(&none), find(&colourless));
}

#[test]
fn several_values_are_compared_as_sets_and_counted() {
    let six = [
        "dd-arraia-do-fundo-manso",
        "dd-mariposa-de-breu",
        "dd-rodamoinho-ladrao",
    ];
    assert_eq!(find(&is(Leaf::Count(Field::Direction, Op::Ge, 6))), six);
    let corners = many(Field::Direction, Op::Gt, &["norte", "SW"]);
    assert_eq!(find(&corners), six);
    let head = many(Field::Worn, Op::Eq, &["cabeca"]);
    let crowns = [
        "apo-chapeu-de-couro-de-peixe",
        "apo-coroa-de-trilho-torcido",
    ];
    assert_eq!(find(&head), crowns);
    let nowhere = is(Leaf::Count(Field::Worn, Op::Eq, 0));
    assert_eq!(find(&both(nowhere, not(one(Field::Type, "item")))), [""; 0]);
}

#[test]
fn a_number_that_is_not_there_compares_with_nothing() {
    let unknown = both(
        number(Field::Hp, Op::Ge, 1),
        not(is(Leaf::Has(Has::Field(Field::Attack)))),
    );
    assert_eq!(find(&unknown), ["dd-espelho-que-anda"]);
    let bases = both(one(Field::Type, "base"), number(Field::Cost, Op::Ne, 99));
    assert!(find(&bases).is_empty());
    let slow = ["apo-a-ladeira-acordada", "apo-sombra-da-mangueira"];
    assert_eq!(find(&number(Field::Agi, Op::Lt, 0)), slow);
    let mixed = both(number(Field::Sp, Op::Ge, 1), number(Field::Mp, Op::Ge, 1));
    assert_eq!(find(&mixed), ["apo-mutirao-de-mil-maos"]);
    let far = both(one(Field::Game, "dd"), number(Field::Range, Op::Eq, 0));
    assert!(find(&far).contains(&"dd-espelho-que-anda"));
}

#[test]
fn arithmetic_is_exact_and_nothing_is_divided_by_zero() {
    let cost = |sign, by| {
        let (cost, by) = (Expr::Field(Field::Cost), Expr::Number(by));
        Expr::Of(Box::new(cost), sign, Box::new(by))
    };
    let zero = || is(Leaf::Number(cost(Sign::Over, 0), Op::Eq, Expr::Number(0)));
    assert!(find(&zero()).is_empty());
    assert_eq!(find(&not(zero())).len(), CATALOG.cards().len());
    let half = Leaf::Number(cost(Sign::Over, 2), Op::Gt, Expr::Number(1));
    assert_eq!(find(&is(half)), find(&number(Field::Cost, Op::Ge, 3)));
    let odd = both(
        is(Leaf::Parity(Field::Cost, false)),
        number(Field::Cost, Op::Le, 2),
    );
    assert_eq!(find(&odd), find(&number(Field::Cost, Op::Eq, 1)));
}

#[test]
fn rarities_have_an_order_and_marks_count_as_properties() {
    let rarest = is(Leaf::Rarity(Op::Gt, "épica".to_owned()));
    let rarest = find(&both(rarest, one(Field::Game, "mvc")));
    let epic = [
        "mvc-aquela-que-abre-as-manhas",
        "mvc-capita-das-doze-margens",
        "mvc-leme-do-primeiro-barco",
    ];
    assert_eq!(rarest.len(), 4);
    assert!(epic.iter().all(|id| rarest.contains(id)));
    let marked = find(&is(Leaf::Is("epico".to_owned())));
    assert_eq!(marked.len(), 3 + 14);
    assert!(epic.iter().all(|id| marked.contains(id)));
    let letters = ["fab-canavial-em-chamas", "fab-discurso-de-coreto"];
    assert_eq!(find(&is(Leaf::Is("x".to_owned()))), letters);
}

#[test]
fn what_a_card_does_is_read_from_its_abilities() {
    let winners = [
        "fab-beata-do-ultimo-arraial",
        "fab-fogueira-da-ultima-noite",
        "fab-imperador-menino-do-divino",
    ];
    assert_eq!(find(&many(Field::Does, Op::Ge, &["vitoria"])), winners);
    let copies = many(Field::Does, Op::Ge, &["copy", "create"]);
    let copies = find(&both(copies, one(Field::Game, "fab")));
    assert_eq!(copies, ["fab-espelho-de-poco", "fab-rosto-na-correnteza"]);
    // Arranque allows to act at once, and is a passive ability.
    let brasa = both(
        many(Field::Does, Op::Eq, &["permite"]),
        many(Field::Ability, Op::Eq, &["passive"]),
    );
    assert!(find(&brasa).contains(&"fab-ficha-brasa"));
}
