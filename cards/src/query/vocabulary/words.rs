//! The values that the language itself names: what cards do, which properties they have.

/// An id with its names: Portuguese, English, and others.
pub type Row = (
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static str],
);

/// What a card does.
pub const DOES: &[Row] = &[
    ("damage", "dano", "damage", &["causa", "deals"]),
    ("heal", "cura", "heal", &["curar"]),
    ("draw", "compra", "draw", &["pesca", "comprar", "puxa"]),
    ("discard", "descarte", "discard", &["descarta", "descartar"]),
    ("bury", "fundo", "bury", &["enterra"]),
    ("search", "busca", "search", &["procura", "buscar", "tutor"]),
    ("move", "movimento", "move", &["move-se", "mover"]),
    ("destroy", "destruição", "destroy", &["destroi", "destruir"]),
    ("return", "devolve", "return", &["devolver", "bounce"]),
    (
        "negate",
        "anula",
        "cancel",
        &["cancela", "negate", "anular", "counter"],
    ),
    (
        "spawn",
        "cria",
        "create",
        &["spawn", "criar", "invoca", "ficha", "token"],
    ),
    ("raise", "aumenta", "raise", &["aumentar", "buff"]),
    ("lower", "reduz", "lower", &["reduzir", "debuff"]),
    ("status", "status", "status", &["estado"]),
    ("cleanse", "purifica", "cleanse", &["limpa"]),
    ("energy", "energia", "energy", &[]),
    (
        "protect",
        "protege",
        "protect",
        &["previne", "prevent", "proteger"],
    ),
    ("look", "olha", "look", &["olhar", "revela", "reveal"]),
    ("copy", "cópia", "copy", &["copiar"]),
    ("steal", "toma", "steal", &["controle", "control", "roubar"]),
    ("swap", "troca", "swap", &["trocar"]),
    (
        "sacrifice",
        "sacrifício",
        "sacrifice",
        &["sacrifica", "sacrificar"],
    ),
    ("turn", "vira", "turn", &["virar", "tap"]),
    ("unturn", "desvira", "unturn", &["desvirar", "untap"]),
    (
        "resources",
        "recursos",
        "resources",
        &["recurso", "mana", "ramp"],
    ),
    ("drain", "drena", "drain", &["perderecursos"]),
    ("discount", "desconto", "discount", &["barateia"]),
    ("attach", "anexa", "attach", &["anexar"]),
    ("detach", "desanexa", "detach", &["desanexar"]),
    ("shuffle", "embaralha", "shuffle", &["embaralhar"]),
    ("topdeck", "topo", "topdeck", &[]),
    ("exile", "degredo", "exile", &["degreda", "exila"]),
    ("put", "entra", "put", &["emjogo", "intoplay", "reanimate"]),
    ("retarget", "realvo", "retarget", &["redireciona"]),
    ("allow", "permite", "allow", &["permitir"]),
    ("forbid", "proíbe", "forbid", &["proibir"]),
    ("set", "fixa", "set", &["fixar"]),
    ("strip", "despe", "strip", &["perdetipos"]),
    ("flip", "vira a face", "flip", &["facedown"]),
    ("free", "grátis", "free", &["jogagratis"]),
    ("win", "vitória", "win", &["vence", "vencer"]),
    ("lose", "derrota", "lose", &["perde", "perder"]),
];

/// The kinds of ability: Fábula's three, the effects of Dominions, the actions of Multiversity, the timings of
/// Apoteose.
pub const ABILITIES: &[Row] = &[
    ("passiva", "passiva", "passive", &[]),
    (
        "desencadeada",
        "desencadeada",
        "triggered",
        &["gatilho", "trigger"],
    ),
    ("ativada", "ativada", "activated", &[]),
    ("acao", "ação", "action", &[]),
    ("reacao", "reação", "reaction", &[]),
    ("se", "se", "if", &[]),
    ("draw", "pesca", "draw", &[]),
    ("tick", "tick", "tick", &[]),
    ("move", "movimentação", "move", &[]),
    ("battle", "combate", "battle", &[]),
    ("spawn", "invocação", "spawn", &[]),
    ("occupy", "ocupar", "occupy", &[]),
    ("link", "link", "link", &[]),
    ("lider", "líder", "leader", &[]),
    ("sidekick", "sidekick", "sidekick", &[]),
    ("ataque", "ataque", "attack", &[]),
    ("flanquear", "flanquear", "flank", &[]),
    ("on-play", "ao jogar", "on-play", &[]),
    ("on-exit", "ao sair", "on-exit", &[]),
    ("on-obtain", "ao obter", "on-obtain", &[]),
    ("on-reveal", "ao revelar", "on-reveal", &[]),
    ("on-conceal", "ao ocultar", "on-conceal", &[]),
    ("on-exhaust", "ao consumir", "on-exhaust", &[]),
    ("on-recover", "ao recuperar", "on-recover", &[]),
    ("on-discard", "ao descartar", "on-discard", &[]),
    ("on-bury", "ao enterrar", "on-bury", &[]),
    ("on-banish", "ao banir", "on-banish", &[]),
    ("turn-start", "início do turno", "turn-start", &[]),
    ("turn-end", "fim do turno", "turn-end", &[]),
    ("round-start", "início da rodada", "round-start", &[]),
    ("round-end", "fim da rodada", "round-end", &[]),
    ("battle-start", "início da batalha", "battle-start", &[]),
    ("battle-end", "fim da batalha", "battle-end", &[]),
    ("checking", "testando", "checking", &[]),
    ("attacking", "atacando", "attacking", &[]),
    ("attacked", "atacado", "attacked", &[]),
    ("selected", "selecionado", "selected", &[]),
    ("rolling", "rolando", "rolling", &[]),
];

/// How cards are used.
pub const ACTIVATIONS: &[Row] = &[
    ("instant", "instantâneo", "instant", &[]),
    ("once", "uma vez", "once", &[]),
    ("once-per-turn", "uma vez por turno", "once-per-turn", &[]),
    ("forever", "para sempre", "forever", &[]),
    ("attach", "anexado", "attach", &[]),
    ("trap", "armadilha", "trap", &[]),
    ("permanente", "item permanente", "permanent item", &[]),
    ("volatil", "volátil", "volatile", &[]),
    ("anexavel", "anexável", "attachable", &[]),
    ("auto", "automático", "auto", &[]),
    ("permanent", "permanente", "permanent", &[]),
    ("temp", "temporário", "temporary", &["temp"]),
    ("activate", "ativar", "activate", &[]),
];

/// The directions of Dominions; E is towards the enemy.
pub const DIRECTIONS: &[Row] = &[
    ("n", "norte", "north", &[]),
    ("ne", "nordeste", "northeast", &[]),
    ("e", "leste", "east", &["l"]),
    ("se", "sudeste", "southeast", &[]),
    ("s", "sul", "south", &[]),
    ("sw", "sudoeste", "southwest", &["so"]),
    ("w", "oeste", "west", &["o"]),
    ("nw", "noroeste", "northwest", &["no"]),
];

/// What an energy source of Multiversity is.
pub const ENERGIES: &[Row] = &[
    ("basica", "básica", "basic", &[]),
    ("avancada", "avançada", "advanced", &[]),
    ("prismatica", "prismática", "prismatic", &[]),
];

/// The rarities of all games in one order, which is the order of each.
pub const RARITIES: &[Row] = &[
    ("comum", "Comum", "Common", &["c"]),
    ("incomum", "Incomum", "Uncommon", &["u"]),
    ("rara", "Rara", "Rare", &["raro", "r"]),
    (
        "super-rara",
        "Super-rara",
        "Super rare",
        &["sr", "superrara"],
    ),
    ("epica", "Épica", "Epic", &["epico"]),
    (
        "ultra-rara",
        "Ultra-rara",
        "Ultra rare",
        &["ur", "ultrarara"],
    ),
    ("lendaria", "Lendária", "Legendary", &["lendario", "l"]),
];

/// Properties.
pub const FLAGS: &[Row] = &[
    ("token", "ficha", "token", &[]),
    ("unique", "única", "unique", &["unico"]),
    ("legendary", "lendária", "legendary", &["lendario"]),
    ("epic", "épica", "epic", &["epico"]),
    ("platoon", "pelotão", "platoon", &[]),
    ("summus", "summus", "summus", &[]),
    ("colourless", "incolor", "colourless", &["colorless"]),
    ("mono", "monocor", "monocolour", &["mono", "monocolor"]),
    ("multi", "multicor", "multicolour", &["multi", "multicolor"]),
    ("reprint", "reimpressa", "reprint", &["reimpressao"]),
    ("vanilla", "sem texto", "vanilla", &["semtexto", "baunilha"]),
    ("variable", "variável", "variable", &["x"]),
];

/// The colours of Fábula: names, codes in both languages.
pub const COLOURS: &[Row] = &[
    (
        "branco",
        "Branco",
        "White",
        &["br", "w", "branca", "brancos", "brancas"],
    ),
    ("azul", "Azul", "Blue", &["az", "u", "azuis"]),
    (
        "amarelo",
        "Amarelo",
        "Yellow",
        &["am", "y", "amarela", "amarelos", "amarelas"],
    ),
    ("verde", "Verde", "Green", &["vd", "g", "verdes"]),
    (
        "vermelho",
        "Vermelho",
        "Red",
        &["vm", "r", "vermelha", "vermelhos", "vermelhas"],
    ),
    (
        "roxo",
        "Roxo",
        "Purple",
        &["rx", "p", "roxa", "roxos", "roxas"],
    ),
];
