// @ts-check
// What every page does where scripts run: `/` goes to the box of the page, Enter sends a box of one line, a button
// prints, a chosen order holds at once.

const box = /** @type {HTMLInputElement | HTMLTextAreaElement | null} */ (document.querySelector("#q"));

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey || !box) return;
  const at = event.target;
  const typing = at instanceof HTMLElement && at.closest("input, textarea, select, [contenteditable]");
  if (typing) return;
  event.preventDefault();
  box.focus();
});

// A list is pasted with its lines: in it Enter begins another one, and so does Shift with Enter anywhere.
if (box instanceof HTMLTextAreaElement) {
  box.addEventListener("keydown", (event) => {
    const send = event.key === "Enter" && !event.shiftKey && !event.isComposing;
    if (!send || box.value.includes("\n")) return;
    event.preventDefault();
    box.form?.requestSubmit();
  });
}

// Where scripts run, a button prints the page, and a chosen order needs no other button.
for (const button of document.querySelectorAll("[data-print]")) {
  if (!(button instanceof HTMLElement)) continue;
  button.hidden = false;
  button.addEventListener("click", () => print());
}

for (const form of document.querySelectorAll("form.sort")) {
  if (!(form instanceof HTMLFormElement)) continue;
  for (const button of form.querySelectorAll("button")) button.hidden = true;
  form.addEventListener("change", () => form.requestSubmit());
}

// Where it may, a worker keeps what was read for when the network is gone.
if (isSecureContext && "serviceWorker" in navigator) void import("./offline.js");
