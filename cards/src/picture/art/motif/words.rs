//! Words and the motifs that they stand for.

use super::{Motif, beast, bird, burst, figure, flame, forest, land, serpent, sign, spectre};
use super::{thing, tiles, town, waters};

type Words = (&'static [&'static str], &'static [Motif]);

/// Words that an id may begin with.
pub(super) const HEADS: [Words; 20] = [
    (
        &["cobra", "sucuri", "boiuna", "boitata", "norato", "serpente"],
        &[serpent::draw],
    ),
    (
        &[
            "garca", "rasga", "matinta", "coruja", "gaviao", "galo", "urubu", "arara", "tucano",
            "ema", "passaro",
        ],
        &[bird::draw],
    ),
    (
        &[
            "girino", "lambari", "boto", "piaba", "jubarte", "peixe", "piranha", "pirarucu",
        ],
        &[waters::fish],
    ),
    (
        &[
            "boi",
            "touro",
            "onca",
            "mula",
            "tatu",
            "jacare",
            "cachorro",
            "lobisomem",
            "capelobo",
            "cutia",
            "quati",
        ],
        &[beast::draw],
    ),
    (
        &[
            "lobo",
            "queixada",
            "jumento",
            "vira",
            "cavalo",
            "bode",
            "capivara",
            "sela",
            "esporas",
            "mapinguari",
        ],
        &[beast::draw],
    ),
    (
        &[
            "punhal", "faca", "facao", "foice", "espada", "lamina", "machado",
        ],
        &[thing::blade],
    ),
    (
        &["zabumba", "tambor", "pandeiro", "atabaque"],
        &[thing::drum],
    ),
    (
        &["viola", "violao", "rabeca", "sanfona", "flauta"],
        &[thing::viola],
    ),
    (
        &["caderno", "livro", "cordel", "carta", "mapa"],
        &[thing::book],
    ),
    (
        &["botija", "pote", "moringa", "jarro", "cuia", "caixa"],
        &[thing::jar],
    ),
    (
        &["lanterna", "lampiao", "candeeiro", "vela", "gerador"],
        &[thing::lantern],
    ),
    (&["coroa", "diadema"], &[thing::crown]),
    (&["chapeu", "gorro"], &[thing::hat]),
    (
        &[
            "fita", "figa", "colar", "medalha", "dente", "bussola", "patua", "rosario",
        ],
        &[thing::amulet],
    ),
    (&["olho", "espelho"], &[sign::eye]),
    (
        &["fogo", "fogueira", "brasa", "fornalha", "incendio"],
        &[flame::draw],
    ),
    (
        &[
            "trovao",
            "trovoada",
            "tempestade",
            "raio",
            "chuva",
            "temporal",
        ],
        &[flame::storm],
    ),
    (&["canoa", "jangada", "barco"], &[waters::sea]),
    (
        &["capela", "igreja", "barraca", "casa", "vila", "sobrado"],
        &[town::draw],
    ),
    (
        &["sombra", "alma", "visagem", "vulto", "assombracao"],
        &[spectre::draw],
    ),
];

/// How names of subtypes begin, in Portuguese and in English.
pub(super) const SUBTYPES: [Words; 27] = [
    (&["visagem", "spectre"], &[spectre::draw]),
    (
        &["bicho", "beast", "fera"],
        &[beast::draw, beast::draw, bird::draw, serpent::draw],
    ),
    (&["ave", "bird", "águia", "eagle"], &[bird::draw]),
    (&["serpent", "snake", "drag", "cobra"], &[serpent::draw]),
    (&["peixe", "fish"], &[waters::fish]),
    (
        &["human", "soldad", "soldier", "morador", "villager"],
        &[figure::draw],
    ),
    (
        &[
            "guerreiro",
            "warrior",
            "artes",
            "artisan",
            "romeiro",
            "pilgrim",
        ],
        &[figure::draw],
    ),
    (&["mascate", "peddler"], &[figure::draw]),
    (
        &[
            "espírito",
            "spirit",
            "fantasma",
            "ghost",
            "abissal",
            "abyssal",
        ],
        &[spectre::draw],
    ),
    (&["elemental"], &[flame::draw, flame::storm]),
    (&["planta", "plant"], &[forest::plant]),
    (
        &["encantado", "enchanted"],
        &[figure::draw, spectre::draw, figure::draw, beast::draw],
    ),
    (&["montaria", "mount"], &[beast::draw]),
    (&["maldi", "curse"], &[sign::eye, spectre::draw]),
    (&["obra", "work"], &[town::draw, tiles::draw]),
    (
        &["amuleto", "charm"],
        &[thing::amulet, thing::crown, sign::hand],
    ),
    (&["veste", "garb"], &[thing::hat, thing::crown]),
    (
        &["canto", "song"],
        &[thing::viola, burst::draw, thing::drum, bird::draw],
    ),
    (&["reza", "prayer"], &[sign::hand, burst::draw]),
    (&["ardil", "trick"], &[sign::eye, flame::storm, thing::book]),
    (
        &["feiti", "spell"],
        &[flame::draw, burst::draw, flame::storm],
    ),
    (&["vila", "village"], &[town::draw]),
    (&["mata", "forest"], &[forest::draw]),
    (&["serra", "range"], &[land::range]),
    (&["rio", "river"], &[waters::river]),
    (&["mar", "sea"], &[waters::sea]),
    (&["sert", "backlands"], &[land::draw]),
];
