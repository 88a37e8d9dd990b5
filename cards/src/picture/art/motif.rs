//! Which motif suits a card: by the words of its id, by its subtypes, else by its type; where none of them says what
//! is to be seen, an ornament.

use fabulario_engine::Game;

use super::{Scene, beast, bird, block, burst, figure, flame, forest, land, quilt, serpent, sign};
use super::{spectre, thing, tiles, town, waters};
use crate::picture::dice::Dice;
use crate::picture::face::Face;

mod words;

macro_rules! motifs {
    ($($motif:ident = $name:literal, $draw:path;)+) => {
        /// What an illustration shows.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each is what its name says")]
        pub enum Motif {
            $($motif,)+
        }

        impl Motif {
            /// Every motif.
            pub const ALL: &[Self] = &[$(Self::$motif,)+];

            /// What it is called: `oven`, `figure`, `rosette`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$motif => $name,)+
                }
            }

            pub(super) fn draw(self, scene: &mut Scene) {
                match self {
                    $(Self::$motif => $draw(scene),)+
                }
            }
        }
    };
}

motifs! {
    Accordion = "accordion", block::accordion;
    Amulet = "amulet", thing::amulet;
    Anvil = "anvil", block::anvil;
    Bag = "bag", block::bag;
    Bat = "bat", block::bat;
    Beast = "beast", beast::draw;
    Bell = "bell", block::bell;
    Bird = "bird", bird::draw;
    Blade = "blade", thing::blade;
    Bolt = "bolt", block::bolt;
    Book = "book", thing::book;
    Boot = "boot", block::boot;
    Bottle = "bottle", block::bottle;
    Bow = "bow", block::bow;
    Bucket = "bucket", block::bucket;
    Candle = "candle", block::candle;
    Cat = "cat", beast::cat;
    Chain = "chain", block::chain;
    Chart = "chart", block::chart;
    Chest = "chest", block::chest;
    Cloak = "cloak", block::cloak;
    Cloud = "cloud", block::cloud;
    Comet = "comet", block::comet;
    Crab = "crab", block::crab;
    Crown = "crown", thing::crown;
    Crystal = "crystal", block::crystal;
    Cup = "cup", block::cup;
    Dice = "dice", block::dice;
    Dog = "dog", beast::dog;
    Donkey = "donkey", beast::donkey;
    Drop = "drop", block::drop;
    Drum = "drum", thing::drum;
    Eclipse = "eclipse", block::eclipse;
    Eye = "eye", sign::eye;
    Figure = "figure", figure::draw;
    Fish = "fish", waters::fish;
    Flags = "flags", block::flags;
    Flame = "flame", flame::draw;
    Flower = "flower", block::flower;
    Forest = "forest", forest::draw;
    Gate = "gate", block::gate;
    Gear = "gear", block::gear;
    Gun = "gun", block::gun;
    Hammer = "hammer", block::hammer;
    Hand = "hand", sign::hand;
    Hat = "hat", thing::hat;
    Heart = "heart", block::heart;
    Helm = "helm", block::helm;
    Horn = "horn", block::horn;
    Jar = "jar", thing::jar;
    Key = "key", block::key;
    Kite = "kite", block::kite;
    Lace = "lace", quilt::lace;
    Land = "land", land::draw;
    Lantern = "lantern", thing::lantern;
    Lizard = "lizard", block::lizard;
    Lock = "lock", block::lock;
    Magnet = "magnet", block::magnet;
    Mask = "mask", block::mask;
    Mill = "mill", block::mill;
    Mirror = "mirror", block::mirror;
    Moon = "moon", block::moon;
    Moth = "moth", block::moth;
    Oar = "oar", block::oar;
    Oven = "oven", block::oven;
    Ox = "ox", beast::ox;
    Paper = "paper", block::paper;
    Paw = "paw", block::paw;
    Plant = "plant", forest::plant;
    Pot = "pot", block::pot;
    Radio = "radio", block::radio;
    Rails = "rails", block::rails;
    Range = "range", land::range;
    Ray = "ray", block::ray;
    River = "river", waters::river;
    Robot = "robot", block::robot;
    Rocket = "rocket", block::rocket;
    Rope = "rope", block::rope;
    Rosette = "rosette", burst::draw;
    Sea = "sea", waters::sea;
    Serpent = "serpent", serpent::draw;
    Slingshot = "slingshot", block::slingshot;
    Snouted = "snouted", beast::snouted;
    Snow = "snow", block::snow;
    Spectre = "spectre", spectre::draw;
    Spyglass = "spyglass", block::spyglass;
    Star = "star", quilt::star;
    Storm = "storm", flame::storm;
    Sun = "sun", block::sun;
    Tambourine = "tambourine", block::tambourine;
    Tent = "tent", block::tent;
    Tiles = "tiles", tiles::draw;
    Tower = "tower", block::tower;
    Town = "town", town::draw;
    Train = "train", block::train;
    Tree = "tree", block::tree;
    Umbrella = "umbrella", block::umbrella;
    Vest = "vest", block::vest;
    Viola = "viola", thing::viola;
    Wall = "wall", block::wall;
    Well = "well", block::well;
    Wheel = "wheel", block::wheel;
    Wind = "wind", block::wind;
}

/// Ornaments: what is shown where nothing says what a card is.
const ORNAMENTS: &[Motif] = &[Motif::Rosette, Motif::Star, Motif::Tiles, Motif::Lace];

impl Motif {
    /// The motif of a card.
    pub(super) fn of(face: &Face, dice: &mut Dice) -> Self {
        let suitable = always(&face.kind)
            .or_else(|| by_id(&face.id))
            .or_else(|| by_trade(&face.kind, &face.id))
            .or_else(|| by_subtype(face))
            .unwrap_or_else(|| by_kind(&face.kind));
        match suitable {
            [] => Self::Rosette,
            [first, others @ ..] => dice.pick(*first, others),
        }
    }

    /// Whether it shows no thing of the world.
    #[must_use]
    pub fn is_ornament(self) -> bool {
        ORNAMENTS.contains(&self)
    }
}

impl Face {
    /// What the illustration of the card shows.
    #[must_use]
    pub fn motif(&self) -> Motif {
        Motif::of(self, &mut Dice::of(&self.id))
    }
}

/// What a type is, whatever the card is called: a class is what a person is.
fn always(kind: &str) -> Option<&'static [Motif]> {
    (kind == "classe").then_some(&[Motif::Figure])
}

/// What an id begins with: the first noun of a Portuguese name says what the thing is. Of several beginnings the
/// longest counts.
fn by_id(id: &str) -> Option<&'static [Motif]> {
    let name = noun(id);
    let begins = |word: &str| {
        let rest = name.strip_prefix(word)?;
        (rest.is_empty() || rest.starts_with('-')).then_some(word.len())
    };
    let entries = words::HEADS.iter();
    let found = entries.filter_map(|(heads, motifs)| {
        let longest = heads.split_whitespace().filter_map(begins).max()?;
        Some((longest, *motifs))
    });
    let longest = found.max_by_key(|(length, _)| *length)?;
    Some(longest.1)
}

/// An id without its game, what is said of tokens, and an article.
fn noun(id: &str) -> &str {
    let mut name = id.split_once('-').map_or("", |(_, name)| name);
    for before in ["ficha-", "token-", "o-", "a-", "os-", "as-"] {
        name = name.strip_prefix(before).unwrap_or(name);
    }
    name
}

/// What a subtype of Fábula stands for, by how its name begins in either language. The tags of the other games say
/// what a card belongs to, not what it is.
fn by_subtype(face: &Face) -> Option<&'static [Motif]> {
    if face.game != Game::Fabula {
        return None;
    }
    let line = face.type_alone().to_lowercase();
    let words = line.split(|c: char| !c.is_alphabetic()).skip(1);
    words.filter(|word| !word.is_empty()).find_map(|word| {
        let begins = |stem: &str| word == stem || (stem.len() > 3 && word.starts_with(stem));
        let mut entries = words::SUBTYPES.iter();
        let found = entries.find(|(stems, _)| stems.split_whitespace().any(begins));
        found.map(|(_, motifs)| *motifs)
    })
}

/// Who acts and is called by a trade is a person: *oleira*, *pipeiro*, *locutora*.
fn by_trade(kind: &str, id: &str) -> Option<&'static [Motif]> {
    let acts = matches!(
        kind,
        "unidade" | "personagem" | "companheiro" | "ente" | "token"
    );
    let first = noun(id).split('-').next().unwrap_or_default();
    let trade = ["eiro", "eira", "ista", "dor", "dora", "tor", "tora"]
        .iter()
        .any(|end| first.ends_with(end));
    (acts && trade).then_some(&[Motif::Figure])
}

fn by_kind(kind: &str) -> &'static [Motif] {
    match kind {
        "aliado" => &[Motif::Figure],
        "base" => &[Motif::Land, Motif::Town, Motif::Forest, Motif::Range],
        "casa" => &[Motif::Town],
        _ => ORNAMENTS,
    }
}
