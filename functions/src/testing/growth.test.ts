import { comparisonWith, growth, LINEAR } from './growth';

const count = (steps: number): number => {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) % 1_000_003;
  return sum;
};

describe('growth', () => {
  it('tells what is linear', async () => {
    expect(await growth((size) => count(100 * size), 40_000)).toBeLessThan(LINEAR);
    expect(await growth((size) => 'a'.repeat(size).split(''), 400_000)).toBeLessThan(LINEAR);
  });

  it('tells what is more than linear, in our own loops and in those of the language', async () => {
    // 512 times as much for eight times the size: what else the process does meanwhile does not hide it.
    expect(await growth((size) => count(size ** 3), 320)).toBeGreaterThan(LINEAR);
    const text = (size: number) => /a+$/.test(`${'a'.repeat(size)}b`);
    expect(await growth(text, 12_000)).toBeGreaterThan(LINEAR);
  });

  it('tells work that is many times another', async () => {
    const times = comparisonWith(() => count(300_000));
    expect(await times(() => count(900_000), 10)).toBeLessThan(10);
    // 100 times: what else the process does while the short one runs does not hide it.
    expect(await times(() => count(60_000_000), 10)).toBeGreaterThan(10);
    expect(await times(() => count(300_000), 10)).toBeLessThan(10);
  });
});
