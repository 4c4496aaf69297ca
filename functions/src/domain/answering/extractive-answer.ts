import type { WordWeights } from '../lexical/coverage';
import type { DraftAnswer, DraftQuotation, Excerpt } from '../ports';
import type { ProcessorBudget } from '../processor-budget';
import { asksWhatToDo } from './answer-fit';
import { LEAST_CERTAINTY, MOST_OF_A_PART } from './confidence';
import { rangeOfQuote } from '../document/range-of-quote';
import { isOfOtherGroup, namesOpposite } from './opposites';
import { quotationOf, type Quotation } from './quoting/quotation';
import { referredIn } from './quoting/referred';
import type { Asked } from './features';
import { ranked, type Scored } from './ranking';

const MAX_STATEMENTS = 3;
const MAX_ROWS = 8;
const MAX_CHARACTERS = 1200;
/** How much less likely than the best one, as a logarithm, a further quotation of its passage may be. */
const WORTH_QUOTING = 1;
/** The same for a row of its table, and for what stands elsewhere: of what is less likely, three in four are beside the point. */
const WORTH_QUOTING_ELSEWHERE = 0.7;

type Chosen = Scored & { quotation: Quotation };

const overlaps = (a: Chosen, b: Chosen): boolean =>
  a.excerpt === b.excerpt &&
  a.statement.kind !== 'row' &&
  a.quotation.spans.some((one) =>
    b.quotation.spans.some((other) => one.start < other.end && other.start < one.end),
  );

/** Whether the title of a row's table says all that the row says of the question: the table as a whole was asked for. */
const isAboutTable = (best: Scored): boolean =>
  [...best.held].every((word) => best.aboveHeld.has(word));

/** What owners call any light on the dashboard: in a table of them each row is about one, whether it says so or not. */
const IS_LIGHT =
  /^(?:luz|luces|luce(?:cita|sita)|testigos?|foquitos?|pilotos?|simbolos?|iconos?|chivatos?|dibuj(?:it)?os?)$/;

type AskedWords = readonly { folded: string }[];

/**
 * Whether a row answers like the best one of its table: holds every word of the question that this one holds ("plena
 * carga" leaves out "normal"), and names no more besides ("aceite" leaves out "aceite de la caja"), except where the whole
 * table is about it ("Masas remolcables" does not leave out "remolque con freno"). Where the best one is named by what was
 * asked for, one that only mentions it is none ("Motor" leaves out "Aceitera: apague el motor").
 */
const isLike = (row: Scored, best: Scored, words: AskedWords): boolean =>
  (row.features.subject > 0 || best.features.subject === 0) &&
  [...best.held].every((at) => row.held.has(at) || IS_LIGHT.test(words[at]?.folded ?? '')) &&
  (row.features.plainness >= best.features.plainness || isAboutTable(best));

type Placed = Pick<Scored, 'score' | 'excerpt'> & {
  statement: Pick<Scored['statement'], 'kind' | 'table'>;
};

const isOfTable = (a: Placed, b: Placed): boolean =>
  a.statement.kind === 'row' &&
  b.statement.kind === 'row' &&
  a.excerpt === b.excerpt &&
  a.statement.table === b.statement.table;

/** Whether a further quotation is nearly as likely as the best one. */
export function isNearly(other: Placed, best: Placed): boolean {
  const isBeside = other.excerpt === best.excerpt && !isOfTable(other, best);
  return best.score - other.score <= (isBeside ? WORTH_QUOTING : WORTH_QUOTING_ELSEWHERE);
}

/** Columns of a table that lists what may be behind one fault, see below. */
const CAUSES = /\b(?:causas?|soluci[oó]n(?:es)?|remedios?)\b/iu;

/** A fault that is named above a table of its causes ("El motor no arranca"): each of its rows may be the owner's case. */
const isFaultOfTable = ({ statement, wholeHeld, aboveHeld }: Scored): boolean =>
  statement.kind === 'row' &&
  CAUSES.test(statement.context) &&
  [...wholeHeld].every((word) => aboveHeld.has(word));

/** Lines beside each other have no more characters between them. */
const BESIDE = 80;

const placeOf = ({ statement: { spans } }: Scored) => ({
  start: spans[0]?.start ?? 0,
  end: spans.at(-1)?.end ?? 0,
});

/**
 * Whether a line beside the best one, or a row beside it, says the same kind of thing, and what of the question that one
 * does not: "Con carga: 2,4 bar" below "Presión: 2,2 bar".
 */
function completes(other: Scored, best: Scored): boolean {
  const isLine = other.statement.kind !== 'row' && best.statement.kind !== 'row';
  const isOfKind = best.features.kind === 1 && other.features.kind === 1;
  if (!(isLine || isOfTable(other, best)) || !isOfKind || other.excerpt !== best.excerpt)
    return false;
  const [a, b] = [placeOf(other), placeOf(best)];
  return (
    Math.max(a.start - b.end, b.start - a.end) <= BESIDE &&
    [...other.held].some((word) => !(isLine ? best.held : best.wholeHeld).has(word))
  );
}

/**
 * The steps to which the best one refers, where it only says where they stand ("Agua en el filtro: véase «Purgar el
 * filtro», página 25"): those there that tell most of what was asked.
 */
function referredBy(
  { statement, excerpt, wholeHeld }: Scored,
  others: readonly Scored[],
  excerpts: readonly Excerpt[],
): Scored | undefined {
  if (statement.kind === 'list') return undefined;
  const referred = new Set(referredIn(statement.text, excerpts, excerpt));
  return others.find(
    (other) =>
      referred.has(other.excerpt) &&
      other.statement.kind === 'list' &&
      other.wholeHeld.size > 0 &&
      other.wholeHeld.size >= wholeHeld.size / 3,
  );
}

/** The best, and those nearly as good: other sentences, or rows of the same table between which nothing was asked. */
function choose(
  [first, ...others]: Scored[],
  { question, excerpts, budget }: Omit<Asked, 'weights'>,
  words: AskedWords,
): Chosen[] {
  const isInstruction = asksWhatToDo(question);
  const quote = (scored: Scored) => quotationOf({ ...scored, isInstruction }, excerpts);
  const quotation = first && quote(first);
  if (!first || !quotation) return [];
  const best = { ...first, quotation };
  const referred = isInstruction ? referredBy(best, others, excerpts) : undefined;
  const steps = referred && quote(referred);
  const chosen: Chosen[] = [best, ...(steps ? [{ ...referred, quotation: steps }] : [])];
  const isFault = isFaultOfTable(best);
  let characters = chosen.reduce((sum, one) => sum + one.quotation.text.length, 0);
  for (const other of others) {
    budget?.check();
    const isSibling = isOfTable(other, best);
    const isCase = isSibling && isFault;
    if (chosen.length >= (isSibling ? MAX_ROWS : MAX_STATEMENTS)) continue;
    const isRest = completes(other, best);
    if (other.wholeHeld.size === 0 || !(isCase || isRest || isNearly(other, best))) continue;
    if (isSibling && !isCase && !isRest && !isLike(other, best, words)) continue;
    if (!isSibling && other.features.kind < best.features.kind) continue;
    const quotation = quote(other);
    if (!quotation) continue;
    const next = { ...other, quotation };
    if (characters + next.quotation.text.length > MAX_CHARACTERS) continue;
    if (chosen.some((one) => overlaps(one, next))) continue;
    chosen.push(next);
    characters += next.quotation.text.length;
  }
  return chosen;
}

/** Sources in the order of their best statement, the statements of one source as they stand in it. */
function inReadingOrder(chosen: Chosen[]): Chosen[] {
  const sources = [...new Set(chosen.map(({ excerpt }) => excerpt))];
  return sources.flatMap((source) =>
    chosen
      .filter(({ excerpt }) => excerpt === source)
      .sort(
        (a, b) => (a.statement.spans.at(-1)?.start ?? 0) - (b.statement.spans.at(-1)?.start ?? 0),
      ),
  );
}

/** Rows of one table, set below one another, are one statement; everything else is one by itself. */
function inBlocks(chosen: Chosen[]): Chosen[][] {
  const blocks: Chosen[][] = [];
  for (const next of chosen) {
    const block = blocks.at(-1);
    const [first] = block ?? [];
    if (block && first && isOfTable(first, next)) block.push(next);
    else blocks.push([next]);
  }
  return blocks;
}

const aboveOf = (block: readonly Chosen[] | undefined): string => block?.[0]?.quotation.above ?? '';

/** The same as a table: what stands above its rows but for the names of its columns, and what their marks mean. */
function draftedTable(block: readonly Chosen[], above: string, below: string): DraftQuotation {
  const intros = [...new Set(block.map(({ statement }) => statement.intro ?? ''))];
  const legends = [...new Set(block.flatMap(({ statement }) => statement.legend ?? []))];
  return {
    kind: 'table',
    above: [above, ...intros].filter((text) => text !== '').join('\n'),
    pieces: block.flatMap(({ statement: { rows = [] }, excerpt }) =>
      rows.map(({ start, end }) => ({ excerpt: excerpt + 1, start, end })),
    ),
    below: [...legends, below.trim()].filter((text) => text !== '').join('\n'),
  };
}

/** The same of a list, with what of it stands in later passages. */
function draftedList(
  { excerpt, statement, quotation: { limits, rest } }: Chosen,
  above: string,
  excerpts: readonly Excerpt[],
): DraftQuotation {
  const own = statement.spans.map(({ start, end }) => ({ excerpt: excerpt + 1, start, end }));
  const further = rest.flatMap(({ excerpt: at, quote }) => {
    const range = rangeOfQuote(excerpts[at - 1]?.chunk.content ?? '', quote);
    return range ? [{ excerpt: at, ...range }] : [];
  });
  return { kind: 'steps', above, pieces: [...own, ...further], below: limits.trim() };
}

/** What stands above the rows of a table, and introduces it, is said once; so is what stood above the block before. */
const draftedFrom = (excerpts: readonly Excerpt[]) =>
  function drafted(block: Chosen[], at: number, blocks: readonly Chosen[][]) {
    const [first] = block;
    const introduction = first?.statement.introduction ?? '';
    const isSaid = blocks[at - 1]?.[0]?.excerpt === first?.excerpt;
    const above = isSaid && aboveOf(blocks[at - 1]) === aboveOf(block) ? '' : aboveOf(block);
    const lines = block.map(({ statement, quotation: { text } }, at) =>
      at === 0 || statement.introduction !== introduction ? text : text.slice(introduction.length),
    );
    const below = [...new Set(block.map(({ quotation }) => quotation.below))].join('');
    return {
      text: [...(above === '' ? [] : [above]), ...lines].join('\n') + below,
      citations: block.flatMap(({ quotation }) => quotation.citations),
      ...(first?.statement.kind === 'row' && { quoted: draftedTable(block, above, below) }),
      ...(first?.statement.kind === 'list' && { quoted: draftedList(first, above, excerpts) }),
    };
  };

/** Without those that are about the other one of two things; none where that leaves out what is far better than the rest. */
function ofWhatWasAsked(
  question: string,
  scored: Scored[],
  excerpts: readonly Excerpt[],
): Scored[] {
  const isOther = ({ statement, excerpt }: Scored): boolean => {
    const { context, text } = statement;
    const headings = excerpts[excerpt]?.chunk.headings ?? [];
    const isOpposite = namesOpposite(question, text, [...headings, context].join('\n'));
    return isOpposite || isOfOtherGroup(question, statement);
  };
  const [best] = scored;
  const kept = scored.filter((candidate) => !isOther(candidate));
  const isNear = best && kept[0] && kept[0].score >= best.score - WORTH_QUOTING;
  return isNear ? kept : [];
}

/** The best that can be quoted, however little certain it is; null where nothing can. */
export function bestQuotation(
  question: string,
  excerpts: readonly Excerpt[],
  weights: WordWeights,
  budget?: ProcessorBudget,
): (DraftAnswer & { certainty: number }) | null {
  const { scored, certainty, words } = ranked({ question, excerpts, weights, budget });
  budget?.check();
  const apt = ofWhatWasAsked(question, scored, excerpts);
  const chosen = choose(apt, { question, excerpts, budget }, words);
  const [best] = chosen;
  if (!best) return null;
  const blocks = inBlocks(inReadingOrder(chosen));
  const most = best.isPartial ? MOST_OF_A_PART : 1;
  return {
    found: true,
    statements: blocks.map(draftedFrom(excerpts)),
    certainty: Math.min(certainty, most),
  };
}

/**
 * An answer made of the manual's own words: whole sentences, lists and rows that answer best. It never writes a
 * sentence of its own, so nothing that a manual or a question says can make it assert anything.
 */
export function extractiveAnswer(...asked: Parameters<typeof bestQuotation>): DraftAnswer {
  const quotation = bestQuotation(...asked);
  if (!quotation || quotation.certainty < LEAST_CERTAINTY) return { found: false, statements: [] };
  return quotation;
}
