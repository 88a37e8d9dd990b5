//! Sets of places: nothing is lost or doubled where one word ends and the next begins.

use super::{Bits, Slot};

#[test]
fn every_place_comes_once_and_in_order() {
    for places in [
        vec![],
        vec![0],
        vec![63, 64],
        vec![255],
        vec![5, 70, 71, 130, 200, 254],
        (0..=255).collect::<Vec<u8>>(),
    ] {
        let set: Bits = places.iter().copied().map(Slot).collect();
        let listed: Vec<u8> = set.iter().map(|slot| slot.0).collect();
        assert_eq!(listed, places, "nothing is lost between the words");
        assert_eq!(set.count() as usize, places.len(), "the set counts alike");
    }
}

#[test]
fn one_place_alone_is_a_set() {
    for place in [0, 64, 191, 255] {
        let alone: Vec<Slot> = Bits::only(Slot(place)).iter().collect();
        assert_eq!(alone, [Slot(place)], "a set of one");
    }
}
