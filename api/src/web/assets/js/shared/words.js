// @ts-check
// The words of a page in its language: a module for each room of words, made by the build.

/**
 * @param {string} room the name of a file of `words/pages`
 * @returns {Promise<Record<string, any>>}
 */
export const words = (room) => import(`../../words/${document.documentElement.lang}/${room}.js`);
