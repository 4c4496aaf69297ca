import {
  MAX_MARKED_UNITS,
  type SearchResponse,
  type SourceDocument,
  type Statement,
  type UnitKey,
} from '@contract';

/** The parts of an answer; of one that has none, its paragraphs, which blank lines part. */
export const statementsOf = ({
  statements,
  response,
}: Pick<SearchResponse, 'statements' | 'response'>): Statement[] =>
  statements.length > 0
    ? statements
    : response
        .split(/\n\s*\n/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ kind: 'text', text, citations: [] }));

/** The units that an answer quotes of one of its sources (a position, from 0), with the hashes that tell whether they still say it. */
export const unitsQuotedOf = (statements: readonly Statement[], source: number): UnitKey[] =>
  statements
    .flatMap((statement) => (statement.kind === 'remark' ? [] : statement.citations))
    .filter((citation) => citation.source === source)
    .flatMap(({ units }) => units);

/** A page of a manual (from 1; of a text the section), and what is to be marked on it. */
export type CitedPage = { manual: number; page: number; units: UnitKey[] };

/** Where a source stands; the section is what the ids of its units begin with. Null of answers that tell neither. */
export function citedPage(
  { metadata }: SourceDocument,
  units: readonly UnitKey[],
): CitedPage | null {
  const [first] = metadata.blocks.flatMap((block) => block.units.map(({ id }) => id));
  const page = metadata.pageNumber ?? Number.parseInt(first ?? '', 10);
  if (!Number.isInteger(page) || page <= 0) return null;
  return { manual: metadata.manualId, page, units: units.slice(0, MAX_MARKED_UNITS) };
}

/** Every page that an answer leads to, as its links do. */
export function citedPages(answer: SearchResponse): CitedPage[] {
  const statements = statementsOf(answer);
  return answer.sourceDocuments.flatMap(
    (source, index) => citedPage(source, unitsQuotedOf(statements, index)) ?? [],
  );
}
