// @ts-check
// What can be done with one line: the same for the button, the key and the right mouse button.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import * as edit from "../deck/edit.js";
import { icon } from "../shared/icon.js";
import { typed } from "./bar.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./rows.js").Row} Row */

/** @param {Desk} desk @param {Row} row */
export function rowMenu(desk, row) {
  const { words: w } = desk;
  const isOpen = desk.open.value === row.key;
  return html`<span class="rowmenu"><button type="button" class="more" aria-expanded=${isOpen} aria-label=${w.more_of(row.name)} tabindex="-1"
  @click=${() => (desk.open.value = isOpen ? null : row.key)}>${icon(row.entry.note ? "text" : "more")}</button>
${isOpen ? sheet(desk, row) : nothing}</span>`;
}

/** @param {Desk} desk @param {Row} row */
function sheet(desk, row) {
  const { words: w, facts } = desk;
  const others = facts.sections.filter((it) => it.id !== row.list);
  const note = typed((text) => desk.edit(edit.noteLine(desk.deck.value, row, text.trim())));
  const close = () => desk.closeMenu();
  const leave = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`<div class="sheet" role="dialog" aria-label=${w.more_of(row.name)} @keydown=${leave}>
<p class="pair"><button type="button" class="btn small" @click=${() => desk.add(row, -1)}>${icon("minus")}${w.one_copy()}</button>
<button type="button" class="btn small" @click=${() => desk.add(row, 1)}>${icon("plus")}${w.one_copy()}</button>
<button type="button" class="btn small" @click=${() => { close(); desk.set(row, 0); }}>${icon("no")}${w.remove()}</button></p>
${others.length ? html`<p><span class="of">${w.move_to()}</span>${others.map((it) => html`<button type="button" class="btn small" data-to=${it.id} @click=${() => { close(); desk.move(row, it.id); }}>${it.name}</button>`)}</p>` : nothing}
${facts.game === "apo" ? html`<p><button type="button" class="btn small" @click=${() => { close(); desk.attachTo.value = row.key; desk.wish(""); }}>${icon("link")}${w.attach()}</button></p>` : nothing}
<p><label>${w.note_of()}<textarea rows="2" maxlength="4000" .value=${live(row.entry.note ?? "")} @input=${note.input} @change=${note.change}></textarea></label><small class="of">${w.label_how()}</small></p>
<p><button type="button" class="btn small" @click=${close}>${w.close()}</button></p></div>`;
}
