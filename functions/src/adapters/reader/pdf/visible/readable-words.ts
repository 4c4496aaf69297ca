import type { OpenGlyphs, PdfDocument, Run } from '../types';
import { judge, mayBeStrange } from './strange-words';
import { isUnnamed, lettersWithoutName, mayLackNames, unmappedLetters } from './unmapped-letters';

type Readable = {
  runs: Run[];
  /** Some of what is printed is not among them. */
  isGarbled: boolean;
};

/**
 * The runs of a page without those in fonts whose letters stand for others, or for none: their figures are wrong, too. Fonts
 * are looked at only where something on the page is suspected.
 */
export function readableRuns(document: PdfDocument, { open, runs }: OpenGlyphs): Readable {
  const unmapped = unmappedLetters(document, open);
  const texts = runs.map(({ text }) => text);
  const isSuspect =
    unmapped.size > 0 ||
    (mayLackNames(texts) && texts.some(lettersWithoutName)) ||
    mayBeStrange(texts);
  if (!isSuspect) return { runs, isGarbled: false };
  const fontOf = fontsOf(document);
  const fonts = new Map<number, { texts: string[]; nameless: number }>();
  const of = (object: number) => {
    const font = fontOf(object);
    const known = fonts.get(font) ?? { texts: [], nameless: 0 };
    fonts.set(font, known);
    return known;
  };
  for (const { object, text } of runs) {
    of(object).texts.push(text);
    of(object).nameless += lettersWithoutName(text);
  }
  for (const [object, letters] of unmapped) of(object).nameless += letters;
  const judged = [...fonts].map(([font, { texts: own, nameless }]) => {
    const letters = own.reduce((sum, { length }) => sum + length, 0);
    const judgement = judge(own);
    const isOrdinary = judgement === 'ordinary';
    // Some programs leave the map away where the numbers of the letters are those of ASCII.
    const isNameless = isUnnamed(nameless, letters) && !isOrdinary;
    return { font, isOrdinary, isGarbled: isNameless || judgement === 'strange' };
  });
  if (!judged.some(({ isGarbled }) => isGarbled)) return { runs, isGarbled: false };
  // What is too little to be judged, such as the figures in a bold one, is not vouched for by anything.
  const ordinary = new Set(judged.flatMap(({ font, isOrdinary }) => (isOrdinary ? [font] : [])));
  return { runs: runs.filter(({ object }) => ordinary.has(fontOf(object))), isGarbled: true };
}

/** PDFium's font of a text object; 0 where it has none. */
function fontsOf({ pdfium }: PdfDocument): (object: number) => number {
  const known = new Map<number, number>([[0, 0]]);
  return (object) => {
    const font = known.get(object) ?? pdfium._FPDFTextObj_GetFont(object);
    known.set(object, font);
    return font;
  };
}
