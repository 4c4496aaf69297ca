import { once } from 'node:events';
import { request } from 'node:https';
import { ownCertificate, type Certificate } from './certificate';
import { promptKey, startVertex, type Vertex } from './server';

let certificate: Certificate;
const recordings = new Map([
  [promptKey('Señala.', 'Página 3'), { id: 'furgoneta/lights#1', reply: { testigos: [] } }],
]);
const generation = (data: string) => ({
  systemInstruction: { role: 'system', parts: [{ text: 'Señala.' }] },
  contents: [{ role: 'user', parts: [{ text: data }] }],
});
const MODEL = '/v1/projects/p/locations/eu/publishers/google/models/m';

describe('the stand-in for Vertex AI', () => {
  let vertex: Vertex;
  beforeAll(async () => {
    certificate = await ownCertificate('127.0.0.1');
  });
  beforeEach(async () => {
    vertex = await startVertex({ port: 0, certificate, recordings });
  });
  afterEach(() => vertex.close());

  const call = async (method: string, path: string, body?: object) => {
    const { port } = vertex;
    const ca = certificate.certificate;
    const sent = request({ host: '127.0.0.1', port, path, method, ca, agent: false });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [
      AsyncIterable<Buffer> & { statusCode: number },
    ];
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    const json: unknown = JSON.parse(Buffer.concat(pieces).toString());
    return { status: response.statusCode, json };
  };
  const generate = (data: string) => call('POST', `${MODEL}:generateContent`, generation(data));

  it('repeats what was recorded for a prompt', async () => {
    const { status, json } = await generate('Página 3');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      candidates: [{ content: { parts: [{ text: '{"testigos":[]}' }] }, finishReason: 'STOP' }],
    });
  });

  it('refuses a prompt of which nothing was recorded, and what is none', async () => {
    expect((await generate('Página 4')).status).toBe(404);
    expect((await call('POST', `${MODEL}:generateContent`, {})).status).toBe(400);
    expect((await call('POST', `${MODEL}:countTokens`, {})).status).toBe(404);
  });

  it('gives tokens and a vector for each text', async () => {
    expect((await call('POST', '/token')).json).toMatchObject({ token_type: 'Bearer' });
    const { json } = await call('POST', `${MODEL}:predict`, {
      instances: [{ content: 'aceite' }, { content: 'ruedas' }],
    });
    const values = Array.from({ length: 768 }, () => expect.any(Number) as number);
    expect((json as { predictions: unknown[] }).predictions).toEqual([
      expect.objectContaining({ embeddings: expect.objectContaining({ values }) as object }),
      expect.objectContaining({ embeddings: expect.objectContaining({ values }) as object }),
    ]);
  });

  it('is out of reach when it is told so, and tells what it was asked for since', async () => {
    await generate('Página 3');
    await call('PUT', '/recorded', { isDown: true });
    const { status, json } = await generate('Página 3');
    expect(status).toBe(503);
    expect(JSON.stringify(json)).toContain('"retryDelay":"3600s"');
    await call('PUT', '/recorded', { isDown: false });
    expect((await generate('Página 3')).status).toBe(200);
    const asked = ['furgoneta/lights#1', 'furgoneta/lights#1'];
    expect((await call('GET', '/recorded')).json).toEqual({ isDown: false, asked });
  });
});
