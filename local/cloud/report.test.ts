import { cloudFaults, cloudSteps } from '../../functions/src/domain/faults/cloud-fault';
import { remedyFor, type CloudSettings } from './remedies';
import { reportProbes } from './report';

const settings: CloudSettings = {
  project: 'mi-proyecto',
  bucket: 'mi-proyecto.firebasestorage.app',
  answerModel: 'gemini-viejo',
  vertexLocation: 'eu',
  thinkingLevel: 'LOW',
  embeddingModel: 'embedding-viejo',
  embeddingLocation: 'europe-west1',
  processor: 'projects/mi-proyecto/locations/eu/processors/abc',
  origin: 'https://mi-proyecto.web.app',
};

describe('the sentence of a fault', () => {
  const pairs = cloudSteps.flatMap((step) => cloudFaults.map((fault) => [step, fault] as const));

  it.each(pairs)('of %s, %s, says what to do', (step, fault) => {
    expect(remedyFor(step, fault, settings)).toMatch(
      /gcloud |npx firebase|npm run|https:|[A-Z]+_(MODEL|LOCATION|PROCESSOR|BUCKET)|revisa|dáselo|lee lo que|abre una incidencia/,
    );
  });

  it.each([
    ['answer', 'NOT_FOUND', 'El modelo gemini-viejo no se sirve en eu'],
    ['embedding', 'NOT_FOUND', 'npm run reembed -- --project mi-proyecto'],
    ['ocr', 'NOT_FOUND', 'processors/abc no existe'],
    ['ocr', 'API_NOT_ENABLED', 'gcloud services enable documentai.googleapis.com'],
    ['vectorQuery', 'PERMISSION_DENIED', 'Cloud Datastore User'],
    ['upload', 'ORIGIN_REFUSED', 'del origen con el que se abrió'],
    ['event', 'NO_EVENT', 'npm run cloud:roles -- --project mi-proyecto'],
    ['task', 'NOT_FOUND', 'npx firebase deploy --only functions'],
    ['link', 'PERMISSION_DENIED', 'Service Account Token Creator'],
    ['webKey', 'KEY_REFUSED', 'restringida a la API Identity Toolkit'],
    ['embedding', 'WRONG_REGION', 'revisa EMBEDDING_LOCATION'],
  ] as const)('of %s, %s, names what it is about', (step, fault, words) => {
    expect(remedyFor(step, fault, settings)).toContain(words);
  });
});

describe('the report', () => {
  it('says that thoughts are paid where there are any, and nothing else', async () => {
    const reportOf = async (thoughtTokens: number): Promise<string[]> => {
      const lines: string[] = [];
      const run = (onRemark?: (remark: { thoughtTokens: number }) => void) =>
        Promise.resolve(onRemark?.({ thoughtTokens }));
      await reportProbes([{ step: 'answer', run }], {
        ...{ settings, faultOf: () => 'UNKNOWN', saidOf: String },
        print: (line) => lines.push(line),
      });
      return lines.slice(1);
    };
    expect(await reportOf(0)).toEqual([]);
    expect(await reportOf(212)).toEqual([
      expect.stringMatching(
        /^ {4}Se pagan pensamientos: gemini-viejo ha pensado 212 tokens .*THINKING_LEVEL=LOW/,
      ),
    ]);
  });

  it('says of each step that it is well, what to do, or that it is not tried, and counts', async () => {
    const lines: string[] = [];
    const failed = await reportProbes(
      [
        { step: 'answer', run: () => Promise.resolve() },
        {
          step: 'embedding',
          run: () => Promise.reject(new Error('429 for model embedding-viejo')),
        },
        { step: 'ocr', run: null },
      ],
      {
        ...{ settings, faultOf: () => 'OVER_QUOTA' },
        saidOf: (error) => (error as Error).message,
        print: (line) => lines.push(line),
      },
    );
    expect(failed).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^✓ una respuesta de Gemini: bien \(\d+ ms\)$/),
      '✗ un vector: OVER_QUOTA',
      expect.stringMatching(/^ {4}Vertex AI contesta que se ha agotado una cuota\. Repite/),
      '    Google: 429 for model embedding-viejo',
      '– una página por OCR: no se prueba (sin DOCUMENT_AI_PROCESSOR las páginas escaneadas no se leen)',
    ]);
  });
});
