// @ts-check
// The card that the mouse rests on, beside the list. A finger opens it by its picture, a keyboard by its key.

import { html, render } from "../../vendor/lit-html/lit-html.js";
import { pictureOf } from "./facts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** How long the mouse rests before a card is shown, in milliseconds. */
const REST = 250;

/** @param {Desk} desk @param {HTMLElement} bench */
export function peek(desk, bench) {
  if (!matchMedia("(hover: hover) and (pointer: fine)").matches) return;
  const place = document.createElement("div");
  place.className = "peek";
  place.setAttribute("aria-hidden", "true");
  bench.append(place);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let shown = "";
  const show = (/** @type {string} */ card, /** @type {boolean} */ left) => {
    shown = card;
    place.classList.toggle("left", left);
    render(card ? html`<img src=${pictureOf(desk.facts, card)} width="630" height="880" alt="">` : html``, place);
  };
  bench.addEventListener("mouseover", (event) => {
    const over = /** @type {Element} */ (event.target).closest("[data-card]:not(.tile)");
    const card = over?.getAttribute("data-card") ?? "";
    if (card === shown) return clearTimeout(timer);
    clearTimeout(timer);
    if (shown) show("", false);
    if (over && card) timer = setTimeout(() => show(card, over.getBoundingClientRect().left > innerWidth / 3), REST);
  });
}
