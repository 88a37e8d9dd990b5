// @ts-check
// Quick putting in: what Enter takes stands there before it is pressed, and several names are never chosen from alone.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { batch, computed, signal } from "../../vendor/signals-core/signals-core.js";
import * as edit from "../deck/edit.js";
import { match, read, rest } from "../deck/quick.js";
import { ask } from "../shared/api.js";
import { icon } from "../shared/icon.js";
import { homeOf } from "./facts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../deck/quick.js").Card} Card */
/** @typedef {import("../deck/quick.js").Wish} Wish */

/** Most cards to choose from, and most additions that are remembered. */
const MOST_CHOICES = 8;
const MOST_LAST = 5;

export class Quick {
  /** Which of the choices is marked; none. */
  active = signal(-1);
  /** Cards with near names, and the text that they are near to. */
  near = signal(/** @type {{text: string, cards: Card[], message: string} | null} */ (null));
  /** What was put in last. */
  last = signal(/** @type {{text: string, steps: number}[]} */ ([]));

  /** @param {Desk} desk @param {(text: string) => void} paste what becomes of several lines */
  constructor(desk, paste) {
    this.desk = desk;
    this.paste = paste;
    this.plan = computed(() => this.#plan(desk.typed.value));
  }

  /** @param {string} text */
  #plan(text) {
    const { desk } = this;
    const wish = read(text, desk.facts.sections);
    const list = desk.facts.sections.find((it) => it.id === wish.list);
    const held = (/** @type {Card} */ card) => desk.held(card.id) > 0;
    const fits = (/** @type {Card} */ card) => (card.colours ?? []).every((it) => desk.identity.includes(it));
    const goes = (/** @type {Card} */ card) => {
      const home = desk.facts.sections.find((it) => it.id === homeOf(desk.facts, card));
      return list?.part ? home?.of === list.of : !home?.part;
    };
    const taking = wish.sign !== "+";
    const { best, others } = match(wish.name, desk.cards.all, taking ? [held] : [goes, ...(desk.identity.length ? [fits] : [])]);
    const near = this.near.value?.text === text ? this.near.value : null;
    const choices = (near?.cards ?? [...best, ...others]).slice(0, MOST_CHOICES);
    const card = choices[this.active.value] ?? (best.length === 1 && !near ? best[0] : undefined);
    return { wish, card, choices, near };
  }

  /** @param {string} text */
  type(text) {
    batch(() => {
      this.desk.typed.value = text;
      this.active.value = -1;
    });
  }

  /** Where a wish goes: the named list; else where the card is, for less of it; else where its type goes. @param {Wish} wish @param {Card} card @param {string | null} into */
  listOf(wish, card, into) {
    const { desk } = this;
    const named = wish.list ?? into;
    if (named) return named;
    const home = homeOf(desk.facts, card);
    const holds = (/** @type {string} */ list) => edit.count(desk.deck.value, list, card.id) > 0;
    if (wish.sign === "+" || holds(home)) return home;
    return desk.facts.sections.find((it) => holds(it.id))?.id ?? home;
  }

  /** Whether a list is a single place on the table. @param {string} list */
  onePlace(list) {
    return this.desk.rules?.stands.filter((it) => it.list === list).length === 1;
  }

  /** Does what is typed. @param {string | null} [into] */
  async take(into = null) {
    const { desk } = this;
    const { wish, card } = this.plan.value;
    if (!wish.name) return;
    if (!card) {
      if (!this.plan.value.choices.length) await this.#lookNear(desk.typed.value, wish);
      return;
    }
    const host = desk.row(desk.attachTo.value);
    const list = this.listOf(wish, card, into);
    const now = desk.deck.value;
    const held = edit.count(now, list, card.id);
    const after = {
      // Where there is one place, the card takes it.
      "+": () => (this.onePlace(list) ? { ...now, [list]: [{ card: card.id, copies: 1 }] } : edit.put(now, list, card.id, wish.copies)),
      "-": () => edit.take(now, list, card.id, wish.copies),
      "=": () => edit.setCopies(now, list, card.id, wish.copies),
    }[wish.sign]();
    if (host) desk.attach(host, card.id);
    else if (!desk.edit(after, said(desk, wish, card, list, held))) desk.said.value = said(desk, wish, card, list, held);
    const line = `${wish.sign === "-" ? "−" : wish.sign}${wish.copies} ${card.name}`;
    batch(() => {
      this.last.value = [{ text: line, steps: desk.log.value.back.length - 1 }, ...this.last.value].slice(0, MOST_LAST);
      desk.attachTo.value = null;
      this.type("");
    });
  }

  /** Nobody is called so: near names, of which one is chosen by hand. @param {string} text @param {Wish} wish */
  async #lookNear(text, wish) {
    const { desk } = this;
    try {
      const body = { game: desk.facts.game, text: `${wish.copies} ${wish.name}` };
      const answer = await ask("/v1/decks/parse", { body });
      const entry = answer.lines?.[0]?.entries?.[0];
      const ids = entry?.choices?.map((/** @type {{id: string}} */ it) => it.id) ?? (entry?.card ? [entry.card] : []);
      const cards = ids.flatMap((/** @type {string} */ id) => desk.cards.byId.get(id) ?? []);
      this.near.value = { text, cards, message: entry?.message ?? desk.words.quick_unknown(wish.name) };
    } catch {
      this.near.value = { text, cards: [], message: desk.words.quick_unknown_here(wish.name) };
    }
  }
}

/** @param {Desk} desk @param {Wish} wish @param {Card} card @param {string} list @param {number} held */
function said(desk, { sign, copies }, card, list, held) {
  const w = desk.words;
  if (sign === "-" && held < copies) return w.fewer_than_asked(card.name, held);
  if (sign === "-") return w.said_taken(copies, card.name, desk.listName(list));
  if (sign === "=") return w.said_set(copies, card.name, desk.listName(list));
  return w.said_put(copies, card.name, desk.listName(list));
}

/** @param {Quick} quick */
export function quickBox(quick) {
  const { desk } = quick;
  const w = desk.words;
  const text = desk.typed.value;
  const { wish, card, choices, near } = quick.plan.value;
  const host = desk.row(desk.attachTo.value);
  const list = card && quick.listOf(wish, card, null);
  const aside = desk.facts.sections.find((it) => it.aside);
  const maybe = desk.facts.sections.find((it) => it.id === "maybe");
  const isOpen = Boolean(text.trim()) && (choices.length > 1 || Boolean(near));
  const keys = (/** @type {KeyboardEvent} */ event) => pressed(quick, event, { isOpen, aside: aside?.id, maybe: maybe?.id });
  return html`<div class="quick"><label for="por">${icon("plus")}<span class="hide">${w.quick()}</span></label>
${host ? html`<span class="host">${w.attaching_to(host.name)}<button type="button" class="btn small" aria-label=${w.attach_stop()} @click=${() => (desk.attachTo.value = null)}>${icon("no")}</button></span>` : nothing}
<span class="field"><input id="por" type="text" maxlength="400" autocomplete="off" autocapitalize="none" spellcheck="false" role="combobox"
  aria-autocomplete="both" aria-controls="por-quais" aria-expanded=${isOpen} aria-describedby="por-como" aria-activedescendant=${quick.active.value >= 0 ? `por-${quick.active.value}` : nothing}
  placeholder=${w.quick_placeholder()} .value=${live(text)} @input=${(/** @type {Event} */ { target }) => quick.type(/** @type {HTMLInputElement} */ (target).value)} @keydown=${keys} @paste=${(/** @type {ClipboardEvent} */ event) => pasted(quick, event)}>
<span class="ghost" aria-hidden="true"><span>${text}</span>${ghost(wish.name, card, text)}</span></span>
<button type="button" class="btn small" ?disabled=${!wish.name} @click=${() => quick.take()}>${w.put()}</button></div>
<p class="takes" id="por-como">${card && wish.name
    ? html`<span class="key">↵</span> ${takes(desk, wish, card, host ? null : list ?? null)}${wish.list || host ? nothing : html`${aside ? html` · <span class="key">⇧ ↵</span> ${aside.name.toLowerCase()}` : nothing}${maybe ? html` · <span class="key">Alt ↵</span> ${maybe.name.toLowerCase()}` : nothing}`}`
    : near
      ? near.message
      : wish.name && choices.length
        ? w.quick_which()
        : wish.name
          ? w.quick_look_near(wish.name)
          : html`<span class="soft">${w.quick_how()}</span>`}</p>
<ul class="choices" id="por-quais" role="listbox" aria-label=${w.which()} ?hidden=${!isOpen}>${isOpen
    ? choices.map((it, at) => html`<li id="por-${at}" role="option" aria-selected=${it === card} data-card=${it.id}
  @click=${() => { quick.active.value = at; quick.take(); }}><b>${it.name}</b>${it.cost === undefined ? nothing : html` <span class="num">${it.cost}</span>`} <small>${desk.facts.kinds.find((kind) => kind.id === it.type)?.name ?? ""}${desk.held(it.id) ? ` · ${w.in_deck_n(desk.held(it.id))}` : ""}</small></li>`)
    : nothing}</ul>
${quick.last.value.length
    ? html`<ul class="latest" aria-label=${w.latest()}>${quick.last.value.map(({ text: line, steps }, at) => html`<li>${line}${at === 0 && desk.log.value.back.length === steps + 1 ? html` <button type="button" class="btn small" @click=${() => desk.undoTo(steps)}>${icon("undo")}<span class="hide">${w.undo()}</span></button>` : nothing}</li>`)}</ul>`
    : nothing}`;
}

/** What would complete the typed text. @param {string} name @param {Card | undefined} card @param {string} text */
function ghost(name, card, text) {
  if (!card || !name) return nothing;
  const left = text.endsWith(" ") && !name.endsWith(" ") ? null : rest(name, card);
  return html`<span class="guess">${left ?? ` → ${card.name}`}</span>`;
}

/** @param {Desk} desk @param {Wish} wish @param {Card} card @param {string | null} list */
function takes(desk, { sign, copies }, card, list) {
  const w = desk.words;
  const into = list === null ? "" : desk.listName(list);
  const says = { "+": w.takes_put, "-": w.takes_out, "=": w.takes_set }[sign];
  return says(copies, card.name, into);
}

/** @param {Quick} quick @param {KeyboardEvent} event @param {{isOpen: boolean, aside?: string | undefined, maybe?: string | undefined}} about */
function pressed(quick, event, { isOpen, aside, maybe }) {
  const { choices } = quick.plan.value;
  if (event.key === "Enter" && !event.isComposing) {
    event.preventDefault();
    quick.take(event.shiftKey ? aside ?? null : event.altKey ? maybe ?? null : null);
  } else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const by = event.key === "ArrowDown" ? 1 : -1;
    quick.active.value = (quick.active.value + by + choices.length + 1) % (choices.length + 1);
    if (quick.active.value === choices.length) quick.active.value = -1;
  } else if (event.key === "Escape") {
    event.preventDefault();
    if (quick.desk.typed.value) quick.type("");
    else quick.desk.focusList();
  } else if (event.key === "Tab" && !event.shiftKey && quick.plan.value.card && quick.desk.typed.value) {
    const { wish, card } = quick.plan.value;
    const left = card && rest(wish.name, card);
    if (!left) return;
    event.preventDefault();
    quick.type(quick.desk.typed.value + left);
  }
}

/** Several lines become a report. @param {Quick} quick @param {ClipboardEvent} event */
function pasted(quick, event) {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!text.trim().includes("\n")) return;
  event.preventDefault();
  quick.paste(text);
}
