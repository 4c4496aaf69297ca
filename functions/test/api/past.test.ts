import {
  ERASE_CONFIRMATION,
  eraseAccount,
  getDataExport,
  listManuals,
  listSearches,
  openDataExport,
  searchManuals,
  startDataExport,
  updateManual,
  userPath,
  type Statement,
} from '@contract';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { call, send } from './support/client';
import { openDatabase } from './support/firestore';
import type { Owner } from './support/owners';
import { ownerOfThePast, type Past } from './support/past';
import { objectsOf } from './support/storage';
import { tracesOf, untilErased, untilNoTraces } from './support/traces';
import { until } from './support/until';

/**
 * What the commit before documents were stored has written of an owner: passages without structure, answers without
 * statements, no document beside the file. The tests go on with it one after the other, as its owner would.
 */

const db = openDatabase();

const below = ({ documents }: Past, collection: string) =>
  documents.filter(({ path }) => path.split('/')[2] === collection).map(({ data }) => data);

const searchSchema = z.object({ id: z.number(), query: z.string(), response: z.string() });
const searchesOf = (past: Past) => below(past, 'searches').map((one) => searchSchema.parse(one));

const PRESSURES = '¿Qué presión deben llevar las llantas?';
const ask = ({ cookie }: Owner, query = PRESSURES) =>
  call(cookie, searchManuals, { body: { query, vehicleId: 1, language: 'es' } });

const cited = (statements: readonly Statement[]) =>
  statements.flatMap((one) => (one.kind === 'remark' ? [] : one.citations));

describe('what an earlier commit stored', () => {
  let owner: Owner;
  let past: Past;
  beforeAll(async () => {
    ({ owner, past } = await ownerOfThePast(db));
  });

  it('has passages without blocks, answers without statements, and no document', () => {
    expect(below(past, 'chunks').length).toBeGreaterThan(50);
    expect(below(past, 'chunks').filter((chunk) => 'blocks' in chunk)).toEqual([]);
    expect(searchesOf(past)).toHaveLength(4);
    expect(below(past, 'searches').filter((search) => 'statements' in search)).toEqual([]);
    expect(past.objects.map(({ name }) => name.split('/').at(-1))).toEqual(['index-1', 'original']);
  });

  it('is listed: the manual as read, the questions in their order', async () => {
    const [manual] = await call(owner.cookie, listManuals);
    expect(manual).toMatchObject({ status: 'completed', isAskable: true, pageCount: 38 });
    const history = await call(owner.cookie, listSearches);
    const asked = searchesOf(past).toSorted((a, b) => b.id - a.id);
    expect(history.map(({ query }) => query)).toEqual(asked.map(({ query }) => query));
  });

  it('is asked: the answer has statements, whose units are found in the text', async () => {
    const { statements, sourceDocuments } = await ask(owner);
    const first = sourceDocuments[0]?.metadata;
    expect(first?.manualId).toBe(1);
    expect(first?.pageNumber).toBeGreaterThan(0);
    expect(statements.some(({ kind }) => kind === 'table')).toBe(true);
    const citations = cited(statements);
    expect(citations.flatMap(({ units }) => units).length).toBeGreaterThan(0);
    // Where the words stand on the page was not known then.
    expect(citations.flatMap(({ boxes }) => boxes)).toEqual([]);
  });

  it('is exported, old answers to the letter and the file as it was', async () => {
    await call(owner.cookie, startDataExport);
    await until(
      () => call(owner.cookie, getDataExport),
      (state) => state?.status === 'ready',
    );
    const { url } = await call(owner.cookie, openDataExport);
    const files = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    const listed = z
      .array(searchSchema)
      .parse(JSON.parse(strFromU8(files['busquedas.json'] ?? new Uint8Array())));
    expect(listed.filter(({ id }) => id <= 4)).toEqual(
      searchesOf(past).toSorted((a, b) => a.id - b.id),
    );
    const original = past.objects.find(({ name }) => name.endsWith('/original'));
    const file = Buffer.from(files['manuales/1-pickup-mx.pdf'] ?? []);
    expect(file.toString('base64')).toBe(original?.content);
  });

  it('is read again: document, structure and places are there, and nothing of the old revision', async () => {
    await call(owner.cookie, updateManual, { params: { id: 1 }, body: { status: 'processing' } });
    await until(
      () => call(owner.cookie, listManuals),
      ([manual]) => manual?.status === 'completed',
    );
    // A sweep of another test may have had it read again before: that is a revision, too.
    const record = await db.doc(`${userPath(owner.uid)}/manuals/1`).get();
    const revision = z.number().min(2).parse(record.get('activeRevision'));
    const kept = (await objectsOf(owner.uid)).flatMap((name) => name.split('/manuals/1/')[1] ?? []);
    // What the vehicle's page shows of it is found a moment later.
    const names = kept.filter((name) => !name.startsWith(`findings-${revision}/`));
    expect(new Set(names)).toEqual(
      new Set([
        ...[0, 1, 2].map((window) => `document-${revision}/${window}.json.gz`),
        ...[`index-${revision}`, 'original'],
      ]),
    );
    const chunks = await db.collection(`${userPath(owner.uid)}/chunks`).get();
    expect(chunks.docs.filter((chunk) => chunk.get('revision') !== revision)).toEqual([]);
    expect(chunks.docs.filter((chunk) => chunk.get('blocks') === undefined)).toEqual([]);
    const { statements } = await ask(owner);
    expect(cited(statements).flatMap(({ boxes }) => boxes).length).toBeGreaterThan(0);
    expect(new Set(cited(statements).map(({ revision }) => revision))).toEqual(new Set([revision]));
  });

  it('is erased and leaves nothing', async () => {
    expect((await tracesOf(db, owner.uid)).length).toBeGreaterThan(100);
    const body = { confirmation: ERASE_CONFIRMATION };
    const { status } = await send('POST', eraseAccount.path, { cookie: owner.cookie, body });
    expect(status).toBe(204);
    await untilErased(db, owner.uid);
    await untilNoTraces(db, owner.uid);
  });
});
