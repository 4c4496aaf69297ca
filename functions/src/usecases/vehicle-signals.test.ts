import type { Quote, QuotedManual, Signal } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { Finder } from '../domain/findings/finder';
import { aVehicle } from '../testing/builders';
import { describeSignal, getSignal, listSignals } from './vehicle-signals';

const quote: Quote = {
  ...{ text: 'Pare el motor.', page: 3, pageReference: 'p. 3' },
  ...{ unit: '3-1-1', hash: 'abc' },
};

const light = (id: string, change: Partial<Signal> = {}): Signal => ({
  ...{ id, name: id, catalogue: id, isMessage: false, colours: ['red'] },
  meanings: [
    {
      ...{ blinks: null, severity: 'stop', decidedBy: 'words' },
      ...{ deciding: { phrase: quote.text, quote }, mayGoOn: null, quotes: [quote] },
    },
  ],
  ...change,
});

const manual = (manualId: number): QuotedManual => ({
  ...{ manualId, originalFilename: `${manualId}.pdf`, revision: 1, hasPages: true },
});

/** The manuals of vehicle 3, the newest first; none of their signals: read before documents were stored. */
function ports(found: (Signal[] | null)[], isAvailable = true) {
  let looks = 0;
  const find = async <Found>(_uid: string, vehicleId: number, _finder: Finder<Found>) => {
    looks += 1;
    if (vehicleId !== 3) throw new AppError('VEHICLE_NOT_FOUND');
    const manuals = found.map((signals, at) => ({
      manual: manual(found.length - at),
      found: signals as Found[] | null,
    }));
    return { vehicle: aVehicle({ id: 3 }), manuals };
  };
  return { ports: { find, isAvailable }, looks: () => looks };
}

describe('listSignals', () => {
  it('gives those of each manual, the newest first, and says which are being read again', async () => {
    const { ports: own } = ports([[light('abs')], null]);
    expect(await listSignals(own)('ana', 3)).toEqual({
      isAvailable: true,
      manuals: [
        { manual: manual(2), signals: [light('abs')] },
        { manual: manual(1), signals: null },
      ],
    });
  });

  it('says that there are none for anybody, and looks at nothing, where they are switched off', async () => {
    const { ports: own, looks } = ports([[light('abs')]], false);
    expect(await listSignals(own)('ana', 3)).toEqual({ isAvailable: false, manuals: [] });
    expect(looks()).toBe(0);
  });
});

describe('getSignal', () => {
  const get = (found: (Signal[] | null)[], signal: string, isAvailable = true) =>
    getSignal(ports(found, isAvailable).ports)('ana', { id: 3, signal });

  it('gives what two manuals say that disagree, the newer first', async () => {
    const other = light('oil-pressure-red', { catalogue: 'oil-pressure' });
    const answer = await get([[light('oil-pressure')], [other]], 'oil-pressure');
    expect(answer.manuals.map(({ signals }) => signals)).toEqual([
      [light('oil-pressure')],
      [other],
    ]);
  });

  it('does not take a light of another colour for it', async () => {
    const blue = light('engine-cold', { catalogue: 'oil-pressure', colours: ['blue'] });
    const answer = await get([[light('oil-pressure')], [blue]], 'oil-pressure');
    expect(answer.manuals[1]?.signals).toEqual([]);
  });

  it('names a light that no manual has as the catalogue does', async () => {
    expect(await get([[light('abs')]], 'tyre-pressure')).toMatchObject({
      ...{ name: 'Presión de neumáticos', colours: ['amber'], isInManual: false },
      manuals: [{ signals: [] }],
    });
  });

  it('knows no light that neither has', async () => {
    await expect(get([[light('abs')]], 'nada')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses all where they are switched off', async () => {
    await expect(get([], 'abs', false)).rejects.toMatchObject({ code: 'SIGNALS_NOT_AVAILABLE' });
  });
});

describe('describeSignal', () => {
  const freely = <Result>(_uid: string, work: () => Promise<Result>) => work();
  const describeAs = (
    found: (Signal[] | null)[],
    text: string,
    isAvailable = true,
    look = freely,
  ) => describeSignal({ ...ports(found, isAvailable).ports, within: { look } })('ana', 3, text);

  it('offers the light of the manual by what it is called elsewhere', async () => {
    const oil = light('oil-pressure', { name: 'Aceitera' });
    const [first] = await describeAs([[oil]], 'lámpara de Aladino');
    expect(first).toMatchObject({ id: 'oil-pressure', name: 'Aceitera', isInManual: true });
  });

  it('offers what the manual does not have, and says so', async () => {
    const [first] = await describeAs([[]], 'lámpara de Aladino');
    expect(first).toMatchObject({ id: 'oil-pressure', isInManual: false });
  });

  it('refuses who describes too often', async () => {
    const spent = () => Promise.reject(new AppError('LOOKS_PER_MINUTE'));
    await expect(describeAs([[]], 'abs', true, spent)).rejects.toMatchObject({
      code: 'LOOKS_PER_MINUTE',
    });
  });

  it('refuses all where they are switched off', async () => {
    await expect(describeAs([], 'abs', false)).rejects.toMatchObject({
      code: 'SIGNALS_NOT_AVAILABLE',
    });
  });
});
