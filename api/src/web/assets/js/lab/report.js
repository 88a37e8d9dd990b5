// @ts-check
// What many games say: the answer of the API as the page shows it. `templates/parts/report.html` is the same without scripts.

import { html, nothing, render, svg } from "../../vendor/lit-html/lit-html.js";

/** @typedef {{value: number, low: number, high: number}} Share */
/** @typedef {{title: string, bars: [number, Share][]}} Chart */
/** @typedef {{head: string[], rows: string[][]}} Table */

const [FOOT, HIGHEST, STEP, CHARTS] = [120, 100, 46, 2];
const lang = document.documentElement.lang;

/** A number as the pages write it. @param {number} value @param {number} places */
const number = (value, places) => value.toFixed(places).replace(".", lang === "en" ? "." : ",");
const percent = (/** @type {number} */ share) => `${number(share * 100, 1)}%`;
const two = (/** @type {{value: number} | undefined} */ average) => (average ? number(average.value, 2) : "");

/**
 * Shows what games say in the place of what was there.
 * @param {any} answer of `POST /v1/goldfish`
 * @param {Record<string, any>} words
 * @param {(seed: string, number: number) => string} replay
 * @param {HTMLElement} place
 */
export function draw(answer, words, replay, place) {
  // What the server drew is no part of the library's.
  const part = document.createElement("div");
  render(report(answer, words, replay), part);
  place.replaceChildren(...part.childNodes);
}

/**
 * @param {any} answer
 * @param {Record<string, any>} words
 * @param {(seed: string, number: number) => string} replay
 */
function report(answer, words, replay) {
  const told = answer.made ? fabula(answer, words) : alone(answer, words);
  const { games, seed, level } = answer.made ?? answer;
  return html`<p class="made" id="rodada">${words.made(games, seed, level)}</p>
    <ul class="facts">
      <li><span><b>${words.whose()}</b> ${answer.policy.text}</span></li>
      <li><span><b>${words.left_out()}</b> ${answer.headline} ${told.coverage}</span></li>
      ${[...told.facts, ...(answer.warnings ?? []).map((/** @type {any} */ it) => it.message)].map((it) => html`<li><span>${it}</span></li>`)}
    </ul>
    <div class="charts">${told.charts.map(chart)}</div>
    <h3 id="turno-a-turno">${words.by_turn()}</h3>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="turno-a-turno">${table(told.turns)}</div>
    ${answer.samples?.length ? samples(answer.samples, words, (/** @type {number} */ it) => replay(seed, it)) : nothing}
    ${told.cards.rows.length
      ? html`<details class="more"><summary>${words.cards()}</summary><div class="scroll" tabindex="0" role="group" aria-label=${words.cards()}>${table(told.cards)}</div></details>`
      : nothing}`;
}

/** @param {any} answer @param {Record<string, any>} words */
function fabula({ turns, games, cards = [], coverage }, words) {
  const facts = [];
  if (games.brick) facts.push(words.brick(percent(games.brick.value)));
  if (games.first_play.turn) facts.push(words.first_play(two(games.first_play.turn)));
  if (games.centro.turn) facts.push(words.centro_falls(two(games.centro.turn), percent(games.centro.never.value)));
  const by = (/** @type {string} */ title, /** @type {string} */ field) => ({
    title,
    bars: turns.map((/** @type {any} */ it) => [it.turn, it[field]]),
  });
  return {
    facts,
    coverage: coverage.text,
    charts: [by(words.on_curve(), "on_curve_so_far"), by(words.centro(), "centro_so_far")],
    turns: {
      head: [words.turn(), words.spent(), words.wasted(), words.curve(), words.centro_short(), words.bases()],
      rows: turns.map((/** @type {any} */ it) => [
        String(it.turn),
        two(it.spent),
        two(it.wasted),
        percent(it.on_curve_so_far.value),
        percent(it.centro_so_far.value),
        two(it.board?.bases_so_far),
      ]),
    },
    cards: {
      head: [words.card(), words.copies(), words.seen(), words.played(), words.played_if_seen()],
      rows: cards.map((/** @type {any} */ it) => [
        it.name,
        String(it.copies),
        percent(it.seen.value),
        percent(it.played.value),
        it.played_if_seen ? percent(it.played_if_seen.value) : "",
      ]),
    },
  };
}

/** @param {any} answer @param {Record<string, any>} words */
function alone({ turns, firsts, opening, whole, cards = [], mulligan }, words) {
  const figure = (/** @type {any} */ it) => (it.share ? percent(it.share.value) : two(it.average));
  const last = turns.at(-1)?.figures ?? [];
  const charts = last
    .filter((/** @type {any} */ it) => it.share)
    .slice(0, CHARTS)
    .map((/** @type {any} */ { id, name }) => ({
      title: name,
      bars: turns.flatMap((/** @type {any} */ turn) => {
        const found = turn.figures.find((/** @type {any} */ it) => it.id === id);
        return found?.share ? [[turn.turn, found.share]] : [];
      }),
    }));
  const when = (/** @type {any} */ it) =>
    it.turn ? words.happens(it.name, two(it.turn), percent(it.never.value)) : words.never_happens(it.name);
  return {
    facts: [...firsts.map(when), ...[...opening, ...whole].map((it) => words.figure(it.name, figure(it)))],
    coverage: mulligan.text,
    charts,
    turns: {
      head: [words.turn(), ...last.map((/** @type {any} */ it) => it.name)],
      rows: turns.map((/** @type {any} */ it) => [String(it.turn), ...it.figures.map(figure)]),
    },
    cards: {
      head: [words.card(), words.copies(), words.seen(), words.played()],
      rows: cards.map((/** @type {any} */ it) => [it.name, String(it.copies), percent(it.seen.value), percent(it.played.value)]),
    },
  };
}

/** @param {Chart} chart */
function chart({ title, bars }) {
  const y = (/** @type {number} */ share) => (FOOT - HIGHEST * share).toFixed(1);
  const width = Math.max(1, bars.length) * STEP + 8;
  const text = `${title}. ${bars.map(([turn, share]) => `${turn}: ${percent(share.value)}`).join("; ")}`;
  return html`<figure><figcaption>${title}</figcaption>
    <svg class="shares" viewBox="0 0 ${width} 144" role="img" aria-label=${text}><path class="gl" d="M0 120H${width}"></path>${bars.map(
      ([turn, share], at) => svg`<rect x=${at * STEP + 8} y=${y(share.value)} width="30" height=${(HIGHEST * share.value).toFixed(1)}></rect>
      <path class="iv" d="M${at * STEP + STEP / 2} ${y(share.low)}V${y(share.high)}"></path>
      <text class="v" x=${at * STEP + STEP / 2} y=${y(share.high)} dy="-4">${percent(share.value)}</text>
      <text x=${at * STEP + STEP / 2} y="138">${turn}</text>`,
    )}</svg></figure>`;
}

/** @param {Table} table */
const table = ({ head, rows }) => html`<table class="table">
  <thead><tr>${head.map((it) => html`<th scope="col">${it}</th>`)}</tr></thead>
  <tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((it) => html`<td class="num">${it}</td>`)}</tr>`)}</tbody>
</table>`;

/** @param {any[]} all @param {Record<string, any>} words @param {(number: number) => string} replay */
const samples = (all, words, replay) => html`<h3>${words.samples()}</h3>
  <ul class="samples">${all.map((it) => {
    const lines = it.lines[lang];
    return html`<li><p><b>${it.reason}</b></p>
      <details><summary>${words.lines(lines.length)}</summary><ol>${lines.map((/** @type {string} */ line) => html`<li>${line}</li>`)}</ol></details>
      <p><a class="btn small" href=${replay(it.number)}>${words.watch()}</a></p></li>`;
  })}</ul>`;
