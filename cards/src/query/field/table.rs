//! The one table of fields: the parser, the help page and the documents read it.

use super::{Entry, Field, Kind};

macro_rules! table {
    ($($field:ident $kind:ident $pt:literal $en:literal [$($also:literal)*]
        ($say_pt:literal / $say_en:literal) $about_pt:literal / $about_en:literal, $example:literal;)+) => {
        /// Every field, once.
        pub const TABLE: &[Entry] = &[$(Entry {
            field: Field::$field,
            kind: Kind::$kind,
            pt: $pt,
            en: $en,
            also: &[$($also),*],
            say_pt: $say_pt,
            say_en: $say_en,
            about_pt: $about_pt,
            about_en: $about_en,
            example: $example,
        },)+];
    };
}

table! {
    Name Text "nome" "name" ["n"]
        ("o nome" / "the name") "O nome da carta, em português ou inglês." /
        "The name of the card, in Portuguese or English.", "nome:saci";
    Text Text "texto" "text" ["tx" "o" "oracle"]
        ("o texto" / "the text") "O texto de regras." /
        "The rules text.", "texto:\"compre uma carta\"";
    Flavour Text "sabor" "flavour" ["flavor" "ft"]
        ("o texto de sabor" / "the flavour text") "O texto que não é regra." /
        "The words that are no rule.", "sabor:lua";
    Artist Text "artista" "artist" ["a"]
        ("o artista" / "the artist") "Quem ilustrou a impressão." /
        "Who drew the printing.", "-artista:silva";
    Game One "jogo" "game" ["g"]
        ("o jogo" / "the game") "Um dos quatro jogos: fab, dd, mvc, apo." /
        "One of the four games: fab, dd, mvc, apo.", "jogo:dd";
    Type One "tipo" "type" ["t"]
        ("o tipo" / "the type") "O tipo da carta, ou um dos seus subtipos." /
        "The type of the card, or one of its subtypes.", "tipo:aliado";
    Subtype Many "subtipo" "subtype" ["st" "tag"]
        ("os subtipos" / "the subtypes") "Os subtipos, propriedades ou categorias." /
        "The subtypes, properties or categories.", "subtipo:bicho";
    Colour Many "cor" "colour" ["color" "c"]
        ("as cores" / "the colours") "As cores de uma carta de Fábula." /
        "The colours of a Fábula card.", "cor>=az";
    Identity Many "identidade" "identity" ["id" "ci"]
        ("a identidade" / "the identity") "As cores, para bases que as permitam: “:” é “cabe em”." /
        "The colours, for bases that allow them: “:” means “fits inside”.", "identidade:azul,verde";
    Rarity Ordered "raridade" "rarity" ["r"]
        ("a raridade" / "the rarity") "A raridade, em ordem." /
        "The rarity, in order.", "raridade>=rara";
    Set One "colecao" "set" ["s" "conjunto" "edicao" "edition"]
        ("a coleção" / "the set") "A coleção da impressão: o código ou o nome." /
        "The set of the printing: its code or name.", "colecao:bdf";
    Finish Many "acabamento" "finish" ["finishes"]
        ("os acabamentos" / "the finishes") "Os acabamentos da impressão." /
        "The finishes of the printing.", "acabamento:normal";
    Keyword Many "palavra" "keyword" ["kw" "palavrachave"]
        ("as palavras-chave" / "the keywords") "As palavras-chave." /
        "The keywords.", "palavra:arranque";
    Ability Many "habilidade" "ability" ["hab" "ab"]
        ("os tipos de habilidade" / "the kinds of ability") "Os tipos de habilidade: passiva, desencadeada, ativada…" /
        "The kinds of ability: passive, triggered, activated…", "habilidade:ativada";
    Does Many "faz" "does" ["do" "efeito" "effect"]
        ("os efeitos" / "the effects") "O que a carta faz, tirado dos dados e não das palavras." /
        "What the card does, from its data and not its words.", "faz:compra";
    Is One "eh" "is" ["propriedade"]
        ("a propriedade" / "the property") "Uma propriedade: ficha, única, lendária, multicor…" /
        "A property: token, unique, legendary, multicolour…", "eh:ficha";
    Has Has "tem" "has" ["com" "with"]
        ("o valor" / "the value") "Se a carta tem algum valor neste campo." /
        "Whether the card has any value in this field.", "tem:sabor";
    Card One "carta" "card" ["cid"]
        ("a carta" / "the card") "A carta com este id." /
        "The card with this id.", "carta:fab-mestra-do-reisado";
    Legal Legality "legal" "legal" ["formato" "format" "f"]
        ("a legalidade" / "the legality") "Pode ser jogada no formato, hoje ou em um dia." /
        "May be played in the format, today or on a day.", "legal:fab-padrao";
    Banned Legality "banida" "banned" ["banido"]
        ("o banimento" / "the ban") "Foi banida no formato." /
        "Is banned in the format.", "-banida:fab-padrao";
    Limited Legality "limitada" "limited" ["limitado" "restricted"]
        ("a limitação" / "the restriction") "Foi limitada no formato." /
        "Is limited in the format.", "-limitada:fab-padrao";
    Deck Deck "deck" "deck" ["baralho"]
        ("o baralho" / "the deck") "Cabe neste baralho sem quebrar outra regra." /
        "Fits into this deck without breaking another rule.", "deck:dd-chave-das-sete-frestas";
    Cost Number "custo" "cost" ["mv" "cmc" "mana"]
        ("o custo" / "the cost") "O custo em recursos de uma carta de Fábula." /
        "The cost of a Fábula card, in resources.", "custo<=3";
    Offensive Number "ofensiva" "offensive" ["of" "pow" "power"]
        ("a ofensiva" / "the offensive") "A ofensiva de um aliado." /
        "The offensive of an ally.", "ofensiva>=4";
    Life Number "vida" "life" ["toughness"]
        ("a vida" / "the life") "A vida de um aliado ou personagem." /
        "The life of an ally or character.", "vida<=2";
    Influence Number "influencia" "influence" ["inf"]
        ("a influência" / "the influence") "A influência de um aliado." /
        "The influence of an ally.", "influencia>ofensiva";
    Resistance Number "resistencia" "resistance" ["res"]
        ("a resistência" / "the resistance") "A resistência impressa." /
        "The printed resistance.", "-tem:resistencia";
    Attach Number "anexar" "attach" []
        ("o custo de anexar" / "the attach cost") "O custo para anexar uma modificação." /
        "The cost to attach a modification.", "anexar<=1";
    Restore Number "restaurar" "restore" []
        ("o custo de restaurar" / "the restore cost") "O custo impresso para restaurar." /
        "The printed cost to restore.", "-restaurar>=2";
    Element One "elemento" "element" ["el"]
        ("o elemento" / "the element") "O elemento de uma unidade (Dominions)." /
        "The element of a unit (Dominions).", "elemento:fogo";
    Attack Number "atk" "attack" ["ataque"]
        ("o ATK" / "the ATK") "O ATK de uma unidade (Dominions)." /
        "The ATK of a unit (Dominions).", "atk>=3";
    Hp Number "hp" "hp" ["pv"]
        ("o HP" / "the HP") "O HP de uma unidade (Dominions)." /
        "The HP of a unit (Dominions).", "hp>atk";
    Range Number "alcance" "range" []
        ("o alcance" / "the range") "O alcance (Dominions, Apoteose)." /
        "The range (Dominions, Apotheosis).", "alcance>=1";
    Direction Many "direcao" "direction" ["aponta"]
        ("as direções" / "the directions") "Para onde a carta alcança (Dominions): n ne e se s sw w nw." /
        "Where the card reaches (Dominions): n ne e se s sw w nw.", "direcao>=n,s";
    Activation Many "ativacao" "activation" ["at" "uso" "use"]
        ("as ativações" / "the activations") "Como se usa: um artefato (Dominions), um item (Multiversity), um efeito (Apoteose)." /
        "How it is used: an artifact (Dominions), an item (Multiversity), an effect (Apotheosis).", "ativacao:trap";
    World One "mundo" "world" ["w"]
        ("o mundo" / "the world") "O tipo de um personagem, item ou energia (Multiversity)." /
        "The type of a character, item or energy (Multiversity).", "mundo:fera";
    Defence Number "defesa" "defence" ["defense" "def"]
        ("a defesa" / "the defence") "A defesa de um personagem (Multiversity)." /
        "The defence of a character (Multiversity).", "defesa>=2";
    Weakness Many "fraqueza" "weakness" ["weak"]
        ("as fraquezas" / "the weaknesses") "Os tipos contra os quais é fraco (Multiversity)." /
        "The types that it is weak to (Multiversity).", "fraqueza:morte";
    Resists Many "resiste" "resists" ["resist"]
        ("as resistências" / "the resistances") "Os tipos a que resiste (Multiversity)." /
        "The types that it resists (Multiversity).", "resiste:magia";
    Energy One "energia" "energy" ["en"]
        ("a energia" / "the energy") "O que uma fonte de energia é (Multiversity)." /
        "What an energy source is (Multiversity).", "energia:prismatica";
    Gives Number "gera" "gives" []
        ("a energia gerada" / "the energy given") "Quanta energia gera (Multiversity)." /
        "How much energy it gives (Multiversity).", "gera>=2";
    Suit One "naipe" "suit" []
        ("o naipe" / "the suit") "O naipe (Apoteose)." /
        "The suit (Apotheosis).", "naipe:ente";
    Level Number "nivel" "level" ["lv"]
        ("o nível" / "the level") "O nível (Apoteose)." /
        "The level (Apotheosis).", "nivel=3";
    Path One "caminho" "path" []
        ("o caminho" / "the path") "O caminho, por nome ou número (Apoteose)." /
        "The path, by name or number (Apotheosis).", "caminho:lua";
    Knowledge Many "saber" "knowledge" ["conhecimento" "k"]
        ("os saberes" / "the knowledges") "Os saberes (Apoteose)." /
        "The knowledges (Apotheosis).", "saber:arcano";
    Action Number "acao" "action" ["ap"]
        ("o AP" / "the AP") "O custo em AP (Apoteose)." /
        "The cost in AP (Apotheosis).", "acao<=1";
    Price Number "valor" "value" ["val" "preco" "price"]
        ("o valor" / "the value") "O preço, XP, Vontade ou Destino (Apoteose)." /
        "The price, XP, Will or Fate (Apotheosis).", "valor>=10";
    Sp Number "sp" "sp" []
        ("o SP" / "the SP") "O custo em SP (Apoteose)." /
        "The cost in SP (Apotheosis).", "sp>=1";
    Mp Number "mp" "mp" []
        ("o MP" / "the MP") "O custo em MP (Apoteose)." /
        "The cost in MP (Apotheosis).", "mp>sp";
    Damage Number "dano" "damage" ["dmg"]
        ("o dano fixo" / "the fixed damage") "A parte fixa do dano (Apoteose)." /
        "The fixed part of the damage (Apotheosis).", "dano>=2";
    Worn Many "veste" "worn" ["wears"]
        ("os lugares" / "the places") "Onde um item se usa (Apoteose)." /
        "Where an item is worn (Apotheosis).", "veste:cabeca";
    Con Number "con" "endurance" ["constituicao"]
        ("a CON" / "the END") "Constituição (Apoteose)." /
        "Endurance (Apotheosis).", "con>=5";
    Strength Number "for" "str" ["forca" "strength"]
        ("a FOR" / "the STR") "Força (Apoteose)." /
        "Strength (Apotheosis).", "for>agi";
    Agi Number "agi" "agility" ["agilidade"]
        ("a AGI" / "the AGI") "Agilidade (Apoteose)." /
        "Agility (Apotheosis).", "agi>=5";
    Per Number "per" "perception" ["percepcao"]
        ("a PER" / "the PER") "Percepção (Apoteose)." /
        "Perception (Apotheosis).", "per>=5";
    Int Number "int" "intelligence" ["inteligencia"]
        ("a INT" / "the INT") "Inteligência (Apoteose)." /
        "Intelligence (Apotheosis).", "int>=5";
    Cha Number "car" "cha" ["carisma" "charisma"]
        ("a CAR" / "the CHA") "Carisma (Apoteose)." /
        "Charisma (Apotheosis).", "car>=5";
    Esp Number "esp" "spi" ["espiritual" "spiritual"]
        ("a ESP" / "the SPI") "Espiritual (Apoteose)." /
        "Spiritual (Apotheosis).", "esp>=5";
    Equipment Number "equipamento" "equipment" ["equip"]
        ("o número de espaços de equipamento" / "the number of equipment slots") "Espaços de equipamento que dá (Apoteose)." /
        "Equipment slots that it gives (Apotheosis).", "equipamento>=3";
    Memento Number "memento" "memento" []
        ("o número de espaços de memento" / "the number of memento slots") "Espaços de memento que dá (Apoteose)." /
        "Memento slots that it gives (Apotheosis).", "memento>=2";
    Support Number "suporte" "support" []
        ("o número de espaços de suporte" / "the number of support slots") "Espaços de suporte que dá (Apoteose)." /
        "Support slots that it gives (Apotheosis).", "suporte>=1";
    Number Number "numero" "number" ["num" "cn"]
        ("o número" / "the number") "O número da impressão na coleção." /
        "The number of the printing in its set.", "colecao:bdf numero<=10";
    Year Number "ano" "year" []
        ("o ano" / "the year") "O ano de lançamento da impressão." /
        "The year of the printing's release.", "ano>=2026";
    Date Day "data" "date" ["lancamento" "released"]
        ("a data" / "the date") "O dia de lançamento da impressão." /
        "The day of the printing's release.", "data>=2026-01";
    Prints Number "impressoes" "prints" ["printings"]
        ("o número de impressões" / "the number of printings") "Quantas impressões a carta tem." /
        "How many printings the card has.", "impressoes=1";
    Order Directive "ordem" "order" ["sort"]
        ("a ordem" / "the order") "Como ordenar: relevancia, nome, custo, cor, raridade, tipo, colecao ou um campo de números." /
        "How to sort: relevance, name, cost, colour, rarity, type, set or a field of numbers.", "tipo:aliado ordem:ofensiva dir:desc";
    Dir Directive "dir" "dir" ["sentido"]
        ("o sentido" / "the direction") "Sentido da ordem: asc ou desc." /
        "Direction of the order: asc or desc.", "tipo:base ordem:nome dir:desc";
    Unique Directive "unico" "unique" []
        ("a unidade" / "the unit") "O que conta uma vez: cartas, impressoes ou artes." /
        "What counts once: cards, prints or art.", "colecao:bdf unico:impressoes";
    Own Reserved "tenho" "own" ["have"]
        ("as cópias que você tem" / "the copies that you own") "Reservado para coleções." /
        "Kept for collections.", "saci tenho>=2";
    Missing Reserved "falta" "missing" ["lack"]
        ("as cópias que faltam" / "the copies that are missing") "Reservado para coleções." /
        "Kept for collections.", "saci falta:1";
}
