// jsdom answers getComputedStyle, which every query by role asks for many elements, by matching every rule of every
// style sheet anew, and emotion writes hundreds. Nearly all of them name a class or a tag that the element does not
// have, and to see that needs no selector engine. To be loaded before jsdom.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const matchesInFull = selectors.matchesDontThrow;

const known = new Map();

/**
 * The tag and classes in the last compound of each selector of a list: without them no element is matched. Null when
 * the list is written in a way that is not understood here.
 */
function neededBy(list) {
  let plain = list.replace(/"[^"\\]*"|'[^'\\]*'/g, '');
  for (let longer = ''; longer !== plain;) {
    longer = plain;
    plain = plain.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  if (!/^[\w\s.,:#*>+~-]*$/.test(plain)) return null;
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .replace(/[:#]+[\w-]+/g, '');
    const [tag, ...classes] = last.split('.');
    return { tag: tag === '*' ? '' : tag.toLowerCase(), classes };
  });
}

function canMatch(element, list) {
  if (!known.has(list)) known.set(list, neededBy(list));
  const needed = known.get(list);
  return (
    needed === null ||
    needed.some(
      ({ tag, classes }) =>
        (tag === '' || tag === element.localName.toLowerCase()) &&
        classes.every((name) => element.classList.contains(name)),
    )
  );
}

selectors.matchesDontThrow = (element, list) =>
  (typeof list !== 'string' || canMatch(element, list)) && matchesInFull(element, list);
