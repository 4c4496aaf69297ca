import type { SearchHistoryItem, Vehicle } from '@contract';
import { folded } from '../../lib/folded';
import { vehicleName } from '../../lib/vehicles';

/** The vehicle that a question was about; null while the garage loads. */
export function vehicleOf(
  { vehicleId }: SearchHistoryItem,
  vehicles: readonly Vehicle[] | undefined,
): string | null {
  if (!vehicles) return null;
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  return vehicle ? vehicleName(vehicle) : 'Vehículo eliminado';
}

/** The searches in whose question, as it was written and understood, or vehicle every word of `text` stands. */
export function matching(
  searches: readonly SearchHistoryItem[],
  text: string,
  vehicles: readonly Vehicle[] | undefined,
): SearchHistoryItem[] {
  const words = folded(text).split(/\s+/);
  return searches.filter((search) => {
    const content = folded(
      `${search.query} ${search.understoodAs ?? ''} ${vehicleOf(search, vehicles) ?? ''}`,
    );
    return words.every((word) => content.includes(word));
  });
}
