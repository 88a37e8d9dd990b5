// @ts-check
// The decks of this device on the page of decks: opened, copied, put into folders, let go and taken back, carried away.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { pack, unpack } from "./shared/device_file.js";
import { icon } from "./shared/icon.js";
import { time } from "./shared/number.js";
import { allDecks, describeDeck, forgetDeck, listen, makeDeck } from "./shared/store.js";
import { words } from "./shared/words.js";

/** @typedef {import("./shared/store.js").Kept} Kept */

const place = /** @type {HTMLElement} */ (document.querySelector("#meus"));
const [w, v] = await Promise.all([words("my_decks"), words("verdict")]);
/** @type {Kept[]} */
let decks = [];
let said = "";
let folder = /** @type {string | null} */ (null);
let trash = false;
/** The deck that is asked about before it is forgotten. @type {string | null} */
let asking = null;

/** @param {string} path */
function linkTo(path) {
  const lang = new URLSearchParams(location.search).get("lang");
  return lang ? `${path}${path.includes("?") ? "&" : "?"}lang=${lang}` : path;
}

/** @param {Kept} deck */
const address = (deck) => linkTo(`/mesa/local/${deck.id}${deck.document.game === "fab" ? "" : `?jogo=${deck.document.game}`}`);
/** @param {Kept} deck */
const nameOf = (deck) => deck.document.name ?? w.unnamed();
async function refresh() {
  try {
    decks = await allDecks();
  } catch {
    said = w.refused();
  }
  draw();
}

/** @param {() => Promise<unknown>} work @param {string} [done] */
async function act(work, done = "") {
  try {
    await work();
    said = done;
  } catch (error) {
    said = error instanceof Error && error.message ? `${w.not_done()} ${error.message}` : w.not_done();
  }
  await refresh();
}

/** @param {Kept} deck */
const badge = ({ judged, count }) =>
  judged
    ? html`<span class="seal ${{ legal: "yes", illegal: "no" }[judged.verdict] ?? "part"} ${judged.count === count ? "" : "old"}">${icon(judged.verdict === "legal" ? "ok" : "no")}${v[judged.verdict]?.() ?? judged.verdict}${judged.rules ? ` · ${judged.rules}` : ""}</span>`
    : nothing;

/** @param {Kept} deck */
const cover = (deck) => html`<li class="cover" data-game=${deck.document.game} data-deck=${deck.id}>
<a class="title" href=${address(deck)}>${nameOf(deck)}</a>
<p class="facts">${deck.judged ? html`<span class="num">${w.cards(deck.judged.size)}</span>` : nothing}${badge(deck)}</p>
<p class="soft">${w.changed(time(deck.changed))}</p>
${trash ? trashed(deck) : shelf(deck)}</li>`;

/** @param {Kept} deck */
const shelf = (deck) => html`<p class="does"><button type="button" class="btn small" @click=${() => act(() => makeDeck({ ...deck.document, name: w.copy_of(nameOf(deck)) }, { folder: deck.folder, judged: deck.judged }), w.copied())}>${w.copy()}</button>
<button type="button" class="btn small" aria-label=${w.let_go_of(nameOf(deck))} @click=${() => act(() => describeDeck(deck.id, { trashed: Date.now() }), w.gone(nameOf(deck)))}>${icon("no")}${w.let_go()}</button></p>
<label class="folder"><span>${w.folder()}</span><input type="text" maxlength="60" list="pastas" .value=${deck.folder ?? ""} placeholder=${w.no_folder()}
  @change=${(/** @type {Event} */ { target }) => act(() => describeDeck(deck.id, { folder: /** @type {HTMLInputElement} */ (target).value.trim() || null }))}></label>`;

/** @param {Kept} deck */
const trashed = (deck) => html`<p class="does"><button type="button" class="btn small" @click=${() => act(() => describeDeck(deck.id, { trashed: null }), w.back(nameOf(deck)))}>${icon("undo")}${w.take_back()}</button>
${asking === deck.id
    ? html`<button type="button" class="btn small" @click=${() => act(() => forgetDeck(deck.id))}>${w.forget_sure()}</button>`
    : html`<button type="button" class="btn small" @click=${() => { asking = deck.id; draw(); }}>${w.forget()}</button>`}</p>`;

/** Everything of this device as one file. */
async function carry() {
  const file = await pack();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file.text], { type: "application/json" }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  said = w.carried(file.decks);
  draw();
}

/** @param {Event} event */
async function bring(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const [file] = field.files ?? [];
  if (!file) return;
  try {
    const { made, same, beside } = await unpack(await file.text());
    said = [w.brought(made), same ? w.had(same) : "", beside ? w.beside(beside) : ""].filter(Boolean).join(" ");
  } catch (error) {
    said = `${w.no_file()} ${error instanceof Error ? error.message : ""}`;
  }
  field.value = "";
  await refresh();
}

function draw() {
  const live = decks.filter((it) => it.trashed === null);
  const gone = decks.filter((it) => it.trashed !== null);
  const folders = [...new Set(live.flatMap((it) => it.folder ?? []))].sort();
  if (folder !== null && !folders.includes(folder)) folder = null;
  if (!gone.length) trash = false;
  const shown = (trash ? gone : live).filter((it) => trash || folder === null || it.folder === folder);
  const tab = (/** @type {string} */ word, /** @type {boolean} */ on, /** @type {() => void} */ go) =>
    html`<button type="button" aria-pressed=${on} @click=${() => { go(); asking = null; draw(); }}>${word}</button>`;
  render(html`<h2>${w.title()}<small>${w.how()}</small></h2>
<p class="told" role="status">${said}</p>
${folders.length || gone.length
    ? html`<p class="seg tabs-of">${tab(w.all(live.length), !trash && folder === null, () => { trash = false; folder = null; })}${folders.map((it) => tab(it, !trash && folder === it, () => { trash = false; folder = it; }))}${gone.length ? tab(w.trash(gone.length), trash, () => { trash = true; }) : nothing}</p>`
    : nothing}
<datalist id="pastas">${folders.map((it) => html`<option value=${it}></option>`)}</datalist>
${shown.length ? html`<ul class="mine">${repeat(shown, (it) => it.id, cover)}</ul>` : html`<p class="soft">${w.none()}</p>`}
<p class="acts">${decks.length ? html`<button type="button" class="btn small" @click=${carry}>${w.carry()}</button>` : nothing}
<label class="btn small file">${w.bring()}<input class="hide" type="file" accept="application/json,.json" @change=${bring}></label></p>${isSecureContext ? nothing : html`<p class="soft">${w.needs_https()}</p>`}`, place);
  place.hidden = false;
}

listen(refresh);
await refresh();
