import type { FindingsQueue, StoredFindings } from '../../../src/domain/findings/finder';
import type { WholeDocuments } from '../../../src/domain/ports/pages';
import { vehicleFindings } from '../../../src/usecases/vehicle-findings';
import { listSignals } from '../../../src/usecases/vehicle-signals';
import { newReader, textPages } from './cost-scenarios';
import { costWorld, type CostWorld } from './cost-world';

/** What Google bills for the lights of a vehicle: no model is asked. See `cost.test.ts`. */

/** What is found, and whether there is a document, with what is read of them. */
function metered() {
  const bill = { objectReads: 0, objectWrites: 0, tasks: 0 };
  let isLookedThrough = false;
  const findings: Pick<StoredFindings, 'load'> = {
    load: (_uid, _key, { parse }) => {
      bill.objectReads += 1;
      return Promise.resolve(isLookedThrough ? { found: parse([]), isGivenUp: false } : null);
    },
  };
  const documents: Pick<WholeDocuments, 'isStored'> = {
    isStored: () => {
      bill.objectReads += 1;
      return Promise.resolve(true);
    },
  };
  const queue: FindingsQueue = {
    enqueue: () => {
      bill.tasks += 1;
      return Promise.resolve();
    },
  };
  return { findings, documents, queue, bill, lookThrough: () => void (isLookedThrough = true) };
}

async function lights(world: CostWorld) {
  const owner = await newReader(world, textPages(2));
  const { bill, lookThrough, ...ports } = metered();
  const find = vehicleFindings({ ...world.ports, ...ports });
  return { bill, lookThrough, list: () => listSignals({ find, isAvailable: true })(owner.uid, 1) };
}

describe('the lights of a vehicle', () => {
  let world: CostWorld;
  beforeAll(async () => {
    world = await costWorld();
  });
  afterAll(() => world.stop());

  it('cost its vehicle, its shelf and one object of each manual; until it is looked through, a list and a task, too', async () => {
    const { bill, lookThrough, list } = await lights(world);
    await list();
    expect(bill).toEqual({ objectReads: 2, objectWrites: 0, tasks: 1 });
    lookThrough();
    const cost = await world.costOf(list);
    expect(bill).toEqual({ objectReads: 3, objectWrites: 0, tasks: 1 });
    expect(cost).toMatchObject({ reads: 2, writes: 0, prompts: 0, embeddings: 0 });
  });
});
