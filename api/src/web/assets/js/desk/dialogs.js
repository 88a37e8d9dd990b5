// @ts-check
// What opens above the desk: all actions, keys, the steps back, a fix before it is made, a card, a pasted list, ways out.

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../shared/icon.js";
import { keyName, singleKeys, useSingleKeys } from "../shared/keys.js";
import { time } from "../shared/number.js";
import { linkTo, pictureOf } from "./facts.js";
import { swaps } from "./side.js";
import { fold } from "../deck/quick.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../shared/keys.js").Action} Action */

/**
 * Opens a sheet; Esc and its button close it, and the focus goes back to where it was.
 * @param {string} name
 * @param {(close: () => void, again: () => void) => unknown} content
 * @param {string} close
 * @param {string} [kind]
 */
export function openSheet(name, content, close, kind = "") {
  const before = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.className = `sheetbox ${kind}`;
  dialog.setAttribute("aria-label", name);
  const shut = () => dialog.close();
  const draw = () =>
    render(html`<div class="head"><h2>${name}</h2><button type="button" class="btn small" @click=${shut}>${icon("no")}<span class="hide">${close}</span></button></div>${content(shut, draw)}`, dialog);
  dialog.addEventListener("close", () => {
    render(nothing, dialog);
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) before.focus();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && shut());
  document.body.append(dialog);
  draw();
  dialog.showModal();
  return shut;
}

/** All actions by name. @param {Desk} desk @param {Action[]} actions */
export function palette(desk, actions) {
  const w = desk.words;
  let text = "";
  let at = 0;
  openSheet(w.all_actions(), (close, again) => {
    const all = actions.filter((it) => (!it.when || it.when()) && it.id !== "palette");
    const found = all.filter((it) => fold(it.word).includes(fold(text)));
    const go = (/** @type {Action | undefined} */ action) => {
      if (!action) return;
      close();
      action.run();
    };
    const keys = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter") go(found[at]);
      else if (event.key === "ArrowDown" || event.key === "ArrowUp") at = (at + (event.key === "ArrowDown" ? 1 : found.length - 1)) % Math.max(1, found.length);
      else return;
      event.preventDefault();
      again();
    };
    return html`<input type="text" class="wide" role="combobox" aria-expanded="true" aria-controls="acoes" aria-activedescendant=${found[at] ? `acao-${found[at].id}` : nothing} aria-label=${w.all_actions()} placeholder=${w.which_action()} autofocus
  @keydown=${keys} @input=${(/** @type {Event} */ { target }) => { text = /** @type {HTMLInputElement} */ (target).value; at = 0; again(); }}>
<ul class="actions" id="acoes" role="listbox" aria-label=${w.all_actions()}>${found.map((it, nth) => html`<li id="acao-${it.id}" role="option" aria-selected=${nth === at} @click=${() => go(it)}><span>${it.word}</span>${it.keys ? html`<span class="key">${keyName(it)}</span>` : nothing}</li>`)}</ul>`;
  }, w.close());
}

/** The keys of this page, and the switch that turns single ones off. @param {Desk} desk @param {Action[]} actions */
export function keySheet(desk, actions) {
  const w = desk.words;
  const groups = [...new Set(actions.map((it) => it.group ?? ""))];
  openSheet(w.keys(), (_, again) => html`<label class="checkbox"><input type="checkbox" .checked=${singleKeys()} @change=${(/** @type {Event} */ { target }) => { useSingleKeys(/** @type {HTMLInputElement} */ (target).checked); again(); }}>${w.single_keys()}</label>
<p class="soft">${singleKeys() ? w.single_keys_on() : w.single_keys_off()}</p>
<div class="keys">${groups.map((group) => html`<section><h3>${group}</h3><dl>${actions.filter((it) => (it.group ?? "") === group && it.keys).map((it) => html`<div><dt><span class="key">${keyName(it)}</span></dt><dd>${it.word}</dd></div>`)}</dl></section>`)}</div>`, w.close());
}

/** What was done to a deck, the last step first; any of them can be gone back to. @param {Desk} desk */
export function stepSheet(desk) {
  const w = desk.words;
  openSheet(w.steps(), (close) => {
    const { back, forth, changes } = desk.log.value;
    const line = (/** @type {number} */ n) => {
      const change = changes.get(n);
      return html`<span>${change ? told(desk, change) : ""}</span><small class="num">${change ? time(change.at) : ""}</small>`;
    };
    return html`${back.length || forth.length ? nothing : html`<p class="soft">${w.no_steps()}</p>`}
<ol class="steps">${forth.map((n) => html`<li class="gone">${line(n)}</li>`)}
${[...back].reverse().map((n, at) => html`<li>${line(n)}<button type="button" class="btn small" @click=${() => { close(); desk.undoTo(back.length - at - 1); }}>${icon("undo")}${w.back_to_before()}</button></li>`)}</ol>`;
  }, w.close());
}

/** A change in few words: copies first. @param {Desk} desk @param {import("../deck/log.js").Change} change */
export function told(desk, { deltas }) {
  const w = desk.words;
  const said = deltas.map((delta) => {
    if ("copies" in delta) {
      const { slot, by } = delta.copies;
      return `${by > 0 ? "+" : "−"}${Math.abs(by)} ${desk.nameOf(slot.card)}`;
    }
    const { of } = delta.text;
    if (of === "name") return w.step_name();
    return of === "note" ? w.step_note() : w.step_card_note(desk.nameOf(of.card.slot.card));
  });
  return said.length > 4 ? `${said.slice(0, 3).join(", ")} ${w.and_more(said.length - 3)}` : said.join(", ");
}

/** Everything a fix would change, before it does. @param {Desk} desk */
export function fixSheet(desk) {
  const { words: w, judgement: v } = desk;
  const judged = desk.judged.value;
  const fix = judged?.fresh ? judged.format.fix : undefined;
  if (!fix) {
    desk.said.value = w.nothing_to_mend();
    return;
  }
  openSheet(v.fix_heading(), (close) => html`${swaps(desk, fix.changes)}
<p class="acts"><button type="button" class="btn ink" autofocus @click=${() => { close(); desk.mend(fix.changes); }}>${icon("wrench")}${v.fix_all(fix.changed)}</button></p>`, w.close());
}

/** A card, large. @param {Desk} desk @param {string} id */
export function cardSheet(desk, id) {
  const w = desk.words;
  openSheet(desk.nameOf(id), () => html`<img class="large" src=${pictureOf(desk.facts, id)} width="630" height="880" alt=${desk.nameOf(id)}>
<p class="acts"><a class="btn" href=${linkTo(`/cartas/${id}`)}>${w.card_page()}</a></p>`, w.close(), "card");
}
