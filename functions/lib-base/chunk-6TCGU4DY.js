// src/adapters/reader/protocol.ts
var PAGES_AHEAD = 16;
var READER_FLAGS = [
  "--max-old-space-size=192",
  "--wasm-max-mem-pages=4096",
  "--allow-natives-syntax"
];

export {
  PAGES_AHEAD,
  READER_FLAGS
};
//# sourceMappingURL=chunk-6TCGU4DY.js.map
