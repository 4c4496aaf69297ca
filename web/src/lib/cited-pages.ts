import {
  MAX_MARKED_UNITS,
  unitKeyText,
  type Box,
  type Citation,
  type SearchResponse,
  type SourceDocument,
  type Statement,
} from '@contract';
import { addressOf, type Place } from './page-address';

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

const asPage = (page: number): number | null => (Number.isInteger(page) && page > 0 ? page : null);

/** Ids of units begin with the page or section that they stand on. */
const pageOfUnit = (id: string | undefined): number | null => asPage(Number.parseInt(id ?? '', 10));

const pageOfCitation = ({ pageNumber, units }: Citation): number | null =>
  pageNumber ?? pageOfUnit(units[0]?.id);

const citationsOf = (statement: Statement): readonly Citation[] =>
  statement.kind === 'remark' ? [] : statement.citations;

type Page = Pick<Place, 'manual' | 'page'>;

const isOn =
  ({ manual, page }: Page) =>
  (citation: Citation): boolean =>
    citation.manualId === manual && pageOfCitation(citation) === page;

/** The page where a source stands, with all that the answer quotes of it marked; null of answers that do not tell. */
export function placeOf(
  { metadata }: SourceDocument,
  statements: readonly Statement[],
): Place | null {
  const [first] = metadata.blocks.flatMap(({ units }) => units.map(({ id }) => id));
  const page = metadata.pageNumber ?? pageOfUnit(first);
  if (page === null) return null;
  const place = { manual: metadata.manualId, page };
  const units = statements
    .flatMap(citationsOf)
    .filter(isOn(place))
    .flatMap((one) => one.units);
  const keys = [...new Set(units.map(unitKeyText))].slice(0, MAX_MARKED_UNITS);
  return { ...place, marks: keys.join(',') };
}

/** Where on a page stands what an answer quotes of it. */
export const boxesOn = (page: Page, statements: readonly Statement[]): Box[] =>
  statements
    .flatMap(citationsOf)
    .filter(isOn(page))
    .flatMap(({ boxes }) => boxes);

/** Every page that an answer leads to, once, with the marks that its links ask for. */
export function citedPages(answer: SearchResponse): Place[] {
  const statements = statementsOf(answer);
  const places = answer.sourceDocuments.flatMap((source) => placeOf(source, statements) ?? []);
  return [...new Map(places.map((place) => [addressOf(place), place])).values()];
}

/** Which statement (its position) quotes a unit of a page; the first one, where several do. */
export function statementsOn(page: Page, statements: readonly Statement[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [position, statement] of statements.entries()) {
    for (const { units } of citationsOf(statement).filter(isOn(page))) {
      for (const { id } of units) if (!found.has(id)) found.set(id, position);
    }
  }
  return found;
}

/** The first statement that stands in a source (both are positions); null where none does. */
export function statementIn(source: number, statements: readonly Statement[]): number | null {
  const found = statements.findIndex((statement) =>
    citationsOf(statement).some((citation) => citation.source === source),
  );
  return found < 0 ? null : found;
}
