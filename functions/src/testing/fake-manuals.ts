import { afterChange } from '../domain/manuals/manual-change';
import { newManual } from '../domain/manuals/new-manual';
import type { Manuals } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';

/** One owner's manual number 1 in memory; `null` for none. Changes are applied as the database applies them. */
export function fakeManuals(owner: string, change: Partial<ManualRecord> | null) {
  let manual: ManualRecord | null = change && {
    ...newManual({ id: 1, vehicleId: 1, originalFilename: 'manual.pdf' }, new Date(0)),
    ...change,
  };
  const history: Partial<ManualRecord>[] = [];
  return {
    /** What was written, in order. */
    history,
    current: (): ManualRecord | null => manual,
    /** A change by somebody else. */
    set: (other: Partial<ManualRecord>): void => {
      manual = manual && { ...manual, ...other };
    },
    remove: (): void => {
      manual = null;
    },
    update: (async (uid, id, decide) => {
      if (uid !== owner || id !== manual?.id) return null;
      const decided = decide(manual);
      if (decided) {
        history.push(decided);
        manual = afterChange(manual, decided, new Date());
      }
      return manual;
    }) satisfies Manuals['update'],
  };
}
