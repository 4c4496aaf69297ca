import { z } from 'zod';
import { list, type Schema } from './schema';

/** More of one kind than a reading holds. */
export const MAX_ELEMENTS = 120;
const MAX_COLUMNS = 8;
/** No table has more on the pages of one reading. */
const MAX_ROWS = 400;
/** Longer words are no name and no phrase. */
const MAX_WORDS = 1_000;

export const WORDS: Schema = { type: 'STRING' };
export const UNIT: Schema = { type: 'INTEGER', minimum: 1 };
/** Counted from 1; 0: none. */
export const COLUMN: Schema = { type: 'INTEGER', minimum: 0 };
export const COLUMNS = list(UNIT, MAX_COLUMNS);
/** The first and the last one. */
export const STRETCH = list(UNIT, 2);

export const words = z.string().max(MAX_WORDS);
export const unit = z.number().int();
export const column = z.number().int().min(0);
export const columns = z.array(z.number().int().min(1)).max(MAX_COLUMNS);

/** All units from the first to the last one; one alone is its own end. */
export const stretch = z
  .array(z.number().int())
  .min(1)
  .max(2)
  .transform(([first = 0, last = first]) => ({ first, last }))
  .refine(({ first, last }) => last >= first && last - first < MAX_ROWS)
  .transform(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

export const elements = <Element extends z.ZodType>(element: Element) =>
  z.array(element).max(MAX_ELEMENTS);
