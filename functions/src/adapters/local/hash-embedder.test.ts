import { hashEmbedder } from './hash-embedder';

const similarity = (a: number[], b: number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

describe('hashEmbedder', () => {
  it.each(['La presión es de 2,2 bar', '', '🚗', 'de la los', '\u0000', 'a'.repeat(5000)])(
    'gives %j a direction of length 1 in 768 dimensions',
    async (text) => {
      const [vector = []] = await hashEmbedder.embed([text], 'document');
      expect(vector).toHaveLength(hashEmbedder.dimensions);
      expect(similarity(vector, vector)).toBeCloseTo(1, 10);
    },
  );

  it('gives the same vector every time', async () => {
    const twice = await Promise.all([0, 1].map(() => hashEmbedder.embed(['aceite'], 'query')));
    expect(twice[0]).toEqual(twice[1]);
  });

  it('puts inflected words nearer than other words', async () => {
    const [query = [], near = [], far = []] = await hashEmbedder.embed(
      ['cambiar el neumático', 'cambio de neumáticos', 'ajuste de los asientos'],
      'query',
    );
    expect(similarity(query, near)).toBeGreaterThan(similarity(query, far) + 0.2);
  });
});
