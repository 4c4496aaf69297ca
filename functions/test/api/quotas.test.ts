import {
  createManual,
  createVehicle,
  openUploadSession,
  searchManuals,
  updateManual,
  userPath,
} from '@contract';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { firestoreQuotas } from '../../src/adapters/firestore/quotas';
import { firestoreVehicles } from '../../src/adapters/firestore/vehicles';
import type { Quotas } from '../../src/domain/ports/usage';
import type { Limits, QuotaName } from '../../src/domain/quotas/quota';
import { pathOf, send } from './support/client';
import { openDatabase } from './support/firestore';
import { addManual, addVehicle, newOwner, someVehicle, type Owner } from './support/owners';

const db = openDatabase();

/** Of the suite (functions/.env.demo-guantera). */
const QUESTIONS_PER_MINUTE = 1000;
const PLENTY = 1_000_000;

const few: Limits = {
  questionsPerMinute: 10,
  questionsPerDay: PLENTY,
  uploadsPerDay: PLENTY,
  picturesPerDay: PLENTY,
  looksPerMinute: PLENTY,
  receiptsPerDay: PLENTY,
  storedBytes: 100,
  vehicles: 3,
  manualsPerVehicle: 3,
};

/** As if the owner had done that so often within the last second. */
const haveUsed = ({ uid }: Owner, name: QuotaName, count: number) =>
  db.doc(userPath(uid)).update({ [`usage.${name}`]: { since: Date.now() - 1000, count } });

const usedOf = async ({ uid }: Owner, name: QuotaName): Promise<unknown> =>
  (await db.doc(userPath(uid)).get()).get(`usage.${name}.count`);

const body = { query: '¿Qué presión llevan los neumáticos?', vehicleId: 1 };
const ask = ({ cookie }: Owner, asked: object = body) =>
  send('POST', searchManuals.path, { cookie, body: asked });

async function ownerWithVehicle(): Promise<Owner> {
  const owner = await newOwner();
  await addVehicle(owner);
  return owner;
}

const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

const codesOf = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  );

/** An instance of the server that knows nothing of the others: only the database is between them. */
async function anInstance(limits: Limits): Promise<Quotas> {
  let adapter: Quotas | undefined;
  await jest.isolateModulesAsync(async () => {
    const { firestoreQuotas: fresh } = await import('../../src/adapters/firestore/quotas');
    adapter = fresh(db, limits, () => new Date());
  });
  if (!adapter) throw new Error('not loaded');
  return adapter;
}

describe('a quota', () => {
  it('of 10 lets exactly 10 of 50 questions through that are asked at once', async () => {
    const owner = await newOwner();
    const quotas = firestoreQuotas(db, few, () => new Date());
    const results = await atOnce(50, () => quotas.spend(owner.uid, ['questionsPerMinute']));
    expect(codesOf(results)).toEqual(new Array(40).fill('QUESTIONS_PER_MINUTE'));
    expect(await usedOf(owner, 'questionsPerMinute')).toBe(10);
  });

  it('of 10 lets exactly 10 through when five instances are asked at once', async () => {
    const owner = await newOwner();
    const instances: Quotas[] = [];
    for (let count = 0; count < 5; count++) instances.push(await anInstance(few));
    const results = await atOnce(50, (index) =>
      instances[index % 5]!.spend(owner.uid, ['questionsPerMinute']),
    );
    expect(codesOf(results)).toEqual(new Array(40).fill('QUESTIONS_PER_MINUTE'));
    expect(await usedOf(owner, 'questionsPerMinute')).toBe(10);
  });

  it('that is used up answers with a sentence, and says after how long', async () => {
    const owner = await ownerWithVehicle();
    await haveUsed(owner, 'questionsPerMinute', QUESTIONS_PER_MINUTE - 1);
    expect((await ask(owner)).status).toBe(200);
    const { status, headers, json } = await ask(owner);
    expect([status, json]).toMatchObject([
      429,
      {
        code: 'QUESTIONS_PER_MINUTE',
        message: 'Has hecho muchas preguntas en un minuto. Espera un momento y vuelve a preguntar.',
      },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('is each owner’s own', async () => {
    const [one, other] = [await ownerWithVehicle(), await ownerWithVehicle()];
    await haveUsed(one, 'questionsPerMinute', PLENTY);
    expect((await ask(one)).status).toBe(429);
    expect((await ask(other)).status).toBe(200);
  });

  it('counts answers, and no question that had none', async () => {
    const owner = await ownerWithVehicle();
    expect((await ask(owner)).status).toBe(200);
    expect((await ask(owner, { ...body, vehicleId: 99 })).status).toBe(404);
    expect(await usedOf(owner, 'questionsPerDay')).toBe(1);
    expect(await usedOf(owner, 'questionsPerMinute')).toBe(2);
  });

  it('counts nothing for an owner who is gone, and leaves nothing behind', async () => {
    const quotas = firestoreQuotas(db, few, () => new Date());
    const nobody = quotas.spend('nobody-at-all', ['questionsPerDay']);
    await expect(nobody).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect((await db.doc(userPath('nobody-at-all')).get()).exists).toBe(false);
  });

  it.each([
    ['a question', 'questionsPerDay', 'POST', searchManuals.path, body, 'QUESTIONS_PER_DAY'],
    [
      'a manual',
      'uploadsPerDay',
      'POST',
      createManual.path,
      { vehicleId: 1, originalFilename: 'a.pdf' },
      'UPLOADS_PER_DAY',
    ],
    [
      'reading again',
      'uploadsPerDay',
      'PUT',
      pathOf(updateManual.path, { id: 1 }),
      { status: 'processing' },
      'UPLOADS_PER_DAY',
    ],
  ] as const)('of a day ends with %s', async (_what, name, method, path, sent, code) => {
    const owner = await ownerWithVehicle();
    await addManual(owner, 1);
    await haveUsed(owner, name, PLENTY);
    const answer = await send(method, path, { cookie: owner.cookie, body: sent });
    expect(answer).toMatchObject({ status: 429, json: { code } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });
});

describe('room', () => {
  it('is for so many vehicles, however many are added at once', async () => {
    const { uid } = await newOwner();
    const vehicles = firestoreVehicles(db, few);
    const vehicle = createVehicle.body.parse(someVehicle);
    const results = await atOnce(8, () => vehicles.create(uid, vehicle));
    expect(codesOf(results)).toEqual(new Array(5).fill('TOO_MANY_VEHICLES'));
    expect(await vehicles.list(uid)).toHaveLength(3);
  });

  it('is for so many manuals of a vehicle, however many are added at once', async () => {
    const owner = await ownerWithVehicle();
    const manuals = firestoreManuals(db, few);
    const manual = { vehicleId: 1, originalFilename: 'a.pdf' };
    const results = await atOnce(8, () => manuals.create(owner.uid, manual));
    expect(codesOf(results)).toEqual(new Array(5).fill('TOO_MANY_MANUALS'));
  });

  it('is for so many bytes, however many uploads are begun at once', async () => {
    const owner = await ownerWithVehicle();
    const manuals = firestoreManuals(db, { ...few, manualsPerVehicle: PLENTY });
    for (let count = 0; count < 6; count++) await addManual(owner, 1);
    const results = await atOnce(6, (index) => manuals.reserve(owner.uid, index + 1, 40));
    expect(codesOf(results)).toEqual(new Array(4).fill('STORAGE_FULL'));
  });

  it('is kept for the largest upload that was opened for a manual, not for the last', async () => {
    const owner = await ownerWithVehicle();
    const manuals = firestoreManuals(db, few);
    for (let count = 0; count < 2; count++) await addManual(owner, 1);
    await manuals.reserve(owner.uid, 1, 90);
    await manuals.reserve(owner.uid, 1, 1);
    const second = manuals.reserve(owner.uid, 2, 20);
    await expect(second).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  it('is kept by an upload session, and taken by nobody else until its manual is deleted', async () => {
    const owner = await ownerWithVehicle();
    const { id } = await addManual(owner, 1);
    const path = pathOf(openUploadSession.path, { id });
    const upload = { fileSize: 90, contentType: 'text/plain' };
    expect((await send('POST', path, { cookie: owner.cookie, body: upload })).status).toBe(200);
    const manuals = firestoreManuals(db, few);
    const second = await addManual(owner, 1);
    const reserve = () => manuals.reserve(owner.uid, second.id, 20);
    await expect(reserve()).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    await send('DELETE', `/api/manuals/${id}`, { cookie: owner.cookie });
    await expect(reserve()).resolves.toBeUndefined();
  });
});
