// @ts-check
// Shares a page: by the device where it can, else by the clipboard, else by a text that is selected.
// The text is in the page already; without this file it is copied by hand.

for (const part of document.querySelectorAll(".share")) {
  const button = part.querySelector("button");
  const details = part.querySelector("details");
  const text = part.querySelector("textarea");
  const said = part.querySelector("output");
  if (!button || !details || !text || !said || !(part instanceof HTMLElement)) continue;
  const { title = "", url = "" } = part.dataset;
  const label = button.querySelector("span");
  const copies = !navigator.share;
  if (copies && label) label.textContent = button.dataset.copy ?? "";

  const byHand = () => {
    details.hidden = false;
    details.open = true;
    text.focus();
    text.select();
  };

  button.addEventListener("click", async () => {
    try {
      if (copies) {
        await navigator.clipboard.writeText(text.value);
        said.textContent = button.dataset.done ?? "";
      } else {
        // The address stands at the end of the text: devices that take both would show it twice.
        await navigator.share({ title, text: text.value.replace(url, "").trim(), url });
      }
    } catch (error) {
      // Whoever closes the sheet of the device wants nothing else.
      if (!(error instanceof DOMException && error.name === "AbortError")) byHand();
    }
  });
  button.hidden = false;
  details.hidden = true;
}
