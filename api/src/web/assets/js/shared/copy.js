// @ts-check
// Copies a text: by the clipboard where the address allows it, else by a selected field, as older pages do.

/** @param {string} text @returns {Promise<boolean>} whether it is copied */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hide";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
