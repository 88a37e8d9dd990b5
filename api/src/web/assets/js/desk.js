// @ts-check
// The desk as an island: it takes over the form of the page, or the deck of this device that the address names.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { effect } from "../vendor/signals-core/signals-core.js";
import { begin } from "./deck/log.js";
import { actionsOf } from "./desk/actions.js";
import { bar } from "./desk/bar.js";
import { Desk, rememberOpen } from "./desk/desk.js";
import { cardSheet } from "./desk/dialogs.js";
import { linkTo, readFacts } from "./desk/facts.js";
import { list } from "./desk/list.js";
import { takeOverMasthead } from "./desk/masthead.js";
import { peek } from "./desk/peek.js";
import { Quick, quickBox } from "./desk/quick.js";
import { Seek, seekBox } from "./desk/seek.js";
import { sheetUp, side } from "./desk/side.js";
import { pasteSheet } from "./desk/ways.js";
import { loadCards } from "./shared/cards.js";
import { isId } from "./shared/id.js";
import { bindKeys } from "./shared/keys.js";
import { oneDeck } from "./shared/store.js";
import { words } from "./shared/words.js";

const all = readFacts();
const game = document.documentElement.dataset["game"] ?? "fab";
const root = /** @type {HTMLElement} */ (document.querySelector("#mesa"));
const id = /^\/mesa\/local\/([^/]+)/.exec(location.pathname)?.[1] ?? null;

/** The deck to begin with: that of the device, or that of the form. */
async function first() {
  if (id) return isId(id) ? ((await oneDeck(id))?.log ?? null) : null;
  /** @type {HTMLInputElement | null} */
  const field = root.querySelector("input[name=documento]");
  return begin(JSON.parse(field?.value ?? `{"game":"${game}"}`));
}

/** @param {Record<string, any>} w @param {unknown} why */
function missing(w, why) {
  root.classList.add("prose");
  render(html`<h1>${w.not_here()}</h1><p class="lead">${why ? w.device_refuses() : w.not_here_why()}</p>
<p class="acts"><a class="btn ink" href=${linkTo(`/baralhos?jogo=${game}`)}>${w.go_decks()}</a> <a class="btn" href=${linkTo(`/mesa/${game}`)}>${w.anew()}</a></p>`, root);
}

async function start() {
  const [ours, common, judgement] = await Promise.all([words("desk_live"), words("desk"), words("verdict")]);
  const w = { ...common, ...ours };
  /** @type {import("./deck/log.js").Log | null} */
  let log;
  try {
    log = await first();
  } catch (error) {
    root.replaceChildren();
    return missing(w, error);
  }
  if (!log) {
    root.replaceChildren();
    return missing(w, null);
  }
  const facts = all[log.document.game];
  if (!facts) throw new Error(`no game ${log.document.game}`);
  document.documentElement.dataset["game"] = facts.game;
  const cards = await loadCards(facts.thin, facts.game);
  const desk = new Desk({ facts, words: w, judgement, cards, log, id });
  if (id) rememberOpen(facts, id);
  layOut(desk);
}

/** @param {Desk} desk */
function layOut(desk) {
  const w = desk.words;
  const quick = new Quick(desk, (text) => pasteSheet(desk, text));
  const seek = new Seek(desk);
  const all = actionsOf(desk);
  const actions = Object.fromEntries(all.map((it) => [it.id, it]));
  const bench = document.createElement("div");
  bench.className = "bench live";
  bench.id = "mesa";
  render(html`<div class="deckbar"></div><p class="hide" role="status" aria-live="polite" id="dito"></p><p class="hide" aria-live="polite" id="juizo-dito"></p>
<div class="desk"><section class="seek" aria-labelledby="achar"></section>
<section class="deck" aria-label=${w.deck()}><div class="quickbox"></div><div class="all"></div></section>
<aside class="side" id="juizo" tabindex="-1" aria-label=${desk.judgement.heading()}></aside></div><div class="below"></div>`, bench);
  const into = (/** @type {string} */ selector, /** @type {() => unknown} */ view) => {
    const place = /** @type {HTMLElement} */ (bench.querySelector(selector));
    effect(() => void render(view(), place));
  };
  into(".deckbar", () => bar(desk, actions));
  into(".seek", () => seekBox(seek));
  into(".quickbox", () => quickBox(quick));
  into(".deck > .all", () => list(desk));
  into(".side", () => side(desk, actions));
  into(".below", () => sheetUp(desk, actions));
  into("#dito", () => desk.said.value);
  let told = "";
  into("#juizo-dito", () => {
    const judged = desk.judged.value;
    // Spoken once for each change of the verdict or of the number of rules, not for every edit.
    if (judged?.fresh) {
      const { verdict, violations } = judged.format;
      told = `${desk.judgement[verdict]?.() ?? verdict}. ${violations.length ? desk.judgement.broken(violations.length) : ""}`;
    }
    return told;
  });
  effect(() => {
    const { name } = desk.deck.value;
    document.title = `${name ?? w.new_deck()} · Fabulário`;
  });
  effect(() => {
    const card = desk.shown.value;
    if (!card) return;
    desk.shown.value = null;
    cardSheet(desk, card);
  });
  // What was typed into the form before it went is still there.
  peek(desk, bench);
  takeOverMasthead(desk);
  root.replaceWith(bench);
  bindKeys(all);
  bench.dataset["ready"] = "";
}

start().catch((error) => {
  // Without the thin index there is no live desk; the form stays, and a page without one says so.
  console.error(error);
  if (!id) return;
  words("desk_live").then((w) => {
    root.replaceChildren();
    missing(w, null);
  });
});
