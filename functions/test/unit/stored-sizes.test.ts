import { firestoreChunks, VECTOR_DIMENSIONS } from '../../src/adapters/firestore/chunks';
import { userConverter, vehicleConverter } from '../../src/adapters/firestore/converters';
import { firestoreSearches } from '../../src/adapters/firestore/searches';
import { composeAnswer } from '../../src/domain/answering/compose-answer';
import { blocksOf } from '../../src/domain/document/blocks-of-text';
import { LARGEST_ANSWER } from '../../src/domain/history/kept-answer';
import type { ReadPage } from '../../src/domain/document/read-page';
import type { DraftAnswer, Excerpt } from '../../src/domain/ports';
import type { Chunk } from '../../src/domain/ports/records';
import { aSearch, aUser, aVehicle } from '../../src/testing/builders';
import { collectPassages } from '../../src/usecases/collect-passages';
import { aQuestion } from '../../src/testing/questions';
import { localFirestore } from './support/local-firestore';

const LARGEST_DOCUMENT = 2 ** 20;
const QUESTION = aQuestion('¿Qué fusible lleva?');

const PAGES = 12;
const HEADER = 'Fusible\tIntensidad\tCircuito que protege\tLugar';

/** A page that is one table from top to bottom, each of its lines placed, as readers do. */
function tablePage(number: number): ReadPage {
  const rows = Array.from(
    { length: 55 },
    (_, row) => `F${number}-${row}\t${5 + row} A\tCircuito ${row} del cuadro ${number}\tHabitáculo`,
  );
  const text = [HEADER, ...rows].join('\n');
  const lines = [...text.matchAll(/[^\n]+/g)];
  const placed = lines.map(({ 0: line, index }, at) => ({
    ...{ start: index, end: index + line.length },
    box: { x: 0.1234, y: (1000 + 123 * at) / 10_000, w: 0.8765, h: 0.0123 },
  }));
  return { number, reference: `p. ${number}`, text, headings: [], placed };
}

async function passages(): Promise<Chunk[]> {
  const pages = Array.from({ length: PAGES }, (_, at) => tablePage(at + 1));
  const { chunks } = await collectPassages(
    { type: 'application/pdf', pageCount: PAGES, pages },
    {
      key: { manualId: 1, revision: 1 },
      createdAt: new Date(0),
      onPassages: () => Promise.resolve(),
      onPage: () => Promise.resolve(),
    },
  );
  return chunks;
}

const longest = (chunks: readonly Chunk[]): Excerpt[] =>
  chunks
    .toSorted((a, b) => b.content.length - a.content.length)
    .slice(0, PAGES)
    .map((chunk) => ({ chunk, documentSource: 'manual.pdf', score: 1 }));

/** An answer that quotes each row of all of these excerpts, as the rows that they are. */
function quotingAll(excerpts: readonly Excerpt[]): DraftAnswer {
  const statements = excerpts.map(({ chunk }, at) => {
    const rows = blocksOf(chunk)
      .flatMap(({ units }) => units)
      .filter(({ kind }) => kind === 'row');
    const citations = rows.map(({ start, end }) => ({ excerpt: at, start, end }));
    return {
      text: rows.map(({ start, end }) => chunk.content.slice(start, end)).join('\n'),
      citations,
      quoted: { kind: 'table' as const, above: 'Fusibles', below: '', pieces: citations },
    };
  });
  return { found: true, isSafetyCritical: false, statements };
}

/** Firestore refuses arrays that are values of arrays. */
function holdsArrayInArray(value: unknown, isInArray = false): boolean {
  if (Array.isArray(value)) return isInArray || value.some((one) => holdsArrayInArray(one, true));
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return Object.values(value).some((one) => holdsArrayInArray(one));
}

describe('what is stored of tables as long as a page', () => {
  const store = localFirestore();

  it('is an answer of 12 citations below 200 kB, without arrays in arrays', async () => {
    await store.db.doc('users/ana').withConverter(userConverter).set(aUser());
    await store.db.doc('users/ana/vehicles/1').withConverter(vehicleConverter).set(aVehicle());
    const chunks = await passages();
    const excerpts = longest(chunks);
    const composed = composeAnswer(QUESTION, quotingAll(excerpts), excerpts);
    const shown = composed?.statements.filter(({ kind }) => kind === 'table') ?? [];
    expect(shown).toHaveLength(PAGES);
    expect(JSON.stringify(shown)).toContain('"boxes":[{');
    const search = { ...aSearch(), ...composed };
    expect(holdsArrayInArray(search)).toBe(false);
    const { id } = await firestoreSearches(store.db, {
      retentionDays: 0,
      now: () => new Date(),
    }).save('ana', search);
    const stored = (await store.db.doc(`users/ana/searches/${id}`).get()).data();
    expect(stored?.statements).toEqual(composed?.statements);
    expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(LARGEST_ANSWER);
  });

  it('is an answer without the marks on its pages, which says so, where it would take more', async () => {
    const excerpts = longest(await passages());
    const composed = composeAnswer(QUESTION, quotingAll(excerpts), excerpts);
    const statements = composed?.statements ?? [];
    // Rows askew have a box for each of their words.
    const marked = statements.map((one) =>
      'citations' in one
        ? {
            ...one,
            citations: one.citations.map((citation) => ({
              ...citation,
              boxes: Array.from({ length: 9 }, () => citation.boxes).flat(),
            })),
          }
        : one,
    );
    const search = { ...aSearch(), ...composed, statements: marked };
    expect(Buffer.byteLength(JSON.stringify(search))).toBeGreaterThan(LARGEST_ANSWER);
    const { id } = await firestoreSearches(store.db, {
      retentionDays: 0,
      now: () => new Date(),
    }).save('ana', search);
    const stored = (await store.db.doc(`users/ana/searches/${id}`).get()).data();
    expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(LARGEST_ANSWER);
    const unmarked = statements.map((one) =>
      'citations' in one
        ? { ...one, citations: one.citations.map((citation) => ({ ...citation, boxes: [] })) }
        : one,
    );
    const remark = 'Esta respuesta es tan larga que se guarda sin sus marcas en las páginas.';
    expect(stored?.statements).toEqual([...unmarked, { kind: 'remark', text: remark }]);
    expect(stored?.response).toBe(`${composed?.response}\n\n${remark}`);
    expect(stored?.sourceDocuments).toEqual(composed?.sourceDocuments);
  });

  it('is passages of less than a document may hold, with their blocks and context', async () => {
    const chunks = await passages();
    const embedding = Array.from({ length: VECTOR_DIMENSIONS }, () => 1 / 3);
    const embedded = chunks.map((chunk) => ({ ...chunk, embedding, embeddingModel: 'one' }));
    expect(chunks.some((chunk) => holdsArrayInArray(chunk))).toBe(false);
    const stored = firestoreChunks(store.db);
    await stored.save('ana', embedded);
    const found = await stored.list('ana', 1, 1, chunks.length);
    expect(found).toEqual(chunks);
    const sizes = found.map((chunk) => Buffer.byteLength(JSON.stringify({ ...chunk, embedding })));
    expect(Math.max(...sizes)).toBeLessThan(LARGEST_DOCUMENT / 10);
  });

  it('is refused by the database with an array in an array', async () => {
    expect(holdsArrayInArray({ rows: [['R15', '2,2 bar']] })).toBe(true);
    const write = async () => store.db.doc('users/ana').set({ rows: [['R15', '2,2 bar']] });
    await expect(write()).rejects.toThrow('array value in an array value');
  });
});
