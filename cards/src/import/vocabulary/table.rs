//! The words themselves, as the games write them in Portuguese and in English.

use super::Vocabulary;

impl Vocabulary {
    /// The ids, each with its other words: `id = word, word; id; …`.
    pub(super) const fn table(self) -> &'static str {
        match self {
            Self::Game => {
                "fab = fabula, fábula tcg; dd = dominions, dimensional dominions; mvc = multiversity, multiversity conquest; apo = apoteose, apotheosis"
            }
            Self::Lang => {
                "pt-BR = pt, português, portuguese, pt-PT; en = inglês, english, en-US, en-GB"
            }
            Self::Flag => "true = sim, s, yes, y, verdadeiro, 1; false = não, n, no, falso, 0",
            Self::Verb => {
                "damage = dano; heal = cura; draw = compra, pesca; discard = descarta; search = procura, busca; move = move; destroy = destrói; return = devolve; negate = nega; spawn = invoca, cria; raise = aumenta; lower = reduz; status; cleanse = limpa; energy = energia; protect = protege; look = olha; copy = copia; steal = rouba; swap = troca"
            }
            Self::FabulaType => {
                "aliado = aliada, ally; manobra = manoeuvre, maneuver; base; modificacao = modification; ficha = token"
            }
            Self::FabulaRarity => "comum = common; rara = rare; lendaria = legendary",
            Self::Colour => {
                "branco = branca, white; azul = blue; amarelo = amarela, yellow; verde = green; vermelho = vermelha, red; roxo = roxa, purple"
            }
            Self::DominionsType => {
                "unidade = unit; artefato = artifact, artefact; campo = field; token"
            }
            Self::Element => {
                "earth = terra; water = água; fire = fogo; air = ar; ice = gelo; thunder = trovão; void = vazio"
            }
            Self::DominionsActivation => {
                "instant = instantâneo, instantânea; once = uma vez; once_per_turn = uma vez por turno; forever = para sempre; attach = anexar; trap = armadilha"
            }
            Self::When => {
                "draw = pesca; tick; move = movimentação; battle = combate; spawn = invocação; if = se"
            }
            Self::EffectKind => "action = ação; reaction = reação",
            Self::Direction => {
                "n = norte, north; ne = nordeste, north-east; e = l, leste, east; se = sudeste, south-east; s = sul, south; sw = so, sudoeste, south-west; w = o, oeste, west; nw = no, noroeste, north-west"
            }
            Self::MultiversityType => {
                "personagem = character; item; energia = fonte de energia, energy source, energy"
            }
            Self::MultiversityRarity => {
                "comum = common; incomum = uncommon; rara = rare; super-rara = super rare; ultra-rara = ultra rare"
            }
            Self::World => {
                "natureza = nature; vida = life; morte = death; divino = divine; elemental; tecsci; magia = magic; mental; fisico = physical; poder-energetico = energy power; fera = beast; cosmico = cosmic"
            }
            Self::ItemKind => "permanente = permanent; volatil = volatile; anexavel = attachable",
            Self::Energy => {
                "basica = energia básica, basic, basic energy; avancada = energia avançada, advanced, advanced energy; prismatica = energia prismática, prismatic, prismatic energy"
            }
            Self::ActionKind => {
                "passiva = passive; lider = leader; sidekick; ataque = attack; flanquear = flank"
            }
            Self::ApoteoseType => {
                "casa = house; classe = class; ente = entity; item; habilidade = skill; companheiro = companion; evento = event"
            }
            Self::ApoteoseRarity => {
                "comum = common; incomum = uncommon; rara = rare; epica = epic; lendaria = legendary"
            }
            Self::Knowledge => {
                "fe = faith; arcano = arcane; cooperacao = cooperation; defesa = defence, defense; atletismo = athletics; pratica = practice; arte = art; instrucao = instruction; astucia = cunning; elemental; transmutacao = transmutation; vital; mental; dimensional; livre = free"
            }
            Self::Specifier => {
                "headpiece = cabeça; vest = traje; feet = pés; accessory = acessório; utility = utilidade"
            }
            Self::Attribute => {
                "con = constituição, endurance; for = força, strength; agi = agilidade, agility; per = percepção, perception; int = inteligência, intelligence; car = carisma, charisma; esp = espiritual, spiritual"
            }
            Self::Dice => "d2; d3; d6",
            Self::Path => {
                "1 = mago, magician; 2 = sacerdotisa, high priestess; 3 = imperatriz, empress; 4 = imperador, emperor; 5 = hierofante, hierophant; 6 = enamorados, lovers; 7 = carro, chariot; 8 = justiça, justice; 9 = eremita, hermit; 10 = roda da fortuna, wheel of fortune; 11 = força, strength; 12 = enforcado, hanged man; 13 = morte, death; 14 = temperança, temperance; 15 = diabo, devil; 16 = torre, tower; 17 = estrela, star; 18 = lua, moon; 19 = sol, sun; 20 = julgamento, judgement; 21 = mundo, world"
            }
            Self::ApoteoseActivation => {
                "auto = automático, automatic; permanent = permanente; temp = temporário, temporary; activate = ativar"
            }
            Self::Timing => {
                "on_play = ao baixar; on_exit = ao sair; on_obtain = ao obter; on_reveal = ao revelar; on_conceal = ao ocultar; on_exhaust = ao consumir; on_recover = ao recuperar; on_discard = ao descartar; on_bury = ao enterrar; on_banish = ao banir; turn_start = início do turno, start of turn; turn_end = fim do turno, end of turn; round_start = início da rodada, start of round; round_end = fim da rodada, end of round; battle_start = início da batalha, start of battle; battle_end = fim da batalha, end of battle; checking; attacking = atacando; attacked = atacado; selected = selecionado; rolling"
            }
            Self::Limit => {
                "once_per_turn = uma vez por turno; once_per_round = uma vez por rodada; once_per_battle = uma vez por batalha; turn_sacrifice; no_response = sem resposta; no_negation = sem negação"
            }
            Self::Scope => "hand = mão; discard_pile = pilha de descarte; team = equipe",
        }
    }
}
