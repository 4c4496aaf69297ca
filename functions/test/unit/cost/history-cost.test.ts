import { getSearch } from '../../../src/usecases/get-search';
import { keepSearch } from '../../../src/usecases/keep-search';
import { listSearches } from '../../../src/usecases/list-searches';
import { rateSearch } from '../../../src/usecases/rate-search';
import { newInstance, newReader, textPages, type Owner } from './cost-scenarios';
import { costWorld, type Bill, type CostWorld } from './cost-world';

/** What Google bills for what owners do with answers: no model is asked. See `cost.test.ts`. */

type Scenario = {
  /** Everything before, which is not billed; returns what is. */
  prepare: (world: CostWorld) => Promise<() => Promise<unknown>>;
  budget: Partial<Bill>;
};

const SHORT_QUESTION = '¿Qué par de apriete lleva el fusible GX-105?';

/** An owner with one answer that cites a manual. */
async function ownerWithAnswer(world: CostWorld): Promise<Owner> {
  const owner = await newReader(world, textPages(2));
  await newInstance(owner)(SHORT_QUESTION);
  return owner;
}

async function withAnswer(world: CostWorld, work: (owner: Owner) => Promise<unknown>) {
  const owner = await ownerWithAnswer(world);
  return () => work(owner);
}

const scenarios: Record<string, Scenario> = {
  'opening an answer that was given before': {
    prepare: (world) => withAnswer(world, ({ uid }) => getSearch(world.ports)(uid, 1)),
    budget: { reads: 2 },
  },
  'listing and counting the history': {
    prepare: (world) =>
      withAnswer(world, async ({ uid }) => {
        await listSearches(world.ports)(uid);
        await world.ports.searches.count(uid);
      }),
    budget: { reads: 4 },
  },
  'keeping an answer': {
    prepare: (world) => withAnswer(world, ({ uid }) => keepSearch(world.ports)(uid, 1)),
    budget: { reads: 4, writes: 1, commits: 1 },
  },
  'saying of an answer that it helped': {
    prepare: (world) =>
      withAnswer(world, ({ uid }) =>
        rateSearch({ ...world.ports, alert: () => undefined })(uid, 1, {
          ...{ verdict: 'helpful', reasons: [], note: null, mayBeUsed: false },
        }),
      ),
    budget: { reads: 1, writes: 1, commits: 1 },
  },
};

describe('what Google bills for of answers that were given', () => {
  let world: CostWorld;
  beforeAll(async () => {
    // The SDK announces its own end.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    world = await costWorld();
  });
  afterAll(() => world.stop());

  it.each(Object.entries(scenarios))('%s', async (_name, { prepare, budget }) => {
    const bill = await world.costOf(await prepare(world));
    const spent = Object.entries(bill).filter(([, amount]) => amount > 0);
    expect(Object.fromEntries(spent)).toEqual(budget);
  });
});
