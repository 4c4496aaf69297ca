import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { fromRoot } from '../suite/paths';
import { createIndexGuard } from './index-guard';
import { code } from './testing';

type Query = google.firestore.v1.IStructuredQuery;

const equal = (fieldPath: string, op: 'EQUAL' | 'IN' = 'EQUAL') => ({
  fieldFilter: { field: { fieldPath }, op },
});
const nearest: Query = {
  from: [{ collectionId: 'chunks' }],
  where: {
    compositeFilter: { op: 'AND', filters: [equal('revisionKey', 'IN'), equal('embeddingModel')] },
  },
  findNearest: { vectorField: { fieldPath: 'embedding' } },
};
const waiting: Query = {
  from: [{ collectionId: 'manuals', allDescendants: true }],
  where: equal('status'),
  orderBy: [{ field: { fieldPath: 'updatedAt' }, direction: 'ASCENDING' }],
};
const plain: Query = { from: [{ collectionId: 'users' }] };

/** At the wire: `functions/test/unit/cloud-check.test.ts`. The client library asks for seconds before it believes. */
describe('Firestore, where indexes are made from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-guard-'));
  const none = join(folder, 'firestore.indexes.json');
  writeFileSync(none, JSON.stringify({ indexes: [], fieldOverrides: [] }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a vector', nearest, 'Missing vector index configuration'],
    ['an order within a filter', waiting, 'The query requires an index'],
  ])('refuses %s without its index, with the link to it', (_, query, sentence) => {
    const refusal = (): unknown => {
      try {
        createIndexGuard(none)(query);
        return null;
      } catch (error) {
        return error;
      }
    };
    expect(refusal()).toMatchObject({
      code: code.failedPrecondition,
      message: expect.stringMatching(
        `^${sentence}.*https://console.firebase.google.com/`,
      ) as string,
    });
  });

  it('takes what the file of the deploy serves, and what needs no index', () => {
    const guard = createIndexGuard(fromRoot('firestore.indexes.json'));
    for (const query of [nearest, waiting, plain]) guard(query);
    createIndexGuard(none)(plain);
  });

  it('takes everything where no file is named', () => {
    createIndexGuard(undefined)(nearest);
  });
});
