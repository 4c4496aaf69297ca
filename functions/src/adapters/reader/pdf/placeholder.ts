import { ReadFailure } from '../../../domain/manuals/read-failure';
import type { PdfDocument } from './types';

/** FORMTYPE_XFA_FULL and FORMTYPE_XFA_FOREGROUND of fpdf_formfill.h: a form that Adobe's programs draw by themselves. */
const XFA = [2, 3];
/** A manual has more pages than what stands in for one. */
const MAX_PAGES = 2;
/** What programs write on the page that others show: there is nothing else on it. */
const INSTEAD_OF_FORM =
  /please wait|espere\.{3}|(?:pdf viewer|visor de pdf|lector de pdf|adobe (?:acrobat )?reader)/i;
const INSTEAD_OF_FILES =
  /(?:cartera|portafolios?|portfolio)(?:s| de)* (?:de )?pdf|pdf (?:portfolio|package)/i;

/**
 * Refuses a document whose only text tells its reader to open it with another program: of a form, or of other files that it
 * carries. `textOf` gives the text of its first page.
 */
export function refusePlaceholder(
  { pdfium, handle, pageCount }: PdfDocument,
  textOf: () => string,
): void {
  if (pageCount > MAX_PAGES) return;
  const isForm = XFA.includes(pdfium._FPDF_GetFormType(handle));
  const carriesFiles = pdfium._FPDFDoc_GetAttachmentCount(handle) > 0;
  if (!isForm && !carriesFiles) return;
  const text = textOf();
  if (isForm && INSTEAD_OF_FORM.test(text)) throw new ReadFailure('ONLY_FORM');
  if (carriesFiles && INSTEAD_OF_FILES.test(text)) throw new ReadFailure('ONLY_ATTACHMENTS');
}
