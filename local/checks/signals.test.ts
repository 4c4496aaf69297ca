import { partsOf } from '../../bench/findings/parts-of';
import { judge, SETS, setsIn, type Judged } from '../../bench/signals/judge';
import { CATALOGUE } from '../../functions/src/domain/signals/catalogue';
import { signalsFinder } from '../../functions/src/domain/signals/signals-finder';
import { drawn } from '../../web/src/features/signals/icons';

const { sets } = setsIn(SETS);

const shown = ({ entry, found }: Judged): string =>
  `p. ${entry.page} ${entry.name}: ${found?.meaning.severity} (${found?.meaning.deciding?.phrase ?? 'por color'})`;

/** What blocks a release, and keeps `SIGNALS` off: docs/decisions/0079. */
describe('the lights of every manual of the benchmark', () => {
  it('are judged by sets of several manuals', () => {
    expect(sets.length).toBeGreaterThanOrEqual(20);
  });

  it.each(sets.map((set) => [set.manual, set] as const))(
    'of %s are never shown milder than stop where the manual says stop',
    async (_manual, { path, entries }) => {
      const { judged } = judge(entries, signalsFinder.find(await partsOf(path)));
      const stops = judged.filter(({ entry }) => entry.severity === 'stop' && !entry.optional);
      expect(stops.filter(({ isMilder }) => isMilder).map(shown)).toEqual([]);
    },
  );
});

describe('the catalogue of lights', () => {
  it('has a drawing for each, and none for what it does not have', () => {
    expect([...drawn].sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
  });
});
