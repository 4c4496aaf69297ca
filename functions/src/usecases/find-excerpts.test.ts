import { hashEmbedder } from '../adapters/local/hash-embedder';
import { indexOfChunks } from '../domain/lexical/build-index';
import { openLexicalIndex } from '../domain/lexical/open-index';
import { anExcerpt } from '../testing/excerpts';
import { findExcerpts } from './find-excerpts';

const headings = ['Arrancar con cables'];
const chunks = [
  anExcerpt({ position: 0, headings, content: 'Otra cosa que no viene al caso.' }).chunk,
  anExcerpt({ position: 1, headings, content: '1. Una las pinzas rojas.\n2. Una las negras.' })
    .chunk,
  anExcerpt({ position: 2, headings: [], content: '3. Espere.\n4. Siga.' }).chunk,
];
const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));

const find = findExcerpts({
  chunks: {
    get: (_, ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
    nearest: () => Promise.resolve([]),
  },
  embedder: hashEmbedder,
  vectorWeight: 0,
  indexOf: () => Promise.resolve(openLexicalIndex(indexOfChunks(chunks))),
  warn: () => undefined,
});

describe('findExcerpts', () => {
  it('adds the passage after one that ends within numbered steps, as evidence of nothing', async () => {
    const [first] = chunks;
    if (!first) throw new Error('no passage');
    const manual = { manualId: first.manualId, revision: first.revision, documentSource: 'a.pdf' };
    const { excerpts } = await find('ana', [manual], 'pinzas rojas');
    expect(excerpts.at(-1)).toMatchObject({ chunk: { position: 2 }, score: 0 });
  });
});
