import { fields, type Field } from './fields';
import type { PackedIndex } from './index-format';
import { documentCountOf, type PackedField } from './packed-field';

/** What is counted over all indexes of a search, as if they were one: only so are scores of two manuals comparable. */
export type Statistics = {
  documentCount: number;
  meanLength: Record<Field, number>;
  documentsWith: (field: Field, hash: number) => number;
  idf: (field: Field, hash: number) => number;
};

export const idfOf = (documentCount: number, documentsWith: number): number =>
  Math.log(1 + (documentCount - documentsWith + 0.5) / (documentsWith + 0.5));

const totals = new WeakMap<PackedField, number>();

/** Tokens of all documents; counted once for an index that is kept. */
function totalLength(field: PackedField): number {
  const total = totals.get(field) ?? sum(field.lengths);
  totals.set(field, total);
  return total;
}

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

export function statisticsOf(indexes: readonly PackedIndex[]): Statistics {
  const documentCount = sum(indexes.map(({ ids }) => ids.length));
  const meanLengthOf = (field: Field) =>
    sum(indexes.map((index) => totalLength(index.fields[field]))) / Math.max(1, documentCount);
  const documentsWith = (field: Field, hash: number) =>
    sum(indexes.map((index) => documentCountOf(index.fields[field], hash)));
  return {
    documentCount,
    meanLength: Object.fromEntries(fields.map((field) => [field, meanLengthOf(field)])) as Record<
      Field,
      number
    >,
    documentsWith,
    idf: (field, hash) => idfOf(documentCount, documentsWith(field, hash)),
  };
}
