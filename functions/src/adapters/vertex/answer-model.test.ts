import { AppError } from '../../domain/app-error';
import { composeAnswer } from '../../domain/answering/compose-answer';
import { anExcerpt } from '../../testing/excerpts';
import {
  askingToWait,
  fakeVertex,
  generated,
  loggedOf,
  refused,
  type FakeVertex,
} from '../../testing/fake-vertex';
import { answerPrompt } from '../../usecases/prompts/answer-prompt';
import { vertexAnswerModel } from './answer-model';

const QUESTION = '¿Qué presión llevan las ruedas?';
const excerpts = [
  anExcerpt({ content: 'La presión en frío es de 2,2 bar delante.' }),
  anExcerpt({ position: 8, content: 'Tire pressure, rear: 2.0 bar when cold.' }),
];
const draft = {
  found: true,
  isDoubtful: false,
  isSafetyCritical: false,
  statements: [
    { text: 'Delante, 2,2 bar.', citations: [{ excerpt: 1, quote: 'es de 2,2 bar delante' }] },
    { text: 'Detrás, 2.0 bar.', citations: [{ excerpt: 2, quote: 'rear: 2.0 bar when cold' }] },
  ],
};
const good = generated(JSON.stringify(draft));
const LEFT_OUT =
  'Se ha dejado fuera lo que no se ha podido comprobar en tus manuales: léelo entero en p. 1.';
const WITHIN = { attemptMs: 5000, overallMs: 10_000 };

describe('vertexAnswerModel, at the wire', () => {
  let vertex: FakeVertex;
  const blocked: { model: string; reason: string }[] = [];
  const model = (limits = WITHIN) =>
    vertexAnswerModel({
      place: { project: 'demo-guantera', location: 'eu', host: vertex.host },
      model: 'gemini-test',
      promptFor: answerPrompt,
      onBlocked: (fields) => void blocked.push(fields),
      limits,
    });
  const ask = (limits = WITHIN) =>
    model(limits).answer(QUESTION, excerpts, { readAs: QUESTION, weights: new Map() });
  /** What the owner is told, and what the log is. */
  const failure = async (limits = WITHIN): Promise<{ code: string; log: string }> => {
    const error: unknown = await ask(limits).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof AppError)) throw new Error(`no AppError: ${String(error)}`);
    return { code: error.code, log: loggedOf(error) };
  };

  beforeAll(async () => {
    // The SDK announces its own end.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Loading it is no part of what is timed here.
    await import('@google-cloud/vertexai');
  });
  // One for each test: what a test gave up may still be on its way when the next one counts its requests.
  beforeEach(async () => {
    vertex = await fakeVertex();
    blocked.splice(0);
  });
  afterEach(() => vertex.close());

  it('asks the model of its location for JSON, with the manual as data', async () => {
    vertex.answerWith(good);
    await ask();
    const { instructions, data } = answerPrompt(QUESTION, excerpts);
    expect(vertex.requests).toMatchObject([
      {
        path: '/v1/projects/demo-guantera/locations/eu/publishers/google/models/gemini-test:generateContent',
        authorization: 'Bearer fake-token',
        body: {
          contents: [{ role: 'user', parts: [{ text: data }] }],
          systemInstruction: { parts: [{ text: instructions }] },
          generationConfig: {
            responseMimeType: 'application/json',
            responseSchema: {
              type: 'OBJECT',
              required: ['found', 'isDoubtful', 'isSafetyCritical', 'statements'],
            },
          },
        },
      },
    ]);
  });

  it('gives the draft that the model wrote', async () => {
    vertex.answerWith(good);
    expect(await ask()).toEqual(draft);
  });

  it('leaves out what the model only thought', async () => {
    const parts = [{ text: 'Veamos…', thought: true }, { text: JSON.stringify(draft) }];
    vertex.answerWith({
      status: 200,
      json: { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] },
    });
    expect(await ask()).toEqual(draft);
  });

  it('asks nothing where nothing was found', async () => {
    vertex.answerWith(good);
    expect(await model().answer(QUESTION, [], { readAs: QUESTION, weights: new Map() })).toEqual({
      found: false,
      statements: [],
    });
    expect(vertex.requests).toEqual([]);
  });

  it.each([
    ['over the quota', refused(429, 'RESOURCE_EXHAUSTED')],
    ['ill', refused(500, 'INTERNAL')],
    ['down', refused(503, 'UNAVAILABLE')],
    ['too late', refused(504, 'DEADLINE_EXCEEDED')],
    ['answering what is no JSON', { status: 200, text: '<html>Hello</html>' }],
    ['behind a gateway that fails', { status: 502, text: '<html>Bad Gateway</html>' }],
    ['cut off', 'hang up'],
    ['cut off within the body', { status: 200, text: '{"candidates": [{"cont' }],
    ['out of luck: no candidates', { status: 200, json: { candidates: [] } }],
    ['out of luck: an empty body', { status: 200, json: {} }],
    ['out of luck: cut at the limit of tokens', generated('{"found": true, "st', 'MAX_TOKENS')],
    ['out of luck: no JSON', generated('Delante, 2,2 bar.')],
    ['out of luck: other JSON', generated('{"answer": "Delante, 2,2 bar."}')],
    ['out of luck: stopped for another reason', generated('', 'OTHER')],
  ] as const)('answers all the same after Vertex was once %s', async (_, first) => {
    vertex.answerWith(first, good);
    expect(await ask()).toEqual(draft);
    expect(vertex.requests).toHaveLength(2);
  });

  it('tries until the deadline, and no longer', async () => {
    vertex.answerWith(refused(503, 'UNAVAILABLE'));
    const begin = performance.now();
    const { code, log } = await failure({ attemptMs: 500, overallMs: 1500 });
    expect(code).toBe('UNAVAILABLE');
    expect(log).toContain('REFUSED: 503 for model gemini-test at eu');
    expect(vertex.requests.length).toBeGreaterThanOrEqual(2);
    expect(performance.now() - begin).toBeLessThan(2500);
  });

  it.each([429, 503])('waits for as long as Vertex asks with %s', async (status) => {
    vertex.answerWith(askingToWait(status, 1.2), good);
    const begin = performance.now();
    expect(await ask()).toEqual(draft);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(1190);
  });

  it.each([429, 503])('gives up at once when Vertex asks with %s for too long', async (status) => {
    vertex.answerWith(askingToWait(status, 60), good);
    expect((await failure()).log).toContain(`REFUSED: ${status}`);
    expect(vertex.requests).toHaveLength(1);
  });

  it('does not wait for a server that says nothing', async () => {
    vertex.answerWith('silence');
    expect(await failure({ attemptMs: 150, overallMs: 400 })).toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('says plainly that a model is retired, and does not ask it again', async () => {
    vertex.answerWith(refused(404, 'NOT_FOUND', 'Publisher Model was not found.'));
    const { code, log } = await failure();
    expect(code).toBe('UNAVAILABLE');
    expect(log).toContain('MODEL_NOT_SERVED: 404 for model gemini-test at eu: it is retired');
    expect(vertex.requests).toHaveLength(1);
  });

  it.each([
    [400, 'INVALID_ARGUMENT'],
    [403, 'PERMISSION_DENIED'],
  ])('does not repeat what is refused with %s', async (status, code) => {
    vertex.answerWith(refused(status, code));
    expect((await failure()).log).toContain(`REFUSED: ${status}`);
    expect(vertex.requests).toHaveLength(1);
  });

  it('pays for an answer that is cut off twice, not more often', async () => {
    vertex.answerWith(generated('{"found": true, "statements": [{"te', 'MAX_TOKENS'));
    const { code, log } = await failure();
    expect(code).toBe('UNAVAILABLE');
    expect(log).toContain('UNUSABLE_ANSWER: finish reason MAX_TOKENS');
    expect(vertex.requests).toHaveLength(2);
  });

  it('writes nothing of an answer into the log', async () => {
    vertex.answerWith(generated('Texto privado del manual'));
    expect((await failure()).log).not.toContain('privado');
    vertex.answerWith({ status: 200, text: 'Texto privado del manual' });
    expect((await failure({ attemptMs: 300, overallMs: 500 })).log).not.toContain('privado');
  });

  it.each([
    [
      'the question',
      { status: 200, json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } },
      'prompt PROHIBITED_CONTENT',
    ],
    ['the answer', generated('', 'SAFETY'), 'answer SAFETY'],
    ['the quotation', generated('', 'RECITATION'), 'answer RECITATION'],
  ])('gives nothing when the filters block %s, and reports it', async (_, answer, reason) => {
    vertex.answerWith(answer);
    expect(await ask()).toEqual({ found: false, statements: [], isBlocked: true });
    expect(blocked).toEqual([{ model: 'gemini-test', reason }]);
    expect(vertex.requests).toHaveLength(1);
  });

  it('leads to an answer without the excerpts and words that the model made up', async () => {
    const [front] = draft.statements;
    const invented = [
      { text: 'Con carga, 2,2 bar.', citations: [{ excerpt: 7, quote: 'es de 2,2 bar delante' }] },
      { text: 'Nunca más de 9 bar.', citations: [{ excerpt: 1, quote: 'es de 2,2 bar delante' }] },
      { text: 'En verano, menos.', citations: [{ excerpt: 1, quote: 'en verano es menor' }] },
    ];
    vertex.answerWith(generated(JSON.stringify({ ...draft, statements: [front, ...invented] })));
    const composed = composeAnswer(QUESTION, await ask(), excerpts);
    expect(composed?.response).toBe(`Delante, 2,2 bar. [1]\n\n${LEFT_OUT}`);
    expect(composed).toMatchObject({ confidence: 'medium' });
    expect(composed?.sourceDocuments).toHaveLength(1);
  });

  it('leads to an answer that says so where a statement repeated our instructions', async () => {
    const [front] = draft.statements;
    const leak = { ...front, text: answerPrompt('', []).instructions.split('\n')[2] };
    vertex.answerWith(generated(JSON.stringify({ ...draft, statements: [front, leak] })));
    const composed = composeAnswer(QUESTION, await ask(), excerpts);
    expect(composed?.response).toBe(`Delante, 2,2 bar. [1]\n\n${LEFT_OUT}`);
  });

  it('leads to no answer when nothing of the draft stands', async () => {
    const statements = [{ text: 'Sí.', citations: [{ excerpt: 3, quote: 'La presión' }] }];
    vertex.answerWith(generated(JSON.stringify({ ...draft, statements })));
    expect(composeAnswer(QUESTION, await ask(), excerpts)).toBeNull();
  });
});
