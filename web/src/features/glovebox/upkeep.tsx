import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SearchHistoryItem, User } from '@contract';
import type { Note } from '../../lib/glovebox/owner';
import { served } from '../../lib/glovebox/served';
import { savedSearchesQuery } from '../../lib/search-history';
import { useFill, useGlovebox } from './use-glovebox';

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
  const { vehicles, note } = useGlovebox(user);
  const { data: saved } = useQuery({ ...savedSearchesQuery, enabled: vehicles.length > 0 });
  const { mutate } = useFill(user);
  const look = useEffectEvent((searches: readonly SearchHistoryItem[]) => {
    if (!served.is() && vehicles.length > 0 && isDue(note, vehicles, searches)) mutate(vehicles);
  });
  // Once for each list: what could not be done is not tried again and again.
  useEffect(() => {
    if (saved) look(saved);
  }, [saved]);
  return null;
}
