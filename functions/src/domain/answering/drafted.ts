import type { DraftQuotation } from '../ports/draft-quotation';
import type { DraftAnswer } from '../ports';
import type { Candidate } from './quotables/quotable';
import { placesIn } from './quote/beside';
import type { Quotation } from './quote/quotation';

/** Something that is quoted, with how. */
export type Drafted = Candidate & { quotation: Quotation };

export type Placed = Pick<Candidate, 'excerpt'> & {
  quotable: Pick<Candidate['quotable'], 'kind' | 'table'>;
};

export const isOfTable = (a: Placed, b: Placed): boolean =>
  a.quotable.kind === 'row' &&
  b.quotable.kind === 'row' &&
  a.excerpt === b.excerpt &&
  a.quotable.table === b.quotable.table;

/** Sources in the order of their best quotable, those of one source as they stand in it. */
export function inReadingOrder<One extends Drafted>(chosen: readonly One[]): One[] {
  const sources = [...new Set(chosen.map(({ excerpt }) => excerpt))];
  return sources.flatMap((source) =>
    chosen
      .filter(({ excerpt }) => excerpt === source)
      .sort(
        (a, b) => (a.quotable.spans.at(-1)?.start ?? 0) - (b.quotable.spans.at(-1)?.start ?? 0),
      ),
  );
}

/** Rows of one table, set below one another, are one statement; everything else is one by itself. */
function inBlocks(chosen: readonly Drafted[]): Drafted[][] {
  const blocks: Drafted[][] = [];
  for (const next of chosen) {
    const block = blocks.at(-1);
    const [first] = block ?? [];
    if (block && first && isOfTable(first, next)) block.push(next);
    else blocks.push([next]);
  }
  return blocks;
}

const aboveOf = (block: readonly Drafted[] | undefined): string =>
  block?.[0]?.quotation.above ?? '';

/** The same as a table: what stands above its rows but for the names of its columns, and what their marks mean. */
function draftedTable(block: readonly Drafted[], above: string, below: string): DraftQuotation {
  const intros = [...new Set(block.map(({ quotable }) => quotable.intro ?? ''))];
  const legends = [...new Set(block.flatMap(({ quotable }) => quotable.legend ?? []))];
  return {
    kind: 'table',
    above: [above, ...intros].filter((text) => text !== '').join('\n'),
    pieces: block.flatMap(({ quotable: { rows = [] }, excerpt }) => placesIn(excerpt, rows)),
    below: [...legends, below.trim()].filter((text) => text !== '').join('\n'),
  };
}

/** The same of a list, with what of it stands in later passages. */
function draftedList(
  { excerpt, quotable, quotation: { limits, rest } }: Drafted,
  above: string,
): DraftQuotation {
  const pieces = [...placesIn(excerpt, quotable.spans), ...rest];
  return { kind: 'steps', above, pieces, below: limits.trim() };
}

/** What stands above the rows of a table, and introduces it, is said once; so is what stood above the block before. */
function draftedFrom(block: Drafted[], at: number, blocks: readonly Drafted[][]) {
  const [first] = block;
  const introduction = first?.quotable.introduction ?? '';
  const isSaid = blocks[at - 1]?.[0]?.excerpt === first?.excerpt;
  const above = isSaid && aboveOf(blocks[at - 1]) === aboveOf(block) ? '' : aboveOf(block);
  const lines = block.map(({ quotable, quotation: { text } }, at) =>
    at === 0 || quotable.introduction !== introduction ? text : text.slice(introduction.length),
  );
  const below = [...new Set(block.map(({ quotation }) => quotation.below))].join('');
  return {
    text: [...(above === '' ? [] : [above]), ...lines].join('\n') + below,
    citations: block.flatMap(({ quotation }) => quotation.citations),
    ...(first?.quotable.kind === 'row' && { quoted: draftedTable(block, above, below) }),
    ...(first?.quotable.kind === 'list' && { quoted: draftedList(first, above) }),
  };
}

/** What was chosen, as the statements of a draft: in this order, neighbouring rows of one table as one. */
export const drafted = (chosen: readonly Drafted[]): DraftAnswer['statements'] =>
  inBlocks(chosen).map(draftedFrom);
