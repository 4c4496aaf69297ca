/** More work than a question may take. */
export class BudgetSpent extends Error {
  constructor() {
    super('processor budget spent');
    this.name = 'BudgetSpent';
  }
}

/** What one question may take of the processor that all questions of an instance share. */
export type ProcessorBudget = {
  /** Runs and counts a stretch of work that waits for nothing: while it runs, nobody else's work does. */
  spend<Result>(stretch: () => Result): Result;
  /** Between two pieces of a stretch. Fails with `BudgetSpent`. */
  check(): void;
};

/** Of whom nobody waits for. */
export const unlimited: ProcessorBudget = {
  spend: (stretch) => stretch(),
  check: () => undefined,
};

/** `clock`: milliseconds of processor that this process has taken; between two readings in a stretch all are its own. */
export function processorBudget(limitMs: number, clock: () => number): ProcessorBudget {
  let spentMs = 0;
  let begun: number | null = null;
  const check = (): void => {
    if (spentMs + (begun === null ? 0 : clock() - begun) > limitMs) throw new BudgetSpent();
  };
  return {
    check,
    spend(stretch) {
      check();
      const beginning = clock();
      begun = beginning;
      try {
        return stretch();
      } finally {
        spentMs += clock() - beginning;
        begun = null;
      }
    },
  };
}
