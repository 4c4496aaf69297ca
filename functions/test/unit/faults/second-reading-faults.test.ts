import { faults } from './reading-scenarios';
import { survives } from './strike-everywhere';

const SCENARIO = 'a second reading';

/** As `reading-faults.test.ts` does it. */
describe(SCENARIO, () => {
  it.each(Object.entries(faults))('survives at every call: %s', (name, fault) =>
    survives(SCENARIO, [name, fault]),
  );
});
