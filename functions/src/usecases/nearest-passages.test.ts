import { hashEmbedder } from '../adapters/local/hash-embedder';
import type { RevisionKey } from '../domain/ports';
import { nearestPassages } from './nearest-passages';

const manuals = [
  { manualId: 1, revision: 1 },
  { manualId: 2, revision: 1 },
];

function world(models: Record<number, string | null>, fails = false) {
  const asked: RevisionKey[][] = [];
  const noted: object[] = [];
  const warnings: string[] = [];
  let reads = 0;
  const nearest = nearestPassages({
    chunks: {
      modelOf: async (_, { manualId }) => {
        reads += 1;
        return models[manualId] ?? null;
      },
      nearest: async (_, revisions, { model }) => {
        if (fails) throw new Error('down');
        asked.push([...revisions]);
        return revisions.map(({ manualId }) => ({ id: `${manualId} by ${model}`, distance: 0 }));
      },
    },
    embedder: { ...hashEmbedder, model: 'new' },
    warn: (event) => void warnings.push(event),
    noteOtherModel: (manual) => void noted.push(manual),
  });
  return {
    nearest: () => nearest('ana', manuals, 'luz'),
    asked,
    noted,
    warnings,
    reads: () => reads,
  };
}

describe('nearestPassages', () => {
  it('never compares with vectors of another model, and says of which manual, once', async () => {
    const { nearest, noted, reads } = world({ 1: 'old', 2: 'new' });
    expect(await nearest()).toEqual([{ id: '2 by new', distance: 0 }]);
    await nearest();
    expect(noted).toEqual([{ uid: 'ana', manualId: 1, model: 'old' }]);
    expect(reads()).toBe(2);
  });

  it('asks nothing when no manual has vectors of the model', async () => {
    const { nearest, asked } = world({ 1: 'old', 2: null });
    expect(await nearest()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('leaves the question to the words when the database does not answer', async () => {
    const { nearest, warnings } = world({ 1: 'new', 2: 'new' }, true);
    expect(await nearest()).toEqual([]);
    expect(warnings).toEqual(['question answered without vectors']);
  });
});
