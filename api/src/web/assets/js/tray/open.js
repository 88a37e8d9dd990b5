// @ts-check
// The open deck below a page of cards: how many of each it holds, one more and one fewer, its size and its verdict.

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { effect, signal } from "../../vendor/signals-core/signals-core.js";
import { count, put, take } from "../deck/edit.js";
import { SECTIONS } from "../deck/document.js";
import { step } from "../deck/log.js";
import { Judge } from "../desk/judge.js";
import { Keeper } from "../desk/keeper.js";
import { loadCards } from "../shared/cards.js";
import { icon } from "../shared/icon.js";
import { oneDeck } from "../shared/store.js";
import { words } from "../shared/words.js";

/** What the desk left for others: the deck, the thin index, and the list that each type of card goes to. @typedef {{id: string, thin: string, homes: Record<string, string>, home: string, counts: string[]}} Open */

/** @param {Open} about @param {string} game */
export async function open(about, game) {
  const kept = await oneDeck(about.id).catch(() => null);
  if (!kept || kept.kept.trashed !== null) return;
  const [w, v, cards] = await Promise.all([words("tray"), words("verdict"), loadCards(about.thin, game)]);
  const log = signal(kept.log);
  const keeper = new Keeper(log, { id: about.id, begun: () => {} });
  const judge = new Judge({ game, questions: () => null });
  const held = (/** @type {string} */ card) => SECTIONS.reduce((sum, list) => sum + count(log.value.document, list, card), 0);
  const change = (/** @type {string} */ card, /** @type {number} */ by) => {
    const deck = log.peek().document;
    const home = about.homes[cards.byId.get(card)?.type ?? ""] ?? about.home;
    const from = SECTIONS.find((list) => count(deck, list, card) > 0) ?? home;
    const made = step(log.peek(), by > 0 ? put(deck, home, card, by) : take(deck, from, card, -by), Date.now());
    if (!made) return;
    log.value = made.log;
    keeper.keep();
  };
  for (const place of document.querySelectorAll(".grid > li, .found > li, .texts > li, .table tbody tr")) {
    const link = place.querySelector("a[href^='/cartas/']");
    const card = /^\/cartas\/([^/?#]+)/.exec(link?.getAttribute("href") ?? "")?.[1];
    const known = card && cards.byId.get(card);
    if (!card || !known) continue;
    const box = document.createElement(place.tagName === "TR" ? "td" : "div");
    box.className = "intray";
    place.append(box);
    effect(() => {
      const copies = held(card);
      render(html`<span class="step">${copies ? html`<button type="button" aria-label=${w.one_less(known.name)} @click=${() => change(card, -1)}>${icon("minus")}</button><output>${copies}</output>` : nothing}<button type="button" aria-label=${w.one_more(known.name)} @click=${() => change(card, 1)}>${icon("plus")}</button></span>`, box);
    });
  }
  const tray = document.createElement("aside");
  tray.className = "tray";
  tray.setAttribute("aria-label", w.open_deck());
  document.querySelector("main")?.append(tray);
  effect(() => judge.about(log.value.document, log.peek().count));
  effect(() => {
    const deck = log.value.document;
    const size = about.counts.reduce((sum, list) => (deck[list] ?? []).reduce((/** @type {number} */ all, /** @type {{copies: number}} */ line) => all + line.copies, sum), 0);
    const judged = judge.judged.value;
    const format = judged?.formats[0];
    const fresh = judged?.deck === deck;
    const { how } = keeper.state.value;
    const lang = new URLSearchParams(location.search).get("lang");
    const address = new URLSearchParams({ ...(game === "fab" ? {} : { jogo: game }), ...(lang ? { lang } : {}) });
    const at = `/mesa/local/${about.id}${address.size ? `?${address}` : ""}`;
    render(html`<a class="name" href=${at}>${deck.name ?? w.unnamed()}</a><b class="num" data-size=${size}>${w.cards(size)}</b>
${format ? html`<span role="status" class="seal ${{ legal: "yes", illegal: "no" }[format.verdict] ?? "part"} ${fresh ? "" : "old"}">${icon(format.verdict === "legal" ? "ok" : "no")}${v[format.verdict]?.() ?? format.verdict}${format.violations.length ? html` · <span>${format.violations.length}</span><span class="hide"> ${w.broken(format.violations.length)}</span>` : nothing}</span>` : nothing}
${how === "full" || how === "refused" ? html`<b class="bad" role="alert">${w.not_kept()}</b>` : nothing}
<a class="btn small" href=${at}>${w.to_deck()}</a>
<button type="button" class="btn small shut" aria-label=${w.shut()} @click=${() => shut(game, tray)}>${icon("no")}</button>`, tray);
  });
}

/** No deck is open any more, until one is opened at the desk. @param {string} game @param {Element} tray */
function shut(game, tray) {
  localStorage.removeItem(`fabulario.open-deck.${game}`);
  for (const box of document.querySelectorAll(".intray")) box.remove();
  tray.remove();
}
