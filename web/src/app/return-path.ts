import { z } from 'zod';

const returnSchema = z.object({ returnTo: z.string().startsWith('/') });

/** The page that somebody asked for before signing in; null when there was none. */
export const readReturnPath = (state: unknown): string | null =>
  returnSchema.safeParse(state).data?.returnTo ?? null;
