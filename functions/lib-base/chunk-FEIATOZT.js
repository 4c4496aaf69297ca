// src/adapters/reader/sections.ts
var LONGEST_NAME = 80;
var TITLES_SHOWN = 2;
function* sectionsOf(blocks, counting) {
  const path = [];
  let section = [];
  for (const block of blocks) {
    const isFull = path.length === 0 && section.length > 0 && isTooLong(section, block, counting);
    if (block.depth !== null && !isOnlyHeadings(section) || isFull) {
      yield pageOf(section, path, counting);
      section = [];
    }
    if (block.depth !== null) {
      const { depth, text } = block;
      while ((path.at(-1)?.depth ?? 0) >= depth) path.pop();
      path.push({ depth, title: text });
    }
    section.push(block);
  }
  if (section.length > 0) yield pageOf(section, path, counting);
}
var isTooLong = (section, next, { perSection }) => next.last - (section[0]?.first ?? 1) >= perSection;
var isOnlyHeadings = (section) => section.every(({ depth }) => depth !== null);
function pageOf(section, path, { name }) {
  const headings = [];
  let text = "";
  for (const [index, block] of section.entries()) {
    const isHeading = block.depth !== null || (section[index - 1]?.depth ?? null) !== null;
    if (text !== "") text += block.isApart || isHeading ? "\n\n" : "\n";
    if (block.depth !== null) {
      headings.push({ offset: text.length, depth: block.depth, title: block.text });
    }
    text += block.text;
  }
  const [first, last] = [section[0]?.first ?? 1, section.at(-1)?.last ?? 1];
  const titles = path.slice(-TITLES_SHOWN).map(({ title }) => shorten(title));
  const reference = titles.length > 0 ? titles.join(" \u203A ") : `${name} ${first}-${last}`;
  return { number: null, reference, text, headings };
}
var shorten = (title) => title.length > LONGEST_NAME ? `${title.slice(0, LONGEST_NAME - 1).trimEnd()}\u2026` : title;

export {
  sectionsOf
};
//# sourceMappingURL=chunk-FEIATOZT.js.map
