//! The modules that know decks, by themselves: imported from the running program into Chromium, as pages do.

use fabulario_tests::{Browser, Server};
use serde_json::{Value, json};

use super::at;

/// What `cards::document` does with generated decks: its own tests write the file.
const VECTORS: &str = include_str!("../../../cards/src/document/tests/vectors.json");

/// A page from which modules can be imported by their names.
fn page(server: &Server) -> Browser {
    let browser = Browser::open();
    browser.goto(&at(server, "/sem-rede"));
    browser
}

/// What a script tells that has `deck` modules at hand, as it returns it.
fn told(browser: &Browser, modules: &[&str], script: &str) -> Value {
    let imports = modules.iter().map(|name| {
        let short = name.rsplit('/').next().unwrap();
        format!("const {short}_ = await import(base + '{name}.js');")
    });
    let imports: String = imports.collect();
    browser.evaluate(&format!(
        "(async () => {{ const base = document.querySelector('link[rel=icon]').href.replace('icon.svg', 'js/'); {imports} {script} }})()"
    ))
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn modules_do_with_decks_what_the_program_does() {
    let browser = page(Server::shared());
    let wrong = told(
        &browser,
        &["deck/document", "deck/delta", "deck/merge"],
        &format!(
            "const text = JSON.stringify; const wrong = [];
            for (const it of {VECTORS}) {{
              const deltas = delta_.diff(it.base, it.mine);
              const merged = merge_.merge(it.base, it.mine, it.theirs);
              const back = delta_.apply(it.mine, deltas.map(delta_.inverse).reverse());
              const pairs = [
                [text(document_.canonical(it.base)), it.canonical], [text(deltas), it.diff],
                [text(delta_.apply(it.base, deltas)), it.made], [text(merged), it.merged], [text(back), it.canonical],
              ];
              for (const [is, should] of pairs) if (is !== should) wrong.push(is + ' is not ' + should);
            }}
            return wrong.slice(0, 3);"
        ),
    );
    assert_eq!(wrong, json!([]));
}

/// Edits, steps back and steps forth in a random order: the changes made in their order are the deck, and a step back is
/// the very deck that was there before.
#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn what_was_done_leads_back_and_forth_byte_by_byte() {
    let browser = page(Server::shared());
    let script = "
        const text = JSON.stringify; const wrong = []; let steps = 0;
        for (let seed = 1; seed <= 60; seed += 1) {
          let state = seed;
          const below = (n) => { state = (Math.imul(state, 1103515245) + 12345) >>> 0; return (state >>> 8) % n; };
          const first = { game: 'fab', main: [{ card: 'a', copies: 2 }], centro: [{ card: 'c', copies: 1 }] };
          let now = log_.begin(first); const start = now.document; const all = []; const pasts = [];
          for (let turn = 0; turn < 80; turn += 1) {
            const before = now.document; const what = below(10);
            const list = ['main', 'centro', 'reserve', 'maybe'][below(4)]; const card = 'abc'[below(3)];
            let made;
            if (what < 2) { made = log_.undo(now, turn); if (made && text(made.log.document) !== pasts[now.back.length - 1]) wrong.push('undo ' + seed); }
            else if (what < 4) made = log_.redo(now, turn);
            else {
              const lines = before[list] ?? [];
              const after = what < 6 ? edit_.put(before, list, card, 1 + below(3)) : what < 7 ? edit_.take(before, list, card, 1 + below(2))
                : what < 8 && lines.length ? edit_.move(before, { list, at: below(lines.length) }, 'reserve')
                : what < 9 && lines.length ? edit_.noteLine(before, { list, at: below(lines.length) }, ['', 'x', '#y'][below(3)])
                : edit_.write(before, ['name', 'note'][below(2)], ['', 'um', 'dois'][below(3)]);
              made = log_.step(now, after, turn);
              if (made) { pasts.length = now.back.length; pasts.push(text(before)); }
            }
            if (!made) continue;
            steps += 1; all.push(made.change);
            now = made.log;
          }
          const replayed = all.reduce((deck, change) => delta_.apply(deck, change.deltas), start);
          if (text(replayed) !== text(now.document)) wrong.push('replay ' + seed);
          const kept = log_.replay(JSON.parse(text({ ...now, changes: undefined })), [...now.changes.values()]);
          if (kept.back.length !== now.back.length) wrong.push('kept ' + seed);
          let back = now; while (back.back.length) back = log_.undo(back, 0).log;
          if (text(back.document) !== text(start)) wrong.push('all the way back ' + seed);
        }
        return { wrong: wrong.slice(0, 5), many: steps > 2000 };";
    let told = told(&browser, &["deck/log", "deck/edit", "deck/delta"], script);
    assert_eq!(told, json!({"wrong": [], "many": true}));
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn what_is_typed_is_read_as_it_says() {
    let browser = page(Server::shared());
    let script = "
        const lists = [{ id: 'main', names: ['baralho principal'] }, { id: 'centro', names: ['Centro'] }, { id: 'reserve', names: ['reserva', 'reserve'] }];
        const card = (id, name, colours) => ({ id, name, colours, folded: [quick_.fold(name)] });
        const cards = [card('1', 'Jangadeiro da Alvorada', ['amarelo']), card('2', 'Jangadeira de Alto-Mar', ['azul']), card('3', 'Cuca dos Sete Sonos', ['roxo']), card('4', 'Brejo das Vozes', []), card('5', 'Sono de Cuca', [])];
        const read = (text) => { const { sign, copies, list, name } = quick_.read(text, lists); return [sign, copies, list, name].join('|'); };
        const best = (name, prefer) => quick_.match(name, cards, prefer).best.map((it) => it.id).join();
        const yellow = (card) => card.colours.every((it) => it === 'amarelo');
        return [
          ['3 jang', '3x jang', 'jang x3', '+3 jang', '-2 cuca', '−2 cuca', '=1 cuca', '- cuca', 'centro brejo', 'Reserva: 2 cuca', '2 reserva cuca', 'cuca', '  '].map(read),
          [best('jang'), best('jang', [yellow]), best('CUCA'), best('cuca dos sete sonos'), best('alvorada jang'), best('jang alv'), best('xyz'), best('')],
          [quick_.rest('jang', cards[0]), quick_.rest('cuca d', cards[2]), quick_.rest('sonos', cards[2])],
        ];";
    assert_eq!(
        told(&browser, &["deck/quick"], script),
        json!([
            [
                "+|3||jang",
                "+|3||jang",
                "+|3||jang",
                "+|3||jang",
                "-|2||cuca",
                "-|2||cuca",
                "=|1||cuca",
                "-|1||cuca",
                "+|1|centro|brejo",
                "+|2|reserve|cuca",
                "+|2|reserve|cuca",
                "+|1||cuca",
                "+|1||"
            ],
            ["2,1", "1", "3", "3", "1", "1", "", ""],
            ["adeiro da Alvorada", "os Sete Sonos", null]
        ])
    );
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn ids_are_in_the_order_of_time() {
    let browser = page(Server::shared());
    let script = "
        const all = Array.from({ length: 200 }, (_, at) => id_.newId(1_790_000_000_000 + at));
        return [all.every(id_.isId), new Set(all).size, all.join() === [...all].sort().join(), all[0].startsWith((1_790_000_000_000).toString(16).padStart(12, '0').replace(/^(.{8})/, '$1-'))];";
    assert_eq!(
        told(&browser, &["shared/id"], script),
        json!([true, 200, true, true])
    );
}
