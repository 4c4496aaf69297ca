import type { PdfDocument, Run } from '../types';
import { marksOf, textSaidBy } from './object-marks';

/** Private use, what is no character, and the sign for what could not be read. */
const NO_LETTER = /[\p{Co}\p{Cn}\ufffd]/u;

/** One letter is how a small capital is written: no line is lost by it, and no value is told. */
const SMALL_CAPITAL = /^\p{L}\p{M}{0,3}$/u;

/** What a file says instead of what an object draws, and the mark that says it: several objects may have one. */
export type SaidInstead = ReadonlyMap<number, { mark: number; text: string }>;

/**
 * Takes away what the file says instead of its drawn letters (ActualText), before PDFium reads the page: what is drawn counts, and
 * PDFium loses words of lines that say the same. It is kept for letters that have no name.
 */
export function takeSaidInstead(document: PdfDocument, texts: readonly number[]): SaidInstead {
  const said = new Map<number, { mark: number; text: string }>();
  const known = new Map<number, string>();
  for (const object of texts) {
    for (const mark of marksOf(document, object)) {
      const text = known.get(mark) ?? textSaidBy(document, mark, 'ActualText');
      known.set(mark, text);
      if (text === '' || SMALL_CAPITAL.test(text)) continue;
      said.set(object, { mark, text });
      document.pdfium._FPDFPageObj_RemoveMark(object, mark);
    }
  }
  return said;
}

/** Runs, with what is said where their letters have no name: once for each mark. */
export function withSaid(runs: readonly Run[], said: SaidInstead): Run[] {
  const markOf = ({ object }: Run) => said.get(object)?.mark;
  const nameless = new Set(runs.filter(({ text }) => NO_LETTER.test(text)).map(markOf));
  const done = new Set<number>();
  return runs.flatMap((run) => {
    const own = said.get(run.object);
    if (!own || !nameless.has(own.mark)) return [run];
    if (done.has(own.mark)) return [];
    done.add(own.mark);
    return [{ ...run, text: own.text.trim() }];
  });
}
