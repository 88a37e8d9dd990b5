//! Millions of texts that are almost codes: `FUZZ_CODES=10000000 cargo test --release -p fabulario-cards --test cards codes::fuzz`.

use fabulario_cards::code::{decode, encode};

use super::{WIDE, vectors};

const DIGITS: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// A small generator: the same texts on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16).unwrap() % below.max(1)
    }

    fn digit(&mut self) -> u8 {
        DIGITS[self.roll(DIGITS.len())]
    }
}

/// Changes a code in one of the ways in which texts are changed.
fn change(code: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    let place = dice.roll(code.len());
    let end = place + dice.roll(code.len() - place + 1);
    match dice.roll(8) {
        0 if !code.is_empty() => code[place] = dice.digit(),
        1 => code.insert(place, dice.digit()),
        2 if !code.is_empty() => drop(code.remove(place)),
        3 => code.truncate(place),
        4 => {
            let part = code[place..end].to_vec();
            code.splice(place..place, part);
        }
        5 => {
            let from = dice.roll(other.len());
            code.splice(place..end, other[from..].iter().copied());
        }
        6 => code[place..end].reverse(),
        _ if !code.is_empty() => code[place] = u8::try_from(dice.roll(128)).unwrap(),
        _ => {}
    }
}

/// Makes the check right again, so that what comes after it is tried, too.
fn mend(code: &mut Vec<u8>) {
    code.truncate(code.len().saturating_sub(4));
    let value = |rest: u64, byte: &u8| {
        (rest * 36 + u64::from((*byte as char).to_digit(36).unwrap_or(0))) % 1_679_539
    };
    let rest = code.iter().chain(b"0000").fold(0, value);
    let check = (1_679_539 + 1 - rest) % 1_679_539;
    for power in [46_656, 1_296, 36, 1] {
        code.push(DIGITS[usize::try_from(check / power % 36).unwrap()]);
    }
}

#[test]
fn fuzz() {
    let runs = std::env::var("FUZZ_CODES").ok();
    let runs: u64 = runs.map_or(20_000, |runs| runs.parse().unwrap());
    let codes: Vec<&[u8]> = vectors::valid().map(str::as_bytes).collect();
    let mut dice = Dice(0x0DEC_C0DE);
    let (mut read, mut mended) = (0_u64, 0_u64);
    for run in 0..runs {
        let mut code = codes[dice.roll(codes.len())].to_vec();
        let other = codes[dice.roll(codes.len())];
        if dice.roll(16) == 0 {
            code = (0..dice.roll(60))
                .map(|_| u8::try_from(dice.roll(256)).unwrap())
                .collect();
        }
        for _ in 0..=dice.roll(4) {
            change(&mut code, other, &mut dice);
        }
        let mends = dice.roll(4) > 0;
        if mends {
            mend(&mut code);
        }
        let text = String::from_utf8_lossy(&code);
        if let Ok(deck) = decode(&WIDE, &text) {
            assert_eq!(
                encode(&WIDE, &deck).as_deref(),
                Ok(text.trim()),
                "run {run}"
            );
            read += 1;
            mended += u64::from(mends);
        }
    }
    println!("{runs} texts: {read} are codes, {mended} of them with a mended check");
    assert!(
        mended > runs / 200,
        "changes reach what comes after the check"
    );
    assert!(
        read - mended < 2 + runs / 50,
        "the check tells most changes"
    );
}
