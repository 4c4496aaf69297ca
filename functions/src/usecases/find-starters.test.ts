import { extractiveModel } from '../adapters/local/extractive-model';
import { indexOfChunks } from '../domain/search/build-index';
import { BudgetSpent, processorBudget, unlimited } from '../domain/quotas/processor-budget';
import { MAX_STARTERS, STARTER_QUESTIONS } from '../domain/conversation/starters';
import type { AnswerModel } from '../domain/answering/answer-model';
import { aChunk } from '../testing/excerpts';
import { findStarters } from './find-starters';

const TEXTS = [
  'La presión de los neumáticos en frío es de 2,2 bar delante y 2,0 bar detrás.',
  'Los asientos traseros se abaten por partes tirando de la palanca.',
  'El maletero se abre con el mando a distancia o con el botón del portón.',
];

/** Each question finds one of them. */
const ANSWERS_ALL = STARTER_QUESTIONS.map((question) => `${question} Véase la tabla.`);

function read(texts: readonly string[] = TEXTS) {
  const chunks = texts.map((content, position) =>
    aChunk({ position, content, pageNumber: position + 7, pageReference: `p. ${position + 7}` }),
  );
  const manual = { manualId: 1, revision: 1, documentSource: 'm.pdf', chunkCount: chunks.length };
  return { manual, chunks, index: indexOfChunks(chunks) };
}

const warnings: string[] = [];
const finding = (model: AnswerModel = extractiveModel, budget = () => unlimited) =>
  findStarters({ model, budget, warn: (event) => void warnings.push(event) });
afterEach(() => warnings.splice(0));

/** Quotes the first passage, as sure as it is told to be. */
const quoting = (certainty: number): AnswerModel => ({
  answer: (_asked, [first]) =>
    Promise.resolve({
      found: true,
      certainty,
      statements: [
        {
          text: first?.chunk.content ?? '',
          citations: [{ excerpt: 0, start: 0, end: first?.chunk.content.length ?? 0 }],
        },
      ],
    }),
});

describe('findStarters', () => {
  it('finds what the manual answers for sure, with its page, and nothing else', async () => {
    expect(await finding()('ana', read())).toEqual([
      { query: '¿Qué presión deben llevar los neumáticos?', pageReference: 'p. 7' },
    ]);
  });

  it('finds nothing in a manual that answers none', async () => {
    expect(await finding()('ana', read(TEXTS.slice(1)))).toEqual([]);
  });

  it('offers nothing that is only likely', async () => {
    expect(await finding(quoting(0.7))('ana', read())).toEqual([]);
  });

  it('ends with as many as stand on the screen', async () => {
    const found = await finding(quoting(0.99))('ana', read(ANSWERS_ALL));
    expect(found.map(({ query }) => query)).toEqual(STARTER_QUESTIONS.slice(0, MAX_STARTERS));
  });

  it('keeps what it has when its budget is spent, and tells nobody', async () => {
    let asked = 0;
    const model: AnswerModel = {
      answer: (...given) => {
        asked += 1;
        if (asked > 1) throw new BudgetSpent();
        return quoting(0.99).answer(...given);
      },
    };
    expect(await finding(model)('ana', read(ANSWERS_ALL))).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('takes no more of the processor than all its questions share', async () => {
    let clock = 0;
    const budget = () => processorBudget(10, () => (clock += 6));
    expect(await finding(extractiveModel, budget)('ana', read())).toEqual([]);
    expect(clock).toBeLessThan(60);
  });

  it('lets a manual be read also where it fails', async () => {
    const model = { answer: () => Promise.reject(new Error('broken')) };
    expect(await finding(model)('ana', read())).toEqual([]);
    expect(warnings).toEqual(['questions to begin with not found']);
  });
});
