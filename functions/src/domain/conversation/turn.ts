import type { SearchRecord } from '../ports/records';
import { textOfUnit } from './shown-units';

/** The question that was asked before, with what its owner was shown of the manual. */
export type Turn = {
  /** As it was understood. */
  question: string;
  /** The units of the manual that answered it, the first one first. */
  units: string[];
  /** What the rows and columns of the tables that were shown are called. */
  names: string[];
  /** The passages that were shown. */
  chunkIds: string[];
};

/** What a model needs to know of the turn before; more would only be more to read. */
const MAX_UNITS = 12;

type Stored = Pick<SearchRecord, 'query' | 'understoodAs' | 'statements' | 'sourceDocuments'>;

/** A stored question as the turn before another one. */
export function turnOf({ query, understoodAs, statements = [], sourceDocuments }: Stored): Turn {
  const blocks = sourceDocuments.flatMap(({ metadata }) => metadata.blocks);
  const texts = new Map(
    blocks.flatMap((block) => block.units.map((unit) => [unit.id, textOfUnit(unit)] as const)),
  );
  const cited = statements.flatMap((statement) =>
    statement.kind === 'remark' ? [] : statement.citations.flatMap(({ units }) => units),
  );
  const shown = new Set(cited.flatMap(({ id }) => texts.get(id) ?? []));
  const names = blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.units.flatMap(({ is, cells }) => (is === 'row' ? cells.slice(0, 1) : cells))
      : [],
  );
  return {
    question: understoodAs ?? query,
    units: [...shown].slice(0, MAX_UNITS),
    names: [...new Set(names)],
    chunkIds: sourceDocuments.map(({ metadata }) => metadata.chunkId),
  };
}
