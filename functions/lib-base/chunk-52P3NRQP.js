import {
  webAssembly
} from "./chunk-4HBA3PCO.js";
import {
  ReadFailure
} from "./chunk-WY5TQRRD.js";

// src/adapters/reader/pdf/machine-code.ts
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, argv, versions } from "node:process";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
var NATIVES = `({
  serialize: (module) => %SerializeWasmModule(module),
  deserialize: (code, bytes) => %DeserializeWasmModule(code, bytes),
})`;
var natives = () => new Script(NATIVES).runInThisContext();
var wasmPath = (entry) => createRequire(entry).resolve("@hyzyla/pdfium/pdfium.wasm");
var codePath = (entry) => {
  const { size } = statSync(wasmPath(entry));
  return join(dirname(entry), `pdfium-${size}-v8-${versions.v8}-${arch}.code`);
};
function fastModule(entry = argv[1] ?? "") {
  try {
    const code = readFileSync(codePath(entry));
    const bytes = new Uint8Array(readFileSync(wasmPath(entry)));
    return natives().deserialize(new Uint8Array(code).buffer, bytes) ?? null;
  } catch {
    return null;
  }
}
var slowModule = (entry) => new webAssembly.Module(readFileSync(wasmPath(entry)));
function keepCode(module, entry) {
  const path = codePath(entry);
  writeFileSync(`${path}.new`, new Uint8Array(natives().serialize(module)));
  renameSync(`${path}.new`, path);
}

// src/adapters/reader/pdf/pdf-document.ts
import { closeSync, fstatSync, openSync, readSync } from "node:fs";

// src/adapters/reader/pdf/pdfium.ts
import { PDFiumModule } from "@hyzyla/pdfium";
async function startPdfium(module = fastModule()) {
  const options = module && {
    instantiateWasm(imports, started) {
      started(new webAssembly.Instance(module, imports), module);
      return {};
    }
  };
  const pdfium = await PDFiumModule(options ?? {});
  pdfium._FPDF_InitLibrary();
  return pdfium;
}
function allocateScratch(pdfium, bytes = 4096) {
  return { pointer: pdfium.wasmExports.malloc(bytes), bytes };
}
function readUtf16(pdfium, scratch, fill) {
  const size = fill(scratch.pointer, scratch.bytes);
  if (size <= 2 || size > scratch.bytes) return "";
  const bytes = pdfium.HEAPU8.subarray(scratch.pointer, scratch.pointer + size - 2);
  return Buffer.from(bytes).toString("utf16le");
}

// src/adapters/reader/pdf/pdf-document.ts
var PASSWORD_ERRORS = [4, 5];
var TAIL_BYTES = 2048;
async function openPdf(path, module) {
  const pdfium = await startPdfium(module);
  const file = loadFile(pdfium, path);
  const handle = pdfium._FPDF_LoadMemDocument(file.pointer, file.size, 0);
  if (handle === 0) {
    const isLocked = PASSWORD_ERRORS.includes(pdfium._FPDF_GetLastError());
    throw new ReadFailure(isLocked ? "ENCRYPTED" : "DAMAGED");
  }
  const pageCount = pdfium._FPDF_GetPageCount(handle);
  if (pageCount < 1) throw new ReadFailure("DAMAGED");
  if (!file.hasEnd && pdfium._FPDF_DocumentHasValidCrossReferenceTable(handle) === 0) {
    throw new ReadFailure("DAMAGED");
  }
  return { pdfium, scratch: allocateScratch(pdfium), handle, pageCount };
}
function loadFile(pdfium, path) {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const pointer = pdfium.wasmExports.malloc(size);
    let done = 0;
    while (done < size) {
      const read = readSync(file, pdfium.HEAPU8, pointer + done, size - done, done);
      if (read === 0) throw new ReadFailure("DAMAGED");
      done += read;
    }
    const tail = pdfium.HEAPU8.subarray(pointer + Math.max(0, size - TAIL_BYTES), pointer + size);
    return { pointer, size, hasEnd: Buffer.from(tail).includes("%%EOF") };
  } finally {
    closeSync(file);
  }
}
function labelOf({ pdfium, scratch, handle }, index) {
  const label = readUtf16(
    pdfium,
    scratch,
    (buffer, size) => pdfium._FPDF_GetPageLabel(handle, index, buffer, size)
  ).trim();
  return label === "" ? null : label;
}

export {
  fastModule,
  slowModule,
  keepCode,
  readUtf16,
  openPdf,
  labelOf
};
//# sourceMappingURL=chunk-52P3NRQP.js.map
