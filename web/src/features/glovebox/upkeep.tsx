import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listManuals, type SearchHistoryItem, type User } from '@contract';
import { goesOnTheRoad, isRoadDue, roadKey } from '../../lib/offline/fill-road';
import type { Note } from '../../lib/offline/owner';
import { served } from '../../lib/offline/status';
import { queryOf } from '../../lib/api/queries';
import { savedSearchesQuery } from '../../lib/api/search-history';
import { useDefaultVehicle } from '../../lib/vehicles';
import { useFill, useGlovebox, useRoadFill } from './use-glovebox';

/** Answers stay as they were given, but their manuals are read anew: what is older than this is fetched again, in milliseconds (a day). */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Whether other answers are saved now than when this device was filled, or that is long ago. */
export function isDue(
  note: Note | null,
  vehicles: readonly number[],
  searches: readonly SearchHistoryItem[],
): boolean {
  if (!note?.contents || Date.now() - Date.parse(note.at) > FRESH_MS) return true;
  const before = new Set(note.contents.saved);
  const now = searches.filter(({ vehicleId }) => vehicles.includes(vehicleId));
  return now.length !== before.size || now.some(({ id }) => !before.has(id));
}

/** Has this device keep the owner's saved answers as they are; in silence: the switch tells how old it is. */
export function Upkeep({ user }: { user: User }) {
  const { vehicles, note, hasChosen } = useGlovebox(user);
  const { data: saved } = useQuery({ ...savedSearchesQuery, enabled: vehicles.length > 0 });
  const { mutate } = useFill(user);
  const look = useEffectEvent((searches: readonly SearchHistoryItem[]) => {
    if (!served.is() && vehicles.length > 0 && isDue(note, vehicles, searches)) mutate(vehicles);
  });
  // Once for each list: what could not be done is not tried again and again.
  useEffect(() => {
    if (saved) look(saved);
  }, [saved]);
  return !hasChosen && goesOnTheRoad() && <RoadUpkeep {...{ user, note }} />;
}

/** Where the owner has said nothing: what is needed beside a road of the vehicle that questions are about, once it is read. */
function RoadUpkeep({ user, note }: { user: User; note: Note | null }) {
  const { data: vehicle } = useDefaultVehicle();
  const { data: manuals = [] } = useQuery(queryOf(listManuals));
  const { mutate } = useRoadFill(user);
  const key = vehicle ? roadKey(vehicle.id, manuals) : '';
  const look = useEffectEvent((vehicleId: number) => {
    if (!served.is() && isRoadDue(note, key)) mutate({ vehicleId, key });
  });
  useEffect(() => {
    if (vehicle && key !== '') look(vehicle.id);
  }, [vehicle, key]);
  return null;
}
