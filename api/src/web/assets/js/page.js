// @ts-check
// What every page does with a keyboard: `/` goes to the box of the page, Enter sends a box of one line.

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
