import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSearch, searchManuals, updateVehicle, type SearchResponse } from '@contract';
import { call, pathOf, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { uploadRead } from './support/prepared';

const HATCH = join(__dirname, '../../../bench/manuals/printed/hatch-es.pdf');
const params = { id: 1 };
const names = ['1.0 T 95', '1.2 T 130', '1.5 D 100'];

const versionsIn = ({ statements }: Pick<SearchResponse, 'statements'>) =>
  statements.flatMap((one) => (one.kind === 'table' ? (one.versions ?? []) : []));

describe('a table of several versions in an answer', () => {
  let ana: Owner;
  const ask = () =>
    call(ana.cookie, searchManuals, {
      body: { query: '¿Qué aceite lleva el motor?', vehicleId: 1, language: 'es' },
    });
  const stored = () => call(ana.cookie, getSearch, { params });

  beforeAll(async () => {
    ana = await newOwner();
    await addVehicle(ana);
    await uploadRead(ana, 'manual.pdf', new Uint8Array(readFileSync(HATCH)));
  });

  it('names them, and the vehicle’s own once its owner has said it, also of an answer given before', async () => {
    const unsaid = { by: 'rows', names, of: names.map((name) => [name]), own: null };
    expect(versionsIn(await ask())).toEqual([unsaid]);
    expect(versionsIn(await stored())).toEqual([unsaid]);
    await call(ana.cookie, updateVehicle, { params, body: { engine: '1.2 T 130' } });
    expect(versionsIn(await stored())).toEqual([{ ...unsaid, own: '1.2 T 130' }]);
    await call(ana.cookie, updateVehicle, { params, body: { engine: null } });
    expect(versionsIn(await stored())).toEqual([unsaid]);
  });

  it('is kept for its owner’s vehicle only: 400 for what is no name, 401, 404', async () => {
    const path = pathOf(updateVehicle.path, params);
    const eva = await newOwner();
    const body = { engine: '1.5 D 100' };
    expect(await send('PATCH', path, { body })).toMatchObject({ status: 401 });
    expect(await send('PATCH', path, { ...eva, body })).toMatchObject({ status: 404 });
    const bad = await send('PATCH', path, { ...ana, body: { engine: 'x'.repeat(61) } });
    expect(bad).toMatchObject({ status: 400 });
    expect(versionsIn(await stored())).toMatchObject([{ own: null }]);
  });
});
