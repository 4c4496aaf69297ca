import { z } from 'zod';
import { inOrder, list, oneOf, type Schema } from './schema';

/** What a model is asked to write, and how what it wrote is read: a schema is a wish, not a promise. */
type Part<Written extends z.ZodType> = { schema: Schema; written: Written };

type WrittenOf<Parts extends Record<string, Part<z.ZodType>>> = {
  [Name in keyof Parts]: Parts[Name]['written'];
};

/** An object whose properties are written in this order. */
export function object<Parts extends Record<string, Part<z.ZodType>>>(parts: Parts) {
  const each = <Of>(of: (part: Part<z.ZodType>) => Of): Record<string, Of> =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, of(part)]));
  return {
    schema: inOrder(each(({ schema }) => schema)),
    written: z.object(each(({ written }) => written) as WrittenOf<Parts>),
  };
}

export const listOf = <Written extends z.ZodType>(of: Part<Written>, most: number) => ({
  schema: list(of.schema, most),
  written: z.array(of.written).max(most),
});

/** One of these names, read as what it stands for. */
export const choice = <Names extends Record<string, string>>(names: Names) => ({
  schema: oneOf(names),
  written: z
    .enum(Object.keys(names) as (keyof Names & string)[])
    .transform((name): Names[keyof Names] => names[name]),
});

/** More of one kind than a reading holds. */
const MAX_ELEMENTS = 120;
const MAX_COLUMNS = 8;
/** No table has more on the pages of one reading. */
const MAX_ROWS = 400;
/** Longer words are no name and no phrase. */
const MAX_WORDS = 1_000;

const counted = (from: number): Schema => ({ type: 'INTEGER', minimum: from });

export const FLAG = { schema: { type: 'BOOLEAN' } as Schema, written: z.boolean() };
export const WORDS = { schema: { type: 'STRING' } as Schema, written: z.string().max(MAX_WORDS) };
export const UNIT = { schema: counted(1), written: z.number().int() };
/** Counted from 1. */
export const COLUMN = { schema: counted(1), written: z.number().int().min(1) };
/** 0: none. */
export const COLUMN_IF_ANY = { schema: counted(0), written: z.number().int().min(0) };
export const COLUMNS = listOf(COLUMN, MAX_COLUMNS);

/** The first and the last unit: all from one to the other; one alone is its own end. */
export const STRETCH = {
  schema: list(UNIT.schema, 2),
  written: z
    .array(UNIT.written)
    .min(1)
    .max(2)
    .transform(([first = 0, last = first]) => ({ first, last }))
    .refine(({ first, last }) => last >= first && last - first < MAX_ROWS)
    .transform(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    ),
};

export const elements = <Written extends z.ZodType>(element: Part<Written>) =>
  listOf(element, MAX_ELEMENTS);
