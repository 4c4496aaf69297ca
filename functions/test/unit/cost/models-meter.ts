import { z } from 'zod';
import { fakeDocumentAi } from '../../../src/testing/fake-document-ai';
import {
  fakeVertex,
  generated,
  predicted,
  type VertexAnswer,
  type VertexRequest,
} from '../../../src/testing/fake-vertex';

/** What Google bills of its models, as their wires carry it. Gemini counts about four characters as a token. */
export type ModelBill = {
  prompts: number;
  promptCharacters: number;
  embeddings: number;
  embeddedTexts: number;
  embeddedCharacters: number;
  ocrRequests: number;
  ocrPages: number;
};

const nothing = (): ModelBill => ({
  prompts: 0,
  promptCharacters: 0,
  embeddings: 0,
  embeddedTexts: 0,
  embeddedCharacters: 0,
  ocrRequests: 0,
  ocrPages: 0,
});

const DIMENSIONS = 768;
const predictSchema = z.object({ instances: z.array(z.object({ content: z.string() })) });
const promptSchema = z.object({
  contents: z.array(z.object({ parts: z.array(z.object({ text: z.string() })) })),
});
const dataSchema = z.object({
  extractos: z.array(z.object({ unidades: z.array(z.string()) })),
});

/** Vertex AI and Document AI on this machine, with a meter at each of their wires. */
export async function meteredModels() {
  let bill = nothing();
  const vertex = await fakeVertex();
  const ocr = await fakeDocumentAi('gRPC');
  let knowsAnswer = true;
  let busqueda: readonly string[] = [];

  function embed(body: unknown): VertexAnswer {
    const texts = predictSchema.parse(body).instances.map(({ content }) => content);
    bill.embeddings += 1;
    bill.embeddedTexts += texts.length;
    bill.embeddedCharacters += lengthOf(texts);
    return predicted(texts.map(vectorOf));
  }

  function answer(body: unknown): VertexAnswer {
    bill.prompts += 1;
    bill.promptCharacters += JSON.stringify(body).length;
    const text = promptSchema.parse(body).contents.at(-1)?.parts[0]?.text ?? '{}';
    const units = dataSchema.parse(JSON.parse(text)).extractos[0]?.unidades ?? [];
    const [, number, words] = /^(\d+): ([^]*)$/.exec(units[0] ?? '') ?? [];
    return generated(
      JSON.stringify(
        knowsAnswer && number && words
          ? pointedAt(Number(number), words)
          : { ...NOT_FOUND, busqueda },
      ),
    );
  }

  vertex.answerBy(({ path, body }: VertexRequest) =>
    path.endsWith(':predict') ? embed(body) : answer(body),
  );
  ocr.answerBy(({ content }) => {
    const pages = content.toString('latin1').match(/\/Type\/Page\//g)?.length ?? 0;
    bill.ocrRequests += 1;
    bill.ocrPages += pages;
    return { document: recognised(pages) };
  });

  return {
    vertex,
    ocr,
    /** From now on answers quote the first excerpt, or say that none answers, and what to search instead. */
    setKnowsAnswer(knows: boolean, phrases: readonly string[] = []): void {
      knowsAnswer = knows;
      busqueda = phrases;
    },
    /** What was billed since the last time. */
    take(): ModelBill {
      const taken = bill;
      bill = nothing();
      return taken;
    },
    async close(): Promise<void> {
      await vertex.close();
      await ocr.close();
    },
  };
}

const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0);

/** Some direction that depends on the text. */
const vectorOf = (text: string): number[] =>
  Array.from({ length: DIMENSIONS }, (_, at) => (text.charCodeAt(at % text.length) % 13) + 1);

const NOT_FOUND = {
  claims: [],
  missing: '',
  isSafetyCritical: false,
  isDoubtful: false,
  found: false,
};
const pointedAt = (number: number, headline: string) => ({
  ...NOT_FOUND,
  claims: [{ units: [number], headline }],
  found: true,
});

/** One line on each page. */
function recognised(count: number) {
  const line = 'Infle los neumáticos a 2,2 bar.\n';
  const pages = Array.from({ length: count }, (_, index) => {
    const segment = { startIndex: index * line.length, endIndex: (index + 1) * line.length };
    const layout = { textAnchor: { textSegments: [segment] }, boundingPoly: BOX };
    return {
      pageNumber: index + 1,
      dimension: { width: 100, height: 140 },
      ...{ paragraphs: [{ layout }], lines: [{ layout }], tokens: [{ layout }] },
    };
  });
  return { text: line.repeat(count), pages };
}

const BOX = {
  normalizedVertices: [
    { x: 0.1, y: 0.1 },
    { x: 0.8, y: 0.1 },
    { x: 0.8, y: 0.11 },
    { x: 0.1, y: 0.11 },
  ],
};
