// @ts-check
// The play table, alive: every action, every step back and every moment without leaving the page.

import { copy } from "./lab/copy.js";
import { bind, dress } from "./lab/keys.js";
import { follow, say, visit } from "./lab/visit.js";

/** So many actions have figures at a time. */
const AT_ONCE = 9;

const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
const choices = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("#acoes button")]);

/** The first action that has a figure. */
let from = 0;

/** The figures on the actions. */
function number() {
  for (const [at, button] of choices().entries()) {
    const key = button.querySelector("kbd");
    const place = at - from;
    if (key) key.textContent = place >= 0 && place < AT_ONCE ? String(place + 1) : "";
  }
}

/** Goes to an address of this table. @param {string} address @param {string} [spoken] what was done */
function go(address, spoken) {
  visit(address, { arrived: () => arrived(spoken) });
}

/** @param {string} [spoken] */
function arrived(spoken) {
  from = 0;
  number();
  dress();
  // Keys go to the table again; what came of it is said once.
  const now = find("#agora");
  now?.setAttribute("tabindex", "-1");
  now?.focus({ preventScroll: true });
  const fresh = [...document.querySelectorAll(".log [aria-current] li")].map((line) => line.firstChild?.textContent?.trim());
  const place = [find("#agora"), find("#recursos b"), find("#pergunta"), find("#fim")];
  say([spoken, ...fresh.slice(-3), ...place.map((it) => it?.textContent)].filter(Boolean).join(". "));
}

/** Sends the form of the table as a button does. @param {HTMLElement | null} button */
function press(button) {
  const form = /** @type {HTMLFormElement | null} */ (find("#mesa"));
  if (!form || !(button instanceof HTMLButtonElement) || button.disabled) return;
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) sent.append(name, String(value));
  sent.append(button.name, button.value);
  go(`${form.getAttribute("action")}?${sent}`, button.querySelector("span")?.textContent ?? button.dataset.text);
}

/** Follows a link of the page. @param {string} name of its action */
function step(name) {
  const link = find(`a[data-act=${name}]`);
  if (link instanceof HTMLAnchorElement) go(link.href);
}

bind({
  act: (key) => press(choices()[from + Number(key) - 1] ?? null),
  more: () => {
    from = from + AT_ONCE < choices().length ? from + AT_ONCE : 0;
    number();
  },
  // Who watches goes on with the same key.
  on: () => (find("#passar") ? press(find("#passar")) : step("ahead")),
  back: () => step("back"),
  ahead: () => step("ahead"),
  first: () => step("first"),
  last: () => step("last"),
  from_here: () => step("from_here"),
  restart: () => step("restart"),
  other: () => step("other"),
  link: () => copy(location.href),
});
document.addEventListener("submit", (event) => {
  if (event.target !== find("#mesa")) return;
  event.preventDefault();
  press(/** @type {SubmitEvent} */ (event).submitter);
});
// Turns and orders are links to this page, too.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest(".steps .turns a, .table-head .seg a");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.href);
});
follow(() => arrived());
number();
