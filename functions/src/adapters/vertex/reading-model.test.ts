import type { Reading } from '../../domain/pointed/numbered-manual';
import type { Usage } from '../../domain/quotas/call-allowance';
import {
  askingToWait,
  fakeVertex,
  generated,
  refused,
  type FakeVertex,
  type VertexAnswer,
} from '../../testing/fake-vertex';
import { readingPrompt } from '../../usecases/prompts/reading-prompt';
import { accessTokens } from './access-token';
import type { GeminiClient } from './gemini';
import { geminiByRest } from './gemini-by-rest';
import { geminiBySdk } from './gemini-by-sdk';
import { LIGHTS } from './pointed-lights';
import { vertexReadingModel } from './reading-model';

const text = 'Presión de aceite | rojo | Detenga el vehículo y pare el motor.';
const reading: Reading = {
  pages: [36],
  units: [
    {
      number: 4,
      said: { unit: 'u4', hash: 'h4', text, page: 36, pageReference: 'p. 36' },
      titles: ['Testigos'],
      columns: ['Testigo', 'Color', 'Qué hacer'],
      part: { kind: 'paragraph', titles: ['Testigos'], headings: [], said: [] },
    },
  ],
};
const written = {
  testigos: [
    {
      unidades: [4],
      nombre: 'Presión de aceite',
      esMensaje: false,
      colores: 'rojo',
      decide: 'Detenga el vehículo',
    },
  ],
};
const good = generated(JSON.stringify(written));
const LIGHT = {
  units: [4],
  name: 'Presión de aceite',
  isMessage: false,
  colours: 'rojo',
  deciding: 'Detenga el vehículo',
};

const clients: Record<string, GeminiClient> = {
  REST: geminiByRest(accessTokens()),
  'the SDK': geminiBySdk,
};

describe.each(Object.entries(clients))(
  'Gemini by %s reads a manual, at the wire',
  (_name, client) => {
    let vertex: FakeVertex;
    let unread: string[];
    let usages: Usage[];
    const lights = (tokens = 9000, limits = { attemptMs: 50_000, overallMs: 55_000 }) =>
      vertexReadingModel({
        place: { project: 'demo-guantera', location: 'eu', host: vertex.host },
        model: 'gemini-test',
        thinkingLevel: 'LOW',
        client,
        promptFor: readingPrompt,
        onUnread: ({ reason }) => void unread.push(reason),
        limits,
      }).point('lights', reading, {
        maxOutputTokens: tokens,
        answered: (usage) => void usages.push(usage),
      });

    beforeAll(async () => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await import('@google-cloud/vertexai');
    });
    beforeEach(async () => {
      unread = [];
      usages = [];
      vertex = await fakeVertex();
    });
    afterEach(() => vertex.close());

    it('sends the units below their page, titles and columns, with the schema of lights', async () => {
      vertex.answerWith(good);
      await lights();
      const body = vertex.requests[0]?.body as {
        contents: { parts: { text: string }[] }[];
        generationConfig: Record<string, unknown>;
      };
      expect(JSON.parse(body.contents[0]?.parts[0]?.text ?? '')).toEqual({
        paginas: [
          {
            pagina: 'p. 36',
            unidades: ['# Testigos | Testigo | Color | Qué hacer', `4: ${text}`],
          },
        ],
      });
      expect(body.generationConfig).toEqual({
        responseMimeType: 'application/json',
        responseSchema: LIGHTS.schema,
        thinkingConfig: { thinkingLevel: 'LOW' },
        maxOutputTokens: 9000,
      });
    });

    it('gives what it points at, and what that was billed for', async () => {
      vertex.answerWith(good);
      expect(await lights()).toEqual([LIGHT]);
      expect(usages).toMatchObject([{ model: 'gemini-test', prompt: 900, candidates: 80 }]);
    });

    it('asks once more where the JSON is not what was asked for, and pays both', async () => {
      vertex.answerWith(generated('{"testigos": "no"}'), good);
      expect(await lights()).toEqual([LIGHT]);
      expect(usages).toHaveLength(2);
      const limits = vertex.requests.map(
        ({ body }) =>
          (body as { generationConfig: { maxOutputTokens: number } }).generationConfig
            .maxOutputTokens,
      );
      expect(limits).toEqual([9000, 8920]);
    });

    it.each([
      ['bad JSON twice', generated('{'), 2],
      ['MAX_TOKENS twice', generated('{"testigos": [', 'MAX_TOKENS'), 2],
      ['a refusal of the filters', generated('', 'SAFETY'), 1],
    ])('gives nothing after %s, and counts each of them', async (_fault, answer, calls) => {
      vertex.answerWith(answer);
      expect(await lights()).toBeNull();
      expect(usages).toHaveLength(calls);
      expect(usages[0]).toMatchObject({ prompt: 900, candidates: 80 });
      expect(vertex.requests).toHaveLength(calls);
      expect(unread).toHaveLength(1);
      expect(unread[0]).not.toContain('testigos');
    });

    it('fails where it is over its quota', async () => {
      vertex.answerWith(askingToWait(429, 60));
      await expect(lights()).rejects.toThrow('429');
      expect(usages).toEqual([]);
    });

    // Nothing here is decided by a clock: what may be tried again would run out of time sooner on a busy machine.
    it.each<[string, VertexAnswer]>([
      ['its quota is used up', askingToWait(429, 60)],
      ['the right to ask is taken away', refused(403, 'PERMISSION_DENIED')],
    ])('counts an answer that cannot be used where %s after it', async (_why, then) => {
      vertex.answerWith(generated('{'), then);
      await expect(lights()).rejects.toThrow();
      expect(usages).toMatchObject([{ prompt: 900, candidates: 80 }]);
    });

    it('fails where nothing answers in time', async () => {
      vertex.answerWith('silence');
      await expect(lights(9000, { attemptMs: 100, overallMs: 150 })).rejects.toThrow();
    });
  },
);
