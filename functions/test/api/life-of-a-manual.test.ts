import { randomUUID } from 'node:crypto';
import {
  deleteManual,
  deleteVehicle,
  getManualStatus,
  listManualChunks,
  listManuals,
  searchManuals,
  updateManual,
  type Manual,
} from '@contract';
import { call, formWith, send } from './support/client';
import { logged } from './support/logged';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { untilNothingKept } from './support/storage';
import { until } from './support/until';

const TEXT = `Ruedas y neumáticos

La presión de los neumáticos delanteros es de 2,4 bar y la de los traseros de 2,2 bar.

Aceite del motor

Cambia el aceite cada 15.000 kilómetros o una vez al año. El motor lleva 4,3 litros de aceite 5W-30.
`;

async function upload(owner: Owner, text = TEXT): Promise<Manual> {
  const form = formWith({ vehicleId: '1' }, { field: 'manual', name: 'notas.txt', content: text });
  await send('POST', '/api/manuals/upload', { cookie: owner.cookie, form });
  return untilRead(owner);
}

/** Asks until the owner's first manual is read or cannot be. */
async function untilRead(owner: Owner): Promise<Manual> {
  return until(
    async () => (await call(owner.cookie, listManuals))[0]!,
    ({ status }) => ['completed', 'ready', 'failed'].includes(status),
  );
}

async function ownerWithManual(text?: string): Promise<{ owner: Owner; manual: Manual }> {
  const owner = await newOwner();
  await addVehicle(owner);
  return { owner, manual: await upload(owner, text) };
}

const ask = ({ cookie }: Owner, query: string) =>
  call(cookie, searchManuals, { body: { query, vehicleId: 1, language: 'es' } });

describe('the life of a manual', () => {
  it('[3.9, 3.12, 7.23, 7.36] is read, asked, read again and deleted without a trace', async () => {
    const { owner, manual } = await ownerWithManual();
    expect(manual).toMatchObject({
      status: 'completed',
      isAskable: true,
      processingProgress: 100,
      progress: 100,
      contentType: 'text/plain',
      pageCount: null,
    });
    expect(manual.chunkCount).toBeGreaterThan(0);
    for (const { query } of manual.starters) {
      expect((await ask(owner, query)).confidence).toBe('high');
    }
    expect(manual.starters.length).toBeGreaterThan(0);
    const params = { id: manual.id };
    const chunks = await call(owner.cookie, listManualChunks, { params });
    expect(chunks.map(({ content }) => content).join('\n')).toContain('2,4 bar');

    const answer = await ask(owner, '¿Qué presión llevan los neumáticos delanteros?');
    expect(answer.response).toContain('2,4');
    expect(answer.sourceDocuments[0]?.metadata.manualId).toBe(manual.id);
    const [queried] = await call(owner.cookie, listManuals);
    expect(queried?.lastQueriedAt).not.toBeNull();

    const again = await call(owner.cookie, updateManual, {
      params,
      body: { status: 'processing' },
    });
    expect(again).toMatchObject({ status: 'processing', processingProgress: 0, isAskable: true });
    expect(await untilRead(owner)).toMatchObject({
      status: 'completed',
      chunkCount: manual.chunkCount,
    });

    await call(owner.cookie, deleteManual, { params });
    await untilNothingKept(owner.uid);
    const gone = await send('GET', `/api/manuals/${manual.id}/chunks`, { cookie: owner.cookie });
    expect(gone.status).toBe(404);
    const unknown = await ask(owner, '¿Qué presión llevan los neumáticos delanteros?');
    expect(unknown.sourceDocuments).toEqual([]);
  });

  it('is silent about what another place knows, which is named', async () => {
    const { owner } = await ownerWithManual();
    const { sourceDocuments, beyond } = await ask(owner, '¿Cuándo me toca pasar la ITV?');
    expect(sourceDocuments).toEqual([]);
    expect(beyond?.topic).toBe('inspection');
    expect(beyond?.links.every(({ url }) => url.startsWith('https://'))).toBe(true);
    expect(await ask(owner, '¿Qué presión llevan los delanteros?')).not.toHaveProperty('beyond');
  });

  it('ends with its vehicle', async () => {
    const { owner } = await ownerWithManual();
    await call(owner.cookie, deleteVehicle, { params: { id: 1 } });
    expect(await call(owner.cookie, listManuals)).toEqual([]);
    await untilNothingKept(owner.uid);
  });

  it('fails with a sentence when its file holds nothing to read', async () => {
    const { owner, manual } = await ownerWithManual(' \n\t\n');
    expect(manual).toMatchObject({ status: 'failed', isAskable: false });
    const status = await call(owner.cookie, getManualStatus, { params: { id: manual.id } });
    expect(status.processingMessage).toMatch(/\S.*\.$/);
  });

  it('ends for good when it is deleted while it is read', async () => {
    const { owner, manual } = await ownerWithManual(TEXT.repeat(200));
    const params = { id: manual.id };
    const requestId = randomUUID();
    await send('PUT', `/api/manuals/${manual.id}`, {
      cookie: owner.cookie,
      headers: { 'x-request-id': requestId },
      body: { status: 'processing' },
    });
    await call(owner.cookie, deleteManual, { params });
    // The worker learns of it at its next step.
    await logged(requestId, 'manual read');
    expect(await call(owner.cookie, listManuals)).toEqual([]);
    await untilNothingKept(owner.uid);
    expect((await ask(owner, '¿Qué presión llevan los neumáticos?')).sourceDocuments).toEqual([]);
  });

  it('is not begun twice while it is read', async () => {
    const { owner, manual } = await ownerWithManual(TEXT.repeat(200));
    const readAgain = () =>
      send('PUT', `/api/manuals/${manual.id}`, {
        cookie: owner.cookie,
        body: { status: 'processing' },
      });
    expect((await readAgain()).status).toBe(200);
    expect(await readAgain()).toMatchObject({ status: 409, json: { code: 'MANUAL_BUSY' } });
    expect(await untilRead(owner)).toMatchObject({ status: 'completed' });
  });
});
