// @ts-check
// Numbers, shares and times as the language of the page writes them.

const lang = () => document.documentElement.lang;

/** @param {number} value @param {number} [digits] */
export const number = (value, digits = 0) =>
  new Intl.NumberFormat(lang(), { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(value);

/** @param {number} share of one @param {number} [digits] */
export const percent = (share, digits = 1) => `${number(share * 100, digits)}%`;

/** The time of a day, or the day if it is another one. @param {number} at */
export function time(at) {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const how = today ? { hour: "2-digit", minute: "2-digit" } : { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(lang(), how).format(then);
}
