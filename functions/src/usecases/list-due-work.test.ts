import type { Plan } from '@contract';
import { emptyLogbook } from '../domain/logbook/logbook';
import { listDueWork } from './list-due-work';

const law = { name: 'ITV', month: '2026-12', rule: '', last: null, state: 'soon' } as const;
const plan: Plan = {
  ...{ manuals: [], items: [], choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: null, today: null, perDay: null },
  inspection: law,
};

const vehicle = { firstRegistration: null };

it('the list of due work reads plans only of vehicles of which something was written down', async () => {
  const read: number[] = [];
  const driven = { ...emptyLogbook(7), odometer: [{ id: 1, date: '2026-01-01', km: 10 }] };
  const list = listDueWork({
    logbooks: { list: async () => [driven, emptyLogbook(2)] },
    plan: async (_uid, id) => {
      read.push(id);
      return { plan, vehicle };
    },
    warn: () => undefined,
  });
  expect(await list('ana')).toMatchObject([{ vehicleId: 7, name: 'ITV' }]);
  expect(read).toEqual([7]);
});

it('the list of due work leaves out a vehicle whose plan cannot be had, and says so in the log', async () => {
  const driven = (id: number) => ({
    ...{ ...emptyLogbook(id), odometer: [{ id: 1, date: '2026-01-01', km: 10 }] },
  });
  const warned: string[] = [];
  const list = listDueWork({
    logbooks: { list: async () => [driven(7), driven(8)] },
    plan: async (_uid, id) => {
      if (id === 7) throw new Error('too large');
      return { plan, vehicle };
    },
    warn: (event) => void warned.push(event),
  });
  expect(await list('ana')).toMatchObject([{ vehicleId: 8 }]);
  expect(warned).toEqual(['plan of a vehicle not told']);
});
