import { fold } from '../spanish/words';

/** How people write in messages; "Q" is a speed of tyres, and stands before no word. */
const SHORT: Record<string, string> = {
  q: 'que',
  k: 'que',
  xq: 'por que',
  pq: 'por que',
  porq: 'por que',
  xk: 'por que',
  tb: 'también',
  tmb: 'también',
  dnd: 'donde',
  cmo: 'como',
};
const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${Object.keys(SHORT).join('|')})(?=\\s+\\p{L})`,
  'gu',
);

const THOUSANDS: Record<string, number> = {
  '': 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
};
/** "Los primeros mil km", "cada quince mil kilómetros", "10 mil km": manuals print figures. */
const IN_THOUSANDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,3}|${Object.keys(THOUSANDS).filter(Boolean).join('|')})\\s)?mil(?=\\s(?:kil[oó]metros|kms?|rpm)(?!\\p{L}))`,
  'giu',
);

/** The question without the shorthand of messages, and with distances in figures. */
export const writtenOut = (question: string): string =>
  question
    .replace(SHORT_WORD, (short) => SHORT[short] ?? short)
    .replace(IN_THOUSANDS, (_, count: string | undefined = '') => {
      const thousands = THOUSANDS[count.toLowerCase()] ?? Number(count);
      return String(1000 * thousands);
    });

/** A word, or a code that holds letters. */
const CLUMP = /[\p{L}\p{M}\p{N}]+(?:[-/.,][\p{L}\p{M}\p{N}]+)*/gu;
const LETTERS = /[\p{L}\p{M}]+/gu;

export type Token = { text: string; folded: string; start: number; end: number };

/** The words of a question where they stand, without codes. */
export function tokensOf(question: string): Token[] {
  return [...question.matchAll(CLUMP)].flatMap(({ 0: clump, index }) =>
    /\p{N}/u.test(clump)
      ? []
      : [...clump.matchAll(LETTERS)].map(({ 0: text, index: offset }) => ({
          text,
          folded: fold(text.toLowerCase()),
          start: index + offset,
          end: index + offset + text.length,
        })),
  );
}

/** Words beginning with a capital in the middle of a sentence are names. */
export function isNamed({ text, start }: Token, question: string): boolean {
  const isLower = text === text.toLowerCase();
  const isFirst = /(?:^|[.?!¿¡:])[^\p{L}\p{N}]{0,40}$/u.test(question.slice(0, start));
  return !isLower && !isFirst && /\p{Ll}/u.test(question);
}
