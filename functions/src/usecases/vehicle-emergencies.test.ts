import type { Emergency, QuotedManual } from '@contract';
import type { Finder } from '../domain/findings/finder';
import { aVehicle } from '../testing/builders';
import { listEmergencies } from './vehicle-emergencies';

const quote = { text: 'Remolcar', page: 3, pageReference: 'p. 3', unit: '3-1-1', hash: 'abc' };
const towing: Emergency = { topic: 'towing', heading: quote, parts: [] };

const manual = (manualId: number): QuotedManual => ({
  ...{ manualId, originalFilename: `${manualId}.pdf`, revision: 1, hasPages: true },
});

const listFor = (country: string | null, engine: string | null = null) => {
  const find = async <Found>(_uid: string, id: number, _finder: Finder<Found>) => ({
    vehicle: aVehicle({ id, country, engine }),
    manuals: [
      { manual: manual(2), found: [towing] as Found[] },
      { manual: manual(1), found: null },
    ],
  });
  return listEmergencies({ find })('ana', 3);
};

describe('listEmergencies', () => {
  it('gives those of each manual, the newest first, and says which is being read again', async () => {
    expect((await listFor(null)).manuals).toEqual([
      { manual: manual(2), emergencies: [towing] },
      { manual: manual(1), emergencies: null },
    ]);
  });

  it('gives the law of the country of the vehicle, and none where nobody said which that is', async () => {
    expect((await listFor('ES')).laws.map(({ norm }) => norm).join()).toContain('159/2021');
    expect((await listFor(null)).laws).toEqual([]);
  });

  it('gives the gearbox that its owner names, and none on a guess', async () => {
    expect((await listFor(null, '1.6 Automático')).gearbox).toBe('automatic');
    expect(await listFor(null, '1.6')).not.toHaveProperty('gearbox');
  });
});
