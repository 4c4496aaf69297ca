/**
 * So many tests against a running suite may pass at their second try, and are named: a browser, a suite and its workers
 * share two cores, and a change of thousands of tests is not turned down for one pause. More of them is a fault of the
 * product or of the tests.
 */
const MAX_SECOND_TRIES = 2;

/** Names the tests of a stage that passed only at their second try, and counts those that are a failure for it. */
export function countSecondTries(titles: readonly string[]): number {
  for (const title of titles) console.log(`  ⚠ solo ha pasado a la segunda: ${title}`);
  return titles.length > MAX_SECOND_TRIES ? titles.length : 0;
}
