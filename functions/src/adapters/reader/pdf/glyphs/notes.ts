import { objectsIn } from '../pdfium/page-objects';
import type { PageObject, PdfDocument } from '../types';

/** The objects of each note: PDFium draws all notes of a page in one form, after its own objects, each in its own within. */
export const notesOf = (document: PdfDocument, drawn: readonly PageObject[]): Set<number>[] =>
  drawn.flatMap(({ object }) => {
    const { pdfium } = document;
    const count = Math.max(0, pdfium._FPDFFormObj_CountObjects(object));
    return Array.from({ length: count }, (_, index) => {
      const look = pdfium._FPDFFormObj_GetObject(object, index);
      return new Set(objectsIn(document, look).map((one) => one.object));
    });
  });
