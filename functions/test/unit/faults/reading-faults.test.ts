import { faults, scenarios } from './reading-scenarios';
import { survives } from './strike-everywhere';

/**
 * The pipeline is hurt at every single call that it makes of the outside, in every way, once each; then the queue and
 * the sweep do what they do in production. Afterwards the manual must have ended, whole, with nothing left over, and
 * the revision before must have been askable all the while. `npm run test:faults` prints the figures.
 */

/** The two longest, each in a file of its own: all in one, this file ended long after every other. */
const ELSEWHERE = ['a second reading', 'a reading that nobody asked for'];

describe.each(Object.keys(scenarios).filter((name) => !ELSEWHERE.includes(name)))(
  '%s',
  (scenario) => {
    it.each(Object.entries(faults))('survives at every call: %s', (name, fault) =>
      survives(scenario, [name, fault]),
    );
  },
);
