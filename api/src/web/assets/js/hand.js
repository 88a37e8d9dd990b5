// @ts-check
// The hand trainer, alive: the next hand without leaving the page, and a record that the device keeps.

import { copy } from "./lab/copy.js";
import { bind, dress } from "./lab/keys.js";
import { add, all, forget, sum } from "./lab/record.js";
import { follow, say, visit } from "./lab/visit.js";

/** The count of answers travels in addresses where no device keeps it. */
const CARRIED = ["maos", "certas", "perdidos"];
/** So many of the last hands are drawn, in a picture this wide and high. */
const DRAWN = 60;
const [WIDE, FOOT, HIGHEST] = [520, 84, 76];
const SVG = "http://www.w3.org/2000/svg";

const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
const radios = () => /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("#cartas input"));

/** The places of the cards that stay, as addresses have them. */
const kept = () => {
  const places = [...radios()].filter((it) => it.checked && it.value === "fica").map((it) => it.name.slice(1));
  return places.join(",") || "0";
};

/** An address without the count. @param {string} address */
const plain = (address) => {
  const url = new URL(address, location.href);
  for (const name of CARRIED) url.searchParams.delete(name);
  return url;
};

/** @param {string} place @param {boolean} [stays] the other one, if it is not said */
function choose(place, stays) {
  const pair = [...radios()].filter((it) => it.name === `c${place}`);
  const now = pair.find((it) => it.checked)?.value === "fica";
  const wanted = (stays ?? !now) ? "fica" : "troca";
  for (const it of pair) it.checked = it.value === wanted;
}

const chooseAll = (/** @type {boolean} */ stays) => {
  for (const it of radios()) choose(it.name.slice(1), stays);
};

function answer() {
  if (!find("#cartas")) return;
  const url = plain(location.href);
  url.searchParams.set("fica", kept());
  url.hash = "";
  visit(url.href, { arrived: answered });
}

function next() {
  const link = /** @type {HTMLAnchorElement | null} */ (find("[data-act=next]"));
  if (link) visit(plain(link.href).href, { arrived: dealt });
}

/** A new hand hangs there: keys go to it. */
function dealt() {
  show();
  const cards = find("#cartas");
  cards?.setAttribute("tabindex", "-1");
  cards?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
  say([...document.querySelectorAll("#cartas legend")].map((it) => it.textContent).join(", "));
}

/** The answer is there: it is read once, and counted once. */
function answered() {
  const told = find("#resposta");
  if (told) count(told);
  show();
  if (!told) return;
  find("#quanto")?.focus({ preventScroll: true });
  told.scrollIntoView({ block: "start" });
  const figures = [...told.querySelectorAll(".score3 > div")].map((it) => {
    return [...it.children].map((part) => part.textContent).join(" ");
  });
  say([...figures, told.querySelector(".verdict")?.textContent?.trim()].join(". "));
}

/** @param {HTMLElement} told */
function count(told) {
  const { hand = "", lost, right } = told.dataset;
  const unit = find("#historico")?.dataset.unit ?? "";
  add({ hand, unit, lost: Number(lost), right: right === "true" });
}

/** Shows the record of this device, and links without a count. */
function show() {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("#vivo a[href]"))) {
    if (CARRIED.some((name) => link.search.includes(`${name}=`))) link.href = plain(link.href).href;
  }
  for (const name of CARRIED) find(`#mao input[name=${name}]`)?.remove();
  find("#placar-nota")?.remove();
  const part = find("#historico");
  const { hands, right, mean, losses } = sum(all(), part?.dataset.unit ?? "");
  const lang = document.documentElement.lang;
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  /** @type {Record<string, string>} */
  const figures = { hands: String(hands), right: String(right), mean: mean.toLocaleString(lang, decimals) };
  for (const [name, figure] of Object.entries(figures)) {
    const place = find(`#placar [data-is=${name}]`);
    if (place) place.textContent = figure;
  }
  const score = find("#placar");
  if (score) score.hidden = hands === 0;
  if (part) part.hidden = hands === 0;
  draw(losses);
  dress();
}

/** @param {number[]} losses */
function draw(losses) {
  const picture = find("#historico svg");
  if (!picture) return;
  for (const old of picture.querySelectorAll("rect, circle, polyline")) old.remove();
  const from = Math.max(0, losses.length - DRAWN);
  const most = Math.max(...losses.slice(from), 0.001);
  const step = WIDE / Math.max(DRAWN / 2, losses.length - from);
  const high = (/** @type {number} */ lost) => (lost / most) * HIGHEST;
  const line = [];
  let total = losses.slice(0, from).reduce((sum, lost) => sum + lost, 0);
  for (const [at, lost] of losses.slice(from).entries()) {
    total += lost;
    const x = at * step;
    if (lost > 0) picture.append(shape("rect", { x: x + step * 0.15, y: FOOT - high(lost), width: step * 0.7, height: high(lost) }));
    else picture.append(shape("circle", { cx: x + step / 2, cy: FOOT, r: 3.2 }));
    line.push(`${(x + step / 2).toFixed(1)},${(FOOT - high(total / (from + at + 1))).toFixed(1)}`);
  }
  picture.append(shape("polyline", { points: line.join(" ") }));
}

/**
 * @param {string} name
 * @param {Record<string, number | string>} attributes
 */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, typeof value === "number" ? value.toFixed(1) : value);
  }
  return element;
}

bind({
  toggle: (place) => choose(place),
  all: () => chooseAll(true),
  none: () => chooseAll(false),
  answer,
  next,
  play: () => find("#jogar") && location.assign(/** @type {HTMLAnchorElement} */ (find("#jogar")).href),
  link: () => copy(plain(location.href).href),
  forget: () => {
    forget();
    show();
  },
});
document.addEventListener("submit", (event) => {
  if (event.target !== find("#mao")) return;
  event.preventDefault();
  answer();
});
follow(show);
// Whoever comes with an answer in the address, by a form or a link, sees it; the device counts what it was asked here.
if (plain(location.href).href !== location.href) history.replaceState(null, "", plain(location.href));
show();
