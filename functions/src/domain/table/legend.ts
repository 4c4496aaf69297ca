import { trimSpan, type Span } from '../text/sentences';

export type Meaning = { text: string; span: Span };

/** "I: Inspeccionar y ajustar. R = Reemplazar", "● – cambiar": a mark and what it means, on one line with others or not. */
const MEANING =
  /(?<=^|[.;,|(]\s|\n|\t|\p{Ll}\s{1,4})(\p{Lu}{1,2}|[^\p{L}\p{N}\s.,;:=()"'«»“”¿?¡!%/-])[^\S\n\t]*[:=–—-][^\S\n\t]*(?=(\p{L}[^.;|\n\t)]{2,80}))/gu;
/** "✔ Sustituir", and in two cells "R", "Reemplazar" at the beginning of a line: the same without a sign between them. */
const SIGN = String.raw`[^\p{L}\p{N}\s.,;:=()"'«»“”¿?¡!%/–-]`;
const IN_ONE_CELL = String.raw`(?<=^|\n|\t|[^\S\n]{2})(\p{Lu}{1,2}(?=\s\p{Lu}\p{Ll})|${SIGN})[^\S\n\t]+`;
const IN_TWO_CELLS = String.raw`(?<=(?:^|\n)(?:\p{Lu}{1,2}\t[^\n\t]{3,80}\t){0,6})(\p{Lu}{1,2}|${SIGN})\t`;
const BESIDE = new RegExp(
  String.raw`(?:${IN_ONE_CELL}|${IN_TWO_CELLS})(?=(\p{L}[^.;|\n\t)]{2,80}))`,
  'gu',
);

/** What the marks of a plan mean, as its own passage says. `marks`: those that it has. */
export function meaningsIn(content: string, marks: ReadonlySet<string>): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add = (mark: string, said: string, start: number, end: number): void => {
    // A second mark on the line is no meaning of the first one.
    const [text = ''] = said.split(/,?\s+(?=(?:\p{Lu}{1,2}|[^\p{L}\p{N}\s])\s?[:=–—-])|\s{2,}/u);
    const span = trimSpan(content, { start, end: end + text.length });
    if (!meanings.has(mark)) meanings.set(mark, { text: text.trim(), span });
  };
  for (const found of content.matchAll(MEANING)) {
    const [whole, mark = '', said = ''] = found;
    add(mark, said, found.index, found.index + whole.length);
  }
  const beside = [...content.matchAll(BESIDE)].map((found) => {
    const [whole, sign, letters, said = ''] = found;
    return {
      mark: sign ?? letters ?? '',
      said,
      start: found.index,
      end: found.index + whole.length,
    };
  });
  for (const { mark, said, start, end } of beside) {
    // Several lines that begin with it are the items of a list.
    const isBullet = beside.filter((other) => other.mark === mark).length > 1;
    if (marks.has(mark) && !isBullet) add(mark, said, start, end);
  }
  return meanings;
}
