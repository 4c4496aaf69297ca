import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';

type Query = google.firestore.v1.IStructuredQuery;
type Filter = google.firestore.v1.StructuredQuery.IFilter;
type Condition = { field: string; kind: 'equal' | 'contains' | 'range' };

/** What decides which index a query needs: fields and how they are compared, never their values. */
export type QueryShape = {
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields compared with == or in; sorted. */
  equal: string[];
  /** Array fields searched for a member; sorted. */
  contains: string[];
  /** Fields with <, >, !=, not-in; sorted. */
  range: string[];
  order: { field: string; direction: 'ASCENDING' | 'DESCENDING' }[];
  /** Field of the vectors that are compared; null in an ordinary query. */
  vector: string | null;
};

/** The shapes of one query: one per alternative where it says OR, because each alternative uses an index of its own. */
export function shapesOf(query: Query): QueryShape[] {
  const source = query.from?.[0];
  const alternatives = query.where ? alternativesOf(query.where) : [[]];
  return alternatives.map((conditions) => ({
    collection: source?.collectionId ?? '',
    scope: source?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: fieldsOf(conditions, 'equal'),
    contains: fieldsOf(conditions, 'contains'),
    range: fieldsOf(conditions, 'range'),
    order: (query.orderBy ?? []).map(({ field, direction }) => ({
      field: field?.fieldPath ?? '',
      direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    vector: query.findNearest?.vectorField?.fieldPath ?? null,
  }));
}

/** The filter as an OR of ANDs. */
function alternativesOf({ compositeFilter, fieldFilter, unaryFilter }: Filter): Condition[][] {
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(alternativesOf);
    if (compositeFilter.op === 'OR') return parts.flat();
    return parts.reduce(
      (joined, part) => joined.flatMap((left) => part.map((right) => [...left, ...right])),
      [[]],
    );
  }
  const { field, op } = fieldFilter ?? unaryFilter ?? {};
  return [[{ field: field?.fieldPath ?? '', kind: kindOf(String(op)) }]];
}

function kindOf(operator: string): Condition['kind'] {
  if (operator.startsWith('ARRAY_CONTAINS')) return 'contains';
  return ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'].includes(operator) ? 'equal' : 'range';
}

const fieldsOf = (conditions: readonly Condition[], kind: Condition['kind']): string[] =>
  [...new Set(conditions.filter((one) => one.kind === kind).map((one) => one.field))].sort();
