//! Pages: what people read. A page is a file of `pages`, its template, and its words; `parts` are shared by several.

pub mod assets;
#[cfg(test)]
mod looks;
pub mod modules;
pub mod pages;
mod parts;
mod policy;
mod shell;
#[cfg(test)]
mod tests;
pub mod worker;

pub use parts::shown::Shown;
pub use policy::POLICY;
pub use shell::{Link, Shell, Tab};
