//! What the own turn still holds, worked out once at a decision and not for every target weighed.

use super::Eye;
use crate::fabula::ability::Deed;
use crate::fabula::state::{Bits, Slot};

/// What every boost of an Aliado is weighed against.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook {
    /// The own Aliados that could still influence this turn with some weight.
    pub ready: Bits,
    /// What they weigh together.
    pub weight: i32,
    /// The Centros of others that an own Aliado reaches.
    pub centros: Bits,
}

impl Eye<'_, '_> {
    pub(super) fn outlook(&self) -> &Outlook {
        self.outlook.get_or_init(|| {
            let heavy = |slot: &Slot| self.weight(*slot) > 0;
            let ready: Bits = self
                .ready_for(Deed::Influence)
                .iter()
                .filter(heavy)
                .collect();
            let own = self.allies_of(self.me);
            let reached = |base: &Slot| {
                self.is_centro(*base)
                    && own
                        .iter()
                        .any(|slot| self.state.is_reachable(*base, Some(slot)))
            };
            Outlook {
                ready,
                weight: self.weights(ready),
                centros: self.prey().filter(reached).collect(),
            }
        })
    }
}
