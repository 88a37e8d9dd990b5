// @ts-check
// Lists that come in and decks that go out: a pasted list with a report line by line, code, QR, print, text, sharing.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { put } from "../deck/edit.js";
import { match, read } from "../deck/quick.js";
import { ask, Unreachable } from "../shared/api.js";
import { copyText } from "../shared/copy.js";
import { icon } from "../shared/icon.js";
import { openSheet } from "./dialogs.js";
import { homeOf, linkTo } from "./facts.js";
import { asked } from "./judge.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** A line of a report: what stands there, what it puts where, what may be meant. @typedef {{text: string, puts: {list: string, card: string, copies: number, attached?: any[]}[], message: string, choices: {id: string, name: string}[], copies: number, list: string | null}} Line */

/** Reads a pasted list and shows what it understands, before anything of it is put in. @param {Desk} desk @param {string} text */
export async function pasteSheet(desk, text) {
  const w = desk.words;
  /** @type {Line[]} */
  let lines = [];
  let note = "";
  try {
    lines = await byApi(desk, text);
  } catch (error) {
    if (!(error instanceof Unreachable)) note = error instanceof Error ? error.message : String(error);
    else note = w.paste_offline();
    lines = byName(desk, text);
  }
  openSheet(w.paste_title(), (close, again) => {
    const good = lines.filter((it) => it.puts.length);
    const bad = lines.filter((it) => !it.puts.length && it.message);
    const cards = good.reduce((sum, it) => sum + it.puts.reduce((all, one) => all + one.copies, 0), 0);
    const take = (/** @type {boolean} */ anew) => {
      close();
      const emptied = Object.fromEntries(Object.entries(desk.deck.value).filter(([, it]) => !Array.isArray(it)));
      const from = anew ? /** @type {import("../deck/document.js").Deck} */ (emptied) : desk.deck.value;
      desk.edit(good.flatMap((it) => it.puts).reduce(putLine, from), w.said_pasted(cards));
    };
    const choose = (/** @type {Line} */ line, /** @type {string} */ id) => {
      line.puts = [{ list: line.list ?? homeOf(desk.facts, desk.cards.byId.get(id)), card: id, copies: line.copies }];
      again();
    };
    return html`${note ? html`<p class="note">${icon("warn")}<span>${note}</span></p>` : nothing}
<p role="status"><b>${w.understood(good.length)}</b>${bad.length ? html` · <b class="bad">${w.not_understood(bad.length)}</b>` : nothing} · ${w.found(cards)}</p>
<p class="acts"><button type="button" class="btn ink" ?disabled=${!good.length} @click=${() => take(false)}>${icon("plus")}${w.paste_add()}</button><button type="button" class="btn" ?disabled=${!good.length} @click=${() => take(true)}>${w.paste_replace()}</button></p>
<ol class="report">${lines.map((line) => html`<li class=${line.puts.length ? "in" : line.message ? "out" : "quiet"}><code>${line.text}</code>
${line.puts.length ? html`<span>${line.puts.map((it) => `${it.copies} ${desk.nameOf(it.card)} · ${desk.listName(it.list)}`).join(", ")}</span>` : line.message ? html`<span>${line.message}</span>${line.choices.map((it) => html`<button type="button" class="btn small" @click=${() => choose(line, it.id)}>${it.name}</button>`)}` : nothing}</li>`)}</ol>`;
  }, w.close(), "wide");
}

/** @param {import("../deck/document.js").Deck} deck @param {Line["puts"][number]} line */
const putLine = (deck, { list, card, copies, attached }) =>
  attached?.length ? { ...deck, [list]: [...(deck[list] ?? []), { card, copies, attached }] } : put(deck, list, card, copies);

/** @param {Desk} desk @param {string} text @returns {Promise<Line[]>} */
async function byApi(desk, text) {
  const answer = await ask("/v1/decks/parse", { body: { game: desk.facts.game, text } });
  return answer.lines.map((/** @type {any} */ line) => {
    const entries = line.entries ?? [];
    const bad = entries.find((/** @type {any} */ it) => it.kind !== "card");
    const puts = entries.filter((/** @type {any} */ it) => it.kind === "card" && it.placed !== false && it.card);
    return {
      text: line.text,
      puts: puts.map((/** @type {any} */ it) => ({ list: it.section ?? homeOf(desk.facts, desk.cards.byId.get(it.card)), card: it.card, copies: it.copies ?? 1 })),
      message: bad?.message ?? "",
      choices: bad?.choices ?? [],
      copies: bad?.copies ?? 1,
      list: bad?.section ?? null,
    };
  });
}

/** The same by names alone, where nobody answers. @param {Desk} desk @param {string} text @returns {Line[]} */
function byName(desk, text) {
  return text.split("\n").map((line) => {
    const { copies, list, name } = read(line, desk.facts.sections);
    const { best, others } = match(name, desk.cards.all);
    const one = best.length === 1 ? best[0] : undefined;
    const choices = one || !name ? [] : [...best, ...others].slice(0, 4).map(({ id, name }) => ({ id, name }));
    const puts = one ? [{ list: list ?? homeOf(desk.facts, one), card: one.id, copies }] : [];
    return { text: line, puts, message: name && !one ? desk.words.quick_unknown_here(name) : "", choices, copies, list };
  });
}

/** Ways out of the desk. @param {Desk} desk */
export function exportSheet(desk) {
  const w = desk.words;
  let shown = "";
  let told = "";
  openSheet(w.export_title(), (_, again) => {
    // A code is that of the deck as it is, or none.
    const last = desk.judge.code.value;
    const made = last?.of === desk.deck.value ? last : null;
    const copy = async (/** @type {string} */ text) => {
      told = (await copyText(text)) ? w.copied() : w.copy_by_hand();
      shown = text;
      again();
    };
    const written = async (/** @type {string} */ format) => {
      try {
        const { text } = await ask("/v1/decks/export", { body: { game: desk.facts.game, format, deck: { ...asked(desk.deck.value), name: desk.deck.value.name ?? undefined } } });
        await copy(text);
      } catch (error) {
        told = error instanceof Unreachable ? w.no_network() : String(error);
        again();
      }
    };
    return html`${made
      ? html`<p><code class="big">${made.code}</code></p><p class="soft">${w.code_leaves_out()}</p>
<img class="qr" src="/v1/decks/code/${encodeURIComponent(made.code)}.svg?lang=${document.documentElement.lang}" width="200" height="200" alt=${w.qr()}>
<p class="acts"><button type="button" class="btn" @click=${() => copy(made.code)}>${icon("qr")}${w.copy_code()}</button><button type="button" class="btn" @click=${() => copy(made.url)}>${icon("link")}${w.copy_link()}</button>
${"share" in navigator ? html`<button type="button" class="btn" @click=${() => navigator.share({ title: desk.deck.value.name ?? "", url: made.url }).catch(() => {})}>${icon("share")}${w.share()}</button>` : nothing}
<a class="btn" href=${linkTo(`/b/${encodeURIComponent(made.code)}/imprimir`)}>${icon("print")}${w.print_it()}</a></p>`
      : html`<p class="soft">${w.no_code()}</p>`}
<h3>${w.as_text()}</h3><p class="acts">${["text", "markdown", "csv"].map((format) => html`<button type="button" class="btn small" @click=${() => written(format)}>${w[`as_${format}`]()}</button>`)}
<button type="button" class="btn small" @click=${() => copy(JSON.stringify(desk.deck.value, null, 1))}>${w.as_json()}</button></p>
<p role="status"><b>${told}</b></p>${shown ? html`<textarea rows="6" readonly .value=${shown} aria-label=${w.as_text()}></textarea>` : nothing}`;
  }, w.close());
}
