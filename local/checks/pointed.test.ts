import { SETS, setsIn } from '../../bench/findings/sets';
import { judged } from '../../bench/model/findings';
import {
  besideRules,
  inReadings,
  pointedBy,
  repliesIn,
  SHOWN,
  type ManualInReadings,
} from '../../bench/model/readings';
import { tally } from '../../bench/tables';
import { POINTED_KINDS, type PointedKind } from '../../functions/src/domain/pointed/pointed';
import type {
  PointedFact,
  PointedProcedure,
  PointedWork,
} from '../../functions/src/domain/pointed/elements';
import { storedElements } from '../../functions/src/domain/pointed/pointed-manual';
import { fromRoot } from '../suite/paths';

const replies = repliesIn(fromRoot('bench/model/readings.jsonl'));
const BY_MANUAL = SHOWN.flatMap((manual) => POINTED_KINDS.map((kind) => [manual, kind] as const));

const manuals = new Map<string, ManualInReadings>();
beforeAll(async () => {
  for (const manual of SHOWN) manuals.set(manual, await inReadings(manual));
});

type Found = { isToCheck?: boolean };
const isToCheck = (found: unknown): boolean => (found as Found | undefined)?.isToCheck === true;

describe('what was recorded of the readings of a manual', () => {
  it.each(BY_MANUAL)(
    'of %s finds all that rules find of %s, and nothing milder',
    (manual, kind) => {
      const shown = manuals.get(manual)!;
      const pointed = pointedBy(replies, shown, kind);
      const { byRules, both } = besideRules(kind, shown, pointed);
      const set = setsIn(SETS).find((one) => one.manual === manual)!;
      const [alone, together] = [byRules, both].map((found) =>
        tally(judged(kind, set, found).flatMap(({ counts }) => counts)),
      );
      expect(together?.['found'] ?? 0).toBeGreaterThanOrEqual(alone?.['found'] ?? 0);
      for (const fault of ['less urgent', 'stop shown milder', 'may go on, not said', 'cut off'])
        expect([fault, together?.[fault] ?? 0]).toEqual([fault, alone?.[fault] ?? 0]);
    },
  );

  it.each(SHOWN)('of %s is as it was asked for', (manual) => {
    const { readings } = manuals.get(manual)!;
    expect(readings.filter(({ id }) => !replies.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

/** What a model may write, be it that it is led astray by what a manual says: every unit of a reading, in every role. */
const REPLIES: {
  facts: (units: number[]) => PointedFact[];
  plan: (units: number[]) => PointedWork[];
  emergencies: (units: number[]) => PointedProcedure[];
} = {
  facts: (units) =>
    ([1, 2, 3] as const).map((value) => ({
      ...{ units, kind: 'tyre-pressure', words: null },
      columns: { name: [], value, unit: 0, conditions: [], versions: [] },
    })),
  plan: (units) =>
    [2, 3, 4].map((column) => ({
      ...{ units, words: null },
      columns: {
        ...{ work: 1, action: 0, every: [column], first: [], severe: [] },
        ...{ versions: [], conditions: [] },
      },
    })),
  emergencies: (units) =>
    units.map((unit) => ({ units: [unit], topic: 'accident', title: 'Cambiar una rueda' })),
};

const ALL_ROLES = Object.keys(REPLIES) as (keyof typeof REPLIES)[];

describe('what rules found, whatever a model writes', () => {
  it.each(SHOWN.flatMap((manual) => ALL_ROLES.map((kind) => [manual, kind] as const)))(
    'of %s is there word for word, and all else is to be checked: %s',
    (manual, kind) => {
      const shown = manuals.get(manual)!;
      const pointed = shown.readings
        .filter((one) => one.kind === kind)
        .flatMap(({ reading }) =>
          storedElements<PointedKind>(
            REPLIES[kind](reading.units.map(({ number }) => number)),
            reading,
          ),
        );
      const { byRules, both } = besideRules(kind, shown, pointed);
      expect(both.filter((found) => !isToCheck(found))).toEqual(byRules);
    },
  );
});
