//! The catalogue that is served: loaded from the database, followed from build to build, swapped whole.

use std::sync::Arc;

use arc_swap::{ArcSwap, Guard};

pub mod answers;
mod current;
mod follow;
mod import;
mod load;

pub use current::{Current, Home};
pub use follow::follow;
pub use import::{ImportError, Imported, import};
pub use load::{LoadError, Loaded, bring_up, look};

/// What is served now. A request takes it once and sees one build, whatever is loaded meanwhile.
pub struct LiveCatalogue {
    current: ArcSwap<Current>,
    home: Home,
}

impl LiveCatalogue {
    /// Begins with a build.
    pub fn new(current: Current, home: Home) -> Self {
        Self {
            current: ArcSwap::from_pointee(current),
            home,
        }
    }

    /// The build that is served now.
    pub fn get(&self) -> Guard<Arc<Current>> {
        self.current.load()
    }

    /// Serves another one from now on.
    fn put(&self, current: Current) {
        self.current.store(Arc::new(current));
    }
}
