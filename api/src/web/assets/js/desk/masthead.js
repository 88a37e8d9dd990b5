// @ts-check
// Another language or theme, asked for in the masthead: the deck is kept first, so that it is there again.

/** @typedef {import("./desk.js").Desk} Desk */

/** The buttons of the masthead sent the form that the live desk took over. @param {Desk} desk */
export function takeOverMasthead(desk) {
  for (const button of document.querySelectorAll("button[form=mesa]")) {
    if (!(button instanceof HTMLButtonElement)) continue;
    if (button.closest("header")) button.addEventListener("click", (event) => leave(desk, button, event));
    else button.remove();
  }
}

/** @param {Desk} desk @param {HTMLButtonElement} button @param {Event} event */
async function leave(desk, button, event) {
  event.preventDefault();
  const { sections } = desk.facts;
  if (sections.some((list) => desk.deck.peek()[list.id]?.length)) await desk.keeper.keep();
  if (button.name !== "tema") {
    const address = new URL(location.href);
    address.searchParams.set("lang", button.lang);
    location.assign(address);
    return;
  }
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/tema";
  for (const [name, value] of [["tema", button.value], ["volta", location.pathname + location.search]]) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name ?? "";
    field.value = value ?? "";
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
