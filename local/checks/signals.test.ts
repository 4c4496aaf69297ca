import type { Judged } from '../../bench/findings/kind';
import { partsOf } from '../../bench/findings/parts-of';
import { SETS, setsIn, type SignalEntry } from '../../bench/findings/sets';
import { signals } from '../../bench/findings/signals';
import { CATALOGUE } from '../../functions/src/domain/signals/catalogue';
import type { Signal } from '../../functions/src/domain/signals/signal';
import { drawn } from '../../web/src/features/signals/icons';

const sets = setsIn(SETS).filter((set) => signals.entriesOf(set));

const shown = ({ entry, found }: Judged<SignalEntry, Signal>): string =>
  `p. ${entry?.page} ${entry?.name}: ${JSON.stringify(found?.meanings)}`;

/** What blocks a release, and keeps `SIGNALS` off: docs/decisions/0079. */
describe('the lights of every manual of the benchmark', () => {
  it('are judged by sets of several manuals', () => {
    expect(sets.length).toBeGreaterThanOrEqual(20);
  });

  it.each(sets.map((set) => [set.manual, set] as const))(
    'of %s are never shown milder than stop where the manual says stop',
    async (manual, set) => {
      const found = signals.finder.find(await partsOf(manual));
      const judged = signals.judge(signals.entriesOf(set) ?? [], found, set);
      const milder = judged.filter(({ counts }) => counts.includes('stop shown milder'));
      expect(milder.map(shown)).toEqual([]);
    },
  );
});

describe('the catalogue of lights', () => {
  it('has a drawing for each, and none for what it does not have', () => {
    expect([...drawn].sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
  });
});
