import { readUtf16 } from '../pdfium/pdfium';
import type { Entry, PdfDocument } from '../types';
import { boxOf, hasKey, stringOf } from './annotation';

/** Kinds of fields of fpdf_formfill.h. */
const [CHECK_BOX, RADIO_BUTTON, COMBO_BOX, LIST_BOX, TEXT_FIELD] = [2, 3, 4, 5, 6];
/** Flags of a text field: several lines, and letters that are not shown. */
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const SIZE_OF_LINES = 10;
/** Lists of more options are lists of countries. */
const MAX_OPTIONS = 500;

/** What a field of the document's form shows; null where that is nothing. */
export function fieldEntry(document: PdfDocument, annotation: number): Entry | null {
  const { pdfium, form } = document;
  const kind = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
  const box = boxOf(document, annotation);
  if (!box) return null;
  if (kind === CHECK_BOX || kind === RADIO_BUTTON) {
    return { text: '', box, size: null, isTicked: isTicked(document, annotation) };
  }
  const flags = pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation);
  if (kind === COMBO_BOX || kind === LIST_BOX) {
    const chosen = chosenOptions(document, annotation);
    const text = chosen.length > 0 ? chosen.join(', ') : valueOf(document, annotation);
    return { text, box, size: null };
  }
  if (kind !== TEXT_FIELD || (flags & PASSWORD) !== 0) return null;
  const size = (flags & MULTILINE) === 0 ? null : SIZE_OF_LINES;
  return { text: valueOf(document, annotation), box, size };
}

/** Which of its looks a box shows; without any, what its field says. */
function isTicked(document: PdfDocument, annotation: number): boolean {
  const state = hasKey(document, annotation, 'AS')
    ? stringOf(document, annotation, 'AS')
    : valueOf(document, annotation);
  return state !== '' && state !== 'Off';
}

const valueOf = ({ pdfium, scratch, form }: PdfDocument, annotation: number): string =>
  readUtf16(pdfium, scratch, (buffer, size) =>
    pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );

/** As they are shown: the value of a field may be a code. */
function chosenOptions({ pdfium, scratch, form }: PdfDocument, annotation: number): string[] {
  const count = Math.min(pdfium._FPDFAnnot_GetOptionCount(form, annotation), MAX_OPTIONS);
  const chosen: string[] = [];
  for (let index = 0; index < count; index++) {
    if (pdfium._FPDFAnnot_IsOptionSelected(form, annotation, index) === 0) continue;
    chosen.push(
      readUtf16(pdfium, scratch, (buffer, size) =>
        pdfium._FPDFAnnot_GetOptionLabel(form, annotation, index, buffer, size),
      ),
    );
  }
  return chosen;
}
