import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, argv, versions } from 'node:process';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { webAssembly, type WasmModule } from './web-assembly';

/**
 * V8 compiles PDFium anew in every process, and slowly to fast code: more than half of the time that a manual of 100
 * pages takes. The build lets it read a manual until it is fast and keeps the code beside the reader. No public function
 * of Node.js does that: without `--allow-natives-syntax`, or beside another V8, PDFium is compiled as usual.
 */

type Natives = {
  serialize(module: WasmModule): ArrayBuffer;
  /** Undefined when the code is of another version, for other flags or for another processor. */
  deserialize(code: ArrayBuffer, bytes: Uint8Array): WasmModule | undefined;
};

const NATIVES = `({
  serialize: (module) => %SerializeWasmModule(module),
  deserialize: (code, bytes) => %DeserializeWasmModule(code, bytes),
})`;

const natives = (): Natives => new Script(NATIVES).runInThisContext() as Natives;

const wasmPath = (entry: string): string =>
  createRequire(entry).resolve('@hyzyla/pdfium/pdfium.wasm');

/** Its name tells what it was made from and for. */
const codePath = (entry: string): string => {
  const { size } = statSync(wasmPath(entry));
  return join(dirname(entry), `pdfium-${size}-v8-${versions.v8}-${arch}.code`);
};

/** PDFium with the machine code that was kept for this process; null when there is none. */
export function fastModule(entry = argv[1] ?? ''): WasmModule | null {
  try {
    const code = readFileSync(codePath(entry));
    const bytes = new Uint8Array(readFileSync(wasmPath(entry)));
    return natives().deserialize(new Uint8Array(code).buffer, bytes) ?? null;
  } catch {
    return null;
  }
}

/** PDFium without machine code; what it runs is compiled into it, to be kept by `keepCode`. */
export const slowModule = (entry: string): WasmModule =>
  new webAssembly.Module(readFileSync(wasmPath(entry)));

export function keepCode(module: WasmModule, entry: string): void {
  const path = codePath(entry);
  writeFileSync(`${path}.new`, new Uint8Array(natives().serialize(module)));
  renameSync(`${path}.new`, path);
}
