import { z } from 'zod';
import type { Finder } from '../findings/finder';
import { KINDS } from './kinds';
import type { Reading } from './numbered-manual';
import { POINTED_KINDS, type Elements, type PointedKind, type Stored } from './pointed';

/** What a model found in one reading; nothing where it gave nothing. */
export type PointedReading = {
  kind: PointedKind;
  elements: Stored<Elements[PointedKind]>[];
  tokens: number;
};

/** What a model pointed at in a manual: for each kind its readings in their order, as far as they were asked. */
export type PointedManual = { readings: PointedReading[]; isEnded: boolean };

/** What is written of a manual anew, before any of it was read. */
export const NOTHING_POINTED: PointedManual = { readings: [], isEnded: false };

const readings = POINTED_KINDS.map((kind) =>
  z.object({
    kind: z.literal(kind),
    elements: z.array(KINDS[kind].stored),
    tokens: z.number(),
  }),
);
const storedSchema = z.array(
  z.object({ isEnded: z.boolean(), readings: z.array(z.union(readings)) }),
);

/** How what a model pointed at is stored beside what rules find: once for a revision, whatever rules change. */
export const pointedManual: Finder<PointedManual> = {
  name: 'pointed',
  version: 1,
  max: 1,
  find: () => [],
  parse: (stored) => storedSchema.parse(stored),
};

/** Of one reading, by the units' own names: what points at a unit that this reading did not show is left out. */
export function storedElements<Kind extends PointedKind>(
  elements: readonly Elements[Kind][],
  reading: Reading,
): Stored<Elements[Kind]>[] {
  const shown = new Map(reading.units.map(({ number, said }) => [number, said.unit]));
  return elements.flatMap(({ units, ...element }) => {
    const at = units.flatMap((number) => shown.get(number) ?? []);
    return at.length === units.length ? [{ ...element, units: at } as Stored<Elements[Kind]>] : [];
  });
}

/** What was pointed at of one kind, in all readings. */
export const pointedOf = (
  readings: readonly PointedReading[],
  kind: PointedKind,
): Stored<Elements[PointedKind]>[] =>
  readings.filter((reading) => reading.kind === kind).flatMap(({ elements }) => elements);
