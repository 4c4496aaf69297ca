import { objectsIn, FORM, TEXT } from '../pdfium/page-objects';
import type { PageObject, PdfDocument, Run } from '../types';
import { marksOf, saidBy } from './object-marks';

/** Private use, what is no character, and the sign for what could not be read. */
const NO_LETTER = /[\p{Co}\p{Cn}\ufffd]/u;

/** What a file says instead of what an object draws, and the mark that says it: several objects may have one. */
export type SaidInstead = ReadonlyMap<number, { mark: number; text: string }>;

/**
 * Takes away what the file says instead of its drawn letters (ActualText), before PDFium reads the page: what is drawn counts, and
 * PDFium loses words of lines that say the same. It is kept for letters that have no name.
 */
export function takeSaidInstead(
  document: PdfDocument,
  objects: readonly PageObject[],
): SaidInstead {
  const said = new Map<number, { mark: number; text: string }>();
  const texts = objects.flatMap((one) =>
    one.kind === FORM ? objectsIn(document, one.object) : [one],
  );
  for (const { object, kind } of texts) {
    if (kind !== TEXT) continue;
    for (const mark of marksOf(document, object)) {
      const text = saidBy(document, mark, 'ActualText');
      if (text === '') continue;
      said.set(object, { mark, text });
      document.pdfium._FPDFPageObj_RemoveMark(object, mark);
    }
  }
  return said;
}

/** Runs, with what is said where their letters have no name, once for each mark; and in its small letters where they are the same. */
export function withSaid(runs: readonly Run[], said: SaidInstead): Run[] {
  const ofMarks = new Map<number, Run[]>();
  for (const run of runs) {
    const mark = said.get(run.object)?.mark;
    if (mark !== undefined) ofMarks.set(mark, [...(ofMarks.get(mark) ?? []), run]);
  }
  const shown = new Map<Run, Run | null>();
  for (const own of ofMarks.values()) {
    const text = said.get(own[0]?.object ?? 0)?.text.trim();
    if (text === undefined) continue;
    const letters = text.replace(/\s+/g, '');
    const drawn = own.map((run) => run.text).join('');
    if (NO_LETTER.test(drawn)) {
      own.forEach((run, at) => shown.set(run, at === 0 ? { ...run, text } : null));
    } else if (letters.length === drawn.length && isSame(letters, drawn)) {
      let at = 0;
      for (const run of own) {
        shown.set(run, { ...run, text: letters.slice(at, at + run.text.length) });
        at += run.text.length;
      }
    }
  }
  return runs.flatMap((run) => {
    const other = shown.get(run);
    return other === null ? [] : [other ?? run];
  });
}

const isSame = (said: string, drawn: string): boolean => said.toUpperCase() === drawn.toUpperCase();
