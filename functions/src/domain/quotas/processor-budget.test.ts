import { BudgetSpent, processorBudget } from './processor-budget';

/** A processor whose work is told to it. */
function world(limitMs: number) {
  let now = 0;
  const work = (ms: number): void => void (now += ms);
  return { budget: processorBudget(limitMs, () => now), work };
}

describe('a processor budget', () => {
  it('ends a stretch between two pieces of it, once they took more', () => {
    const { budget, work } = world(100);
    const done: number[] = [];
    const stretch = () => {
      for (const piece of [60, 40, 1, 1]) {
        budget.check();
        work(piece);
        done.push(piece);
      }
    };
    expect(() => budget.spend(stretch)).toThrow(BudgetSpent);
    expect(done).toEqual([60, 40, 1]);
  });

  it('counts its stretches together, and nothing between them', () => {
    const { budget, work } = world(100);
    const stretch = () => {
      work(60);
      return 'done';
    };
    expect(budget.spend(stretch)).toBe('done');
    work(1000);
    budget.check();
    budget.spend(stretch);
    expect(() => budget.spend(stretch)).toThrow(BudgetSpent);
  });

  it('counts a stretch that failed', () => {
    const { budget, work } = world(100);
    const fails = () => {
      work(101);
      throw new Error('other');
    };
    expect(() => budget.spend(fails)).toThrow('other');
    expect(() => budget.check()).toThrow(BudgetSpent);
  });
});
