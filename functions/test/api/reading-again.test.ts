import { setTimeout } from 'node:timers/promises';
import { listManuals, searchManuals, updateManual, userPath, type Manual } from '@contract';
import { FieldValue } from 'firebase-admin/firestore';
import { manualConverter } from '../../src/adapters/firestore/converters';
import type { ManualRecord } from '../../src/domain/ports/records';
import { call, formWith, send } from './support/client';
import { openDatabase } from './support/firestore';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { objectsOf } from './support/storage';
import { rereadManuals } from './support/sweep';
import { until } from './support/until';

const TEXT = `Ruedas y neumáticos

La presión de los neumáticos delanteros es de 2,4 bar y la de los traseros de 2,2 bar.
`;
const db = openDatabase();

const manualOf = async ({ cookie }: Owner): Promise<Manual> =>
  (await call(cookie, listManuals))[0]!;
const documentOf = ({ uid }: Owner) => db.doc(`${userPath(uid)}/manuals/1`);
const storedOf = async (owner: Owner): Promise<ManualRecord> =>
  (await documentOf(owner).withConverter(manualConverter).get()).data()!;
/** What the owner’s quotas count. */
const usageOf = async ({ uid }: Owner): Promise<unknown> =>
  (await db.doc(userPath(uid)).get()).get('usage');
const chunksOf = ({ uid }: Owner) => db.collection(`${userPath(uid)}/chunks`);

/** An owner whose manual was read before readers had versions. */
async function ownerOfAnOldManual() {
  const owner = await newOwner();
  await addVehicle(owner);
  const form = formWith({ vehicleId: '1' }, { field: 'manual', name: 'notas.txt', content: TEXT });
  await send('POST', '/api/manuals/upload', { cookie: owner.cookie, form });
  await until(
    () => manualOf(owner),
    ({ status }) => status === 'completed',
  );
  await documentOf(owner).update({
    readerVersion: FieldValue.delete(),
    rereading: FieldValue.delete(),
  });
  return { owner, before: await manualOf(owner) };
}

/** Lets the schedule run until the manual has been looked after: what other tests upload goes first. */
async function untilReread(owner: Owner, isOver: (stored: ManualRecord) => boolean) {
  const seen = new Set<string>();
  await until(
    async () => {
      await rereadManuals();
      await setTimeout(300);
      seen.add((await manualOf(owner)).status);
      return storedOf(owner);
    },
    (stored) => isOver(stored) && stored.lease === null,
  );
  return [...seen];
}

describe('a manual that an older reader read', () => {
  it('is read again by the schedule, and its owner sees nothing of it but the answers', async () => {
    const { owner, before } = await ownerOfAnOldManual();
    const usage = await usageOf(owner);
    expect(await untilReread(owner, ({ readerVersion }) => readerVersion > 0)).toEqual([
      'completed',
    ]);
    expect(await manualOf(owner)).toEqual(before);
    expect(await storedOf(owner)).toMatchObject({ activeRevision: 2, rereading: null });
    const revisions = (await chunksOf(owner).get()).docs.map(({ id }) => id.split('-')[1]);
    expect(new Set(revisions)).toEqual(new Set(['2']));
    const objects = (await objectsOf(owner.uid)).filter((name) => /index-1|document-1/.test(name));
    expect(objects).toEqual([]);
    expect(await usageOf(owner)).toEqual(usage);
    const body = {
      query: '¿Qué presión llevan los delanteros?',
      vehicleId: 1,
      language: 'es' as const,
    };
    expect((await call(owner.cookie, searchManuals, { body })).response).toContain('2,4');
  });

  it('keeps its revision where the new one says much less, until its owner asks', async () => {
    const { owner, before } = await ownerOfAnOldManual();
    const [chunk] = (await chunksOf(owner).get()).docs;
    const id = '1-1-9';
    const content = 'El líquido de frenos se cambia cada dos años. '.repeat(20);
    await chunksOf(owner)
      .doc(id)
      .set({ ...chunk!.data(), id, position: 9, content });
    expect(await untilReread(owner, ({ rereading }) => rereading?.ended === 'text')).toEqual([
      'completed',
    ]);
    expect(await manualOf(owner)).toEqual(before);
    expect(await storedOf(owner)).toMatchObject({ activeRevision: 1 });
    await call(owner.cookie, updateManual, {
      params: { id: 1 },
      body: { status: 'processing' },
    });
    await until(
      () => manualOf(owner),
      ({ status }) => status === 'completed',
    );
    expect(await storedOf(owner)).toMatchObject({ activeRevision: 3, rereading: null });
  });
});
