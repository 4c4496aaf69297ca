import type { Box } from '../../functions/contract/document';
import type { DocumentPage } from '../../functions/src/domain/document/document-page';
import type { ShownWord } from './shown-words';

export type Quotation = { kind: string; id: string; page: number; words: string };
/** `unread`: no unit says it; `nowhere`: its unit has no box; `outside`: some of its words are not in the unit's boxes. */
export type Verdict = 'inside' | 'outside' | 'nowhere' | 'unread';
/** `strange`: words in the boxes that the unit does not say, of all `inBoxes`. */
export type Judged = Quotation & { verdict: Verdict; strange: number; inBoxes: number };

/** Words, and figures with their decimals. */
const TOKENS = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+/gu;
/** Of a word that was divided at the end of a line so many letters are enough to know it again. */
const LONG = 4;

/** One line in small letters, words that were divided at the end of a line joined. */
const flattened = (text: string): string =>
  text
    .replace(/(\p{Ll})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const bare = (text: string): string => text.normalize('NFKC').toLowerCase();
const tokensOf = (text: string): string[] => bare(text).match(TOKENS) ?? [];

/** Letters reach a little above and below what readers take for the height of a line. */
const SLACK = 0.002;
const isIn =
  ({ x: atX, y: atY }: ShownWord) =>
  ({ x, y, w, h }: Box): boolean =>
    atX >= x - SLACK && atX <= x + w + SLACK && atY >= y - SLACK && atY <= y + h + SLACK;

/** Whether the words of a quotation are seen where the boxes of its unit are. */
export function judge(
  quotation: Quotation,
  { text, blocks }: DocumentPage,
  shown: readonly ShownWord[],
): Judged {
  const wanted = flattened(quotation.words);
  const units = blocks.flatMap((block) => block.units);
  const said = units.filter(({ start, end }) => flattened(text.slice(start, end)).includes(wanted));
  // "50" is not quoted of the sentence that says "150".
  const wholly = said.filter(({ start, end }) => {
    const tokens = new Set(tokensOf(text.slice(start, end)));
    return tokensOf(quotation.words).every((token) => tokens.has(token));
  });
  const meant = [...wholly, ...said];
  const unit = meant.find(({ kind }) => kind !== 'title') ?? meant[0];
  if (!unit) return { ...quotation, verdict: 'unread', strange: 0, inBoxes: 0 };
  if (unit.boxes.length === 0) return { ...quotation, verdict: 'nowhere', strange: 0, inBoxes: 0 };
  const seen = shown.filter((word) => unit.boxes.some(isIn(word)));
  const seenTokens = new Set(seen.flatMap((word) => tokensOf(word.text)));
  const run = seen.flatMap((word) => tokensOf(word.text)).join('');
  const isSeen = (token: string): boolean =>
    seenTokens.has(token) ||
    // "49 l" of "49 litros".
    (wholly.length === 0 && [...seenTokens].some((seenOne) => seenOne.startsWith(token))) ||
    (token.length >= LONG && run.includes(token));
  const own = bare(text.slice(unit.start, unit.end)).replace(/[^\p{L}\p{N}.,]/gu, '');
  const strange = seen.filter(
    ({ text: word }) => !tokensOf(word).every((one) => own.includes(one)),
  );
  const verdict = tokensOf(quotation.words).every(isSeen) ? 'inside' : 'outside';
  return { ...quotation, verdict, strange: strange.length, inBoxes: seen.length };
}
