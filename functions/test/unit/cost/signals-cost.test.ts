import type { Revisions } from '../../../src/domain/revisions';
import { documentPages } from '../../../src/domain/document/document-page';
import type { Findings } from '../../../src/domain/findings/finder';
import type { WholeDocuments } from '../../../src/domain/page-ports';
import { vehicleFindings } from '../../../src/usecases/vehicle-findings';
import { listSignals } from '../../../src/usecases/vehicle-signals';
import { newReader, textPages } from './cost-scenarios';
import { costWorld, type CostWorld } from './cost-world';

/** What Google bills for the lights of a vehicle: no model is asked. See `cost.test.ts`. */

/** What is found, and the document itself, with what is read and written of them. */
function metered() {
  const stored = new Map<string, unknown>();
  const bill = { objectReads: 0, objectWrites: 0 };
  const findings: Findings & Pick<Revisions, 'deleteRevision'> = {
    load: async (_uid, key, { parse }) => {
      bill.objectReads += 1;
      const found = stored.get(`${key.manualId}-${key.revision}`);
      return found === undefined ? null : parse(found);
    },
    deleteRevision: () =>
      Promise.reject(new Error('a revision that is there lost what was found in it')),
    save: async (_uid, key, _finder, found) => {
      bill.objectWrites += 1;
      stored.set(`${key.manualId}-${key.revision}`, found);
    },
  };
  const documents: Pick<WholeDocuments, 'all'> = {
    async *all() {
      bill.objectReads += 1;
      yield documentPages()({ number: 1, reference: 'p. 1', text: 'Testigos', headings: [] });
    },
  };
  return { findings, documents, bill };
}

async function lights(world: CostWorld) {
  const owner = await newReader(world, textPages(2));
  const { findings, documents, bill } = metered();
  const find = vehicleFindings({ ...world.ports, findings, documents });
  return { bill, list: () => listSignals({ find, isAvailable: true })(owner.uid, 1) };
}

describe('the lights of a vehicle', () => {
  let world: CostWorld;
  beforeAll(async () => {
    world = await costWorld();
  });
  afterAll(() => world.stop());

  it('cost its vehicle, its shelf and one object of each manual; the first time the document, too', async () => {
    const { bill, list } = await lights(world);
    await list();
    expect(bill).toEqual({ objectReads: 2, objectWrites: 1 });
    const cost = await world.costOf(list);
    expect(bill).toEqual({ objectReads: 3, objectWrites: 1 });
    expect(cost).toMatchObject({ reads: 2, writes: 0, prompts: 0, embeddings: 0 });
  });
});
