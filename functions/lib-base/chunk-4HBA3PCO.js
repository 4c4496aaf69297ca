// src/adapters/reader/pdf/web-assembly.ts
var webAssembly = globalThis.WebAssembly;

export {
  webAssembly
};
//# sourceMappingURL=chunk-4HBA3PCO.js.map
