/** The part of WebAssembly that is used here: Node.js has it, its declared types leave it out. */
export type WasmModule = object;
export type WasmInstance = object;
type WebAssemblyApi = {
  Module: new (bytes: Uint8Array) => WasmModule;
  Instance: new (module: WasmModule, imports: object) => WasmInstance;
  RuntimeError: new () => Error;
};

export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
