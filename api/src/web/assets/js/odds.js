// @ts-check
// Odds, alive: what is written is asked as it is written, and a group more is one key away.

import { copy } from "./lab/copy.js";
import { bind, dress } from "./lab/keys.js";
import { follow, say, visit } from "./lab/visit.js";

/** What is written is asked after so many milliseconds without another key. */
const PAUSE = 400;

const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
const groups = () => /** @type {HTMLFieldSetElement[]} */ ([...document.querySelectorAll(".groups fieldset")]);
const field = (/** @type {HTMLElement} */ group, /** @type {string} */ name) =>
  /** @type {HTMLInputElement} */ (group.querySelector(`input[name^=${name}]`));

/** How many groups are shown, besides those that have a query. */
let shown = 1;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Shows the groups that are in use, and the way to one more. */
function show() {
  for (const [at, group] of groups().entries()) group.hidden = at >= shown && field(group, "busca").value === "";
  const more = find("[data-act=group]");
  if (more) more.hidden = groups().every((group) => !group.hidden);
}

/** A group more, and the keys go to it. */
function group() {
  const next = groups().find((it) => it.hidden);
  if (!next) return;
  shown = groups().indexOf(next) + 1;
  show();
  field(next, "busca").focus();
}

/** What the form asks, as addresses have it: groups without a query are none. */
function address() {
  const form = /** @type {HTMLFormElement} */ (find("#pergunta"));
  const sent = new URLSearchParams();
  const empty = groups().filter((it) => field(it, "busca").value.trim() === "").map((it) => groups().indexOf(it) + 1);
  for (const [name, value] of new FormData(form)) {
    const number = /^(?:nome|busca|ao_menos|no_maximo)(\d)$/.exec(name)?.[1];
    if (value !== "" && !(number && empty.includes(Number(number)))) sent.append(name, String(value));
  }
  return `/chances?${sent}`;
}

function ask() {
  clearTimeout(timer);
  const form = /** @type {HTMLFormElement} */ (find("#pergunta"));
  if (!form.checkValidity()) return;
  const at = document.activeElement;
  visit(address(), {
    arrived: () => {
      arrived();
      // The form is the same one: keys stay where they were.
      if (at instanceof HTMLElement && at.isConnected) at.focus({ preventScroll: true });
    },
  });
}

function arrived() {
  dress();
  show();
  const row = find(".odds tbody tr");
  const cards = document.querySelector(".odds thead th")?.textContent;
  if (row) say(`${cards} ${[...row.children].map((it) => it.querySelector("b")?.textContent).join(", ")}`);
}

bind({
  group,
  query: () => find("#busca1")?.focus(),
  link: () => copy(location.href),
});
document.addEventListener("input", (event) => {
  if (!(event.target instanceof HTMLElement) || !event.target.closest("#pergunta")) return;
  clearTimeout(timer);
  if (find("#resultado")) timer = setTimeout(ask, PAUSE);
});
document.addEventListener("submit", (event) => {
  if (event.target !== find("#pergunta")) return;
  event.preventDefault();
  ask();
});
follow(() => location.reload());
show();
