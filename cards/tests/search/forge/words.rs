//! The words that names and texts are made of, the most common ones first.

use std::sync::LazyLock;

/// A word in both languages.
pub(super) struct Noun {
    pub pt: String,
    pub pt_plural: String,
    pub feminine: bool,
    pub en: String,
    pub en_plural: String,
}

/// A word that agrees with a noun.
pub(super) struct Adjective {
    /// Masculine and feminine.
    pub pt: [String; 2],
    pub en: &'static str,
}

/// A place with its particle.
pub(super) struct Place {
    pub pt: &'static str,
    pub en: &'static str,
}

impl Adjective {
    pub(super) fn pt(&self, noun: &Noun, plural: bool) -> String {
        let form = &self.pt[usize::from(noun.feminine)];
        if plural {
            plural_of(form)
        } else {
            form.clone()
        }
    }
}

pub(super) static NOUNS: LazyLock<Vec<Noun>> = LazyLock::new(|| {
    let words = NOUN_LIST.split(';').map(str::trim);
    words.map(noun).collect()
});

pub(super) static ADJECTIVES: LazyLock<Vec<Adjective>> = LazyLock::new(|| {
    let words = ADJECTIVE_LIST.split(';').map(str::trim);
    words.map(adjective).collect()
});

pub(super) static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let pairs = PLACE_LIST.split(';').map(str::trim);
    let place = |pair: &'static str| {
        let (pt, en) = pair.split_once(" / ").expect("a place has two names");
        Place { pt, en }
    };
    pairs.map(place).collect()
});

/// `Word/Plural gender English/Plural`; a regular plural is left out.
fn noun(line: &str) -> Noun {
    let [pt, gender, en] = line.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{line} is no noun");
    };
    let forms = |word: &str, regular: fn(&str) -> String| match word.split_once('/') {
        Some((one, many)) => (one.to_owned(), many.to_owned()),
        None => (word.to_owned(), regular(word)),
    };
    let (pt, pt_plural) = forms(pt, plural_of);
    let (en, en_plural) = forms(en, |word| format!("{word}s"));
    Noun {
        pt,
        pt_plural,
        feminine: gender == "f",
        en,
        en_plural,
    }
}

/// `Word English`, or `Word/Feminine English`.
fn adjective(line: &'static str) -> Adjective {
    let (pt, en) = line.split_once(' ').expect("an adjective has two names");
    let pt = match (pt.split_once('/'), pt.strip_suffix('o')) {
        (Some((one, other)), _) => [one.to_owned(), other.to_owned()],
        (None, Some(stem)) => [pt.to_owned(), format!("{stem}a")],
        (None, None) => [pt.to_owned(), pt.to_owned()],
    };
    Adjective { pt, en }
}

fn plural_of(word: &str) -> String {
    let endings = [
        ("ão", "ões"),
        ("al", "ais"),
        ("el", "éis"),
        ("ol", "óis"),
        ("ul", "uis"),
        ("m", "ns"),
        ("r", "res"),
        ("z", "zes"),
    ];
    for (one, many) in endings {
        if let Some(stem) = word.strip_suffix(one) {
            return format!("{stem}{many}");
        }
    }
    format!("{word}s")
}

/// An invented word for every number: pairs of a consonant and a vowel, so that no two numbers share a word.
pub(super) fn invented(number: u64) -> String {
    const CONSONANTS: [char; 15] = [
        'm', 'c', 't', 'j', 'b', 'r', 'x', 'g', 'p', 's', 'n', 'z', 'v', 'd', 'l',
    ];
    const VOWELS: [(char, char); 5] = [('a', 'á'), ('u', 'ú'), ('i', 'í'), ('o', 'ó'), ('e', 'ê')];
    let syllables = 75;
    let mut rest = number + syllables;
    let mut before = 0;
    let mut word = String::new();
    let ending = ["", "", "nga", "", "mbé", "", "ndira", ""][low(number % 8)];
    while rest > 0 {
        let digit = (rest % syllables * 37 + before * 29) % syllables;
        rest /= syllables;
        before = digit;
        let (plain, accented) = VOWELS[low(digit / 15)];
        let last = rest == 0 && ending.is_empty() && !number.is_multiple_of(3);
        let consonant = CONSONANTS[low(digit % 15)];
        if word.is_empty() {
            word.extend(consonant.to_uppercase());
        } else {
            word.push(consonant);
        }
        word.push(if last { accented } else { plain });
    }
    word + ending
}

fn low(number: u64) -> usize {
    usize::try_from(number).expect("a digit is small")
}

const NOUN_LIST: &str = "Guardião/Guardiães m Guardian; Dragão m Dragon; Canto m Song; Boi m Ox/Oxen; \
    Cavaleiro m Rider; Onça f Jaguar; Senhora f Lady/Ladies; Serpente f Serpent; Lança f Spear; Filho m Child/Children; \
    Rainha f Queen; Caçador m Hunter; Coração m Heart; Fogueira f Bonfire; Capitão/Capitães m Captain; Sombra f Shadow; \
    Ferreiro m Smith; Lobo m Wolf/Wolves; Estrela f Star; Bruxa f Witch/Witches; Gigante m Giant; Vigia m Watcher; \
    Espada f Sword; Viajante m Wayfarer; Maré f Tide; Tambor m Drum; Rezadeira f Prayer-Woman/Prayer-Women; \
    Cantador m Ballad-Singer; Pescador m Fisher; Máscara f Mask; Gavião m Hawk; Vento m Wind; Raiz/Raízes f Root; \
    Leão m Lion; Saci m Saci; Curupira m Curupira; Iara f Iara; Boitatá m Boitatá; Lobisomem m Werewolf/Werewolves; \
    Boi-Bumbá m Bumba-Ox/Bumba-Oxen; Mula-sem-Cabeça/Mulas-sem-Cabeça f Headless-Mule; Mãe-d'Água/Mães-d'Água f Water-Mother; \
    Cuca f Cuca; Caipora f Caipora; Sertanejo m Backlander; Vaqueiro m Cowhand; Jangadeiro m Raftsman/Raftsmen; \
    Benzedeira f Blesser; Parteira f Midwife/Midwives; Mascate m Peddler; Tropeiro m Muleteer; Barqueiro m Ferryman/Ferrymen; \
    Oleiro m Potter; Rendeira f Lacemaker; Fogueteiro m Firework-Maker; Sanfoneiro m Accordionist; Violeiro m Guitarist; \
    Contador m Teller; Sineiro m Bell-Ringer; Faroleiro m Lighthouse-Keeper; Boticário m Apothecary/Apothecaries; \
    Cartógrafo m Mapmaker; Relojoeiro m Clockmaker; Alfaiate m Tailor; Cozinheira f Cook; Aprendiz m Apprentice; \
    Mestre m Master; Irmão/Irmãos m Brother; Irmã f Sister; Avó f Grandmother; Padrinho m Godfather; Afilhada f Goddaughter; \
    Alferes/Alferes m Ensign; Sentinela f Sentinel; Arqueiro m Archer; Peregrina f Pilgrim; Ermitão/Ermitães m Hermit; \
    Oráculo m Oracle; Profeta m Prophet; Feiticeira f Sorceress/Sorceresses; Alquimista m Alchemist; Escrivão/Escrivães m Scrivener; \
    Espírito m Spirit; Assombração f Haunting; Visagem f Apparition; Trovão m Thunderclap; Relâmpago m Lightning-Bolt; \
    Tempestade f Tempest; Neblina f Mist; Geada f Frost; Vulcão m Volcano; Furacão m Hurricane; Eclipse m Eclipse; Aurora f Aurora; \
    Lua f Moon; Cometa m Comet; Constelação f Constellation; Jabuti m Tortoise; Tamanduá m Anteater; Capivara f Capybara; \
    Sucuri f Anaconda; Jacaré m Caiman; Arara f Macaw; Tucano m Toucan; Urubu m Vulture; Coruja f Owl; Morcego m Bat; \
    Formiga f Ant; Besouro m Beetle; Vaga-lume m Firefly/Fireflies; Mariposa f Moth; Beija-flor/Beija-flores m Hummingbird; \
    Piranha f Piranha; Boto m Boto; Peixe-boi/Peixes-boi m Manatee; Caranguejo m Crab; Polvo m Octopus/Octopuses; Baleia f Whale; \
    Cavalo m Horse; Bode m Goat; Galo m Rooster; Cão/Cães m Hound; Gato m Cat; Raposa f Fox/Foxes; Veado m Deer/Deer; \
    Escudo m Shield; Machado m Axe; Facão m Machete; Arco m Bow; Chave f Key; Coroa f Crown; Amuleto m Amulet; \
    Lampião m Lantern; Espelho m Mirror; Relicário m Reliquary/Reliquaries; Baú m Chest; Mapa m Map; Livro m Book; \
    Bandeira f Banner; Viola f Viola; Berrante m Cattle-Horn; Sino m Bell; Carranca f Figurehead; Jangada f Raft; \
    Carroça f Cart; Balão m Balloon; Canhão m Cannon; Ponte f Bridge; Muralha f Rampart; Torre f Tower; Portão m Gate; \
    Altar m Altar; Procissão f Procession; Multidão f Crowd; Romaria f Pilgrimage; Quadrilha f Square-Dance; \
    Maldição f Curse; Bênção/Bênçãos f Blessing; Canção f Ditty/Ditties; Promessa f Vow; Segredo m Secret; Sonho m Dream; \
    Pau-d'Arco/Paus-d'Arco m Trumpet-Tree; Jequitibá m Jequitibá; Mandacaru m Mandacaru; Vitória-Régia/Vitórias-Régias f Giant-Lily/Giant-Lilies; \
    Cipó m Vine; Semente f Seed; Pão/Pães m Bread-Loaf/Bread-Loaves; Mão/Mãos f Hand; Olho m Eye";

const ADJECTIVE_LIST: &str = "Rubro Red; Antigo Ancient; Dourado Golden; Noturno Nocturnal; Selvagem Wild; Perdido Lost; \
    Azul Blue; Sagrado Sacred; Errante Wandering; Negro Black; Branco White; Verde Green; Valente Brave; Eterno Eternal; \
    Sombrio Gloomy; Ardente Burning; Encantado Enchanted; Velho Old; Jovem Young; Cruel Cruel; Fiel Faithful; \
    Prateado Silver; Faminto Hungry; Veloz Swift; Manso Tame; Bravo Fierce; Mudo Mute; Cego Blind; Manco Lame; \
    Dançante Dancing; Flamejante Flaming; Congelado Frozen; Afogado Drowned; Enterrado Buried; Esquecido Forgotten; \
    Proibido Forbidden; Prometido Promised; Roubado Stolen; Quebrado Broken; Remendado Mended; Bordado Embroidered; \
    Coroado Crowned; Mascarado Masked; Descalço Barefoot; Risonho Laughing; Choroso Weeping; Teimoso Stubborn; \
    Manhoso Sly; Ligeiro Nimble; Furioso Furious; Sereno Serene; Radiante Radiant; Reluzente Gleaming; Enferrujado Rusty; \
    Empoeirado Dusty; Orvalhado Dewy; Salgado Salty; Amargo Bitter; Doce Sweet; Oco Hollow; Partido Split; Torto Crooked; \
    Celestial Celestial; Infernal Infernal; Imortal Immortal; Colossal Colossal; Ancestral Ancestral; Real Royal; \
    Austral Southern; Boreal Northern; Ocidental Western; Oriental Eastern; Lunar Lunar; Solar Solar; Estelar Stellar; \
    Feroz Ferocious; Voraz Voracious; Audaz Daring; Capaz Able; Sagaz Shrewd; Ausente Absent; Rebelde Rebel; \
    Gigantesco Gigantic; Minúsculo Tiny; Pálido Pale; Rústico Rustic; Místico Mystic; Mágico Magical; Trágico Tragic; \
    Cósmico Cosmic; Elétrico Electric; Metálico Metallic; Exótico Exotic; Caótico Chaotic; Heroico Heroic; Sonolento Drowsy; \
    Sanguinário Bloodthirsty; Solitário Lonely; Temporário Fleeting; Imaginário Imaginary; Milenar Thousand-Year; \
    Madrugador/Madrugadora Early-Rising; Trabalhador/Trabalhadora Hard-Working; Caçula Youngest; Caipira Rustic-Born; \
    Carijó Speckled; Malhado Dappled; Listrado Striped; Pintado Spotted; Emplumado Feathered; Escamoso Scaly; Peludo Shaggy; \
    Chifrudo Horned; Zarolho One-Eyed; Banguela Toothless; Cabeludo Long-Haired; Barbudo Bearded; Careca Bald; \
    Rosado Pink; Furta-Cor Iridescent; Recém-Nascido Newborn; Mal-Assombrado Haunted; Bem-Vindo Welcome; \
    Enluarado Moonlit; Ensolarado Sunlit; Enevoado Misty; Tempestuoso Stormy; Chuvoso Rainy; Ribeirinho Riverside; \
    Serrano Highland; Sertanejo Backland; Praiano Seaside; Pantaneiro Wetland; Baiano Bahian; Mineiro Mining; Gaúcho Pampas; \
    Marajoara Marajó; Cangaceiro Bandit; Quilombola Quilombo; Capoeirista Capoeira";

const PLACE_LIST: &str = "da Serra / of the Sierra; do Rio / of the River; da Mata / of the Forest; do Sertão / of the Sertão; \
    da Noite / of the Night; do Mar / of the Sea; da Lua / of the Moon; do Norte / of the North; do Fogo / of the Fire; \
    das Sombras / of the Shadows; da Chuva / of the Rain; do Vale / of the Valley; da Aurora / of the Dawn; do Abismo / of the Abyss; \
    da Montanha / of the Mountain; da Vila / of the Village; do Sul / of the South; da Ilha / of the Island; do Céu / of the Sky; \
    da Praia / of the Beach; do Pântano / of the Swamp; da Caatinga / of the Caatinga; do Cerrado / of the Cerrado; \
    do Pampa / of the Pampas; da Lagoa / of the Lagoon; do Igarapé / of the Igarapé; da Cachoeira / of the Waterfall; \
    do Cais / of the Quay; da Feira / of the Fair; do Mercado / of the Market; da Capela / of the Chapel; do Mosteiro / of the Monastery; \
    da Fortaleza / of the Fortress; do Quilombo / of the Quilombo; da Aldeia / of the Hamlet; do Engenho / of the Sugar-Mill; \
    da Fazenda / of the Ranch; do Garimpo / of the Diggings; da Estrada / of the Road; da Encruzilhada / of the Crossroads; \
    do Cemitério / of the Graveyard; da Ladeira / of the Slope; do Beco / of the Alley; da Ponte / of the Bridge; do Farol / of the Lighthouse; \
    da Estação / of the Station; do Arraial / of the Camp; das Cinzas / of the Ashes; das Águas / of the Waters; das Estrelas / of the Stars; \
    dos Ventos / of the Winds; dos Ossos / of the Bones; dos Espelhos / of the Mirrors; dos Trovões / of the Thunders; \
    dos Corações / of the Hearts; dos Vulcões / of the Volcanoes; das Marés / of the Tides; das Raízes / of the Roots; \
    de Olho-d'Água / of the Spring; de Pedra-Sabão / of the Soapstone; de Barro / of the Clay; de Prata / of the Silver; \
    de Ferro / of the Iron; de Cristal / of the Crystal; de Cobre / of the Copper; de Palha / of the Straw; de Sal / of the Salt; \
    de Areia / of the Sand; de Gelo / of the Ice; de Lã / of the Wool; do Alto-Mar / of the High-Seas; do Pé-de-Serra / of the Foothills; \
    da Beira-Rio / of the Riverbank; da Meia-Noite / of the Midnight; do Meio-Dia / of the Noon; do Além-Mar / of the Overseas; \
    do Fim-de-Mundo / of the World's-End; da Boca-da-Noite / of the Nightfall; da Grota / of the Gully; do Brejo / of the Bog; \
    da Restinga / of the Sandbank; do Mangue / of the Mangrove; da Várzea / of the Floodplain; do Chapadão / of the Tableland; \
    da Cordilheira / of the Ridge; do Desfiladeiro / of the Gorge; da Gruta / of the Grotto; do Labirinto / of the Labyrinth; \
    da Biblioteca / of the Library; do Observatório / of the Observatory; da Olaria / of the Pottery; do Circo / of the Circus; \
    da Quermesse / of the Fête; do Carnaval / of the Carnival; da Inconfidência / of the Conspiracy; do Exílio / of the Exile; \
    do Purgatório / of the Purgatory; da Eternidade / of the Eternity; do Quilômetro-40 / of the Kilometre-40; da Estação-9 / of the Platform-9";
