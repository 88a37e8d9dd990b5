// @ts-check
// Signs of the sprites: those beside words, and those of colours, elements, worlds and suits with their names.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";

const icons = new URL("../../icons.svg", import.meta.url).pathname;
const marks = new URL("../../marks.svg", import.meta.url).pathname;

/** A sign beside words; it says nothing by itself. @param {string} name */
export const icon = (name) => html`<svg class="i" aria-hidden="true"><use href="${icons}#${name}"></use></svg>`;

/** The cost of a card in its burst. @param {number | undefined} cost */
export const burst = (cost) =>
  cost === undefined
    ? nothing
    : html`<span class="cost" aria-hidden="true"><svg><use href="${icons}#burst"></use></svg><b>${cost}</b></span>`;

/**
 * The sign of a hue; words beside it may say its name.
 * @param {string} game
 * @param {{id: string, name: string}} hue
 * @param {boolean} [beside]
 */
export const mark = (game, hue, beside = false) =>
  beside
    ? html`<svg class="m m-${game}-${hue.id}" aria-hidden="true"><use href="${marks}#${game}-${hue.id}"></use></svg>`
    : html`<svg class="m m-${game}-${hue.id}" role="img" aria-label=${hue.name}><use href="${marks}#${game}-${hue.id}"></use></svg>`;
