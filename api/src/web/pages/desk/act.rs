//! What the buttons of the desk do.

use actix_web::web::Data;
use arc_swap::Guard;
use fabulario_cards::document::DeckEntry;
use fabulario_engine::deck::Section;

use super::change;
use super::held::{Held, MOST_LINES};
use super::place::{Place, lists, section};
use super::quick::{self, Said, Sign, Wish};
use crate::catalogue::Current;
use crate::desk::judge::Change;
use crate::http::form::Fields;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::parts::verdict::{self, Moved};
use crate::words::pages::desk as words;

/// What became of an act, besides the deck.
#[derive(Default)]
pub struct Done {
    /// What a fix changed, and why.
    pub mended: Vec<Moved>,
    /// Cards to choose from, and the card that they would be attached to.
    pub choices: Vec<Wish>,
    /// The place of that card.
    pub host: Option<Place>,
    /// What is still in the field for quick putting in.
    pub typed: String,
}

/// Takes over what was typed, and does what the button says.
pub async fn act(
    state: &Data<State>,
    shell: &Shell,
    fields: &Fields,
    held: &mut Held,
) -> Result<Done, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let before = held.document.clone();
    let mut done = Done::default();
    held.take(fields);
    let asked = fields.get("fazer").unwrap_or("");
    let (verb, what) = asked.split_once('|').unwrap_or((asked, ""));
    let hand = Hand {
        current: &current,
        shell,
        fields,
    };
    match verb {
        "mais" | "menos" | "tirar" => step(held, verb, what),
        "mover" => hand.shift(held, what),
        "anexar" => hand.attach(held, what, &mut done),
        "anexo" => attached(held, what),
        "carta" => {
            if let Some(wish) = hand.wish(what) {
                hand.grant(held, &wish);
            }
        }
        _ => {}
    }
    // Who presses Enter in the field of quick putting in presses the first button of the form.
    let quick = fields
        .typed("por")
        .filter(|_| matches!(verb, "" | "julgar" | "por"));
    match (quick, verb) {
        (Some(text), _) => hand.quick(held, text, &mut done),
        (None, "carta" | "anexo") => {}
        (None, _) => fields
            .typed("por")
            .unwrap_or("")
            .clone_into(&mut done.typed),
    }
    held.settle();
    if matches!(verb, "consertar" | "consertar-tudo") {
        done.mended = mend(state, shell, fields, held, (verb, what)).await?;
    }
    let lines = held.document.sections.values().flatten();
    if lines.map(|line| 1 + line.attached.len()).sum::<usize>() > MOST_LINES {
        held.document = before;
        held.remarks.push(words::too_many_lines(MOST_LINES).into());
        return Ok(done);
    }
    held.steps.done(&before, &held.document);
    let turned = match verb {
        "desfazer" => Some(held.steps.back(&held.document)),
        "refazer" => Some(held.steps.forth(&held.document)),
        _ => None,
    };
    match turned {
        Some(Some(document)) => held.document = document,
        Some(None) => held.remarks.push(words::no_step().into()),
        None => {}
    }
    // Lines have moved: the card keeps its place only by its name.
    if let Some((place, card)) = done.host.take().zip(done_host(what, &before)) {
        done.host = find(held, place.section, &card);
    }
    Ok(done)
}

fn done_host(what: &str, before: &fabulario_cards::document::DeckDocument) -> Option<String> {
    let place = Place::read(what)?;
    let line = before.sections.get(&place.section)?.get(place.line)?;
    Some(line.card.clone())
}

fn find(held: &Held, section: Section, card: &str) -> Option<Place> {
    let lines = held.document.sections.get(&section)?;
    let line = lines.iter().position(|line| line.card == card)?;
    Some(Place {
        section,
        line,
        attached: None,
    })
}

/// One copy more or fewer, or none at all.
fn step(held: &mut Held, verb: &str, what: &str) {
    let place = Place::read(what);
    let Some(line) = place.and_then(|it| it.of(&mut held.document)) else {
        return;
    };
    match verb {
        "mais" if line.attached.is_empty() => line.copies = line.copies.saturating_add(1),
        "mais" => held.remarks.push(words::one_with_attachments().into()),
        "menos" => line.copies = line.copies.saturating_sub(1),
        _ => line.copies = 0,
    }
}

/// A card that was chosen to be attached: place of the host, and its id.
fn attached(held: &mut Held, what: &str) {
    let Some((place, card)) = what.split_once('|') else {
        return;
    };
    let line = Place::read(place).and_then(|it| it.of(&mut held.document));
    if let Some(line) = line.filter(|line| line.copies == 1) {
        line.attached.extend(DeckEntry::named(card, 1));
    } else {
        held.remarks.push(words::one_with_attachments().into());
    }
}

/// Makes the deck legal, or cures one finding.
async fn mend(
    state: &Data<State>,
    shell: &Shell,
    fields: &Fields,
    held: &mut Held,
    (verb, what): (&str, &str),
) -> Result<Vec<Moved>, Problem> {
    let format = fields.get("formato");
    let (_, judged) = verdict::judge(state, &held.document, format, shell).await?;
    let changes: Vec<Change> = if verb == "consertar-tudo" {
        judged.fix.map_or_else(Vec::new, |fix| fix.changes)
    } else {
        let found = judged.violations.iter();
        let mut found = found.filter(|it| verdict::key(it) == what);
        found.next().map_or_else(Vec::new, |it| it.fix.clone())
    };
    if changes.is_empty() {
        held.remarks.push(words::nothing_mended().into());
    }
    change::mend(&mut held.document, &changes);
    held.settle();
    Ok(verdict::moved(&changes, held.document.game, shell))
}

/// What the acts of one request are done with.
struct Hand<'a> {
    current: &'a Current,
    shell: &'a Shell,
    fields: &'a Fields,
}

impl Hand<'_> {
    /// The list that was chosen beside the fields; none leaves it to the cards.
    fn into(&self) -> Option<Section> {
        self.fields.get("em").and_then(section)
    }

    fn quick(&self, held: &mut Held, text: &str, done: &mut Done) {
        let game = held.document.game;
        match quick::read(self.current, text, game, self.into(), self.shell) {
            Said::Wishes(wishes) => wishes.iter().for_each(|wish| self.grant(held, wish)),
            Said::Choices(choices) => {
                text.clone_into(&mut done.typed);
                done.choices = choices;
            }
            Said::Nothing(why) => {
                text.clone_into(&mut done.typed);
                held.remarks.push(why);
            }
        }
    }

    /// A wish as a button writes it: sign, copies, list, card.
    fn wish(&self, what: &str) -> Option<Wish> {
        let mut parts = what.splitn(4, '|');
        let sign = Sign::named(parts.next()?)?;
        let copies = parts.next()?.parse().ok()?;
        let into = section(parts.next()?);
        let card = parts.next()?.to_owned();
        let home = quick::home(self.current, self.shell.game, &card);
        Some(Wish {
            sign,
            copies,
            section: into.or_else(|| self.into()),
            home,
            card,
        })
    }

    fn grant(&self, held: &mut Held, wish: &Wish) {
        let game = held.document.game;
        let allowed = |it: &Section| lists(game).any(|list| list == *it);
        // Copies go from where they are: the list of their type first.
        let holds = |it: &Section| change::count(&held.document, *it, &wish.card) > 0;
        let there = || {
            let home = Some(wish.home).filter(holds);
            home.or_else(|| lists(game).find(holds))
        };
        let list = match wish.sign {
            Sign::Put => wish.section.unwrap_or(wish.home),
            Sign::Take | Sign::Set => wish.section.or_else(there).unwrap_or(wish.home),
        };
        if !allowed(&list) {
            return;
        }
        let Wish { card, copies, .. } = wish;
        let now = change::count(&held.document, list, card);
        let document = &mut held.document;
        match wish.sign {
            Sign::Put => change::put(document, list, card, *copies),
            Sign::Take => change::take(document, list, card, *copies),
            Sign::Set if *copies > now => change::put(document, list, card, copies - now),
            Sign::Set => change::take(document, list, card, now - copies),
        }
        if wish.sign == Sign::Take && now < *copies {
            let name = self.name(card);
            held.remarks.push(words::fewer_than_asked(name, now).into());
        }
    }

    fn name(&self, id: &str) -> String {
        let card = self.current.catalogue.card(id);
        card.map_or_else(
            || id.to_owned(),
            |it| it.sheet.name.get(self.shell.lang).to_owned(),
        )
    }

    /// Moves a line to the list that was chosen beside it.
    fn shift(&self, held: &mut Held, what: &str) {
        let chosen = self.fields.get(&format!("m/{what}")).and_then(section);
        let game = held.document.game;
        let to = chosen.filter(|it| lists(game).any(|list| list == *it));
        let place = Place::read(what).filter(|it| it.attached.is_none());
        let Some((place, to)) = place.zip(to).filter(|(place, to)| place.section != *to) else {
            return;
        };
        let line = place.of(&mut held.document);
        let moved = line.map(|line| {
            let moved = line.clone();
            line.copies = 0;
            moved
        });
        held.document.sections.entry(to).or_default().extend(moved);
    }

    /// Attaches the card that was typed beside a line.
    fn attach(&self, held: &mut Held, what: &str, done: &mut Done) {
        let text = self.fields.get(&format!("a/{what}")).unwrap_or("");
        let game = held.document.game;
        match quick::read(self.current, text, game, None, self.shell) {
            Said::Wishes(wishes) => {
                for wish in wishes {
                    attached(held, &format!("{what}|{}", wish.card));
                }
            }
            Said::Choices(choices) => {
                done.host = Place::read(what);
                done.choices = choices;
            }
            Said::Nothing(why) => held.remarks.push(why),
        }
    }
}
