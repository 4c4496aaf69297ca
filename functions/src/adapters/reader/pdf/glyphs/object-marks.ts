import { readUtf16 } from '../pdfium/pdfium';
import type { PdfDocument } from '../types';

/** With how many bytes a function of PDFium filled a buffer is written behind the memory for a text; a key stands behind that. */
const KEY = 4;

const lengthAt = ({ scratch }: PdfDocument): number => scratch.pointer + scratch.bytes;

function filled(document: PdfDocument, read: (buffer: number, size: number) => number): string {
  const { pdfium, scratch } = document;
  return readUtf16(pdfium, scratch, (buffer, size) =>
    read(buffer, size) === 0 ? 0 : (pdfium.HEAP32[lengthAt(document) >> 2] ?? 0),
  );
}

/** The marks around what an object draws: layers, and what is said of it. */
export function marksOf({ pdfium }: PdfDocument, object: number): number[] {
  const count = Math.max(0, pdfium._FPDFPageObj_CountMarks(object));
  return Array.from({ length: count }, (_, index) => pdfium._FPDFPageObj_GetMark(object, index));
}

export const kindOfMark = (document: PdfDocument, mark: number): string =>
  filled(document, (buffer, size) =>
    document.pdfium._FPDFPageObjMark_GetName(mark, buffer, size, lengthAt(document)),
  );

/** What a mark says by a key; "" where it says nothing. */
export function saidBy(document: PdfDocument, mark: number, key: string): string {
  const { pdfium } = document;
  const at = lengthAt(document) + KEY;
  pdfium.HEAPU8.set(Buffer.from(`${key}\0`), at);
  return filled(document, (buffer, size) =>
    pdfium._FPDFPageObjMark_GetParamStringValue(mark, at, buffer, size, lengthAt(document)),
  );
}

const [HIGH_FIRST, LOW_FIRST] = ['\u00fe\u00ff', '\u00ff\u00fe'];

/** The same for a text, in whichever of the codes of a PDF: UTF-16 with its mark, or one byte a letter. */
export function textSaidBy(document: PdfDocument, mark: number, key: string): string {
  const { pdfium, scratch } = document;
  const [length, at] = [lengthAt(document), lengthAt(document) + KEY];
  pdfium.HEAPU8.set(Buffer.from(`${key}\0`), at);
  const buffer = scratch.pointer;
  if (pdfium._FPDFPageObjMark_GetParamBlobValue(mark, at, buffer, scratch.bytes, length) === 0)
    return '';
  const count = Math.min(pdfium.HEAP32[length >> 2] ?? 0, scratch.bytes);
  const bytes = Buffer.from(pdfium.HEAPU8.subarray(buffer, buffer + count));
  const code = bytes.toString('latin1', 0, 2);
  if (code === HIGH_FIRST)
    return bytes
      .subarray(2, count - (count % 2))
      .swap16()
      .toString('utf16le');
  return code === LOW_FIRST ? bytes.toString('utf16le', 2) : bytes.toString('latin1');
}
