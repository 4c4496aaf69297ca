import { z } from 'zod';
import type { Pointed } from '../../domain/ports/pointing-model';
import { readResponse, type ReadResponse } from './response';
import { inOrder, list } from './schema';

/** More than an answer can be made of: who points at everything points at nothing. */
const MAX_CLAIMS = 20;
const MAX_UNITS = 60;
/** Of those that it writes the first few are used; who writes a flood has lost the thread. */
const MAX_PHRASES_WRITTEN = 20;
/** Units are numbered from here on. */
const FIRST_UNIT = 1;

/**
 * What the model is asked to write, in this order: what it points at before it says anything about it. `readPointed`
 * checks it all the same: a schema is a wish, not a promise.
 */
export const POINTED_SCHEMA = inOrder({
  claims: list(
    inOrder({
      units: list({ type: 'INTEGER', minimum: FIRST_UNIT }, MAX_UNITS),
      headline: { type: 'STRING' },
    }),
    MAX_CLAIMS,
  ),
  missing: { type: 'STRING' },
  isSafetyCritical: { type: 'BOOLEAN' },
  isDoubtful: { type: 'BOOLEAN' },
  found: { type: 'BOOLEAN' },
  busqueda: list({ type: 'STRING' }, MAX_PHRASES_WRITTEN),
});

const pointed = z.object({
  claims: z
    .array(z.object({ units: z.array(z.number()).max(MAX_UNITS), headline: z.string() }))
    .max(MAX_CLAIMS),
  missing: z.string(),
  isSafetyCritical: z.boolean(),
  isDoubtful: z.boolean(),
  found: z.boolean(),
  busqueda: z.array(z.string()).max(MAX_PHRASES_WRITTEN).default([]),
});

/** What a response points at. */
export const readPointed = (raw: unknown): ReadResponse<Pointed> => readResponse(raw, pointed);
