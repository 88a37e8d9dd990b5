// @ts-check
// What the same games say of two decks: the answer of the API as the page shows it without scripts, too.

import { html, render } from "../../vendor/lit-html/lit-html.js";

const lang = document.documentElement.lang;

/**
 * Shows what games say in the place of what was there.
 * @param {any} answer of `POST /v1/goldfish/compare`
 * @param {Record<string, any>} words
 * @param {HTMLElement} place
 */
export function draw(answer, words, place) {
  const part = document.createElement("div");
  render(compared(answer, words), part);
  place.replaceChildren(...part.childNodes);
}

/** @param {any} answer @param {Record<string, any>} words */
function compared({ text, measure, comparison, winning, headline, policy, turn, warnings = [] }, words) {
  const { games, seed } = comparison;
  return html`<p class="says" id="veredito">${text}</p>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="veredito"><table class="table">
      <thead><tr><th scope="col">${words.measure()}</th><th scope="col" class="num">A</th><th scope="col" class="num">B</th><th scope="col" class="num">${words.difference()}</th><th scope="col" class="num">${words.interval()}</th><th scope="col">${words.direction()}</th></tr></thead>
      <tbody>${row(comparison, measure, words)}${winning ? row(winning, "won_turn", words) : ""}</tbody></table></div>
    <ul class="facts plain"><li><span>${headline}</span></li><li><span>${policy.text}</span></li><li><span>${words.how_many(games, turn, seed)}</span></li>${warnings.map(
      (/** @type {any} */ it) => html`<li><span>${it.message}</span></li>`,
    )}</ul>`;
}

/** @param {any} of @param {string} measure @param {Record<string, any>} words */
function row({ share, a, b, difference, low, high, direction }, measure, words) {
  const number = (/** @type {number} */ value) => {
    const told = share ? `${(value * 100).toFixed(1)}%` : value.toFixed(2);
    return lang === "en" ? told : told.replace(".", ",");
  };
  const known = low !== null && high !== null && low !== undefined;
  return html`<tr><th scope="row">${words[measure]()}</th><td class="num">${number(a)}</td><td class="num">${number(b)}</td><td class="num"><b>${number(difference)}</b></td><td class="num">${
    known ? words.from_to(number(low), number(high)) : ""
  }</td><td>${direction === "more" ? words.more_is_better() : words.less_is_better()}</td></tr>`;
}
