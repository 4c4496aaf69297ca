import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteVehicle, editFact, getFacts, updateVehicle, type FactSheet } from '@contract';
import { call, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { uploadPrepared } from './support/prepared';

const HATCH = join(__dirname, '../../../bench/manuals/printed/hatch-es.pdf');
const NOTES = 'Mi coche\n\nEs azul, y lo lavo los domingos.\n';
const params = { id: 1 };

const factsOf = (sheet: FactSheet) => sheet.manuals.flatMap(({ facts }) => facts ?? []);

describe('the facts of a vehicle', () => {
  let ana: Owner;
  const sheet = () => call(ana.cookie, getFacts, { params });

  beforeAll(async () => {
    ana = await newOwner();
    await addVehicle(ana);
    await uploadPrepared(ana, 'manual.pdf', new Uint8Array(readFileSync(HATCH)));
  });

  it('wait for the engine where they differ, and are those of the engine then', async () => {
    const before = await sheet();
    expect(before).toMatchObject({
      engine: null,
      engines: ['1.0 T 95', '1.2 T 130', '1.5 D 100'],
    });
    expect(factsOf(before).filter(({ kind }) => kind === 'oil-grade')).not.toContainEqual(
      expect.objectContaining({ of: 'Aceite de motor' }),
    );
    await call(ana.cookie, updateVehicle, { params, body: { engine: '1.5 D 100' } });
    const after = await sheet();
    expect(after.engine).toBe('1.5 D 100');
    const oil = factsOf(after).filter(({ of }) => of === 'Aceite de motor');
    expect(oil.map(({ value }) => value)).toContain('5W-30');
    expect(oil.map(({ value }) => value)).not.toContain('0W-20');
  });

  it('lead to the page that says so, where it is marked', async () => {
    const { quote } = factsOf(await sheet()).find(({ kind }) => kind === 'wheel-torque')!;
    const path = `/api/manuals/1/pages/${quote.page}?units=${quote.unit}~${quote.hash}`;
    const page = await send('GET', path, ana);
    expect(page.json).toMatchObject({ marks: { state: 'placed' } });
  });

  it('are checked by their owner, and unchecked', async () => {
    const { id, value } = factsOf(await sheet()).find(({ kind }) => kind === 'roof-load')!;
    const edit = (action: 'check' | 'uncheck') =>
      call(ana.cookie, editFact, {
        params,
        body: action === 'check' ? { action, id, manualId: 1 } : { action, id },
      });
    const checkOf = async () => factsOf(await sheet()).find((fact) => fact.id === id)?.check;
    await edit('check');
    expect(await checkOf()).toMatchObject({ value, changed: null });
    await edit('uncheck');
    expect(await checkOf()).toBeNull();
  });

  it('take the owner’s own value beside the manual’s, and in place of one that it does not say', async () => {
    const { id } = factsOf(await sheet()).find(({ kind }) => kind === 'key-battery')!;
    await call(ana.cookie, editFact, {
      params,
      body: { action: 'write', id, value: 'CR2025', unit: '' },
    });
    const own = { value: 'CR2025', unit: '' };
    expect(factsOf(await sheet()).find((fact) => fact.id === id)).toMatchObject({ own });
  });

  it.each([
    ['an id that nobody has', { action: 'write', id: 'own-nada', value: '1', unit: '' }, 404],
    ['a value of nothing', { action: 'write', id: 'own-fuel', value: ' ', unit: '' }, 400],
    [
      'a value without end',
      { action: 'write', id: 'own-fuel', value: 'x'.repeat(61), unit: '' },
      400,
    ],
    ['a manual that is not there', { action: 'check', id: 'own-fuel', manualId: 9 }, 404],
    ['what is no action', { action: 'forget', id: 'own-fuel' }, 400],
    ['more than is asked', { action: 'erase', id: 'own-fuel', value: '1' }, 400],
  ])('refuse %s', async (_, body, status) => {
    const answer = await send('PATCH', '/api/vehicles/1/facts', { ...ana, body });
    expect(answer.status).toBe(status);
  });

  it('are only to be filled in of a vehicle without manuals, and of a text without figures', async () => {
    const eva = await newOwner();
    await addVehicle(eva);
    const none = await call(eva.cookie, getFacts, { params });
    expect(none).toMatchObject({ engines: [], engine: null, manuals: [] });
    expect(none.missing.length).toBeGreaterThan(10);
    await uploadPrepared(eva, 'notas.txt', NOTES);
    const { manuals } = await call(eva.cookie, getFacts, { params });
    expect(manuals).toMatchObject([{ facts: [], waiting: 0 }]);
  });

  it('go with their vehicle', async () => {
    const eva = await newOwner();
    await addVehicle(eva);
    const body = { action: 'write' as const, id: 'own-fuel', value: 'Gasolina 95', unit: '' };
    await call(eva.cookie, editFact, { params, body });
    await call(eva.cookie, deleteVehicle, { params });
    const gone = await send('GET', '/api/vehicles/1/facts', eva);
    expect(gone).toMatchObject({ status: 404, json: { code: 'VEHICLE_NOT_FOUND' } });
  });
});
