import { quoteWords, withoutStepNumbers, type QuoteWord } from './quote-words';

/** What no slip of copying may change. */
const TELLING = new Set(
  `no nunca jamas ni sin tampoco not never without solo salvo excepto izquierda izquierdo derecha derecho delante detras delantero delantera
  delanteros delanteras trasero trasera traseros traseras antes despues minimo minima maximo maxima rojo roja verde azul ambar manual
  automatico automatica front rear left right before after positivo negativo mas menos con`.split(
    /\s+/,
  ),
);

const isTelling = (word: string): boolean => /\d/.test(word) || TELLING.has(word);

/** Scans take these for one another. */
const scanned = (word: string): string =>
  word.replace(/[i1|]/g, 'l').replace(/[0]/g, 'o').replace(/rn/g, 'm');

/** Whether two words differ by one letter: written otherwise, left out, or two that changed places. */
function isSlip(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < 4 || longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  const rest = (word: string, from: number): string => word.slice(from);
  if (longer.length > shorter.length) return rest(shorter, start) === rest(longer, start + 1);
  if (rest(shorter, start + 1) === rest(longer, start + 1)) return true;
  const [a, b] = [shorter.slice(start, start + 2), longer.slice(start, start + 2)];
  return a === `${b[1] ?? ''}${b[0] ?? ''}` && rest(shorter, start + 2) === rest(longer, start + 2);
}

const isFigure = (word: string): boolean => /^-?[\d.]+$/.test(word);

function likeness(quoted: string, read: string): number {
  if (quoted === read) return 1;
  if (isFigure(quoted) && isFigure(read)) return 0;
  if (scanned(quoted) === scanned(read)) return 0.95;
  return !isTelling(quoted) && !isTelling(read) && isSlip(quoted, read) ? 0.9 : 0;
}

/** "aprie tan", "l 10": a scan cuts words, and a copy joins or cuts them. */
const joined = (words: readonly QuoteWord[], end: number): string =>
  end < 2 ? '' : `${words[end - 2]?.text ?? ''}${words[end - 1]?.text ?? ''}`;

type Step = { quoted: 0 | 1 | 2; read: 0 | 1 | 2; gain: number };

/** The ways to go on from the first `q` and `r` words, backwards. */
function stepsAt(
  quoted: readonly QuoteWord[],
  read: readonly QuoteWord[],
  q: number,
  r: number,
): Step[] {
  const [one, other] = [quoted[q - 1]?.text ?? '', read[r - 1]?.text ?? ''];
  const steps: Step[] = [
    { quoted: 1, read: 1, gain: likeness(one, other) },
    { quoted: 1, read: 2, gain: likeness(one, joined(read, r)) === 0 ? 0 : 0.9 },
    { quoted: 2, read: 1, gain: likeness(joined(quoted, q), other) === 0 ? 0 : 1.9 },
  ];
  return [
    ...steps.filter((step) => step.gain > 0 && step.quoted <= q && step.read <= r),
    { quoted: 0, read: 1, gain: -SKIP },
    { quoted: 1, read: 0, gain: -0.5 },
  ];
}

/** For each word that is skipped in the text; cells and elisions skip many. */
const SKIP = 0.02;
const LEAST_FOUND = 0.8;
const LEAST_LETTERS = 4;

export type FoundQuotation = { places: QuoteWord[]; score: number };

/**
 * Where the words of a quotation stand in a text, in order and as near to one another as they do; null where too many do not,
 * or one that decides.
 */
export function findQuotation(
  quote: string,
  { content, headings }: { content: string; headings: readonly string[] },
): FoundQuotation | null {
  const titles = new Set(headings.flatMap((title) => quoteWords(title).map(({ text }) => text)));
  const quoted = quoteWords(withoutStepNumbers(quote));
  if (quoted.reduce((letters, { text }) => letters + text.length, 0) < LEAST_LETTERS) return null;
  const read = quoteWords(content);
  const places = alignment(quoted, read);
  const missing = quoted.filter((_, at) => places[at] === undefined);
  const isTitle = ({ text }: QuoteWord): boolean => titles.has(text);
  const lost = missing.filter((word) => !isTitle(word));
  const found = places.filter((place) => place !== undefined);
  if (found.length === 0 || lost.some(({ text }) => isTelling(text))) return null;
  if (lost.length > (1 - LEAST_FOUND) * quoted.length) return null;
  const span = (found.at(-1)?.start ?? 0) - (found[0]?.start ?? 0);
  return { places: found, score: found.length - lost.length - span / 10_000 };
}

/** The best place of each word: as many as can be in one order, with the fewest words skipped between them. */
function alignment(
  quoted: readonly QuoteWord[],
  read: readonly QuoteWord[],
): (QuoteWord | undefined)[] {
  const width = read.length + 1;
  const scores = new Float64Array((quoted.length + 1) * width);
  const taken: (Step | undefined)[] = [];
  for (let q = 1; q <= quoted.length; q += 1) {
    scores[q * width] = -0.5 * q;
    for (let r = 1; r < width; r += 1) {
      let most = -Infinity;
      for (const step of stepsAt(quoted, read, q, r)) {
        const score = (scores[(q - step.quoted) * width + r - step.read] ?? 0) + step.gain;
        if (score <= most) continue;
        most = score;
        taken[q * width + r] = step;
      }
      scores[q * width + r] = most;
    }
  }
  const places: (QuoteWord | undefined)[] = quoted.map(() => undefined);
  let q = quoted.length;
  // Nothing is lost by what stands behind the quotation.
  let r = best(scores.subarray(q * width));
  while (q > 0 && r > 0) {
    const step = taken[q * width + r];
    if (!step) break;
    if (step.gain > 0) for (let at = 1; at <= step.quoted; at += 1) places[q - at] = read[r - 1];
    q -= step.quoted;
    r -= step.read;
  }
  return places;
}

function best(row: Float64Array): number {
  let at = 0;
  for (let place = 1; place < row.length; place += 1) {
    if ((row[place] ?? 0) > (row[at] ?? 0)) at = place;
  }
  return at;
}
