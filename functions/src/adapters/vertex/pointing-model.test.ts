import { AppError } from '../../domain/faults/app-error';
import { callAllowance, type CallAllowance } from '../../domain/quotas/call-allowance';
import type { NumberedExcerpt } from '../../domain/ports/pointing-model';
import { aQuestion } from '../../testing/questions';
import {
  askingToWait,
  fakeVertex,
  generated,
  loggedOf,
  refused,
  type FakeVertex,
} from '../../testing/fake-vertex';
import { answerPrompt } from '../../usecases/prompts/answer-prompt';
import { accessTokens } from './access-token';
import type { GeminiClient } from './gemini';
import { geminiByRest } from './gemini-by-rest';
import { geminiBySdk } from './gemini-by-sdk';
import { vertexPointingModel } from './pointing-model';

const QUESTION = aQuestion('¿Qué presión llevan las ruedas?');
const excerpts: NumberedExcerpt[] = [
  {
    documentSource: 'manual.pdf',
    pageReference: 'p. 1',
    headings: ['Ruedas'],
    units: [{ number: 1, text: 'La presión en frío es de 2,2 bar delante.' }],
  },
];
/** In this order: what it points at before it says anything about it. */
const WRITTEN = ['claims', 'missing', 'isSafetyCritical', 'isDoubtful', 'found', 'busqueda'];
const pointed = {
  claims: [{ units: [1], headline: 'Delante, 2,2 bar.' }],
  missing: '',
  isSafetyCritical: false,
  isDoubtful: false,
  found: true,
  busqueda: [],
};
const good = generated(JSON.stringify(pointed));
const NO_TOKENS = { model: 'gemini-test', prompt: 0, candidates: 0, thoughts: 0, cached: 0 };
const WITHIN = { attemptMs: 5000, overallMs: 10_000 };

const clients: Record<string, GeminiClient> = {
  REST: geminiByRest(accessTokens()),
  'the SDK': geminiBySdk,
};

describe.each(Object.entries(clients))('Gemini by %s, at the wire', (_client, client) => {
  let vertex: FakeVertex;
  let allowance: CallAllowance;
  const blocked: { model: string; reason: string }[] = [];
  const model = (limits = WITHIN) =>
    vertexPointingModel({
      place: { project: 'demo-guantera', location: 'eu', host: vertex.host },
      model: 'gemini-test',
      thinkingLevel: 'LOW',
      client,
      promptFor: answerPrompt,
      onBlocked: (fields) => void blocked.push(fields),
      limits,
    });
  const ask = (limits = WITHIN) => model(limits).point(QUESTION, excerpts, allowance);
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
    // Loading it is no part of the time that an attempt has here.
    await import('@google-cloud/vertexai');
  });
  // One for each test: what a test gave up may still be on its way when the next one counts its requests.
  beforeEach(async () => {
    vertex = await fakeVertex();
    allowance = callAllowance(() => performance.now());
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
              propertyOrdering: WRITTEN,
              required: WRITTEN,
            },
            thinkingConfig: { thinkingLevel: 'LOW' },
          },
        },
      },
    ]);
  });

  it('gives what the model points at', async () => {
    vertex.answerWith(good);
    expect(await ask()).toEqual(pointed);
  });

  it('leaves out what the model only thought', async () => {
    const parts = [{ text: 'Veamos…', thought: true }, { text: JSON.stringify(pointed) }];
    vertex.answerWith({
      status: 200,
      json: { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] },
    });
    expect(await ask()).toEqual(pointed);
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
    ['out of luck: cut at the limit of tokens', generated('{"claims": [{"un', 'MAX_TOKENS')],
    ['out of luck: no JSON', generated('Delante, 2,2 bar.')],
    ['out of luck: other JSON', generated('{"answer": "Delante, 2,2 bar."}')],
    ['out of luck: stopped for another reason', generated('', 'OTHER')],
  ] as const)('answers all the same after Vertex was once %s', async (_, first) => {
    vertex.answerWith(first, good);
    expect(await ask()).toEqual(pointed);
    expect(vertex.requests).toHaveLength(2);
  });

  it('tries until the deadline, and no longer', async () => {
    vertex.answerWith(refused(503, 'UNAVAILABLE'));
    const { code, log } = await failure({ attemptMs: 3000, overallMs: 3000 });
    expect(code).toBe('UNAVAILABLE');
    expect(log).toContain('REFUSED: 503 for model gemini-test at eu');
    expect(vertex.requests.length).toBeGreaterThanOrEqual(2);
    // Waits of at least 200, 400 and 800 ms; there is no time for the next one.
    expect(vertex.requests.length).toBeLessThanOrEqual(4);
  });

  it('ends sooner where the question has less time left', async () => {
    vertex.answerWith(refused(503, 'UNAVAILABLE'));
    allowance = { ...allowance, msLeft: () => 600 };
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // Ten seconds would do for five of them.
    expect(vertex.requests.length).toBeLessThanOrEqual(2);
  });

  it.each([429, 503])('waits for as long as Vertex asks with %s', async (status) => {
    vertex.answerWith(askingToWait(status, 1.2), good);
    const begin = performance.now();
    expect(await ask()).toEqual(pointed);
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
    vertex.answerWith(generated('{"claims": [{"units": [', 'MAX_TOKENS'));
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
    [
      'the question, by the project’s own template,',
      { status: 200, json: { promptFeedback: { blockReason: 'MODEL_ARMOR' } } },
      'prompt MODEL_ARMOR',
    ],
    [
      'the answer, by the project’s own template,',
      generated('', 'MODEL_ARMOR'),
      'answer MODEL_ARMOR',
    ],
    ['the answer', generated('', 'SAFETY'), 'answer SAFETY'],
    ['the quotation', generated('', 'RECITATION'), 'answer RECITATION'],
  ])('gives nothing when the filters block %s, and reports it', async (_, answer, reason) => {
    vertex.answerWith(answer);
    expect(await ask()).toMatchObject({ claims: [], found: false, isBlocked: true });
    expect(blocked).toEqual([{ model: 'gemini-test', reason }]);
    expect(vertex.requests).toHaveLength(1);
  });

  it.each([
    ['no numbers', { claims: [{ units: ['uno'], headline: '' }] }],
    ['half a claim', { claims: [{ units: [1] }] }],
    ['ten thousand units', { claims: [{ units: Array(10_000).fill(1), headline: '' }] }],
    ['ten thousand searches', { busqueda: Array(10_000).fill('aceite') }],
    ['ten thousand claims', { claims: Array(10_000).fill({ units: [1], headline: '' }) }],
    ['words for what is true or not', { found: 'sí' }],
  ])('takes %s for no answer', async (_, change) => {
    vertex.answerWith(generated(JSON.stringify({ ...pointed, ...change })));
    expect((await failure()).log).toContain('UNUSABLE_ANSWER: not the JSON that was asked for');
  });

  it('takes a headline that repeats our instructions for none', async () => {
    const [line = ''] = answerPrompt(QUESTION, []).instructions.split('\n');
    const claims = [{ units: [1], headline: line }];
    vertex.answerWith(generated(JSON.stringify({ ...pointed, claims })));
    expect((await ask()).claims).toEqual([{ units: [1], headline: '' }]);
  });

  const usage = { model: 'gemini-test', prompt: 900, candidates: 80, thoughts: 0, cached: 0 };

  it('counts what every answer took, of use or not', async () => {
    vertex.answerWith(refused(503, 'UNAVAILABLE'), generated('no JSON'), good);
    await ask();
    expect(allowance.total()).toEqual({ ...usage, answers: 2, prompt: 1800, candidates: 160 });
  });

  it.each([
    ['blocked', generated('', 'SAFETY'), usage],
    ['without an account of it', { status: 200, json: { candidates: [] } }, NO_TOKENS],
    ['with one that is none', { status: 200, json: { usageMetadata: ['?'] } }, NO_TOKENS],
  ] as const)('counts one that is %s, too', async (_, answer, counted) => {
    vertex.answerWith(answer);
    await ask().catch(() => undefined);
    const answers = vertex.requests.length;
    expect(allowance.total()).toEqual({ ...counted, answers });
  });

  it('asks for no more tokens than the question has left', async () => {
    vertex.answerWith(generated('no JSON'), good);
    await ask();
    expect(vertex.requests).toMatchObject(
      [2000, 1920].map((maxOutputTokens) => ({ body: { generationConfig: { maxOutputTokens } } })),
    );
  });

  it('pays for no second try where the question has nothing left for it', async () => {
    vertex.answerWith(generated('no JSON'), good);
    allowance = { ...allowance, hasRoom: () => false };
    expect((await failure()).log).toContain('UNUSABLE_ANSWER');
    expect(vertex.requests).toHaveLength(1);
  });
});
