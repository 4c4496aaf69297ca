// src/adapters/reader/pdf/heading-depths.ts
var HALF_A_POINT = 0.5;
function rankHeadings() {
  const open = [];
  const rankOf = (size) => {
    while (open.length > 0 && (open.at(-1) ?? 0) <= size + HALF_A_POINT) open.pop();
    open.push(size);
    return open.length;
  };
  return (page) => ({
    ...page,
    headings: page.headings.map(
      ({ size, ...heading }) => size === void 0 ? heading : { ...heading, depth: heading.depth + rankOf(size) }
    )
  });
}

export {
  HALF_A_POINT,
  rankHeadings
};
//# sourceMappingURL=chunk-MD4B4NCG.js.map
