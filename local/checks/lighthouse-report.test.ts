import { medianOf, type Report } from '../../bench/lighthouse-report';
import { slowdownFor } from '../../bench/lighthouse-slowdown';

const run = (performance: number, others = 100, failures: string[] = []): Report => ({
  path: '/auth',
  benchmarkIndex: 1000,
  scores: { performance, accessibility: others, 'best-practices': 100 },
  metrics: [],
  scriptBytes: 0,
  failures,
});

describe('the median of several runs', () => {
  it('is the one with the middle performance', () => {
    expect(medianOf([run(95), run(60), run(91)]).scores.performance).toBe(91);
  });

  it('keeps the worst of what must not vary, and every reason', () => {
    const median = medianOf([run(95), run(92, 97, ['color-contrast']), run(91, 100, ['LCP'])]);
    expect(median.scores.accessibility).toBe(97);
    expect(median.failures).toEqual(['color-contrast', 'LCP']);
  });
});

it.each([
  [100, 1],
  [150, 1],
  [800, 2],
  [1050, 2.5],
  [1533, 4],
  [2000, 6],
  [2233, 7],
])('a machine with a BenchmarkIndex of %d emulates a phone %d times slower', (index, slowdown) => {
  expect(slowdownFor(index)).toBe(slowdown);
});
