import { repairText } from '../../repair-text';
import { readUtf16 } from '../pdfium/pdfium';
import type { PdfDocument } from '../types';

/** "Anexo A-12": what is longer than this was not printed as the number of a page. */
const MAX_LABEL_LENGTH = 20;

/** The number that is printed on a page, as the document declares it; null when it declares none. */
function labelOf({ pdfium, scratch, handle }: PdfDocument, index: number): string | null {
  const declared = readUtf16(pdfium, scratch, (buffer, size) =>
    pdfium._FPDF_GetPageLabel(handle, index, buffer, size),
  );
  const label = repairText(declared.replace(/\s+/g, ' '));
  return label === '' || label.length > MAX_LABEL_LENGTH ? null : label;
}

/**
 * How a page is cited: by the number that is printed on it, as the document tells or its pages show, else by its
 * position.
 */
export const referenceOf = (
  document: PdfDocument,
  index: number,
  printed: () => string | null,
): string => `p. ${labelOf(document, index) ?? printed() ?? index + 1}`;
