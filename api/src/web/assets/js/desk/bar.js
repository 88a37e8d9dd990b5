// @ts-check
// The bar above the desk: name, verdict, size, format, steps back and forth, and what else can be done with the deck.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { write } from "../deck/edit.js";
import { icon, mark } from "../shared/icon.js";
import { tip } from "../shared/keys.js";
import { time } from "../shared/number.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../shared/keys.js").Action} Action */

/** Most letters of a name, and how long typing rests before it is a step, in milliseconds. */
const LONGEST_NAME = 200;
export const REST = 400;

/** The class of stamps and seals for a verdict. @param {string} verdict */
export const stampClass = (verdict) => ({ legal: "yes", illegal: "no" })[verdict] ?? "part";

/** @type {WeakMap<Element, ReturnType<typeof setTimeout>>} */
const resting = new WeakMap();

/** Takes over a text when typing rests, and when the field is left. @param {(text: string) => void} take */
export const typed = (take) => ({
  input: (/** @type {Event} */ { target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    clearTimeout(resting.get(field));
    resting.set(field, setTimeout(() => take(field.value), REST));
  },
  change: (/** @type {Event} */ { target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    clearTimeout(resting.get(field));
    take(field.value);
  },
});

/** @param {Desk} desk @param {Record<string, Action>} actions */
export function bar(desk, actions) {
  const { words: w, facts } = desk;
  const deck = desk.deck.value;
  const judged = desk.judged.value;
  const name = typed((text) => desk.edit(write(desk.deck.value, "name", text.trim())));
  const hues = facts.hues.filter((hue) => desk.identity.includes(hue.id));
  return html`
<h1 class="hide">${deck.name ? w.title_of(deck.name) : w.new_deck()}</h1>
<div class="titl"><label><span class="hide">${w.name()}</span><input class="deckname" type="text" maxlength=${LONGEST_NAME}
  .value=${live(deck.name ?? "")} placeholder=${w.name_placeholder()} @input=${name.input} @change=${name.change}></label>
${saved(desk)}</div>
${hues.length ? html`<span class="ident">${hues.map((hue) => mark(facts.game, hue))}</span>` : nothing}
${judged
    ? html`<button type="button" class="seal ${stampClass(judged.format.verdict)} ${judged.fresh ? "" : "old"}" title=${tip(actions["verdict"])}
  @click=${actions["verdict"]?.run}>${icon(judged.format.verdict === "legal" ? "ok" : "no")}${desk.judgement[judged.format.verdict]?.() ?? judged.format.verdict}${judged.format.violations.length ? ` · ${judged.format.violations.length}` : ""}</button>`
    : nothing}
${size(desk)}
${judged && judged.formats.length > 1
    ? html`<label class="fieldish fmt"><span class="hide">${w.format()}</span><select @change=${(/** @type {Event} */ event) => (desk.format.value = /** @type {HTMLSelectElement} */ (event.target).value)}>
${judged.formats.map((it) => html`<option value=${it.format} ?selected=${it.format === judged.format.format}>${formatName(desk, it.format)}: ${desk.judgement[it.verdict]?.()}</option>`)}</select></label>`
    : nothing}
<div class="end">
<button type="button" class="btn small" title=${tip(actions["undo"])} ?disabled=${!desk.log.value.back.length} @click=${actions["undo"]?.run}>${icon("undo")}<span class="hide">${w.undo()}</span></button>
<button type="button" class="btn small" title=${tip(actions["redo"])} ?disabled=${!desk.log.value.forth.length} @click=${actions["redo"]?.run}>${icon("redo")}<span class="hide">${w.redo()}</span></button>
<button type="button" class="btn small" title=${tip(actions["export"])} @click=${actions["export"]?.run}>${icon("qr")}<span class="lab">${w.code()}</span></button>
<button type="button" class="btn small" title=${tip(actions["palette"])} @click=${actions["palette"]?.run}>${icon("more")}<span class="hide">${w.all_actions()}</span></button>
${actions["train"] ? html`<button type="button" class="btn small ink" title=${tip(actions["train"])} @click=${actions["train"].run}>${icon("hand")}<span class="lab">${w.train()}</span></button>` : nothing}
</div>`;
}

/** @param {Desk} desk @param {string} id */
export const formatName = (desk, id) => desk.facts.formats.find((it) => it.id === id)?.name ?? id;

/** @param {Desk} desk */
function size(desk) {
  const { all } = desk.byHeart.value;
  const least = desk.rules?.least;
  const w = desk.words;
  return html`<span class="seal num" data-size=${all}>${least
    ? html`<span>${all}<span aria-hidden="true">/${least}</span></span><span class="hide"> ${w.of_least(least)}</span>`
    : html`<span>${all}</span> <span class="hide">${w.cards()}</span>`}</span>`;
}

/** How far the deck is kept on this device. @param {Desk} desk */
function saved(desk) {
  const w = desk.words;
  const { how, at } = desk.keeper.state.value;
  const offline = desk.judge.hearing.value.state === "offline";
  const count = desk.log.value.count - (desk.judge.judged.value?.count ?? 0);
  const text = {
    new: () => w.not_kept_yet(),
    keeping: () => w.keeping(),
    kept: () => (offline ? w.changes_here(count) : w.kept_at(time(at))),
    full: () => w.device_full(),
    refused: () => w.device_refuses(),
  }[how]();
  const bad = how === "full" || how === "refused";
  return html`<span class="saved ${bad ? "bad" : ""}" role=${bad ? "alert" : nothing} data-kept=${how}>${text}</span>`;
}
