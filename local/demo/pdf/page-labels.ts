/** PDFKit has no API for page labels, and its types hide the catalogue it keeps in `_root`. */
type Catalogue = { _root: { data: Record<string, unknown> } };

function hasCatalogue(doc: unknown): doc is Catalogue {
  return typeof doc === 'object' && doc !== null && '_root' in doc;
}

/** Numbers the first pages i, ii, iii… and the others 1, 2, 3… (ISO 32000-1, 12.4.2). */
export function addPageLabels(doc: PDFKit.PDFDocument, romanPages: number): void {
  if (!hasCatalogue(doc)) throw new Error('This PDFKit keeps its document catalogue elsewhere.');
  // PDFKit writes a string as a PDF name: /S /r is lower-case roman, /S /D decimal.
  const labels = doc.ref({ Nums: [0, { S: 'r' }, romanPages, { S: 'D' }] });
  doc._root.data.PageLabels = labels;
  // The types ask for a stream chunk; a dictionary has none.
  labels.end('');
}

/** The label that readers show for a physical page, which counts from 1. */
export function pageLabel(physicalPage: number, romanPages: number): string {
  return physicalPage > romanPages ? String(physicalPage - romanPages) : roman(physicalPage);
}

function roman(value: number): string {
  const digits: [number, string][] = [
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ];
  const digit = digits.find(([worth]) => worth <= value);
  return digit === undefined ? '' : digit[1] + roman(value - digit[0]);
}
