//! The hand trainer: an opening hand hangs on the string, the reader says what stays, and the page says what that is worth.

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::desk::goldfish::advising::advised;
use crate::desk::goldfish::hand::drawn;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::live::Live;
use crate::web::parts::pick::{self, Chosen, Offer, Pick};
use crate::web::parts::shown::{Refusal, Shown};
use crate::web::parts::tile::Tile;
use crate::web::{Link, Shell, Tab};
use crate::wire::bounded::Whole;
use crate::wire::code::CodeText;
use crate::wire::decks::CardKey;
use crate::wire::goldfish::{
    AdviceAsked, GoalId, HandAnswer, HandAsked, IllegalDecks, MethodAsked, OpponentAsked,
    PlayOrDraw,
};
use crate::words::Number;
use crate::words::pages::{hand as words, live, shell};

mod alone;
mod asked;
mod keys;
mod score;
mod told;

use alone::Opening;
use asked::Asked;
pub use keys::LIVE;
use score::Score;
use told::Told;

/// Games where only games can tell: fewer than the lab's usual number, so that a page does not keep anybody waiting.
const GAMES: u32 = 4_000;

/// A card of the hand.
pub struct Held {
    /// Its place, from 1 on.
    pub place: usize,
    /// The card.
    pub tile: Tile,
    /// Whether it stays; as long as nothing is answered, every card does.
    pub stays: bool,
}

/// A deck with its hand, if there is one.
struct Dealt {
    name: String,
    name_lang: Option<&'static str>,
    hand: Vec<Held>,
    told: Option<Told>,
    /// What is worth knowing about the deck.
    warnings: Vec<String>,
    /// What stays the same from one answer to another: the hand as it hangs.
    same: String,
    /// What is answered: the hand, and what it is wanted for.
    id: String,
    seed: String,
    /// The next hand, this one alone, and the same by the other order.
    next: Link,
    share: Link,
    /// The table on which this hand is played as it was answered.
    play: Link,
    orders: [(String, Link, bool); 2],
    api: Option<String>,
}

#[derive(Template)]
#[template(path = "hand.html")]
struct HandPage {
    shell: Shell,
    asked: Asked,
    goal: String,
    pick: Pick,
    offers: Vec<(Offer, Link)>,
    formats: Vec<(String, String, bool)>,
    dealt: Option<Dealt>,
    opening: Option<Opening>,
    /// What points are called that are lost.
    goal_unit: String,
    live: Option<Live>,
    score: Option<(Score, String)>,
    refusal: Option<Refusal>,
    /// Whether hands of the game have values.
    has_values: bool,
}

/// The page of a hand.
pub async fn hand_page(
    state: &Data<State>,
    shell: Shell,
    client: IpAddr,
) -> Result<Shown, Problem> {
    let shell = shell.below(Tab::Lab);
    let settled = pick::settled(&shell, &["codigo"]).or_else(|| asked::settled(&shell));
    if let Some(link) = settled {
        return Ok(Shown::At(link));
    }
    let current = Guard::into_inner(state.catalogue.get());
    let (chosen, mut wrong_code) = match shell.asked("codigo") {
        None => (None, None),
        Some(written) => match Chosen::read(&current, written, shell.lang) {
            Ok(chosen) => (Some(chosen), None),
            Err(why) => (None, Some(why)),
        },
    };
    let shell = match &chosen {
        Some(chosen) => shell.about(chosen.game()),
        None => shell,
    };
    if !Tab::Lab.is_of(shell.game) {
        return Ok(Shown::At(shell.link_in_game("/laboratorio")));
    }
    let asked = Asked::read(&shell);
    let mut refusal = (!asked.wrong.is_empty()).then(|| Refusal::wrong(asked.wrong.clone()));
    if let Some(why) = &wrong_code {
        refusal = Some(Refusal::wrong(vec![why.clone()]));
    }
    let (mut dealt, mut opening) = (None, None);
    if let (Some(chosen), None) = (&chosen, &refusal) {
        if shell.game == Game::Fabula {
            match deal(state, &current, (&shell, client), &asked, chosen).await? {
                Ok((found, why)) => (dealt, refusal) = (Some(found), why),
                Err(why) => refusal = Some(why),
            }
        } else {
            match alone::opening(state, &shell, &asked, chosen).await? {
                Ok(found) => opening = Some(found),
                Err(why) => refusal = Some(why),
            }
        }
    }
    let score = dealt.as_ref().and_then(|it: &Dealt| {
        let before = Score::read(&shell);
        let told = it.told.as_ref();
        let now = told.map_or(before, |told| before.with(told.right, told.points));
        let mean = Number::decimal(now.mean_loss(), 2).to(shell.lang);
        (now.hands > 0).then_some((now, mean))
    });
    let status = refusal.as_ref().map_or(StatusCode::OK, |it| it.status);
    let page = HandPage {
        goal: asked.goal_told().to(shell.lang),
        pick: Pick::new(
            &current,
            &shell,
            ("codigo", words::ready().to(shell.lang)),
            wrong_code.take(),
        ),
        offers: offers(&current, &shell),
        formats: formats(&current, &shell),
        has_values: shell.game == Game::Fabula,
        goal_unit: told::unit(asked.unit()).to(shell.lang),
        live: dealt.as_ref().map(|_| {
            let (script, modules, actions) = LIVE;
            Live::new(shell.lang, script, modules, actions)
        }),
        asked,
        dealt,
        opening,
        score,
        refusal,
        shell,
    };
    let html = page.render().map_err(Problem::internal)?;
    Ok(Shown::Page(status, html))
}

/// The ready decks of the game, each with the page of its first hand.
fn offers(current: &Current, shell: &Shell) -> Vec<(Offer, Link)> {
    let offers = Offer::all(current, shell, "").into_iter();
    let link = |offer: &Offer| shell.link("/laboratorio/mao").with("codigo", &offer.id);
    offers
        .map(|offer| (link(&offer), offer))
        .map(|(link, offer)| (offer, link))
        .collect()
}

/// The formats of the game.
fn formats(current: &Current, shell: &Shell) -> Vec<(String, String, bool)> {
    let formats = current.catalogue.formats().iter();
    let formats = formats.filter(|format| format.game == shell.game);
    let told = formats.map(|format| {
        let id = format.id.0.clone();
        let chosen = shell.asked("formato") == Some(&id);
        (id, format.name.get(shell.lang).to_owned(), chosen)
    });
    told.collect()
}

/// A hand with what is said of it; why nothing is, where only that fails.
async fn deal(
    state: &Data<State>,
    current: &Arc<Current>,
    (shell, client): (&Shell, IpAddr),
    asked: &Asked,
    chosen: &Chosen,
) -> Result<Result<(Dealt, Option<Refusal>), Refusal>, Problem> {
    let lang = shell.lang;
    let code = CodeText(chosen.code.clone());
    let wanted = HandAsked {
        game: Game::Fabula,
        deck: None,
        code: Some(code.clone()),
        format: asked.format.clone(),
        first: asked.first,
        mulligan: None,
        seed: asked.seed.clone(),
        number: Some(asked.whole_number()),
        draws: None,
        illegal: IllegalDecks::Simulate,
    };
    let answer = match drawn(state, current, lang, wanted).await? {
        Ok(answer) => answer,
        Err(why) => return Refusal::unplayed(why, lang).map(Err),
    };
    let keep = asked.keep.as_deref();
    let hand = held(current, shell, &answer, keep);
    if keep.is_some_and(|keep| keep.iter().any(|place| *place > hand.len())) {
        return Ok(Err(Refusal::wrong(vec![words::wrong_keep().to(lang)])));
    }
    let key = |held: &Held| CardKey(held.tile.id.clone());
    let (mut told, mut refusal) = (None, None);
    if keep.is_some() {
        let wanted = AdviceAsked {
            game: Game::Fabula,
            deck: None,
            code: Some(code),
            format: asked.format.clone(),
            first: asked.first,
            hand: hand.iter().map(key).collect(),
            keep: Some(hand.iter().filter(|held| held.stays).map(key).collect()),
            goal: asked.goal(),
            policy: None,
            opponent: OpponentAsked::default(),
            method: MethodAsked::Auto,
            seed: asked.seed.clone(),
            games: Some(Whole(GAMES)),
            illegal: IllegalDecks::Simulate,
        };
        match advised(client, state, current, lang, wanted).await {
            Ok(Ok(answer)) => told = Some(Told::new(answer, &hand, shell)),
            Ok(Err(why)) => refusal = Some(Refusal::unplayed(why, lang)?),
            Err(problem) => refusal = Some(Refusal::problem(problem, lang)?),
        }
    }
    let warnings = answer.warnings.iter().map(|it| it.message.clone());
    let (same, id) = asked.ids(&chosen.code);
    let dealt = Dealt {
        same,
        id,
        play: play(shell, asked, &hand),
        name: chosen.name.clone(),
        name_lang: chosen.name_lang,
        warnings: warnings.collect(),
        next: next(shell, asked, told.as_ref()),
        share: shell.here(&[("maos", None), ("certas", None), ("perdidos", None)]),
        orders: orders(shell, asked),
        seed: answer.seed,
        api: answer.link,
        hand,
        told,
    };
    Ok(Ok((dealt, refusal)))
}

/// The cards of a hand by cost, then by id: their places are the same in every language.
fn held(
    current: &Current,
    shell: &Shell,
    answer: &HandAnswer,
    keep: Option<&[usize]>,
) -> Vec<Held> {
    let mut cards: Vec<_> = answer.opening.iter().collect();
    cards.sort_by_key(|card| (card.cost, &card.id));
    let held = (1..).zip(cards).filter_map(|(place, card)| {
        Some(Held {
            place,
            tile: Tile::named(current, &card.id, shell)?,
            stays: keep.is_none_or(|keep| keep.contains(&place)),
        })
    });
    held.collect()
}

/// The hand after this one, with the count of answers.
fn next(shell: &Shell, asked: &Asked, told: Option<&Told>) -> Link {
    let number = asked.number.checked_add(1).unwrap_or(0).to_string();
    let before = Score::read(shell);
    let now = told.map_or(before, |told| before.with(told.right, told.points));
    let carried = now.carried();
    let count = carried.iter().map(|(name, value)| (*name, value.as_str()));
    let mut changes: Vec<(&str, Option<&str>)> = vec![("fica", None), ("numero", Some(&number))];
    changes.extend(count.map(|(name, value)| (name, Some(value).filter(|_| now.hands > 0))));
    shell.here(&changes)
}

/// The table, with this hand answered as it is here.
fn play(shell: &Shell, asked: &Asked, hand: &[Held]) -> Link {
    let back = hand.iter().filter(|held| !held.stays);
    let mut actions: Vec<String> = back
        .map(|held| format!("put_back:{}", held.tile.id))
        .collect();
    actions.push("done".to_owned());
    let mut link = shell.link("/laboratorio/partida");
    for name in ["codigo", "formato", "ordem", "semente", "numero"] {
        if let Some(value) = shell.asked(name) {
            link = link.with(name, value);
        }
    }
    if asked.keep.is_some() {
        link = link.with("acoes", &super::table::written(&actions));
    }
    link
}

/// The same hand for whoever begins and for whoever does not; answers of the one say nothing about the other.
fn orders(shell: &Shell, asked: &Asked) -> [(String, Link, bool); 2] {
    let choice = |order: PlayOrDraw, name: String| {
        let mut changes: Vec<(&str, Option<&str>)> = asked::OF_ANSWERS.map(|it| (it, None)).into();
        changes.push(("ordem", Some(order.id())));
        (name, shell.here(&changes), asked.first == order)
    };
    [
        choice(PlayOrDraw::Play, words::begin().to(shell.lang)),
        choice(PlayOrDraw::Draw, words::second().to(shell.lang)),
    ]
}

impl HandPage {
    /// The count of answers as it is written.
    fn counted(&self) -> (u32, u32, &str) {
        self.score.as_ref().map_or((0, 0, "0"), |(score, mean)| {
            (score.hands, score.right, mean.as_str())
        })
    }

    /// Whether the goal is a package, which has fields of its own.
    fn is_package(&self) -> bool {
        self.asked.goal == GoalId::Package
    }
}
