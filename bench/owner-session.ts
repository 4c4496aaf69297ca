import { setTimeout as wait } from 'node:timers/promises';
import { listManuals } from '../functions/contract/index';
import { UPLOAD_CHUNK_BYTES } from '../functions/contract/limits';

const running = process.env.GUANTERA_URL ?? 'http://127.0.0.1:5000';
const POLL_MS = 100;
const demonstration = { email: 'demo@guantera.test', password: 'guantera-demo' };

/** What benchmarks read of answers; the product's own client parses them by the contract. */
type Answer = {
  id: number;
  status: string;
  processingMessage: string | null;
  uploadUrl: string;
  response: string;
  sourceDocuments: { metadata: { pageNumber: number | null } }[];
};

/** An owner at the API, as a browser would be: a cookie and JSON. */
export class OwnerSession {
  private constructor(
    private readonly address: string,
    private readonly cookie: string,
  ) {}

  /** The demonstration owner, where nobody else is named. */
  static async signIn(address = running, person = demonstration): Promise<OwnerSession> {
    const response = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    }).catch(() => null);
    const cookie = response?.headers.getSetCookie()[0]?.split(';')[0];
    if (!cookie)
      throw new Error(`nobody answers at ${address}: run npm start first, or set GUANTERA_URL`);
    return new OwnerSession(address, cookie);
  }

  get = (path: string): Promise<Answer> => this.send('GET', path);
  post = (path: string, body: unknown): Promise<Answer> => this.send('POST', path, body);
  delete = (path: string): Promise<Answer> => this.send('DELETE', path);
  manuals = async () => listManuals.response.parse(await this.get(listManuals.path));
  read = async (path: string): Promise<ArrayBuffer> =>
    (await this.fetched('GET', path)).arrayBuffer();

  /** Uploads through a session in pieces, as the browser does. Returns the manual's id. */
  async upload(vehicleId: number, originalFilename: string, file: Buffer): Promise<number> {
    const { id } = await this.post('/api/manuals', { vehicleId, originalFilename });
    const session = { fileSize: file.length, contentType: 'application/pdf' };
    const { uploadUrl } = await this.post(`/api/manuals/${id}/upload-session`, session);
    for (let start = 0; start < file.length; start += UPLOAD_CHUNK_BYTES) {
      const end = Math.min(start + UPLOAD_CHUNK_BYTES, file.length);
      const response = await fetch(uploadUrl, {
        method: 'PUT',
        headers: { 'content-range': `bytes ${start}-${end - 1}/${file.length}` },
        body: new Uint8Array(file.subarray(start, end)),
      });
      if (!response.ok && response.status !== 308) throw new Error(`upload: ${response.status}`);
    }
    return id;
  }

  /** Until questions can be put to the manual; fails when it could not be read. */
  async untilAskable(manualId: number): Promise<void> {
    for (;;) {
      const manual = await this.get(`/api/manuals/${manualId}/status`);
      if (manual.status === 'completed' || manual.status === 'ready') return;
      if (manual.status === 'failed')
        throw new Error(`the manual failed: ${manual.processingMessage}`);
      await wait(POLL_MS);
    }
  }

  private async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.fetched(method, path, body);
    return (response.status === 204 ? {} : await response.json()) as Answer;
  }

  private async fetched(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response;
  }
}
