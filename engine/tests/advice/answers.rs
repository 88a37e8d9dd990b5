//! Answers: margins, verdicts, and words whose every figure is checked.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::advice::{Advice, Case, Goal, Kind, Part, Verdict};

use super::kit::table;

const CHEAP: CardId = CardId(0);
const MIDDLE: CardId = CardId(1);
const DEAR: CardId = CardId(2);

/// Twenty of cost 2, ten of cost 4, ten of cost 9.
fn ask(hand: &[CardId], goal: &Goal, rules: PlayRules) -> Advice {
    let costs = [(CHEAP, 2), (MIDDLE, 4), (DEAR, 9)];
    let table = table(&costs.map(|(card, cost)| Kind::new(card, cost, 3, 0)));
    let deck = [vec![CHEAP; 20], vec![MIDDLE; 10], vec![DEAR; 10]].concat();
    let case = Case {
        table: &table,
        deck: &deck,
        tried: &[],
        hand,
        rules,
        first: true,
        goal,
    };
    case.exact().unwrap()
}

#[test]
fn an_answer_says_what_to_keep_and_why() {
    let hand = [DEAR, DEAR, CHEAP, DEAR, DEAR];
    let advice = ask(&hand, &Goal::Curve { turns: 2 }, PlayRules::default());
    assert_eq!(advice.best(), [CHEAP]);
    // Turn 1 is certain; turn 2 fails if the six new cards have no card of cost 4 and fewer than two of cost 2.
    let value = 1.0 - (1.0 + 19.0 * 6.0) / 1_623_160.0;
    assert!((advice.choices[0].value - value).abs() < 1e-12);
    // The same with two new cards.
    let all = 1.0 - (15.0 + 19.0 * 6.0) / 595.0;
    assert!((advice.all.as_ref().unwrap().by - (value - all)).abs() < 1e-12);
    assert_eq!(advice.choices.len(), 10);
    assert_eq!(
        advice.reason.en,
        "Keep 0 (2); replace 2 (9) ×4. \
         Alone, the card that stays spends 2 of 2 on turn 1, 0 of 4 on turn 2. \
         No turn up to 2 can pay for 2 (9) ×4: there are at most 4 resources. \
         Of the 35 cards not seen yet, 29 (82.9 %) cost 4 or less. \
         Chance to spend all resources on cards in every turn up to 2: > 99.9 % (exact); \
         keeping only 0 (2) and 2 (9): 99.9 %; keeping everything: 78.3 %; replacing everything: 98.6 %. \
         It is close: the next choice is 0.08 percentage points behind."
    );
    assert_eq!(
        advice.reason.pt,
        "Fique com 0 (2); troque 2 (9) ×4. \
         Sozinha, a carta que fica gasta 2 de 2 no turno 1, 0 de 4 no turno 2. \
         Nenhum turno até o 2 paga 2 (9) ×4: há no máximo 4 recursos. \
         Das 35 cartas ainda não vistas, 29 (82,9 %) custam 4 ou menos. \
         Chance de gastar todos os recursos em cartas em cada turno até o 2: > 99,9 % (exato); \
         ficando só com 0 (2) e 2 (9): 99,9 %; ficando com tudo: 78,3 %; trocando tudo: 98,6 %. \
         É por pouco: a próxima escolha fica 0,08 pontos percentuais atrás."
    );
}

#[test]
fn margins_are_differences_of_values() {
    for hand in [
        [CHEAP, CHEAP, MIDDLE, DEAR, DEAR],
        [MIDDLE, MIDDLE, MIDDLE, DEAR, DEAR],
        [CHEAP; 5],
        [DEAR; 5],
    ] {
        for goal in [Goal::Curve { turns: 2 }, Goal::Spent { turns: 2 }] {
            let advice = ask(&hand, &goal, PlayRules::default());
            let best = advice.choices[0].value;
            let value = |keep: &[CardId]| {
                let choice = advice.choices.iter().find(|it| it.keep == keep);
                choice.unwrap().value
            };
            for margin in [&advice.next, &advice.all, &advice.none]
                .into_iter()
                .flatten()
            {
                assert!((best - value(&margin.keep) - margin.by).abs() < 1e-12);
                assert_eq!(margin.interval, None);
                assert_ne!(margin.keep, advice.best());
            }
            let next = advice.next.as_ref().unwrap();
            let between = |it: f64| it < best - 1e-12 && it > best - next.by + 1e-12;
            assert!(!advice.choices.iter().any(|it| between(it.value)));
            let bar = if goal.is_probability() {
                0.01
            } else {
                0.01 * best
            };
            assert_eq!(advice.verdict == Verdict::Clear, next.by >= bar);
            assert_eq!(advice.all.is_none(), advice.best().len() == 5);
            assert_eq!(advice.none.is_none(), advice.best().is_empty());
        }
    }
}

#[test]
fn nothing_to_choose_and_nothing_to_tell_apart() {
    let rules = PlayRules {
        mulligan: false,
        ..PlayRules::default()
    };
    let goal = Goal::Curve { turns: 1 };
    let advice = ask(&[DEAR; 5], &goal, rules);
    assert_eq!(advice.verdict, Verdict::Only);
    assert_eq!((advice.next, advice.all, advice.none), (None, None, None));
    let never = Goal::Package {
        turns: 1,
        parts: vec![Part {
            cards: vec![CardId(3)],
            wanted: 1,
        }],
    };
    let advice = ask(&[DEAR; 5], &never, PlayRules::default());
    assert_eq!((advice.verdict, advice.best().len()), (Verdict::Close, 5));
    assert!(advice.reason.en.contains("Every choice is worth the same."));
}
