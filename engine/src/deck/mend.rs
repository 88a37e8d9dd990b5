//! What to change so that a deck becomes legal, with as few changed cards as possible.
//!
//! A change takes a copy out, puts one in, or moves one to another list; each counts as one. What must go is told by
//! the judge's own findings; where several cards could go, the ways are tried in turn, the cheapest wins
//! ([`search`]). What could save others is decided before: which bases give the colours ([`bases`]), which Casa and
//! Classes make the hero ([`hero`]). What is then lacking comes from the pool, chosen by somebody's [`Taste`]. The
//! result is judged once more: a mending is legal, or there is none.

use super::{CardNo, Code, DeckList, Judge, LegalDeck, Printed, Section, Violation};

mod bases;
mod cure;
mod desk;
mod fill;
mod hero;
mod outlook;
mod search;
mod share;
mod step;

use desk::Desk;
use search::Search;
pub use step::Step;

/// Who knows which cards go well together.
pub trait Taste {
    /// Chooses copies to put into a section, so many in all: cards of `from`, of none more than there is room for.
    fn choose(
        &mut self,
        list: &DeckList<'_>,
        section: Section,
        copies: u32,
        from: &[(CardNo, u32)],
    ) -> Vec<(CardNo, u32)>;

    /// Puts lines into the order in which the deck can do without them.
    fn order(&mut self, list: &DeckList<'_>, lines: &mut [usize]);
}

/// No taste at all: what comes first comes in, what comes last goes out.
#[derive(Debug, Clone, Copy, Default)]
pub struct InOrder;

impl Taste for InOrder {
    fn choose(
        &mut self,
        _list: &DeckList<'_>,
        _section: Section,
        mut copies: u32,
        from: &[(CardNo, u32)],
    ) -> Vec<(CardNo, u32)> {
        let mut chosen = Vec::new();
        for (card, room) in from {
            let some = copies.min(*room);
            if some > 0 {
                chosen.push((*card, some));
                copies -= some;
            }
        }
        chosen
    }

    fn order(&mut self, _list: &DeckList<'_>, lines: &mut [usize]) {
        lines.sort_unstable_by(|a, b| b.cmp(a));
    }
}

/// How a deck becomes legal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mending<'a, 'r> {
    /// The deck as it is then; lines may have no copies left.
    pub list: DeckList<'a>,
    /// The proof.
    pub legal: LegalDeck<'r>,
    /// Every change.
    pub steps: Vec<Step<'a>>,
    /// By violation, in the order in which they were given: the places of the steps that cure it.
    pub cures: Vec<Vec<usize>>,
    /// How many copies are taken out, put in, or moved to another list.
    pub changed: u64,
}

/// Why a deck is not mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unmended {
    /// The cards of the pool cannot make it legal.
    Impossible,
    /// It is too large, or too much is wrong with it.
    TooMuch,
}

/// Most lines of a deck that is mended, and most copies that come at once.
const MOST_LINES: usize = 150;
const MOST_COMING: u64 = 1_000;

impl<'j, 'r, C: Printed> Judge<'j, 'r, C> {
    /// How a deck with these violations becomes legal, or why that is not known.
    pub fn mend<'a>(
        &self,
        list: &DeckList<'a>,
        violations: &[Violation<'r>],
        taste: &mut dyn Taste,
    ) -> Result<Mending<'a, 'r>, Unmended>
    where
        'j: 'a,
    {
        if violations.iter().any(|found| is_final(found.code)) {
            return Err(Unmended::Impossible);
        }
        if list.lines.len() > MOST_LINES {
            return Err(Unmended::TooMuch);
        }
        let desk = Desk::new(list);
        let mut search = Search::new(self, taste);
        let frames = self.frames(&desk, search.taste);
        search.share(frames.len());
        for frame in frames {
            search.begin(frame);
        }
        let (desk, legal) = search.best()?;
        let desk = fill::rehome(self, list, desk);
        let legal = self.check(&desk.list).unwrap_or(legal);
        let steps = step::between(list, &desk);
        let (steps, cures) = share::share(self, list, violations, steps);
        Ok(Mending {
            changed: step::changed(&steps),
            list: desk.list,
            legal,
            steps,
            cures,
        })
    }

    /// What the mending may begin with: the deck as it is, and with other bases or another hero, the most promising
    /// first.
    fn frames<'a>(&self, desk: &Desk<'a>, taste: &mut dyn Taste) -> Vec<Desk<'a>>
    where
        'j: 'a,
    {
        let mut frames = bases::frames(self, desk, taste);
        frames.extend(hero::frames(self, desk, taste));
        frames.push(desk.clone());
        frames.sort_by_cached_key(|frame| outlook::outlook(self, frame));
        frames
    }
}

/// What no change of cards can cure.
const fn is_final(code: Code) -> bool {
    matches!(
        code,
        Code::FormatNotInForce | Code::SwapNotThere | Code::SwapNotOneForOne
    )
}
