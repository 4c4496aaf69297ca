import { turnedBox } from './letters';
import { readUtf16, type Pdfium } from './pdfium';
import type { PdfDocument, Word } from './types';

/** FPDF_ANNOT_WIDGET of fpdf_annot.h, and its flags of what is not shown: invisible, hidden, not viewed. */
const WIDGET = 20;
const NOT_SHOWN = 1 | 2 | 32;
/** FPDF_FORMFIELD_COMBOBOX, LISTBOX and TEXTFIELD of fpdf_formfill.h: those that show a text. */
const WITH_TEXT = [4, 5, 6];
/** Letters are as high as their field, but for its frame, and at most so many points. */
const FIELD_SHARE = 0.75;
const LARGEST = 11;

/** A form's fields are told only through an environment that also runs forms; nothing is run here. */
export function openForm(pdfium: Pdfium, handle: number): number {
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

/** The page's words with what stands in the fields of its form, each beside what it follows. */
export function withFields(
  document: PdfDocument,
  page: number,
  { words, turns }: { words: Word[]; turns: number },
): Word[] {
  if (document.form === 0) return words;
  const { pdfium } = document;
  const count = pdfium._FPDFPage_GetAnnotCount(page);
  const all = [...words];
  for (let index = 0; index < count; index++) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    for (const word of wordsOf(document, annotation, turns)) insert(all, word);
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
  return all;
}

function wordsOf({ pdfium, scratch, form }: PdfDocument, annotation: number, turns: number) {
  const isShown =
    pdfium._FPDFAnnot_GetSubtype(annotation) === WIDGET &&
    (pdfium._FPDFAnnot_GetFlags(annotation) & NOT_SHOWN) === 0 &&
    WITH_TEXT.includes(pdfium._FPDFAnnot_GetFormFieldType(form, annotation));
  if (!isShown) return [];
  const value = readUtf16(pdfium, scratch, (buffer, size) =>
    pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );
  if (pdfium._FPDFAnnot_GetRect(annotation, scratch.pointer) === 0) return [];
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.slice(
    scratch.pointer >> 2,
    (scratch.pointer >> 2) + 4,
  );
  return placed(value, turnedBox({ left, top, right, bottom }, turns));
}

type Place = ReturnType<typeof turnedBox>;

/** The words of a value in the box of its field, in the middle of its height. */
function placed(value: string, { left, right, top, bottom }: Place): Word[] {
  const texts = value.split(/\s+/).filter((text) => text !== '');
  const size = Math.min(LARGEST, FIELD_SHARE * (top - bottom));
  const each = Math.min(size / 2, (right - left) / Math.max(1, texts.join(' ').length));
  let from = left;
  return texts.map((text) => {
    const word: Word = {
      text,
      left: from,
      right: from + each * text.length,
      baseline: (top + bottom) / 2 - size / 3,
      size,
      bold: false,
      turned: false,
      layer: null,
      isWhite: false,
      isInvisible: false,
      object: 0,
    };
    from = word.right + each;
    return word;
  });
}

/** Puts a word after the one to its left on the same line; at the end where there is none. */
function insert(words: Word[], word: Word): void {
  let before: Word | undefined;
  for (const other of words) {
    const isSameLine = Math.abs(other.baseline - word.baseline) < word.size / 2;
    if (!isSameLine || other.turned || other.left >= word.left) continue;
    if (!before || other.left > before.left) before = other;
  }
  words.splice(before ? words.indexOf(before) + 1 : words.length, 0, word);
}
