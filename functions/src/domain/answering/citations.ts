import { withoutNoteMarks } from '../spanish/raised';
import { withoutWrittenOut } from '../document/plan-unit';
import type { DraftQuotation } from '../draft-quotation';
import type { DraftAnswer, Excerpt } from '../ports';

/** A statement that stands: its excerpts (positions from 0, once each) hold the quotations and the figures. */
export type SupportedStatement = {
  text: string;
  excerpts: number[];
  /** What it quotes from them. */
  quotes: { excerpt: number; quote: string }[];
  quoted?: DraftQuotation | undefined;
};

/** Quotations with fewer letters and figures than this would be found anywhere: they bear nothing out. */
const SHORTEST_QUOTE = 4;

/** Line ends, thin spaces and the like differ between what was read and what is quoted; nothing else may. */
const normalise = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();

/** Marks of notes may be left out; "10²" is a power. */
const withoutMarks = (text: string): string =>
  text
    .split(/((?<![\d.,])10[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u)
    .map((part, at) => (at % 2 === 0 ? withoutNoteMarks(part) : part))
    .join('');

const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const sizeOf = (quote: string): number => quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function holds({ chunk }: Excerpt, quote: string): boolean {
  const words = normalise(quote);
  const content = normalise(chunk.content);
  const isQuoted = content.includes(words) || withoutMarks(content).includes(withoutMarks(words));
  return sizeOf(words) > 0 && isQuoted;
}

/**
 * Whether every figure of the statement stands in what it cites, headings included, or is one of them that counts thousands,
 * written out: numbers are never invented.
 */
function holdsFigures(text: string, cited: readonly Excerpt[]): boolean {
  const known = new Set(
    cited.flatMap(({ chunk }) => figuresOf([chunk.content, ...chunk.headings].join('\n'))),
  );
  return figuresOf(withoutWrittenOut(text)).every((figure) => known.has(figure));
}

/** Addresses of the web and of mail, with all that they carry along. */
const ADDRESS =
  /(?:\b[a-z][a-z+.-]{0,30}:\/\/|\bwww\.|\b(?:javascript|data|mailto):)[^\s)\]»"']+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/giu;

/** Whether every address of the statement stands in what it cites: a model sends nobody, and nothing, anywhere. */
function holdsAddresses(text: string, cited: readonly Excerpt[]): boolean {
  const known = cited.map(({ chunk }) => chunk.content).join('\n');
  return (text.match(ADDRESS) ?? []).every((address) => known.includes(address));
}

/** What stands of a draft, and whether that is all of it: `isWhole` is false where a statement fell, or one of its citations. */
export type Supported = { statements: SupportedStatement[]; isWhole: boolean };

/**
 * Keeps of a draft what the excerpts bear out: citations of excerpts that were supplied and hold the quotation, and
 * statements with at least one such citation, and no figure or address that stands nowhere in them. Whoever wrote it.
 */
export function supported(draft: DraftAnswer, excerpts: readonly Excerpt[]): Supported {
  const judged = draft.statements.map(({ text, citations, quoted }) => {
    const held = citations.filter(({ excerpt, quote }) => {
      const source = excerpts[excerpt - 1];
      return source !== undefined && holds(source, quote);
    });
    const kept = held.filter(({ quote }) => sizeOf(quote) >= SHORTEST_QUOTE);
    const sources = [...new Set(kept.map(({ excerpt }) => excerpt - 1))];
    const cited = sources.flatMap((source) => excerpts[source] ?? []);
    const isBorneOut = holdsFigures(text, cited) && holdsAddresses(text, cited);
    const stands = text.trim() !== '' && cited.length > 0 && isBorneOut;
    const isWhole = stands && held.length === citations.length;
    const quotes = kept.map(({ excerpt, quote }) => ({ excerpt: excerpt - 1, quote }));
    const statement = stands ? { text: text.trim(), excerpts: sources, quotes, quoted } : null;
    return { statement, isWhole };
  });
  return {
    statements: judged.flatMap(({ statement }) => statement ?? []),
    isWhole: judged.every(({ isWhole }) => isWhole),
  };
}
