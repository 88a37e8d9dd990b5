//! Sentences with gaps, in Portuguese and English; the first ones of a list are the most common.

/// What is done: verb, the fields of the deed that have gaps, and the sentence without its end.
pub(super) const DEEDS: &[(&str, &str, &str, &str)] = &[
    (
        "damage",
        "amount",
        "Cause {amount} de dano a {who}",
        "Deal {amount} damage to {who}",
    ),
    (
        "heal",
        "amount",
        "Recupere {amount} de vida de {who}",
        "Restore {amount} life to {who}",
    ),
    (
        "draw",
        "cards",
        "Compre {cards} do seu baralho",
        "Draw {cards} from your deck",
    ),
    (
        "discard",
        "cards",
        "Descarte {cards} da mão",
        "Discard {cards} from your hand",
    ),
    (
        "bury",
        "cards",
        "Enterre {cards} no fundo do baralho",
        "Bury {cards} at the bottom of the deck",
    ),
    (
        "search",
        "",
        "Procure no baralho uma carta com {noun} no nome",
        "Search the deck for a card with {noun} in its name",
    ),
    (
        "move",
        "amount",
        "Mova {who} até {amount} casas",
        "Move {who} up to {amount} spaces",
    ),
    ("destroy", "", "Destrua {who}", "Destroy {who}"),
    (
        "return",
        "",
        "Devolva {who} para a mão do dono",
        "Return {who} to its owner's hand",
    ),
    (
        "negate",
        "",
        "Negue o próximo efeito de {who}",
        "Negate the next effect of {who}",
    ),
    (
        "spawn",
        "token",
        "Invoque {token} ao lado desta carta",
        "Spawn {token} beside this card",
    ),
    (
        "raise",
        "amount stat",
        "Aumente em {amount} o {stat} de {who}",
        "Raise the {stat} of {who} by {amount}",
    ),
    (
        "lower",
        "amount stat",
        "Reduza em {amount} o {stat} de {who}",
        "Lower the {stat} of {who} by {amount}",
    ),
    (
        "status",
        "status",
        "Dê {status} a {who}",
        "Give {status} to {who}",
    ),
    (
        "cleanse",
        "status",
        "Remova {status} de {who}",
        "Remove {status} from {who}",
    ),
    (
        "energy",
        "amount",
        "Ganhe {amount} de energia",
        "Gain {amount} energy",
    ),
    (
        "protect",
        "amount",
        "Previna até {amount} de dano a {who}",
        "Prevent up to {amount} damage to {who}",
    ),
    (
        "look",
        "cards",
        "Olhe {cards} do topo do baralho",
        "Look at {cards} from the top of the deck",
    ),
    (
        "copy",
        "",
        "Copie o último efeito de {who}",
        "Copy the last effect of {who}",
    ),
    (
        "steal",
        "",
        "Assuma o controle de {who} até o fim do turno",
        "Take control of {who} until the end of the turn",
    ),
    (
        "swap",
        "",
        "Troque de lugar {who} e outra carta",
        "Swap the places of {who} and another card",
    ),
];

/// To whom: in Dominions, in Multiversity, in Apoteose.
pub(super) const WHO: &[[[&str; 2]; 3]] = &[
    [
        ["uma Unidade inimiga", "an enemy Unit"],
        [
            "o personagem principal do oponente",
            "the opponent's main character",
        ],
        [
            "um personagem a até 3 casas",
            "a character up to 3 tiles away",
        ],
    ],
    [
        ["esta Unidade", "this Unit"],
        ["este personagem", "this character"],
        ["esta peça", "this piece"],
    ],
    [
        ["cada Unidade LINKADA", "each LINKED Unit"],
        ["cada personagem do seu time", "each character on your team"],
        ["cada parceiro adjacente", "each adjacent partner"],
    ],
    [
        ["uma Unidade aliada ferida", "a wounded allied Unit"],
        [
            "um personagem reserva ferido",
            "a wounded reserve character",
        ],
        ["um Companheiro ferido", "a wounded Companion"],
    ],
];

/// When: the first part of a sentence.
pub(super) const OPENERS: &[[&str; 2]] = &[
    ["No início do seu turno", "At the start of your turn"],
    [
        "Quando esta carta entrar em jogo",
        "When this card enters play",
    ],
    ["Uma vez por turno", "Once per turn"],
    [
        "Se o oponente tiver mais cartas na mão do que você",
        "If the opponent has more cards in hand than you",
    ],
    [
        "No fim do turno do oponente",
        "At the end of the opponent's turn",
    ],
    [
        "Quando esta carta for destruída",
        "When this card is destroyed",
    ],
    [
        "Enquanto houver {nouns} em jogo",
        "While there are {nouns} in play",
    ],
    ["Se você controlar {noun}", "If you control {noun}"],
    [
        "Depois de causar dano em combate",
        "After dealing damage in combat",
    ],
    [
        "Se a sua pilha de descarte estiver vazia",
        "If your discard pile is empty",
    ],
    [
        "Quando alguém pronunciar {word}",
        "When somebody utters {word}",
    ],
    [
        "Durante a lua cheia {place}",
        "During the full moon {place}",
    ],
    [
        "Sempre que um jogador embaralhar",
        "Whenever a player shuffles",
    ],
    ["Contra {nouns}", "Against {nouns}"],
];

/// What else is to be said about it.
pub(super) const CLOSERS: &[[&str; 2]] = &[
    [
        "Este efeito só pode ser usado uma vez por turno.",
        "This effect can be used only once per turn.",
    ],
    [
        "O efeito dura até o fim do próximo turno.",
        "The effect lasts until the end of the next turn.",
    ],
    [
        "Depois, embaralhe o seu baralho.",
        "Then shuffle your deck.",
    ],
    [
        "Isto não afeta cartas do tipo {word}.",
        "This does not affect cards of the kind {word}.",
    ],
    [
        "{nouns} contam em dobro para este efeito.",
        "{nouns} count twice for this effect.",
    ],
    [
        "Este efeito não pode ser respondido por {nouns}.",
        "This effect cannot be answered by {nouns}.",
    ],
    [
        "Se não puder, perca o próximo turno.",
        "If you cannot, skip your next turn.",
    ],
    [
        "Coloque um marcador de {word} sobre esta carta.",
        "Put a {word} counter on this card.",
    ],
    [
        "O dano {place} não pode ser prevenido.",
        "Damage {place} cannot be prevented.",
    ],
    [
        "{noun} com {word} ignora este custo.",
        "{noun} with {word} ignores this cost.",
    ],
];

/// Names of actions and effects.
pub(super) const TITLES: &[[&str; 2]] = &[
    ["Golpe {place}", "Strike {place}"],
    ["Fúria {place}", "Fury {place}"],
    ["Dança de {nouns}", "Dance of {nouns}"],
    ["Passo {adjective}", "{adjective} Step"],
    ["Grito {adjective}", "{adjective} Cry"],
    ["Olhar de {noun}", "Gaze of the {noun}"],
    ["Rito de {word}", "Rite of {word}"],
    ["Marca de {noun}", "Mark of the {noun}"],
];

/// Lines of story.
pub(super) const FLAVOURS: &[[&str; 2]] = &[
    [
        "Ninguém {place} volta do mesmo jeito que foi.",
        "Nobody {place} comes back the same.",
    ],
    [
        "Dizem que {nouns} nascem de uma teimosia.",
        "They say {nouns} are born of stubbornness.",
    ],
    [
        "Quem tem medo de {nouns} que durma cedo.",
        "Let those who fear {nouns} go to bed early.",
    ],
    [
        "A avó sabia: {noun} não aceita desaforo.",
        "Grandmother knew: {noun} takes no insults.",
    ],
    [
        "Em {word}, até o silêncio cobra pedágio.",
        "In {word}, even silence takes a toll.",
    ],
    [
        "Três noites de festa, uma de arrependimento.",
        "Three nights of feasting, one of regret.",
    ],
    [
        "O mapa mostra {word}, mas o caminho não leva até lá.",
        "The map shows {word}, but the path does not lead there.",
    ],
    [
        "{noun} de coração {adjective} vale mais que dez promessas.",
        "{adjective}-hearted {noun} is worth ten promises.",
    ],
    [
        "– Cadê {noun}? – perguntou {word}. Ninguém riu.",
        "“Where is {noun}?” asked {word}. Nobody laughed.",
    ],
    [
        "Foi {adjective} até o fim, e o fim demorou.",
        "{adjective} to the end, and the end took its time.",
    ],
    [
        "Assinado: {word}, testemunha de {nouns}.",
        "Signed: {word}, witness of {nouns}.",
    ],
    [
        "{nouns} cantam de madrugada, e a madrugada responde.",
        "{nouns} sing before dawn, and the dawn answers.",
    ],
];
