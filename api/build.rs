//! Migrations and assets are embedded: a new or changed file must rebuild the crate.

fn main() {
    println!("cargo::rerun-if-changed=../migrations");
    println!("cargo::rerun-if-changed=src/web/assets");
    println!("cargo::rerun-if-changed=src/web/templates");
}
