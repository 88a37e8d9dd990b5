//! The data folder is embedded: a new or changed file must rebuild the crate.

fn main() {
    println!("cargo::rerun-if-changed=data");
}
