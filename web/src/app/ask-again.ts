import * as z from 'zod/mini';
import type { SearchHistoryItem } from '@contract';

const askAgainSchema = z.object({ query: z.string(), vehicleId: z.number() });

/** What travels in the router's state when an owner asks an earlier question again: the home screen puts it. */
export type AskAgain = z.infer<typeof askAgainSchema>;

export const askAgainState = ({ query, vehicleId }: SearchHistoryItem): AskAgain => ({
  query,
  vehicleId,
});

/** Reads the state of a navigation to the home screen; null when it carries no question. */
export const readAskAgain = (state: unknown): AskAgain | null =>
  askAgainSchema.safeParse(state).data ?? null;
