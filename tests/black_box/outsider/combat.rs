//! Who goes for which base: the smallest sums that take one, then the next; the Centro with everything.

use super::board::{Board, Piece, Stands};

/// Most Aliados of which every choice is tried.
const MOST: usize = 12;

/// `attack:…` for everybody who attacks.
pub fn attackers(board: &Board) -> Vec<String> {
    let mut free = board.able("attack");
    let mut orders = Vec::new();
    let prey = board.prey();
    if let [centro] = prey[..]
        && centro.stands == Stands::Centro
    {
        return against_centro(&free, centro);
    }
    let mut standing = Vec::new();
    for base in prey {
        let by_attack = smallest(&free, |it| it.offence, base.left);
        let by_influence = smallest(&free, |it| it.influence, base.left + 1);
        match (by_attack, by_influence) {
            (Some(some), other) if other.as_ref().is_none_or(|it| cost(&some) <= cost(it)) => {
                orders.extend(some.iter().map(|it| order("attack", it, base)));
                keep_others(&mut free, &some);
            }
            (_, Some(some)) => keep_others(&mut free, &some),
            _ => standing.push(base),
        }
    }
    if let Some(base) = standing.first() {
        let idle = free.iter().filter(|it| it.offence > 0);
        orders.extend(idle.map(|it| order("attack", it, *base)));
    }
    orders
}

/// `influence:…` for everybody who influences.
pub fn influencers(board: &Board) -> Vec<String> {
    let mut free = board.able("influence");
    let mut orders = Vec::new();
    for base in board.prey() {
        if let Some(some) = smallest(&free, |it| it.influence, base.left + 1) {
            orders.extend(some.iter().map(|it| order("influence", it, base)));
            keep_others(&mut free, &some);
        }
    }
    orders
}

/// Together they take it if each does what it does best; else everybody attacks.
fn against_centro(free: &[Piece], centro: Piece) -> Vec<String> {
    let attack: i64 = free.iter().map(|it| it.offence).sum();
    let both: i64 = free.iter().map(|it| it.offence.max(it.influence)).sum();
    let shares = attack < centro.left && both > centro.left;
    let attackers = free.iter().filter(|it| it.offence > 0);
    attackers
        .filter(|it| !shares || it.offence >= it.influence)
        .map(|it| order("attack", it, centro))
        .collect()
}

fn order(verb: &str, who: &Piece, base: Piece) -> String {
    format!("{verb}:{}:{}", who.place, base.place)
}

/// What is lost for other bases.
fn cost(some: &[Piece]) -> i64 {
    some.iter().map(|it| it.offence.max(it.influence)).sum()
}

fn keep_others(free: &mut Vec<Piece>, taken: &[Piece]) {
    free.retain(|it| taken.iter().all(|other| other.place != it.place));
}

/// Those who reach so much and cost least.
fn smallest(free: &[Piece], force: fn(&Piece) -> i64, need: i64) -> Option<Vec<Piece>> {
    let mut able: Vec<Piece> = free.iter().copied().filter(|it| force(it) > 0).collect();
    able.sort_by_key(|it| std::cmp::Reverse(force(it)));
    able.truncate(MOST);
    let sets = 0..1_u32 << able.len();
    let members = |set: u32| {
        let places = (0..able.len()).filter(move |place| set >> place & 1 == 1);
        places.map(|place| able[place]).collect::<Vec<Piece>>()
    };
    let reach = sets
        .map(members)
        .filter(|some| some.iter().map(force).sum::<i64>() >= need);
    reach.min_by_key(|some| (cost(some), some.len()))
}
