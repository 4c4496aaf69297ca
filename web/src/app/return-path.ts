import * as z from 'zod/mini';

const returnSchema = z.object({ returnTo: z.string().check(z.startsWith('/')) });

/** The page that somebody asked for before signing in; null when there was none. */
export const readReturnPath = (state: unknown): string | null =>
  returnSchema.safeParse(state).data?.returnTo ?? null;
