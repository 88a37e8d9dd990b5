// @ts-check
// The deck in the middle: bases on their string, rows below headings, or pictures.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { write } from "../deck/edit.js";
import { burst, icon, mark } from "../shared/icon.js";
import { artOf, linkTo, pictureOf } from "./facts.js";
import { typed } from "./bar.js";
import { labelOf } from "./rows.js";
import { rowMenu } from "./row_menu.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./rows.js").Group} Group */

const LONGEST_NOTE = 4000;

/** @param {Desk} desk */
export function list(desk) {
  const { words: w } = desk;
  const deck = desk.deck.value;
  const groups = desk.groups.value;
  const note = typed((text) => desk.edit(write(desk.deck.value, "note", text.trim())));
  const pictures = desk.look.value.view === "pictures";
  const empty = !desk.facts.sections.some((it) => deck[it.id]?.length);
  return html`${stands(desk)}
${empty ? begin(desk) : looks(desk)}
${desk.selecting.value ? chosen(desk) : nothing}
<div class="lists ${pictures ? "tiles" : ""}">${repeat(groups, (it) => it.key, (it) => group(desk, it, pictures))}
<section class="group notes"><h2><label for="nota">${w.notes()}</label></h2>
<textarea id="nota" rows="3" maxlength=${LONGEST_NOTE} .value=${live(deck.note ?? "")} @input=${note.input} @change=${note.change}></textarea></section></div>`;
}

/** @param {Desk} desk @param {Group} it @param {boolean} pictures */
const group = (desk, it, pictures) => html`<section class="group" data-list=${it.list}><h2>${it.name}<small>${it.cards}</small></h2>
${it.waits ? html`<p class="waits">${desk.words.waits()}</p>` : nothing}
<ul>${repeat(it.rows, (row) => row.key, (row) => (pictures ? tile(desk, row) : line(desk, row)))}</ul></section>`;

/** @param {Desk} desk @param {Row} row */
function line(desk, row) {
  const { words: w, facts } = desk;
  const { entry, card, key, name } = row;
  const broken = desk.broken.value.get(key);
  const marks = facts.hues.filter((hue) => card?.colours?.includes(hue.id));
  const label = labelOf(entry);
  const classes = ["row", broken && "bad", desk.cursor.value === key && "sel", desk.inked.value.has(entry.card) && "inked"];
  return html`<li class=${classes.filter(Boolean).join(" ")} data-key=${key} data-card=${entry.card} data-copies=${entry.copies}
  @focusin=${() => (desk.cursor.value = key)}>
${desk.selecting.value
    ? html`<label class="pickrow"><input type="checkbox" .checked=${live(desk.selected.value.has(key))} @change=${() => toggle(desk, key)}><span class="hide">${w.select_named(name)}</span></label>`
    : html`<button type="button" class="qty" aria-label=${w.copies_are(name, entry.copies)} @click=${() => (desk.cursor.value = key)}>${entry.copies}</button>`}
<button type="button" class="thumb" tabindex="-1" aria-label=${card?.cost === undefined ? w.show_card(name) : `${w.show_card(name)}, ${w.at_cost(card.cost).toLowerCase()}`} @click=${() => (desk.shown.value = entry.card)}><span class="crop"><img src=${artOf(facts, entry.card)} width="110" height="84" alt="" loading="lazy"></span>${burst(card?.cost)}</button>
<a class="name" href=${linkTo(`/cartas/${entry.card}`)}>${name}</a>
<span class="tail">${broken ? [...broken.rules].map((rule) => html`<a class="rule no" href="#juizo">${rule}</a>`) : nothing}${label ? html`<span class="label">${label}</span>` : nothing}${marks.map((hue) => mark(facts.game, hue))}
${step(desk, row)}${rowMenu(desk, row)}</span>
${entry.attached?.length ? attachedTo(desk, row) : nothing}</li>`;
}

/** Fewer, more: on a finger's screen always, else where the row is pointed at or has the focus. @param {Desk} desk @param {Row} row */
const step = (desk, row) => html`<span class="step">
<button type="button" tabindex="-1" aria-label=${desk.words.one_less(row.name)} @click=${() => desk.add(row, -1)}>${icon("minus")}</button><output>${row.entry.copies}</output>
<button type="button" tabindex="-1" aria-label=${desk.words.one_more(row.name)} @click=${() => desk.add(row, 1)}>${icon("plus")}</button></span>`;

/** @param {Desk} desk @param {Row} row */
const attachedTo = (desk, row) => html`<ul class="on">${(row.entry.attached ?? []).map((it) => html`<li data-card=${it.card}>
<b class="num">${it.copies}</b><a href=${linkTo(`/cartas/${it.card}`)}>${desk.nameOf(it.card)}</a>
<button type="button" class="btn small" aria-label=${desk.words.remove_named(desk.nameOf(it.card))} @click=${() => desk.detach(row, it.card)}>${icon("no")}</button></li>`)}</ul>`;

/** @param {Desk} desk @param {Row} row */
const tile = (desk, row) => html`<li class="tile ${desk.broken.value.has(row.key) ? "bad" : ""}" data-key=${row.key} data-card=${row.entry.card} @focusin=${() => (desk.cursor.value = row.key)}>
<button type="button" class="face" aria-label=${desk.words.show_card(row.name)} @click=${() => (desk.shown.value = row.entry.card)}><img src=${pictureOf(desk.facts, row.entry.card)} width="630" height="880" alt="" loading="lazy"></button>
${step(desk, row)}</li>`;

/** @param {Desk} desk @param {string} key */
function toggle(desk, key) {
  const selected = new Set(desk.selected.value);
  if (!selected.delete(key)) selected.add(key);
  desk.selected.value = selected;
}

/** What is done to several lines at once: one step. @param {Desk} desk */
function chosen(desk) {
  const { words: w, facts } = desk;
  const { size } = desk.selected.value;
  return html`<div class="chosen" role="group" aria-label=${w.selected(size)}><b>${w.selected(size)}</b>
<button type="button" class="btn small" @click=${() => (desk.selected.value = new Set(desk.rows.map((row) => row.key)))}>${w.select_all()}</button>
<button type="button" class="btn small" ?disabled=${!size} @click=${() => desk.eachSelected(-1)}>−1</button>
<button type="button" class="btn small" ?disabled=${!size} @click=${() => desk.eachSelected(1)}>+1</button>
${facts.sections.length > 1
    ? html`<label><span class="hide">${w.move_to()}</span><select ?disabled=${!size} @change=${(/** @type {Event} */ { target }) => { const field = /** @type {HTMLSelectElement} */ (target); desk.moveSelected(field.value); field.value = ""; }}>
<option value="">${w.move_to()}…</option>${facts.sections.map((it) => html`<option value=${it.id}>${it.name}</option>`)}</select></label>`
    : nothing}
<button type="button" class="btn small" ?disabled=${!size} @click=${() => desk.eachSelected(-Infinity)}>${icon("no")}${w.remove()}</button>
<button type="button" class="btn small" @click=${() => desk.select(false)}>${w.select_none()}</button></div>`;
}

/** How the list is grouped, sorted and seen; and what it is narrowed to. @param {Desk} desk */
function looks(desk) {
  const { words: w } = desk;
  const { by, order, view } = desk.look.value;
  const { cost, colour } = desk.filter.value;
  const choice = (/** @type {string} */ name, /** @type {string[]} */ all, /** @type {string} */ now, /** @type {(value: any) => void} */ take) =>
    html`<label><span>${w[name]()}</span><select @change=${(/** @type {Event} */ { target }) => take(/** @type {HTMLSelectElement} */ (target).value)}>
${all.map((it) => html`<option value=${it} ?selected=${it === now}>${w[`${name}_${it}`]()}</option>`)}</select></label>`;
  return html`<div class="looks">
${choice("group", ["type", "cost", "colour", "rarity", "label"], by, (it) => desk.lookAt({ by: it }))}
${choice("sort", ["cost", "name", "copies"], order, (it) => desk.lookAt({ order: it }))}
<span class="seg" role="group" aria-label=${w.view()}>
<button type="button" aria-pressed=${view === "rows"} aria-label=${w.view_rows()} title=${w.view_rows()} @click=${() => desk.lookAt({ view: "rows" })}>${icon("list")}</button>
<button type="button" aria-pressed=${view === "pictures"} aria-label=${w.view_pictures()} title=${w.view_pictures()} @click=${() => desk.lookAt({ view: "pictures" })}>${icon("grid")}</button></span>
<button type="button" class="btn small" aria-pressed=${desk.selecting.value} @click=${() => desk.select(!desk.selecting.value)}>${w.select()}</button>
${cost !== undefined || colour !== undefined
    ? html`<button type="button" class="btn small ink narrow" @click=${() => (desk.filter.value = {})}>${icon("filter")}${w.show_all()}</button>`
    : nothing}</div>`;
}

/** The places of bases on their string. @param {Desk} desk */
function stands(desk) {
  const all = desk.rules?.stands ?? [];
  if (!all.length) return nothing;
  /** @type {Map<string, string[]>} */
  const cards = new Map();
  for (const { list } of all) {
    const lines = /** @type {import("../deck/document.js").Entry[]} */ (desk.deck.value[list] ?? []);
    cards.set(list, lines.flatMap((line) => Array.from({ length: Math.min(line.copies, 9) }, () => line.card)));
  }
  return html`<ul class="bases">${all.map(({ list, name }) => {
    const card = cards.get(list)?.shift();
    return html`<li class="base ${list}" data-card=${card ?? ""}>${card
      ? html`<button type="button" @click=${() => (desk.shown.value = card)}><span class="crop"><img src=${artOf(desk.facts, card, 220)} width="220" height="168" alt=""></span><span>${desk.nameOf(card)}<small>${name}</small></span></button>`
      : html`<button type="button" @click=${() => desk.wish(`${list} `)}><span class="crop waits"></span><span class="none"><small>${name}</small></span></button>`}</li>`;
  })}</ul>`;
}

/** @param {Desk} desk */
const begin = (desk) => html`<div class="panel begin"><p class="lead">${desk.rules?.stands.length ? desk.words.begin_bases() : desk.words.begin()}</p>
<p class="acts"><a class="btn" href=${linkTo(`/prontos?jogo=${desk.facts.game}`)}>${desk.words.from_ready()}</a><a class="btn" href=${linkTo(`/importar?jogo=${desk.facts.game}`)}>${icon("paste")}${desk.words.from_list()}</a></p></div>`;
