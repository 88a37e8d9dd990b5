// @ts-check
// The judge's column: the stamp with what is broken and how to mend it, the curve, the chances, the code.

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { icon, mark } from "../shared/icon.js";
import { tip } from "../shared/keys.js";
import { number, percent } from "../shared/number.js";
import { formatName, stampClass } from "./bar.js";
import { linkTo } from "./facts.js";
import { ask, Refused, Unreachable } from "../shared/api.js";
import { asked, findingKey } from "./judge.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./judge.js").Change} Change */
/** @typedef {import("../shared/keys.js").Action} Action */

/** Most questions of the reader's own. */
const MOST_OWN = 3;

/** Where a rule can be read. @param {string} rule */
const ruleLink = (rule) => linkTo(`/regras/${rule.split(/[-\s]/)[0]?.toLowerCase()}#${rule.replaceAll(" ", "-")}`);

/** @param {Desk} desk @param {Record<string, Action>} actions */
export const side = (desk, actions) => html`${verdict(desk, actions)}${curve(desk)}${odds(desk)}${code(desk)}`;

/** @param {Desk} desk @param {Record<string, Action>} actions */
function verdict(desk, actions) {
  const { words: w, judgement: v } = desk;
  const judged = desk.judged.value;
  const hearing = desk.judge.hearing.value;
  if (!judged) return html`<section class="panel verdict"><p class="soft">${hearing.state === "offline" ? w.no_network() : w.asking()}</p></section>`;
  const { format } = judged;
  const found = format.violations;
  return html`<section class="panel verdict ${judged.fresh ? "" : "old"}" data-fresh=${judged.fresh} data-count=${judged.count}>
<div class="top"><span class="stamp ${stampClass(format.verdict)}">${v[format.verdict]?.() ?? format.verdict}</span><small>${found.length ? v.broken(found.length) : v.nothing_broken()}${format.fix ? html`<br>${v.swaps(format.fix.changed)}` : nothing}<br>${formatName(desk, format.format)}</small></div>
${judged.fresh && hearing.state === "quiet" ? nothing : html`<p class="before">${before(desk, judged)}</p>`}
${found.length ? html`<ul class="why">${found.map((finding) => html`<li data-finding=${findingKey(finding)}><span>${finding.rule ? html`<a class="rule" href=${ruleLink(finding.rule)}>${finding.rule}</a> ` : nothing}${finding.message}</span>${finding.fix?.length
    ? html`<button type="button" class="btn small" title=${v.fix()} aria-label=${v.fix_this(finding.message)} ?disabled=${!judged.fresh} @click=${() => desk.mend(finding.fix ?? [])}>${icon("wrench")}</button>`
    : nothing}</li>`)}</ul>` : nothing}
${format.fix ? html`<details class="swaps" ?open=${format.fix.changes.length <= 12}><summary>${v.fix_heading()}</summary>${swaps(desk, format.fix.changes)}</details>
<button type="button" class="btn ink wide fixall" ?disabled=${!judged.fresh} title=${tip(/** @type {Action} */ (actions["fix"]))} @click=${actions["fix"]?.run}>${icon("wrench")}${v.fix_all(format.fix.changed)}</button>` : nothing}
${format.no_fix ? html`<p class="soft">${(v[`no_fix_${format.no_fix}`] ?? v.no_fix_left_out)()}</p>` : nothing}
${format.notes?.length ? html`<h3>${v.notes()}</h3><ul class="why">${format.notes.map((note) => html`<li><span>${note.rule ? html`<a class="rule" href=${ruleLink(note.rule)}>${note.rule}</a> ` : nothing}${note.message}</span></li>`)}</ul>` : nothing}</section>`;
}

/**
 * The verdict on a phone: a sheet above the tabs that stops at a line, at the first findings, and at all of it; by a
 * button, without dragging.
 * @param {Desk} desk @param {Record<string, Action>} actions
 */
export function sheetUp(desk, actions) {
  const { words: w, judgement: v } = desk;
  const judged = desk.judged.value;
  if (!judged) return nothing;
  const { format, fresh } = judged;
  const stop = desk.stop.value;
  const found = format.violations;
  const shown = stop === 2 ? found : found.slice(0, stop);
  const next = found.length ? (stop + 1) % 3 : 0;
  return html`<div class="sheetup phone ${fresh ? "" : "old"}" role="region" aria-label=${v.heading()} data-stop=${stop}>
<button type="button" class="grip" aria-label=${[w.sheet_line, w.sheet_first, w.sheet_all][next]?.()} ?disabled=${!found.length} @click=${() => (desk.stop.value = next)}><i></i></button>
<p class="line"><span class="seal ${stampClass(format.verdict)}">${icon(format.verdict === "legal" ? "ok" : "no")}${v[format.verdict]?.()}</span><span>${fresh ? (found.length ? v.broken(found.length) : v.nothing_broken()) : before(desk, judged)}</span></p>
${shown.length ? html`<ul class="why">${shown.map((finding) => html`<li><span>${finding.rule ? html`<a class="rule" href=${ruleLink(finding.rule)}>${finding.rule}</a> ` : nothing}${finding.message}</span>${finding.fix?.length ? html`<button type="button" class="btn small" ?disabled=${!fresh} @click=${() => desk.mend(finding.fix ?? [])}>${v.fix()}</button>` : nothing}</li>`)}</ul>` : nothing}
${stop ? html`<p class="acts">${format.fix ? html`<button type="button" class="btn ink" ?disabled=${!fresh} @click=${actions["fix"]?.run}>${icon("wrench")}${v.fix_all(format.fix.changed)}</button>` : nothing}<button type="button" class="btn" @click=${actions["quick"]?.run}>${icon("plus")}${w.put_cards()}</button></p>` : nothing}</div>`;
}

/** What a verdict is that is not of this deck any more. @param {Desk} desk @param {{count: number}} judged */
function before(desk, judged) {
  const w = desk.words;
  const { state, seconds, why } = desk.judge.hearing.value;
  const step = judged.count + 1;
  if (state === "offline") return w.verdict_offline(step);
  if (state === "waiting") return w.verdict_waits(seconds);
  if (state === "refused") return w.verdict_refused(why);
  return w.verdict_before();
}

/** The changes of a fix as they are read. @param {Desk} desk @param {Change[]} changes */
export const swaps = (desk, changes) => html`<ul class="swap">${changes.map(({ copies, name, list, on, reason }) => html`<li class=${copies > 0 ? "in" : "out"}><b>${copies > 0 ? `+${copies}` : `−${-copies}`}</b><span>${on ? desk.judgement.attached(name, desk.nameOf(on)) : name}${list === "main" || desk.facts.sections.length === 1 ? nothing : html` <small>${desk.judgement.list_of(desk.listName(list).toLowerCase())}</small>`}${reason ? html` <small>${reason.message}</small>` : nothing}</span></li>`)}</ul>`;

/** The cards by cost; a bar narrows the list to what it counts. @param {Desk} desk */
function curve(desk) {
  const { words: w, facts } = desk;
  const { steps, colours } = desk.byHeart.value;
  if (!steps.length && !colours.size) return nothing;
  const stats = desk.judge.stats.value;
  const fresh = stats?.of === desk.deck.value;
  const summary = fresh ? stats.curve.summary : null;
  const { cost, colour } = desk.filter.value;
  const wide = Math.max(6, steps.length) * 20;
  const most = Math.max(1, ...steps.map((it) => it.cards));
  const bars = steps.map(({ at, cards }, place) => {
    const height = (cards / most) * 50;
    const x = place * 20 + (wide - steps.length * 20) / 2;
    const go = () => desk.narrow({ cost: at });
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      go();
    };
    // The figures stand beside the button, not in it: its name says them.
    return svg`<g class="bar ${cost === at ? "on" : ""}" role="button" tabindex="0" aria-pressed=${cost === at} aria-label=${w.bar(cards, at)} @click=${go} @keydown=${press}><rect class="hit" x=${x} y="0" width="20" height="78"/><rect x=${x + 2.5} y=${63 - height} width="15" height=${height}/></g>
<text aria-hidden="true" x=${x + 10} y=${59 - height}>${cards}</text><text class="ax" aria-hidden="true" x=${x + 10} y="74">${at}</text>`;
  });
  return html`<section class="panel curve"><div class="head"><h2>${w.curve()}</h2>${summary ? html`<small class="num">${w.middle(number(summary.average, 2), number(summary.median, Number.isInteger(summary.median) ? 0 : 1))}</small>` : nothing}</div>
${steps.length ? html`<svg class="hist" viewBox="0 0 ${wide} 78" role="group" aria-label=${w.curve_bars()}>${bars}</svg>` : nothing}
${colours.size ? html`<ul class="hues">${facts.hues.filter((hue) => colours.has(hue.id)).map((hue) => html`<li><button type="button" class="hue" aria-pressed=${colour === hue.id} @click=${() => desk.narrow({ colour: hue.id })}>${mark(facts.game, hue, true)} ${hue.name} <b class="num">${colours.get(hue.id)}</b></button></li>`)}</ul>` : nothing}</section>`;
}

/** @param {Desk} desk */
function odds(desk) {
  const { words: w, facts } = desk;
  const answer = desk.judge.odds.value;
  const rules = desk.rules;
  if (!answer || !rules?.hand || !facts.odds.length) return nothing;
  const hand = rules.hand;
  const fresh = answer.of === desk.deck.value;
  return html`<section class="panel oddsbox ${fresh ? "" : "old"}" data-fresh=${fresh}><div class="head"><h2 id="chances">${w.odds()}</h2><small>${w.odds_exact()}</small></div>
<table class="odds" aria-labelledby="chances"><thead><tr><th scope="col">${w.odds_seen()}</th>${[0, 1, 2].map((it) => html`<th scope="col">${hand + it}</th>`)}</tr></thead>
<tbody>${desk.asked.map(({ label }, at) => html`<tr><th scope="row">${label}${at < facts.odds.length ? nothing : html` <button type="button" class="btn small un" aria-label=${w.odds_drop(label)} @click=${() => desk.askFor(desk.own.value.toSpliced(at - facts.odds.length, 1))}>${icon("no")}</button>`}</th>${(answer.questions[at]?.by_seen ?? []).map((/** @type {{probability: number}} */ it, /** @type {number} */ nth) => html`<td>${nth ? percent(it.probability) : html`<b>${percent(it.probability)}</b>`}</td>`)}</tr>`)}</tbody></table>
${desk.own.value.length < MOST_OWN ? html`<details class="own"><summary>${w.odds_own()}</summary><form @submit=${(/** @type {SubmitEvent} */ event) => askOwn(desk, event)}><label>${w.odds_query()}<input type="text" name="q" maxlength="200" required placeholder="tipo:aliado custo<=2" autocapitalize="none" spellcheck="false"></label><label>${w.odds_least()}<input type="number" name="n" min="1" max="20" value="1" required></label><button class="btn small">${w.odds_ask()}</button></form><p class="note" role="status"></p></details>` : nothing}</section>`;
}

/** A question of the reader's own, unless the API does not understand its query. @param {Desk} desk @param {SubmitEvent} event */
async function askOwn(desk, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const told = /** @type {HTMLElement} */ (form.nextElementSibling);
  const data = new FormData(form);
  const [query, least] = [String(data.get("q")).trim(), Number(data.get("n"))];
  const body = { game: desk.facts.game, deck: asked(desk.deck.value), groups: [{ id: "0", query }], questions: [{ condition: { all: [{ group: "0", at_least: least }] } }] };
  try {
    await ask("/v1/odds", { body });
    desk.askFor([...desk.own.value, { label: `${least}+ ${query}`, parts: [[query, least]] }]);
    form.reset();
    told.textContent = "";
  } catch (error) {
    told.textContent = error instanceof Unreachable ? desk.words.no_network() : error instanceof Refused ? (error.problem.errors?.[0]?.message ?? error.message) : String(error);
  }
}

/** @param {Desk} desk */
function code(desk) {
  const { words: w, facts } = desk;
  const made = desk.judge.code.value;
  if (!made) return nothing;
  const at = encodeURIComponent(made.code);
  const fresh = made.of === desk.deck.value;
  return html`<section class="panel code ${fresh ? "" : "old"}" data-fresh=${fresh}><div class="head"><h2>${w.code()}</h2></div><p><a href=${linkTo(`/b/${at}`)}><code>${made.code}</code></a></p><p class="soft">${w.code_leaves_out()}</p>
<ul class="ways">${facts.game === "apo" ? nothing : html`<li><a class="btn small" href=${linkTo(`/laboratorio/mao?codigo=${at}`)}>${icon("hand")}${w.train()}</a></li><li><a class="btn small" href=${linkTo(`/comparar?a=${at}`)}>${w.compare()}</a></li>`}<li><a class="btn small" href=${linkTo(`/b/${at}`)}>${icon("print")}${w.print()}</a></li></ul></section>`;
}
