import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteManual, describeSignal, getSignal, listSignals } from '@contract';
import { call, pathOf, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { uploadPrepared } from './support/prepared';

const DEMO = join(__dirname, '../../../local/demo/manual-faro-brisa.pdf');
const NOTES =
  'Testigos\n\nSi se enciende el testigo de presión de aceite, siga hasta el taller.\n\nRuedas\n\nInfle a 2,4 bar.\n';
const params = { id: 1 };

describe('the lights of a vehicle', () => {
  let ana: Owner;

  beforeAll(async () => {
    ana = await newOwner();
    await addVehicle(ana);
    await uploadPrepared(ana, 'manual.pdf', new Uint8Array(readFileSync(DEMO)));
  });

  it('are those of its manual, each with its urgency, words and page', async () => {
    const { isAvailable, manuals } = await call(ana.cookie, listSignals, { params });
    expect(isAvailable).toBe(true);
    const signals = manuals[0]?.signals ?? [];
    expect(signals.length).toBeGreaterThan(25);
    // No model reads here: none is to be checked, and none says so.
    expect(signals.filter((signal) => 'isToCheck' in signal)).toEqual([]);
    const oil = signals.find(({ id }) => id === 'oil-pressure');
    expect(oil).toMatchObject({
      name: 'Aceitera',
      colours: ['red'],
      meanings: [{ severity: 'stop' }],
    });
    const { deciding } = oil!.meanings[0]!;
    expect(deciding?.quote.text).toContain(deciding!.phrase);
    const page = await send(
      'GET',
      `/api/manuals/1/pages/${deciding!.quote.page}?units=${deciding!.quote.unit}~${deciding!.quote.hash}`,
      ana,
    );
    expect(page.json).toMatchObject({ marks: { state: 'placed' } });
  });

  it('are found by what an owner calls them', async () => {
    const body = { text: 'se me prendió la lámpara de Aladino' };
    const [first] = await call(ana.cookie, describeSignal, { params, body });
    expect(first).toMatchObject({ id: 'oil-pressure', name: 'Aceitera', isInManual: true });
  });

  it('are none of a vehicle without manuals', async () => {
    const eva = await newOwner();
    await addVehicle(eva);
    expect(await call(eva.cookie, listSignals, { params })).toEqual({
      isAvailable: true,
      manuals: [],
    });
  });

  it('are named by the catalogue where no manual has them', async () => {
    const light = { ...params, signal: 'pedestrian-sound' };
    expect(await call(ana.cookie, getSignal, { params: light })).toMatchObject({
      isInManual: false,
      manuals: [{ signals: [] }],
    });
  });

  it('of two manuals are both shown, the newer first', async () => {
    await uploadPrepared(ana, 'notas.txt', NOTES);
    const light = { ...params, signal: 'oil-pressure' };
    const { manuals } = await call(ana.cookie, getSignal, { params: light });
    expect(manuals.map(({ manual }) => manual.manualId)).toEqual([2, 1]);
    expect(manuals.map(({ signals }) => signals?.[0]?.meanings[0]?.severity)).toEqual([
      'workshop',
      'stop',
    ]);
    await call(ana.cookie, deleteManual, { params: { id: 2 } });
    const left = await call(ana.cookie, listSignals, { params });
    expect(left.manuals.map(({ manual }) => manual.manualId)).toEqual([1]);
  });

  it.each([
    ['no light', { text: ' ' }],
    ['too many words', { text: 'a'.repeat(201) }],
    ['no text', {}],
  ])('are not looked for with %s', async (_what, body) => {
    const path = pathOf(describeSignal.path, params);
    expect(await send('POST', path, { cookie: ana.cookie, body })).toMatchObject({
      status: 400,
      json: { code: 'INVALID_REQUEST' },
    });
  });

  it.each([
    ['/api/vehicles/0/signals', 400, 'INVALID_REQUEST'],
    ['/api/vehicles/1/signals/ABS_1', 400, 'INVALID_REQUEST'],
    ['/api/vehicles/1/signals/nada', 404, 'NOT_FOUND'],
  ])('are refused at %s', async (path, status, code) => {
    expect(await send('GET', path, ana)).toMatchObject({ status, json: { code } });
  });
});
