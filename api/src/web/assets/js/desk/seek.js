// @ts-check
// Cards to put in, found beside the deck; without a network by their names alone.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { effect, signal } from "../../vendor/signals-core/signals-core.js";
import { ask, Refused } from "../shared/api.js";
import { icon, mark } from "../shared/icon.js";
import { nameHas } from "./desk.js";
import { artOf, homeOf, linkTo } from "./facts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{text: string, total: number, ids: string[], notes: string[], namesOnly: boolean, next: string | null}} Found */

const SOON = 150;
const MOST = 30;
const FITS = "fabulario.seek-fits";

export class Seek {
  text = signal("");
  found = signal(/** @type {Found | null} */ (null));
  fits = signal(readFits());
  /** @type {AbortController | null} */
  #round = null;
  /** Whether cards are shown before anything is typed. */
  #offers = false;

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    // Where the column stands beside the deck it is never empty: what the bases allow is there before anything is typed.
    if (!matchMedia("(min-width: 761px)").matches) return;
    this.#offers = true;
    let colours = "?";
    effect(() => {
      const now = desk.identity.join(",");
      if (now === colours || !desk.judged.value) return;
      colours = now;
      if (!this.text.peek().trim()) this.look("");
    });
  }

  /** @param {string} text */
  look(text) {
    this.text.value = text;
    this.#round?.abort();
    if (!text.trim() && !this.#offers) {
      this.found.value = null;
      return;
    }
    const round = new AbortController();
    this.#round = round;
    setTimeout(() => round.signal.aborted || this.#ask(text, round.signal), SOON);
  }

  /** Only cards whose colours the bases give, or all. @param {boolean} only */
  only(only) {
    this.fits.value = only;
    try {
      localStorage.setItem(FITS, only ? "yes" : "no");
    } catch {
      // The page forgets it, and works.
    }
    this.look(this.text.value);
  }

  /** Whether there are bases that give colours. */
  get narrows() {
    return this.fits.value && this.desk.identity.length > 0;
  }

  async more() {
    const found = this.found.value;
    if (!found?.next) return;
    const { data, next } = await ask(found.next);
    this.found.value = { ...found, next, ids: [...found.ids, ...data.map((/** @type {{id: string}} */ it) => it.id)] };
  }

  /** @param {string} text @param {AbortSignal} signal */
  async #ask(text, signal) {
    const { facts, identity } = this.desk;
    const typed = text.trim() ? `(${text})` : "";
    const q = this.narrows ? `${typed} identidade:${identity.join(",")}`.trim() : text;
    const wanted = new URLSearchParams({ q, game: facts.game, limit: String(MOST), fields: "id" });
    try {
      const { data, total, warnings = [], next } = await ask(`/v1/cards?${wanted}`, { signal });
      if (signal.aborted) return;
      const notes = warnings.map((/** @type {{message: string}} */ it) => it.message);
      this.found.value = { text, total, ids: data.map((/** @type {{id: string}} */ it) => it.id), notes, namesOnly: false, next };
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused) this.found.value = { text, total: 0, ids: [], notes: [error.message], namesOnly: false, next: null };
      else this.found.value = this.#byName(text);
    }
  }

  /** @param {string} text @returns {Found} */
  #byName(text) {
    const all = this.desk.cards.all.filter((card) => nameHas(card, text));
    return { text, total: all.length, ids: all.slice(0, MOST).map((it) => it.id), notes: [], namesOnly: true, next: null };
  }
}

/** @returns {boolean} */
function readFits() {
  try {
    return localStorage.getItem(FITS) !== "no";
  } catch {
    return true;
  }
}

/** @param {Seek} seek */
export function seekBox(seek) {
  const { desk } = seek;
  const { words: w } = desk;
  const found = seek.found.value;
  return html`<h2 id="achar" class="hide">${w.find()}</h2>
<div class="box"><label class="box-in" for="q">${icon("lens")}<span class="hide">${w.find()}</span></label><input id="q" type="search" maxlength="1024" autocomplete="off" autocapitalize="none" spellcheck="false"
  placeholder=${w.find_placeholder()} .value=${live(seek.text.value)} @input=${(/** @type {Event} */ { target }) => seek.look(/** @type {HTMLInputElement} */ (target).value)} @keydown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") { event.preventDefault(); if (seek.text.value) seek.look(""); else desk.focusList(); } }}><span class="key" aria-hidden="true">/</span></div>
${found ? html`<p class="opts" role="status"><b class="num">${w.found(found.total)}</b>${found.namesOnly ? html`<span>${w.names_only()}</span>` : nothing}
${desk.identity.length ? html`<label class="checkbox"><input type="checkbox" .checked=${live(seek.fits.value)} @change=${(/** @type {Event} */ { target }) => seek.only(/** @type {HTMLInputElement} */ (target).checked)}>${w.fits()}</label>` : nothing}</p>
${found.notes.map((note) => html`<p class="note">${icon("warn")}<span>${note}</span></p>`)}
<ul class="pool">${repeat(found.ids, (id) => id, (id) => hit(desk, id))}</ul>
${found.next ? html`<button type="button" class="btn wide" @click=${() => seek.more()}>${w.more_cards()}</button>` : nothing}`
    : html`<p class="hint">${w.find_hint()} <a href=${linkTo("/ajuda")}>${w.help()}</a></p>`}`;
}

/** @param {Desk} desk @param {string} id */
function hit(desk, id) {
  const { words: w, facts } = desk;
  const card = desk.cards.byId.get(id);
  if (!card) return nothing;
  const held = desk.held(id);
  const home = facts.sections.find((it) => it.id === homeOf(facts, card));
  const lists = [home, ...facts.sections.filter((it) => it !== home && home?.part && it.of === home.of)];
  return html`<li class=${held ? "has" : ""} data-card=${id}><button type="button" class="thumb" tabindex="-1" aria-label=${w.show_card(card.name)} @click=${() => (desk.shown.value = id)}><span class="crop"><img src=${artOf(facts, id)} width="110" height="84" alt="" loading="lazy"></span></button>
<span class="who"><a href=${linkTo(`/cartas/${id}`)}>${card.name}</a><small>${facts.hues.filter((hue) => card.colours?.includes(hue.id)).map((hue) => mark(facts.game, hue))}${card.cost === undefined ? nothing : html`${card.cost} · `}${facts.kinds.find((it) => it.id === card.type)?.name}</small></span>
<span class="puts">${held ? html`<span class="step"><button type="button" aria-label=${w.one_less(card.name)} @click=${() => desk.less(id)}>${icon("minus")}</button><output>${held}</output><button type="button" aria-label=${w.one_more(card.name)} @click=${() => desk.put(id, 1)}>${icon("plus")}</button></span>`
    : lists.map((list) => list && html`<button type="button" class="btn small put" aria-label=${w.put_into(card.name, list.name)} @click=${() => desk.put(id, 1, list.id)}>${icon("plus")}${lists.length > 1 ? list.name : nothing}</button>`)}</span></li>`;
}
