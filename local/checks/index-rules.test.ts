import type { QueryShape } from '../firestore/query-shapes';
import { unservedShapes, type IndexFile } from './index-rules';

const query = (change: Partial<QueryShape>): QueryShape => ({
  collection: 'chunks',
  scope: 'COLLECTION',
  equal: [],
  contains: [],
  range: [],
  order: [],
  vector: null,
  ...change,
});

const ascending = (field: string) => ({ field, direction: 'ASCENDING' as const });
const descending = (field: string) => ({ field, direction: 'DESCENDING' as const });

const file: IndexFile = {
  indexes: [
    {
      collectionGroup: 'chunks',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'revision', order: 'ASCENDING' },
        { fieldPath: 'position', order: 'ASCENDING' },
      ],
    },
    {
      collectionGroup: 'chunks',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'revision', order: 'ASCENDING' },
        { fieldPath: 'embedding', vectorConfig: { dimension: 768 } },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'chunks', fieldPath: 'content', indexes: [] },
    { collectionGroup: 'searches', fieldPath: '*', indexes: [] },
    {
      collectionGroup: 'searches',
      fieldPath: 'id',
      indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION' }],
    },
  ],
};

const isServed = (change: Partial<QueryShape>) =>
  unservedShapes([query(change)], file).length === 0;

describe('unservedShapes', () => {
  it('lets automatic indexes serve equalities and a lone order', () => {
    expect(isServed({ equal: ['revision', 'status'] })).toBe(true);
    expect(isServed({ order: [descending('createdAt')] })).toBe(true);
    expect(isServed({ range: ['createdAt'] })).toBe(true);
    expect(isServed({ order: [ascending('createdAt'), ascending('__name__')] })).toBe(true);
  });

  it('wants a composite index for a filter with an order or a range on another field', () => {
    expect(isServed({ equal: ['revision'], order: [ascending('position')] })).toBe(true);
    expect(isServed({ equal: ['revision'], order: [descending('position')] })).toBe(true);
    expect(isServed({ equal: ['revision'], range: ['position'] })).toBe(true);
    expect(isServed({ equal: ['revision'], order: [ascending('page')] })).toBe(false);
    expect(isServed({ equal: ['manualId'], order: [ascending('position')] })).toBe(false);
  });

  it('wants a vector index with the same filters', () => {
    expect(isServed({ equal: ['revision'], vector: 'embedding' })).toBe(true);
    expect(isServed({ vector: 'embedding' })).toBe(false);
    expect(isServed({ equal: ['manualId'], vector: 'embedding' })).toBe(false);
    expect(isServed({ equal: ['revision'], vector: 'other' })).toBe(false);
  });

  it('knows that fields are not indexed across collections, nor where an override takes them out', () => {
    expect(isServed({ scope: 'COLLECTION_GROUP', equal: ['revision'] })).toBe(false);
    expect(isServed({ equal: ['content'] })).toBe(false);
  });

  it('knows collections whose fields are indexed only where an override says so, and in which direction', () => {
    const collection = 'searches';
    expect(isServed({ collection, order: [descending('id')] })).toBe(true);
    expect(isServed({ collection, order: [ascending('id')] })).toBe(false);
    expect(isServed({ collection, equal: ['id'] })).toBe(true);
    expect(isServed({ collection, contains: ['id'] })).toBe(false);
    expect(isServed({ collection, equal: ['query'] })).toBe(false);
    expect(isServed({ collection, order: [ascending('__name__')] })).toBe(true);
  });

  it('does not take an index of another collection or scope', () => {
    const order = [ascending('position')];
    expect(isServed({ collection: 'pages', equal: ['revision'], order })).toBe(false);
    expect(isServed({ scope: 'COLLECTION_GROUP', equal: ['revision'], order })).toBe(false);
  });
});
