import { comparisonWith, growth, LINEAR } from './growth';

/** Takes what its work counts, and what else the process does meanwhile: no clock decides. */
function countingMeter(meanwhile: readonly number[] = []) {
  let steps = 0;
  const others = [...meanwhile];
  return {
    count: (own: number) => void (steps += own),
    meter: async (work: () => unknown) => {
      steps = 0;
      await work();
      return steps + (others.shift() ?? 0);
    },
  };
}

describe('growth', () => {
  it('tells what is linear', async () => {
    const { count, meter } = countingMeter();
    expect(await growth((size) => count(100 * size), 40_000, meter)).toBe(8);
  });

  it('tells what is more than linear', async () => {
    const { count, meter } = countingMeter();
    expect(await growth((size) => count(size ** 2), 8000, meter)).toBe(64);
    expect(await growth((size) => count(size ** 2), 8000, meter)).toBeGreaterThan(LINEAR);
  });

  it('measures again what took long by chance', async () => {
    // The short part is lucky, and the long one has a neighbour, in the first round alone.
    const { count, meter } = countingMeter([0, 1_000_000]);
    expect(await growth((size) => count(size), 8000, meter)).toBe(8);
  });

  it('takes the processor for its measure', async () => {
    expect(await growth((size) => 'a'.repeat(size).split(''), 400_000)).toBeGreaterThan(0);
  });
});

describe('comparisonWith', () => {
  it('takes its measure once, as long as nothing takes more', async () => {
    const { count, meter } = countingMeter();
    let measured = 0;
    const measure = () => {
      measured += 1;
      count(300);
    };
    const times = comparisonWith(measure, meter);
    expect(await times(() => count(900), 10)).toBe(3);
    expect(await times(() => count(300), 10)).toBe(1);
    expect(measured).toBe(2);
    expect(await times(() => count(60_000), 10)).toBe(200);
  });
});
