//! The catalogue that is served: loaded from the database, followed from build to build, swapped whole.

use std::sync::Arc;

use arc_swap::{ArcSwap, Guard};

mod current;
mod follow;
mod import;
mod load;

pub use current::{Current, Place};
pub use follow::follow;
pub use import::{ImportError, Imported, import};
pub use load::{LoadError, Loaded, bring_up};

/// What is served now. A request takes it once and sees one build, whatever is loaded meanwhile.
pub struct Catalogue(ArcSwap<Current>);

impl Catalogue {
    /// Begins with a build.
    pub fn new(current: Current) -> Self {
        Self(ArcSwap::from_pointee(current))
    }

    /// The build that is served now.
    pub fn get(&self) -> Guard<Arc<Current>> {
        self.0.load()
    }

    /// Serves another one from now on.
    pub fn put(&self, current: Current) {
        self.0.store(Arc::new(current));
    }
}
