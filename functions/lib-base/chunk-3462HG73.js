// src/composition/once.ts
function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}

export {
  once
};
//# sourceMappingURL=chunk-3462HG73.js.map
