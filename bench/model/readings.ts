import { WRITTEN } from '../../functions/src/adapters/vertex/pointed-kinds';
import type { ManualPart } from '../../functions/src/domain/findings/manual-part';
import { shownManual } from '../../functions/src/domain/pointed/kind-of-pointed';
import { KINDS, readingsFor } from '../../functions/src/domain/pointed/kinds';
import {
  numbered,
  type NumberedUnit,
  type Reading,
} from '../../functions/src/domain/pointed/numbered-manual';
import {
  POINTED_KINDS,
  type Elements,
  type PointedKind,
  type Stored,
} from '../../functions/src/domain/pointed/pointed';
import { storedElements } from '../../functions/src/domain/pointed/pointed-manual';
import { readingPrompt } from '../../functions/src/usecases/prompts/reading-prompt';
import { partsOf } from '../findings/parts-of';
import { jsonLines } from '../measures';

/**
 * Manuals of every layout whose truth the benches know and whose text the repository holds: the demonstration's, a printed one, two
 * in English, a motorcycle's and a quad's.
 */
export const SHOWN = [
  ...['faro-brisa', 'van-word', 'english-compact', 'english-diesel', 'hayama-tx', 'quad-latex'],
];

/** What somebody in a model's place wrote for a prompt: as Gemini would; a reading by its manual, kind and number. */
type Reply = { id: string; reply: unknown };
export type Replies = ReadonlyMap<string, unknown>;

export const repliesIn = (file: string): Replies =>
  new Map(jsonLines<Reply>(file).map(({ id, reply }) => [id, reply]));

/** "faro-brisa/facts#2". */
type ShownReading = { id: string; kind: PointedKind; reading: Reading };

export type ManualInReadings = {
  parts: ManualPart[];
  units: NumberedUnit[];
  readings: ShownReading[];
};

export async function inReadings(manual: string): Promise<ManualInReadings> {
  const parts = await partsOf(manual);
  const units = numbered(parts);
  const readings = POINTED_KINDS.flatMap((kind) =>
    readingsFor(kind, units).map((reading, at) => ({
      ...{ id: `${manual}/${kind}#${at + 1}`, kind, reading },
    })),
  );
  return { parts, units, readings };
}

/** The exact prompts of these manuals, with what is to be written. */
export async function readingPrompts(manuals: readonly string[]) {
  const prompts: { id: string; instructions: string; data: string; schema: unknown }[] = [];
  for (const manual of manuals)
    for (const { id, kind, reading } of (await inReadings(manual)).readings)
      prompts.push({ id, ...readingPrompt(kind, reading), schema: WRITTEN[kind].schema });
  return prompts;
}

/** What replies point at, as it is stored; nothing of a reply that is not what was asked for. */
export const pointedBy = (
  replies: Replies,
  { readings }: ManualInReadings,
  asked: PointedKind,
): Stored<Elements[PointedKind]>[] =>
  readings
    .filter(({ kind }) => kind === asked)
    .flatMap(({ id, kind, reading }) => {
      const read = WRITTEN[kind].written.safeParse(replies.get(id));
      return read.success ? storedElements<PointedKind>(read.data, reading) : [];
    });

/** What rules find of a kind, and that with what was pointed at, through the road of the product. */
export function besideRules(
  kind: PointedKind,
  { parts, units }: ManualInReadings,
  pointed: Stored<Elements[PointedKind]>[],
) {
  const own = KINDS[kind];
  const byRules = own.finder.find(parts);
  return { byRules, both: own.together(byRules, pointed, shownManual(parts, units)) };
}
