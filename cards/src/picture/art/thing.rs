//! Things: what one wears, wields, opens or plays.

use super::{Pen, Scene};
mod clay;
mod garb;
mod tool;

pub(super) fn jar(scene: &mut Scene) {
    shown(scene, 0.94, clay::pot);
}

pub(super) fn drum(scene: &mut Scene) {
    shown(scene, 0.88, clay::drum);
}

pub(super) fn amulet(scene: &mut Scene) {
    shown(scene, 0.98, clay::charm);
}

pub(super) fn blade(scene: &mut Scene) {
    shown(scene, 0.8, tool::blade);
}

pub(super) fn lantern(scene: &mut Scene) {
    shown(scene, 0.92, tool::lantern);
}

pub(super) fn book(scene: &mut Scene) {
    shown(scene, 0.9, tool::book);
}

pub(super) fn viola(scene: &mut Scene) {
    shown(scene, 0.82, tool::viola);
}

pub(super) fn hat(scene: &mut Scene) {
    shown(scene, 0.95, garb::hat);
}

pub(super) fn crown(scene: &mut Scene) {
    shown(scene, 0.92, garb::crown);
}

/// One thing before a backdrop.
fn shown(scene: &mut Scene, scale: f64, paint: fn(&mut Scene, Pen)) {
    scene.backdrop();
    let (focus, r) = (scene.focus(), scene.reach());
    let pen = scene.pen(focus, r * scale);
    paint(scene, pen);
}
