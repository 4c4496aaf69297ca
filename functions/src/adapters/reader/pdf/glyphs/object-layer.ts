import { readUtf16 } from '../pdfium/pdfium';
import type { PdfDocument } from '../types';

const MARK_OF_LAYER = 'OC';
const NAME = Buffer.from('Name\0');

/** The layer that an object of a page is part of, by its name; null where it is part of none. */
export function layerOf({ pdfium, scratch }: PdfDocument, object: number): string | null {
  const count = Math.max(0, pdfium._FPDFPageObj_CountMarks(object));
  if (count === 0) return null;
  const length = scratch.pointer + scratch.bytes;
  for (let index = 0; index < count; index++) {
    const mark = pdfium._FPDFPageObj_GetMark(object, index);
    const sizeAfter = (read: (buffer: number, size: number) => number) =>
      readUtf16(pdfium, scratch, (buffer, size) =>
        read(buffer, size) === 0 ? 0 : (pdfium.HEAP32[length >> 2] ?? 0),
      );
    const kind = sizeAfter((buffer, size) =>
      pdfium._FPDFPageObjMark_GetName(mark, buffer, size, length),
    );
    if (kind !== MARK_OF_LAYER) continue;
    const key = length + 4;
    pdfium.HEAPU8.set(NAME, key);
    return sizeAfter((buffer, size) =>
      pdfium._FPDFPageObjMark_GetParamStringValue(mark, key, buffer, size, length),
    );
  }
  return null;
}
