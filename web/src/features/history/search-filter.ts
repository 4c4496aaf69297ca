import type { SearchHistoryItem, Vehicle } from '@contract';
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

/** Text as it is compared: neither case nor accents count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The searches in whose question, as it was written and understood, or vehicle every word of `text` stands. */
export function matching(
  searches: readonly SearchHistoryItem[],
  text: string,
  vehicles: readonly Vehicle[] | undefined,
): SearchHistoryItem[] {
  const words = plain(text).split(/\s+/);
  return searches.filter((search) => {
    const content = plain(
      `${search.query} ${search.understoodAs ?? ''} ${vehicleOf(search, vehicles) ?? ''}`,
    );
    return words.every((word) => content.includes(word));
  });
}
