import { currentRequestId } from '../../request-scope';
import { tryMiddleware } from '../../testing/try-middleware';
import { requestId } from './request-id';

const sent = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';
const trace = '105445aa7843bc8bf206b12000100000';
const idFor = async (headers: Record<string, string>) =>
  (await tryMiddleware(requestId, { headers })).headers['x-request-id'];

describe('requestId', () => {
  it('is the browser’s, also where Google has a trace', async () => {
    const headers = { 'x-request-id': sent, 'x-cloud-trace-context': `${trace}/1;o=1` };
    expect(await idFor(headers)).toBe(sent);
  });

  it('is Google’s trace where the caller names none, or not well', async () => {
    const google = { 'x-cloud-trace-context': `${trace}/1;o=1` };
    expect(await idFor(google)).toBe(trace);
    expect(await idFor({ ...google, 'x-request-id': `${sent}-and-more` })).toBe(trace);
  });

  it('is random otherwise, whatever the caller sends', async () => {
    const headers = { 'x-cloud-trace-context': '<script>', 'x-request-id': 'mine' };
    const [first, second] = await Promise.all([idFor(headers), idFor(headers)]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(first).not.toBe(second);
  });

  it('is known to all that serves the request, and to nothing else', async () => {
    const seen: (string | undefined)[] = [];
    const look = async (_request: unknown, _response: unknown, next: () => void) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(currentRequestId());
      next();
    };
    await tryMiddleware([requestId, look], { headers: { 'x-request-id': sent } });
    expect([...seen, currentRequestId()]).toEqual([sent, undefined]);
  });
});
