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

// Only now: it takes the function above when it is loaded.
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

// It also works out how each of its colours is inherited, which no test asks for.
const resolved = styleRules.propertiesWithResolvedValueImplemented;
for (const [name, { computedValue }] of Object.entries(resolved)) {
  if (computedValue === 'computed-color') delete resolved[name];
}

/**
 * A getComputedStyle that remembers its answers for as long as jsdom keeps its own, which it forgets when anything in the
 * document changes: a query by role asks for the same elements again and again.
 */
module.exports = function remembered(getComputedStyle) {
  const answers = new WeakMap();
  return (element, pseudo) => {
    if (pseudo) return getComputedStyle(element, pseudo);
    const document = implForWrapper(element.ownerDocument);
    const known = answers.get(document._styleCache ?? document)?.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const kept = document._styleCache;
    if (!answers.has(kept)) answers.set(kept, new WeakMap());
    answers.get(kept).set(element, style);
    return style;
  };
};
