import { MAX_LISTED_VEHICLES } from '@contract';
import type { VehicleRecord } from '../domain/ports/records';
import { aVehicle } from '../testing/builders';
import { listAllVehicles } from './list-all-vehicles';

const OTHERS = 2 * MAX_LISTED_VEHICLES + 7;
const nameOf = ({ userId, id }: VehicleRecord): string => `${userId}/${id}`;
const own = [aVehicle({ userId: 'luis', id: 1 }), aVehicle({ userId: 'luis', id: 2 })];
const all = [
  ...Array.from({ length: OTHERS }, (_, at) => aVehicle({ userId: 'ana', id: at + 1 })),
  ...own,
];

const list = listAllVehicles({
  vehicles: {
    list: (uid) => Promise.resolve(all.filter(({ userId }) => userId === uid)),
    listOfAllOwners: (after, limit) => {
      const begin = after === undefined ? 0 : all.findIndex((one) => nameOf(one) === after) + 1;
      return Promise.resolve(all.slice(begin, begin + limit));
    },
  },
});
const caller = (isAdmin: boolean) => ({ uid: 'luis', isAdmin, signedInAt: new Date() });

describe('the list of all vehicles', () => {
  it('gives a maintainer everybody’s in parts that end, the own ones first', async () => {
    const first = await list(caller(true));
    expect(first.slice(0, 2)).toEqual(own);
    const listed = [...first];
    for (let part = first; part.length > 0;) {
      expect(part.length).toBeLessThanOrEqual(MAX_LISTED_VEHICLES + own.length);
      part = await list(caller(true), nameOf(part.at(-1)!));
      listed.push(...part);
    }
    expect(new Set(listed.map(nameOf)).size).toBe(all.length);
    expect(listed).toHaveLength(all.length);
  });

  it('gives everybody else the own ones, whatever they ask to begin after', async () => {
    expect(await list(caller(false))).toEqual(own);
    expect(await list(caller(false), 'ana/1')).toEqual([]);
  });
});
