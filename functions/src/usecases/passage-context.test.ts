import { contextAt, FARTHEST_CONTEXT } from '../domain/answering/quote/passage-context';
import type { Chunk } from '../domain/ports/records';
import { pagesOfTexts } from '../testing/excerpts';
import { collectPassages } from './collect-passages';

/** The passages of these pages as they are handed over for storing, and as they are returned. */
async function read(texts: readonly string[]) {
  const stored: Chunk[] = [];
  const { chunks } = await collectPassages(
    { type: 'text/plain', pageCount: null, pages: pagesOfTexts(texts) },
    {
      key: { manualId: 1, revision: 1 },
      createdAt: new Date(0),
      onPassages: (passages) => Promise.resolve(void stored.push(...passages)),
      onPage: () => Promise.resolve(),
    },
  );
  return { stored, chunks };
}

const contextsOf = (chunks: readonly Chunk[]) =>
  chunks.map(({ context }) => [context?.before, context?.after]);

const LINES = [
  'Nunca haga lo siguiente:',
  '• Abrir el tapón en caliente.',
  '1. Afloje los tornillos.\n2. Suba el coche.',
  '3. Quite la rueda.\n4. Ponga la otra.',
  'Tamaño\tDelante\tDetrás\nR15\t2,2 bar\t2,0 bar',
  'R16\t2,3 bar\t2,1 bar',
  'En vehículos con motor diésel vale lo siguiente.',
  'Compruebe el nivel cada mes.',
  'ADVERTENCIA: No lo haga con el motor caliente.',
  'Excepto en pendientes.',
];

/** Pages of these lines in any order, the same for the same seed. */
function pagesOf(seed: number): string[] {
  let state = seed;
  return Array.from({ length: 12 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return LINES[Math.floor((state / 2 ** 32) * LINES.length)] ?? '';
  });
}
const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

describe('the context of a passage', () => {
  it('names the page before, which announces its list, and the pages on which its steps go on', async () => {
    const { stored } = await read([
      'Trabaja a presión. Nunca haga lo siguiente:',
      '• Abrir el tapón en caliente.',
      'Otra cosa.',
      '1. Afloje los tornillos.\n2. Suba el coche.',
      '3. Quite la rueda.',
      '4. Ponga la otra.',
      'Fin.',
    ]);
    expect(contextsOf(stored)[1]).toEqual([1, 0]);
    expect(contextsOf(stored)[3]).toEqual([0, 2]);
    expect(contextsOf(stored)[6]).toEqual([0, 0]);
  });

  it('names passages of its document only, and no more than may be read', async () => {
    for (const seed of seeds) {
      const { stored } = await read(pagesOf(seed));
      for (const { position, context } of stored) {
        expect(context?.before).toBeLessThanOrEqual(Math.min(position, FARTHEST_CONTEXT));
        expect(context?.after).toBeLessThanOrEqual(
          Math.min(stored.length - 1 - position, FARTHEST_CONTEXT),
        );
      }
    }
  });

  it('is the same whether pages are stored one by one or known all at once, and each time they are read', async () => {
    for (const seed of seeds) {
      const { stored, chunks } = await read(pagesOf(seed));
      expect(stored).toEqual(chunks);
      expect(chunks.map(({ context }) => context)).toEqual(
        chunks.map((_, at) => contextAt(chunks, at)),
      );
      expect((await read(pagesOf(seed))).stored).toEqual(stored);
    }
  });
});
