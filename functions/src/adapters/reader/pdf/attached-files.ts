import type { ReadPage } from '../../../domain/document/read-page';
import { readUtf16 } from './pdfium/pdfium';
import type { PdfDocument } from './types';

/** What may hold text for owners; data of invoices, settings of printers and sounds are not asked about. */
const OF_TEXT = /\.(?:pdf|docx?|odt|rtf|txt)$/i;
/** More files are a collection: its first ones tell that. */
const MAX_FILES = 20;

/** The files of text that a PDF carries beside its pages, as what could not be read of it: each by its name. */
export function attachedFiles({ pdfium, scratch, handle }: PdfDocument): ReadPage[] {
  const count = Math.max(0, Math.min(pdfium._FPDFDoc_GetAttachmentCount(handle), MAX_FILES));
  return Array.from({ length: count }, (_, index): ReadPage[] => {
    const file = pdfium._FPDFDoc_GetAttachment(handle, index);
    if (file === 0) return [];
    const name = readUtf16(pdfium, scratch, (buffer, size) =>
      pdfium._FPDFAttachment_GetName(file, buffer, size),
    );
    return OF_TEXT.test(name)
      ? [{ number: null, reference: name, text: '', headings: [], unreadable: 'embedded' }]
      : [];
  }).flat();
}
