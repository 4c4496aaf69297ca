import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteManual, listEmergencies, updateVehicle } from '@contract';
import { call, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { uploadPrepared } from './support/prepared';

const DEMO = join(__dirname, '../../../local/demo/manual-faro-brisa.pdf');
const NOTES = 'Mi coche\n\nEs azul, y lo lavo los domingos.\n';
const params = { id: 1 };

describe('the emergencies of a vehicle', () => {
  let ana: Owner;
  const list = () => call(ana.cookie, listEmergencies, { params });

  beforeAll(async () => {
    ana = await newOwner();
    await addVehicle(ana);
    await uploadPrepared(ana, 'manual.pdf', new Uint8Array(readFileSync(DEMO)));
  });

  it('are the procedures of its manual, whose steps lead to the page that says so', async () => {
    const [found] = (await list()).manuals;
    const wheel = found?.emergencies?.find(({ topic }) => topic === 'wheel');
    const steps = wheel?.parts.flatMap((part) => (part.kind === 'steps' ? part.steps : [])) ?? [];
    expect(steps.map(({ mark }) => mark)).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
    const { page, unit, hash } = steps[0]!.quote;
    const shown = await send('GET', `/api/manuals/1/pages/${page}?units=${unit}~${hash}`, ana);
    expect(shown.json).toMatchObject({ marks: { state: 'placed' } });
  });

  it('come with the law of the country once its owner has said which', async () => {
    expect((await list()).laws).toEqual([]);
    await call(ana.cookie, updateVehicle, { params, body: { country: 'ES' } });
    const [beacon] = (await list()).laws;
    expect(beacon?.action).toBe('Sin bajar, pon la baliza V-16 en el techo por la ventanilla');
    expect(beacon?.norm).toContain('159/2021');
  });

  it('come with the gearbox once its owner has said which', async () => {
    expect(await list()).not.toHaveProperty('gearbox');
    const version = { name: 'Automático', among: ['Manual', 'Automático'] };
    await call(ana.cookie, updateVehicle, { params, body: { version } });
    expect((await list()).gearbox).toBe('automatic');
  });

  it('are none of a vehicle without manuals', async () => {
    const eva = await newOwner();
    await addVehicle(eva);
    expect(await call(eva.cookie, listEmergencies, { params })).toEqual({ manuals: [], laws: [] });
  });

  it('are told of two manuals, the newer first, and go with theirs', async () => {
    await uploadPrepared(ana, 'notas.txt', NOTES);
    const both = (await list()).manuals.map(({ manual, emergencies }) => [
      manual.manualId,
      (emergencies?.length ?? 0) > 0,
    ]);
    expect(both).toEqual([
      [2, false],
      [1, true],
    ]);
    await call(ana.cookie, deleteManual, { params: { id: 1 } });
    expect((await list()).manuals.map(({ manual }) => manual.manualId)).toEqual([2]);
  });

  it('are refused for what is no vehicle', async () => {
    const answer = await send('GET', '/api/vehicles/0/emergencies', ana);
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
  });
});
