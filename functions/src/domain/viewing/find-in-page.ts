import type { FoundPlace } from '@contract';
import type { DocumentPage } from '../document/document-page';

/** Letters that are shown before and after what was found. */
const AROUND = 45;
const PARAGRAPH = '\n\n';

/** One letter for each, without accent and case: places in the folded text are places in the text. */
const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text[at] ?? '';
    const plain = (letter.normalize('NFD')[0] ?? letter).toLowerCase();
    if (plain.length !== 1) return letter;
    return plain.trim() === '' ? ' ' : plain;
  }).join('');

const shown = (text: string): string => text.replace(/\s+/g, ' ');

/** The end of what stands before, from the beginning of a word or of its paragraph on. */
function before(text: string): string {
  const whole = shown(
    text
      .slice(-2 * AROUND)
      .split(PARAGRAPH)
      .at(-1) ?? '',
  );
  if (whole.length <= AROUND) return whole;
  const near = whole.slice(-AROUND);
  return `…${near.slice(near.indexOf(' ') + 1)}`;
}

/** The beginning of what follows, to the end of a word or of its paragraph. */
function after(text: string): string {
  const whole = shown(text.slice(0, 2 * AROUND).split(PARAGRAPH)[0] ?? '');
  if (whole.length <= AROUND) return whole;
  const near = whole.slice(0, AROUND);
  return `${near.slice(0, Math.max(0, near.lastIndexOf(' ')))}…`;
}

/** Where a page holds these words, each unit once, to the letter but for accents, case and the kind of blank between words. */
export function findInPage(page: DocumentPage, words: string): FoundPlace[] {
  const text = folded(page.text);
  const wanted = folded(words.trim().replace(/\s+/g, ' '));
  if (wanted === '') return [];
  return [...page.blocks, ...(page.figures ?? [])]
    .flatMap((block) => block.units)
    .flatMap(({ id, hash, start, end }) => {
      const at = text.indexOf(wanted, start);
      if (at < 0 || at >= end) return [];
      const to = at + wanted.length;
      return {
        page: page.place,
        pageReference: page.reference,
        unit: { id, hash },
        before: before(page.text.slice(0, at)),
        match: shown(page.text.slice(at, to)),
        after: after(page.text.slice(to)),
      };
    });
}
