import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { ReadFailure } from '../../../../domain/manuals/read-failure';
import type { WasmModule } from './web-assembly';
import { allocateScratch, startPdfium, type Pdfium } from './pdfium';
import type { PdfDocument } from '../types';

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h. */
const PASSWORD_ERRORS = [4, 5];
/** Where the end mark of a PDF must stand; some producers add a little after it. */
const TAIL_BYTES = 2048;
const SPACE = 0x20;

/** Opens a PDF with an empty password, which also opens files that only restrict copying or printing. */
export async function openPdf(path: string, module?: WasmModule): Promise<PdfDocument> {
  const pdfium = await startPdfium(module);
  const file = loadFile(pdfium, path);
  const handle = pdfium._FPDF_LoadMemDocument(file.pointer, file.size, 0);
  if (handle === 0) {
    const isLocked = PASSWORD_ERRORS.includes(pdfium._FPDF_GetLastError());
    throw new ReadFailure(isLocked ? 'ENCRYPTED' : 'DAMAGED');
  }
  const pageCount = pdfium._FPDF_GetPageCount(handle);
  if (pageCount < 1) throw new ReadFailure('DAMAGED');
  // PDFium finds pages in the first half of a file that was cut: better none than half a manual.
  if (!file.hasEnd && pdfium._FPDF_DocumentHasValidCrossReferenceTable(handle) === 0) {
    throw new ReadFailure('DAMAGED');
  }
  const scratch = allocateScratch(pdfium);
  const form = openForm(pdfium, handle);
  // Its memory moves when it grows.
  const bytes = () => Buffer.from(pdfium.HEAPU8.buffer, file.pointer, file.size);
  return { pdfium, scratch, handle, pageCount, form, shownLayers: new Set(), bytes };
}

/** Reads the file straight into PDFium's memory: it is never held twice. */
function loadFile(pdfium: Pdfium, path: string) {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const pointer = pdfium.wasmExports.malloc(size);
    let done = 0;
    while (done < size) {
      const read = readSync(file, pdfium.HEAPU8, pointer + done, size - done, done);
      if (read === 0) throw new ReadFailure('DAMAGED');
      done += read;
    }
    const written = writtenBytes(pdfium.HEAPU8.subarray(pointer, pointer + size));
    const from = pointer + Math.max(0, written - TAIL_BYTES);
    const tail = Buffer.from(pdfium.HEAPU8.subarray(from, pointer + written));
    return { pointer, size: written, hasEnd: tail.includes('%%EOF') };
  } finally {
    closeSync(file);
  }
}

/** How many bytes there are without the zeros and blanks with which disks and scanners fill a file up. */
function writtenBytes(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= SPACE) end -= 1;
  return end;
}

/** A form's fields are told only through an environment that also runs forms; nothing is run here. */
function openForm(pdfium: Pdfium, handle: number): number {
  if (pdfium._FPDF_GetFormType(handle) <= 0) return 0;
  const bytes = 512;
  const info = pdfium.wasmExports.malloc(bytes);
  pdfium.HEAPU8.fill(0, info, info + bytes);
  pdfium.HEAP32[info >> 2] = 1;
  const form = pdfium._FPDFDOC_InitFormFillEnvironment(handle, info);
  if (form !== 0) return form;
  pdfium.HEAP32[info >> 2] = 2;
  return pdfium._FPDFDOC_InitFormFillEnvironment(handle, info);
}
