import {
  listEmergencies,
  listSignals,
  listVehicles,
  getUser,
  type Manual,
  type User,
} from '@contract';
import { fillGlovebox, takePrepared, type Line } from './fill';
import type { Contents, Note } from './owner';

/** A day, in milliseconds. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Phones, and whatever has Guantera installed: what stands on a desk meets no road, and is often shared. */
export function goesOnTheRoad(): boolean {
  if (!('matchMedia' in window)) return false;
  return ['(pointer: coarse)', '(display-mode: standalone)'].some(
    (query) => window.matchMedia(query).matches,
  );
}

/** Which vehicle and manuals can be read beside a road; empty where none is read. */
export function roadKey(vehicleId: number, manuals: readonly Manual[]): string {
  const read = manuals
    .filter((one) => one.vehicleId === vehicleId && one.status === 'completed')
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
  return read.length === 0 ? '' : `${vehicleId}:${read.join(',')}`;
}

export const isRoadDue = (note: Note | null, key: string): boolean =>
  key !== '' && (note?.contents?.road !== key || Date.now() - Date.parse(note.at) > FRESH_MS);

/** Whose it is, without what nobody needs beside a road. */
const frame: Line = async ({ basket, user, vehicles }) => {
  basket.put(getUser, user);
  const garage = (await basket.ask(listVehicles)) ?? [];
  const own = garage.filter(({ id }) => vehicles.has(id));
  basket.put(
    listVehicles,
    own.map((vehicle) => ({ ...vehicle, vin: null })),
  );
};

const roadParts: Line = async ({ basket, vehicles, parts }) => {
  for (const vehicleId of vehicles) {
    if (await takePrepared(basket, listEmergencies, vehicleId)) {
      parts.push({ vehicleId, part: 'emergencies' });
    }
    const signals = await takePrepared(basket, listSignals, vehicleId);
    if (signals?.isAvailable) parts.push({ vehicleId, part: 'signals' });
  }
};

/** What is to be read beside a road of one vehicle: emergencies and lights, in words, without pages and answers. */
export const fillForRoad = (user: User, vehicleId: number, road: string): Promise<Contents> =>
  fillGlovebox(user, [vehicleId], () => undefined, { lines: [frame, roadParts], road });
