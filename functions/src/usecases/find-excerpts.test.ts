import { embeddedRetrieval } from '../domain/answering/retrieval';
import { indexOfChunks } from '../domain/search/build-index';
import { openLexicalIndex } from '../domain/search/index-format';
import type { Chunk } from '../domain/ports/records';
import { anExcerpt, asRead } from '../testing/excerpts';
import { findExcerpts } from './find-excerpts';

const manual = { manualId: 1, revision: 1, documentSource: 'a.pdf', chunkCount: 4 };

const passages = (...contents: string[]): Chunk[] =>
  asRead(contents.map((content, position) => anExcerpt({ position, content }).chunk));

function finder(chunks: readonly Chunk[], vectorWeight = 0, stored = chunks) {
  const byId = new Map(stored.map((chunk) => [chunk.id, chunk]));
  const asked = { vectors: 0, chunks: 0 };
  const find = findExcerpts({
    chunks: {
      get: (_, ids) => {
        asked.chunks += ids.length;
        return Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []));
      },
    },
    nearest: () => {
      asked.vectors += 1;
      return Promise.resolve([{ id: chunks.at(-1)?.id ?? '', distance: 0.1 }]);
    },
    retrieval: embeddedRetrieval(vectorWeight),
    withIndexes: (_uid, _manuals, work) =>
      Promise.resolve(work([openLexicalIndex(indexOfChunks(chunks))])),
  });
  const positions = async (question: string): Promise<number[]> =>
    (await find('ana', [manual], question)).excerpts.map(({ chunk }) => chunk.position);
  return { find, positions, asked };
}

describe('findExcerpts', () => {
  it('adds the passages in which numbered steps go on, as evidence of nothing', async () => {
    const { find } = finder(
      passages(
        'Otra cosa que no viene al caso.',
        '1. Una las pinzas rojas.\n2. Una las negras.',
        '3. Espere.\n4. Siga.',
        '5. Separe.',
        'Fin.',
      ),
    );
    const { excerpts } = await find('ana', [manual], 'pinzas rojas');
    expect(excerpts.slice(1)).toMatchObject([
      { chunk: { position: 2 }, score: 0 },
      { chunk: { position: 3 }, score: 0 },
    ]);
  });

  it('adds the passages in which the list was announced with which one begins', async () => {
    const { find } = finder(
      passages(
        'Trabaja a presión. Nunca haga lo siguiente:\n• Remolcar el coche.',
        '• Empujar el coche.',
        '• Abrir el tapón en caliente.',
        'Fin.',
      ),
    );
    const { excerpts } = await find('ana', [manual], 'abrir el tapón');
    expect(excerpts).toMatchObject([
      { chunk: { position: 2 } },
      { chunk: { position: 1 }, score: 0 },
      { chunk: { position: 0 }, score: 0 },
    ]);
  });

  it.each([
    [
      'limits its last sentence',
      'abrir el tapón',
      ['Abra el tapón.', 'Nunca en caliente.'],
      [0, 1],
    ],
    ['does not', 'abrir el tapón', ['Abra el tapón.', 'Ciérrelo.'], [0]],
    [
      'its table began in',
      'rueda R18',
      ['R14\tuno\nR15\tdos', 'R16\ttres', 'Rueda R18\tcuatro'],
      [2, 1, 0],
    ],
    ['no table ends in', 'rueda R18', ['R14\tuno\nOtra cosa.', 'Rueda R18\tcuatro'], [1]],
  ])('adds the passage beside one when it %s', async (_, question, contents, expected) => {
    const { positions } = finder(passages(...contents));
    expect(await positions(question)).toEqual(expected);
  });

  it('looks at the passages right beside one that was read before its context was stored', async () => {
    const chunks = passages('Nunca haga lo siguiente:', '• Abrir el tapón.', '• Fumar.');
    const { positions } = finder(chunks.map((chunk) => ({ ...chunk, context: undefined })));
    expect(await positions('abrir el tapón')).toEqual([1, 0]);
  });

  it('reads nothing beside a passage that needs nothing', async () => {
    const { positions, asked } = finder(passages('Uno.', 'Abra el tapón.', 'Ciérrelo.'));
    expect(await positions('abrir el tapón')).toEqual([1]);
    expect(asked.chunks).toBe(1);
  });

  it('does not take for a continuation what begins otherwise', async () => {
    const { positions } = finder(
      passages('1. Una las pinzas rojas.\n2. Una las negras.', 'Otro capítulo.'),
    );
    expect(await positions('pinzas rojas')).toEqual([0]);
  });

  it('cuts no list short whose end was deleted meanwhile', async () => {
    const indexed = passages('1. Una las pinzas rojas.\n2. Una las negras.', '3. Espere.');
    const { find } = finder(indexed, 0, indexed.slice(0, 1));
    const rest = find('ana', [manual], 'pinzas rojas');
    await expect(rest).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });

  it('puts first what says it in one sentence, before what has the words here and there', async () => {
    const scattered =
      'El freno se revisa en el taller. La luz se limpia. El líquido se guarda lejos de los niños, y el nivel no importa.';
    const together =
      'Cuando baja el nivel del líquido de frenos se enciende la luz. Vaya al taller sin prisa y pida una revisión.';
    const { positions } = finder(passages(scattered, together));
    expect((await positions('nivel líquido freno luz'))[0]).toBe(1);
  });

  it('asks vectors that may not rank only where words leave room', async () => {
    const many = passages(...Array.from({ length: 14 }, (_, at) => `Pinzas rojas, caso ${at}.`));
    const full = finder(many, 0.05);
    await full.positions('pinzas rojas');
    expect(full.asked.vectors).toBe(0);
    const few = finder(passages('Pinzas rojas.', 'Nada.'), 0.05);
    expect(await few.positions('pinzas rojas')).toEqual([0, 1]);
    const trusted = finder(many, 0.5);
    await trusted.positions('pinzas rojas');
    expect(trusted.asked).toMatchObject({ vectors: 1, chunks: 12 });
  });

  it('leaves out contents, but not of a manual that is nothing else', async () => {
    const contents = 'Arranque\t8\nLuces\t12\nFrenos\t20\nDatos\t30';
    const more = 'Airbag\t8\nBocina\t12\nClima\t20\nRadio\t30';
    const text = 'El aceite se cambia cada año.';
    const about = async (...texts: string[]) => finder(passages(...texts)).positions('luces');
    expect(await about(contents, text)).toEqual([]);
    expect(await about(contents, more, more, text, text, text, more)).toEqual([]);
    expect(await about(contents)).toEqual([0]);
    expect(await about(contents, more)).toEqual([0]);
  });
});
