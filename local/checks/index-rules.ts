import type { QueryShape } from '../firestore/query-shapes';

/** firestore.indexes.json, as far as queries depend on it. */
export type IndexFile = {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: {
      fieldPath: string;
      order?: string;
      arrayConfig?: string;
      vectorConfig?: { dimension: number };
    }[];
  }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: string; arrayConfig?: string; queryScope?: string }[];
  }[];
};

type Index = IndexFile['indexes'][number];
type Order = QueryShape['order'][number];

/** The query shapes that Firestore would refuse in the cloud for want of an index; the emulators never refuse. */
export const unservedShapes = (shapes: readonly QueryShape[], file: IndexFile): QueryShape[] =>
  shapes.filter((shape) => !isServed(shape, file));

function isServed(shape: QueryShape, file: IndexFile): boolean {
  const order = effectiveOrder(shape);
  const filtered = [...shape.equal, ...shape.contains].filter((field) => field !== '__name__');
  if (shape.vector === null) {
    // Firestore joins its automatic single-field indexes for equalities, and reads a lone order from one of them.
    const single = [...filtered, ...order.map(({ field }) => field)];
    const isSimple = order.length === 0 || (filtered.length === 0 && order.length === 1);
    if (isSimple && single.every((field) => hasSingleFieldIndex(shape, field, file))) return true;
  }
  return file.indexes.some((index) => serves(index, shape, filtered, order));
}

/** A range without an order is answered in the order of its field; ascending names at the end cost nothing. */
function effectiveOrder({ range, order }: QueryShape): Order[] {
  const ordered = new Set(order.map(({ field }) => field));
  const implied = range
    .filter((field) => !ordered.has(field))
    .map((field): Order => ({ field, direction: 'ASCENDING' }));
  const all = [...order, ...implied];
  const last = all.at(-1);
  const direction = all.at(-2)?.direction ?? 'ASCENDING';
  return last?.field === '__name__' && last.direction === direction ? all.slice(0, -1) : all;
}

/**
 * Fields are indexed by themselves within a collection, in both directions, unless an override of theirs says otherwise,
 * or one of all fields (`*`) of the collection; across collections never.
 */
function hasSingleFieldIndex(shape: QueryShape, field: string, file: IndexFile): boolean {
  if (field === '__name__') return true;
  const own = file.fieldOverrides.filter((one) => one.collectionGroup === shape.collection);
  const override = [field, '*']
    .map((path) => own.find((one) => one.fieldPath === path))
    .find(Boolean);
  if (!override) return shape.scope === 'COLLECTION';
  const direction = shape.order.find((one) => one.field === field)?.direction;
  const isMember = shape.contains.includes(field);
  return override.indexes.some(
    ({ queryScope = 'COLLECTION', order, arrayConfig }) =>
      queryScope === shape.scope &&
      (isMember
        ? arrayConfig !== undefined
        : order === (direction ?? order) && order !== undefined),
  );
}

/** Whether an index holds the filtered fields first, in any order, then the ordered ones, then the vector. */
function serves(index: Index, shape: QueryShape, filtered: string[], order: Order[]): boolean {
  if (index.collectionGroup !== shape.collection || index.queryScope !== shape.scope) return false;
  const { fields } = index;
  const head = fields.slice(0, filtered.length).map(({ fieldPath }) => fieldPath);
  const middle = fields.slice(filtered.length, filtered.length + order.length);
  const tail = fields.slice(filtered.length + order.length);
  const hasFilters = [...head].sort().join() === [...filtered].sort().join();
  const isForward = middle.every((field, at) => field.order === order[at]?.direction);
  const isBackward = middle.every((field, at) => field.order !== order[at]?.direction);
  const hasOrder = middle.every((field, at) => field.fieldPath === order[at]?.field);
  const hasVector =
    shape.vector === null
      ? tail.length === 0
      : tail.length === 1 &&
        tail[0]?.vectorConfig !== undefined &&
        tail[0].fieldPath === shape.vector;
  return (
    hasFilters &&
    middle.length === order.length &&
    hasOrder &&
    (isForward || isBackward) &&
    hasVector
  );
}
