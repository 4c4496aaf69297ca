import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findInManual,
  getFacts,
  getManualContents,
  getPlan,
  listEmergencies,
  listManuals,
  listSignals,
  MAX_FACTS,
  MAX_PLAN_FINDINGS,
  MAX_SIGNALS,
} from '@contract';
import { call, formWith, pathOf, send } from './support/client';
import { addVehicle, newOwner } from './support/owners';
import { untilPrepared } from './support/prepared';
import { until } from './support/until';

const CASES = join(__dirname, '../fixtures/cases');
const params = { id: 1 };

/** Made to stall whoever looks through them, or to make more than an answer may hold. */
const FILES = [
  'SEC07-plan-20k-rows',
  'SEC19-lights-20k',
  'SEC21-runs-in-plan',
  'SEC25-plan-1100-times',
];

describe('a manual that was made to stall', () => {
  it.each(FILES)('is answered for at once, and has what an answer may hold: %s', async (name) => {
    const owner = await newOwner();
    const { cookie } = owner;
    await addVehicle(owner);
    const content = new Uint8Array(readFileSync(join(CASES, `${name}.docx`)));
    const form = formWith({ vehicleId: '1' }, { field: 'manual', name: `${name}.docx`, content });
    await send('POST', '/api/manuals/upload', { cookie, form });
    await until(
      () => call(cookie, listManuals),
      (manuals) => manuals.every(({ status }) => ['completed', 'ready'].includes(status)),
    );
    await untilPrepared(owner);
    const [signals] = (await call(cookie, listSignals, { params })).manuals;
    expect(signals?.signals?.length).toBeLessThanOrEqual(MAX_SIGNALS);
    const [facts] = (await call(cookie, getFacts, { params })).manuals;
    expect(facts?.facts?.length).toBeLessThanOrEqual(MAX_FACTS);
    expect((await call(cookie, getPlan, { params })).items.length).toBeLessThanOrEqual(
      MAX_PLAN_FINDINGS,
    );
    expect((await call(cookie, listEmergencies, { params })).manuals).toHaveLength(1);
    await call(cookie, getManualContents, { params });
    const found = await send('GET', `${pathOf(findInManual.path, params)}?q=aa`, { cookie });
    expect(found.status).toBe(200);
  });
});
