import type { Judged } from '../../bench/findings/kind';
import { partsOf } from '../../bench/findings/parts-of';
import { SETS, setsIn, type SignalEntry } from '../../bench/findings/sets';
import { signals } from '../../bench/findings/signals';
import { CATALOGUE } from '../../functions/src/domain/warning-lights/catalogue';
import type { Signal } from '../../functions/src/domain/warning-lights/signal';
import { drawn } from '../../web/src/features/signals/icons';

const sets = setsIn(SETS).filter((set) => signals.entriesOf(set));

const shown = ({ entry, found }: Judged<SignalEntry, Signal>): string =>
  `p. ${entry?.page} ${entry?.name}: ${JSON.stringify(found?.meanings)}`;

/** How many of the lights found may be shown more urgent than their manual says. */
const MAX_TOO_SEVERE = 0.15;

async function judgedOf(set: (typeof sets)[number]) {
  const found = signals.finder.find(await partsOf(set.manual));
  return signals.judge(signals.entriesOf(set) ?? [], found, set);
}

/** What blocks a release: docs/decisions/0079. */
describe('the lights of every manual of the benchmark', () => {
  const all: Judged<SignalEntry, Signal>[] = [];
  const counted = (count: string) => all.filter(({ counts }) => counts.includes(count));

  it('are judged by sets of several manuals', () => {
    expect(sets.length).toBeGreaterThanOrEqual(20);
  });

  it.each(sets.map((set) => [set.manual, set] as const))(
    'of %s are never shown milder than stop where the manual says stop',
    async (_, set) => {
      const judged = await judgedOf(set);
      all.push(...judged);
      const milder = judged.filter(({ counts }) => counts.includes('stop shown milder'));
      expect(milder.map(shown)).toEqual([]);
    },
  );

  it('are shown milder only where their judge would not insist, and let nobody drive on', () => {
    const milder = counted('less urgent').filter(({ entry }) => !entry?.doubtful);
    expect(milder.map(shown)).toEqual([]);
    expect(counted('may go on, not said').map(shown)).toEqual([]);
  });

  it('are shown more urgent than their manual says in 15 of 100 at most', () => {
    expect(counted('more urgent').length / counted('found').length).toBeLessThanOrEqual(
      MAX_TOO_SEVERE,
    );
  });
});

describe('the catalogue of lights', () => {
  it('has a drawing for each, and none for what it does not have', () => {
    expect([...drawn].sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
  });
});
