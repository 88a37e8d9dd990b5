//! The board: what is linked, what is connected, what is reached.

use fabulario_engine::dominions::Direction::{self, E, N, Ne, Nw, S, Se, Sw, W};
use fabulario_engine::dominions::board::{
    BOARD, ENEMY_ZONE, SPAWN_ZONE, Tile, Tiles, away, connected, reach, spawn_area,
};

use super::kit::{tile, tiles};

/// The picture of the rules, row by row: `.` outside, `0` a tile, `1` and `2` the zones, `3` and `4` the Domains.
const PICTURE: [&str; 7] = [
    "...0...", "..000..", ".10002.", "3100024", ".10002.", "..000..", "...0...",
];

fn shown(signs: &str) -> Vec<(u8, u8)> {
    let mut found = Vec::new();
    for (y, row) in (0..).zip(PICTURE) {
        let row = (0..).zip(row.chars());
        found.extend(row.filter(|(_, c)| signs.contains(*c)).map(|(x, _)| (y, x)));
    }
    found
}

/// Where a card may be spawned, by own cards that lie there.
fn free(own: &[(u8, u8)]) -> Tiles {
    spawn_area(tiles(own)).without(tiles(own))
}

#[test]
fn the_board_is_the_picture_of_the_rules() {
    assert_eq!(BOARD, tiles(&shown("012")));
    assert_eq!(BOARD.count(), 23);
    assert_eq!(SPAWN_ZONE, tiles(&shown("1")));
    assert_eq!(ENEMY_ZONE, tiles(&shown("2")));
    for (y, x) in shown(".34") {
        assert_eq!(Tile::at(y, x), None, "({y}, {x}): no card stands there");
    }
    assert_eq!((Tile::at(7, 3), Tile::at(3, 255)), (None, None));
    let turned: Tiles = SPAWN_ZONE.iter().map(Tile::turned).collect();
    assert_eq!(turned, ENEMY_ZONE, "the other player sees the board turned");
}

#[test]
fn linked_are_the_eight_neighbours_on_the_board() {
    for (y, x) in shown("012") {
        let beside = |(b, a): &(u8, u8)| (y.abs_diff(*b).max(x.abs_diff(*a))) == 1;
        let expected: Vec<_> = shown("012").into_iter().filter(beside).collect();
        let linked = Tiles::NONE.with(tile((y, x))).linked();
        assert_eq!(linked, tiles(&expected), "({y}, {x})");
    }
}

#[test]
fn dd_t1_one_card_in_the_zone() {
    let expected = [(2, 1), (4, 1), (2, 2), (3, 2), (4, 2)];
    assert_eq!(free(&[(3, 1)]), tiles(&expected));
}

#[test]
fn dd_t2_a_card_in_the_zone_and_one_face_down() {
    let expected = [
        (2, 1),
        (4, 1),
        (2, 2),
        (3, 2),
        (3, 3),
        (4, 3),
        (5, 2),
        (5, 3),
    ];
    assert_eq!(free(&[(3, 1), (4, 2)]), tiles(&expected));
}

#[test]
fn dd_t3_a_bridge_of_three_cards() {
    let expected = [
        (2, 1),
        (4, 1),
        (2, 2),
        (3, 2),
        (2, 3),
        (2, 4),
        (3, 4),
        (4, 3),
        (4, 4),
        (5, 2),
        (5, 3),
    ];
    assert_eq!(free(&[(3, 1), (4, 2), (3, 3)]), tiles(&expected));
}

#[test]
fn dd_t4_three_directions_range_0() {
    let reached = reach(tile((3, 3)), &[Ne, E, Se], 0);
    assert_eq!(reached, tiles(&[(2, 4), (3, 4), (4, 4)]));
}

#[test]
fn dd_t5_one_direction_range_1() {
    assert_eq!(reach(tile((3, 3)), &[E], 1), tiles(&[(3, 4), (3, 5)]));
}

#[test]
fn dd_t6_both_sides_range_2_and_no_domain() {
    let reached = reach(tile((3, 1)), &[E, W], 2);
    assert_eq!(reached, tiles(&[(3, 2), (3, 3), (3, 4)]));
}

/// A card is connected in the zone or through a connected card; one that only touches the zone is not.
#[test]
fn dd_r6_a_bridge_begins_with_an_own_card_in_the_zone() {
    let connects = |own: &[(u8, u8)]| connected(tiles(own));
    assert_eq!(connects(&[(3, 1)]), tiles(&[(3, 1)]), "in the zone");
    assert_eq!(connects(&[(5, 2)]), Tiles::NONE, "only touches the zone");
    assert_eq!(connects(&[(3, 3)]), Tiles::NONE, "touches nothing");
    assert_eq!(
        connects(&[(2, 1), (1, 2), (0, 3), (6, 3), (4, 4)]),
        tiles(&[(2, 1), (1, 2), (0, 3)])
    );
    for alone in [(3, 3), (3, 2), (5, 2)] {
        assert_eq!(spawn_area(tiles(&[alone])), SPAWN_ZONE, "no bridge");
    }
    assert_eq!(spawn_area(Tiles::NONE), SPAWN_ZONE);
}

/// Line 579 of the manual: whoever finds every tile of the own zone held by cards of others spawns nothing, wherever
/// own cards lie beyond it.
#[test]
fn dd_r6_with_the_zone_full_of_cards_of_others_nothing_is_spawned() {
    let beyond: Vec<(u8, u8)> = shown("02");
    for (n, one) in beyond.iter().enumerate() {
        for other in &beyond[n..] {
            let own = tiles(&[*one, *other]);
            let area = spawn_area(own).without(own | SPAWN_ZONE);
            assert!(area.is_empty(), "{one:?} and {other:?}: {area:?}");
        }
    }
    let all = tiles(&beyond);
    assert!(spawn_area(all).without(all | SPAWN_ZONE).is_empty());
}

/// Only straight diagonals: neither (1, 4) nor (2, 5) lies on the NE line of (3, 3).
#[test]
fn dd_r4_diagonals_are_straight() {
    assert_eq!(reach(tile((3, 3)), &[Ne], 1), tiles(&[(2, 4)]));
    assert_eq!(reach(tile((4, 2)), &[Ne], 1), tiles(&[(3, 3), (2, 4)]));
}

/// RANGE n reaches n + 1 tiles: against distances and signs of rows and columns, for every tile and direction.
#[test]
fn dd_r5_range_n_reaches_one_tile_more() {
    let arrows: [(Direction, i16, i16); 8] = [
        (N, -1, 0),
        (Ne, -1, 1),
        (E, 0, 1),
        (Se, 1, 1),
        (S, 1, 0),
        (Sw, 1, -1),
        (W, 0, -1),
        (Nw, -1, -1),
    ];
    for (y, x) in shown("012") {
        for range in 0..=6 {
            for (direction, dy, dx) in arrows {
                let on_line = |(b, a): &(u8, u8)| {
                    let (up, side) = (i16::from(*b) - i16::from(y), i16::from(*a) - i16::from(x));
                    (1..=i16::from(range) + 1).any(|n| (up, side) == (dy * n, dx * n))
                };
                let expected: Vec<_> = shown("012").into_iter().filter(on_line).collect();
                let reached = reach(tile((y, x)), &[direction], range);
                assert_eq!(
                    reached,
                    tiles(&expected),
                    "({y}, {x}) {direction:?} {range}"
                );
            }
        }
    }
}

#[test]
fn away_counts_moves_to_the_enemy_zone() {
    for (y, x) in shown("012") {
        let goal = shown("2").into_iter();
        let moves = goal.map(|(b, a)| y.abs_diff(b).max(x.abs_diff(a)));
        assert_eq!(Some(away(tile((y, x)))), moves.min(), "({y}, {x})");
    }
}
