import { withoutWrittenOut } from '../table/plan-unit';
import type { DraftQuotation, Place } from '../ports/draft-quotation';
import type { DraftAnswer, Excerpt } from '../ports';
import { wordsAt } from './quote/beside';

/** A statement that stands: its excerpts (positions, once each) hold its figures. */
export type SupportedStatement = {
  text: string;
  excerpts: number[];
  /** What it cites of them. */
  places: Place[];
  quoted?: DraftQuotation | undefined;
};

/** Fewer letters and figures than this stand anywhere: they bear nothing out. */
const SHORTEST_CITED = 4;

const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const sizeOf = (words: string): number => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

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

/** What stands of a draft, and whether that is all of it: `isWhole` is false where a statement fell. */
type Supported = { statements: SupportedStatement[]; isWhole: boolean };

/** Keeps the statements of a draft that cite something, and no figure or address that stands nowhere in it. Whoever wrote it. */
export function supported(draft: DraftAnswer, excerpts: readonly Excerpt[]): Supported {
  const statements = draft.statements.flatMap(({ text, citations, quoted }) => {
    const places = citations.filter((place) => sizeOf(wordsAt(excerpts, place)) >= SHORTEST_CITED);
    const sources = [...new Set(places.map(({ excerpt }) => excerpt))];
    const cited = sources.flatMap((source) => excerpts[source] ?? []);
    const isBorneOut = holdsFigures(text, cited) && holdsAddresses(text, cited);
    const stands = text.trim() !== '' && cited.length > 0 && isBorneOut;
    return stands ? [{ text: text.trim(), excerpts: sources, places, quoted }] : [];
  });
  return { statements, isWhole: statements.length === draft.statements.length };
}
