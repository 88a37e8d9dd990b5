// @ts-check
// A tray for the deck that is open at the desk, on pages that show cards. Whoever has none open loads nothing more.

const game = document.documentElement.dataset["game"] ?? "";
try {
  const open = JSON.parse(localStorage.getItem(`fabulario.open-deck.${game}`) ?? "null");
  if (open) import("./tray/open.js").then((tray) => tray.open(open, game));
} catch {
  // A browser that lets nothing be kept has no deck open.
}
