import type * as z from 'zod/mini';
import { AppError } from '../domain/faults/app-error';

/** Names that somebody made up come back in the answer: no more of them, and no longer ones, than help. */
const MAX_DETAILS = 10;
const MAX_NAME_LENGTH = 60;

const NOT_EXPECTED = 'Este dato no se espera aquí.';

type Detail = { path: string; message: string };

function detailsOf(issue: z.core.$ZodIssue): Detail[] {
  const pathTo = (...names: string[]): string => [...issue.path, ...names].join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path: pathTo(), message: issue.message }];
  return issue.keys.map((key) => ({
    path: pathTo(key.slice(0, MAX_NAME_LENGTH)),
    message: NOT_EXPECTED,
  }));
}

/** What a caller sent, as the contract knows it; INVALID_REQUEST, naming the fields, where it is something else. */
export function parseInput<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.flatMap(detailsOf).slice(0, MAX_DETAILS);
  throw new AppError('INVALID_REQUEST', { details });
}
