import type { AnswerModel } from '../domain/answering/answer-model';
import type { Excerpt } from '../domain/ports';
import { askingWorld, type Owned } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk } from '../testing/excerpts';

const owned = (content: string, change: Partial<Owned> = {}): Owned => ({
  vehicles: [aVehicle(), aVehicle({ id: 2 })],
  manuals: [aReadManual()],
  chunks: [aChunk({ content })],
  ...change,
});

/** What a model finds that searches for these words. */
async function searched(phrase: string, owners: Record<string, Owned>) {
  let found: readonly Excerpt[] = [];
  const model: AnswerModel = {
    answer: async (_asked, _excerpts, { search } = {}) => {
      found = (await search?.(phrase)) ?? [];
      return { found: false, statements: [] };
    },
  };
  const world = askingWorld({ owners, model });
  await world.ask('ana', { query: '¿Qué aceite lleva?', vehicleId: 1 });
  return { texts: found.map(({ chunk }) => chunk.content), reads: world.reads };
}

describe('the second search of a model', () => {
  const OIL = 'El aceite del motor es SAE 5W-30.';

  it("finds what the owner's own manual says", async () => {
    const { texts } = await searched('aceite motor', { ana: owned(OIL) });
    expect(texts).toEqual([OIL]);
  });

  it("reads nothing of another owner's", async () => {
    const luis = owned('La caja fuerte de Luis se abre con 4711.');
    const { texts, reads } = await searched('caja fuerte', { ana: owned(OIL), luis });
    expect(texts).not.toContain('La caja fuerte de Luis se abre con 4711.');
    expect(reads.filter((read) => !read.endsWith('of ana'))).toEqual([]);
  });

  it('reads nothing of another vehicle', async () => {
    const ana = owned(OIL, {
      manuals: [aReadManual(), aReadManual({ id: 2, vehicleId: 2 })],
      chunks: [
        aChunk({ content: OIL }),
        aChunk({ manualId: 2, content: 'El remolque pesa 600 kg.' }),
      ],
    });
    expect((await searched('remolque pesa', { ana })).texts).not.toContain(
      'El remolque pesa 600 kg.',
    );
  });

  it('finds nothing in a manual that was read anew meanwhile, and the question goes on', async () => {
    const ana = owned(OIL);
    const model: AnswerModel = {
      answer: async (_asked, _excerpts, { search } = {}) => {
        ana.chunks.splice(0);
        await expect(search?.('aceite motor')).resolves.toEqual([]);
        return { found: false, statements: [] };
      },
    };
    const { ask } = askingWorld({ owners: { ana }, model });
    const { response } = await ask('ana', { query: '¿Qué aceite lleva?', vehicleId: 1 });
    expect(response).toMatch(/^No (?:lo )?encuentro/);
  });
});
