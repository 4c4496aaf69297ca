import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { numericId } from '@contract';

export const consoleTabs = ['track', 'manage', 'chunks'] as const;
export type ConsoleTab = (typeof consoleTabs)[number];

const tabSchema = z.catch(z.enum(consoleTabs), 'track');

/** The open tab and the manual in hand live in the address: reloading, going back and sharing a link work. */
export function useConsoleAddress() {
  const [search, setSearch] = useSearchParams();
  const tab: ConsoleTab = tabSchema.parse(search.get('tab'));
  const manualId = numericId.safeParse(search.get('manual')).data ?? null;

  /** Without `id` the manual in hand stays. */
  const show = (next: ConsoleTab, id: number | null = manualId) =>
    setSearch({ tab: next, ...(id !== null && { manual: String(id) }) });

  return { tab, manualId, show };
}
