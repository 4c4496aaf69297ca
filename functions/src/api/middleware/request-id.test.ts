import { tryMiddleware } from '../../testing/try-middleware';
import { requestId } from './request-id';

describe('requestId', () => {
  it('is Google’s trace where there is one', async () => {
    const trace = '105445aa7843bc8bf206b12000100000';
    const headers = { 'x-cloud-trace-context': `${trace}/1;o=1` };
    expect((await tryMiddleware(requestId, { headers })).headers['x-request-id']).toBe(trace);
  });

  it('is random otherwise, whatever the caller sends', async () => {
    const headers = { 'x-cloud-trace-context': '<script>', 'x-request-id': 'mine' };
    const answers = await Promise.all([1, 2].map(() => tryMiddleware(requestId, { headers })));
    const [first, second] = answers.map((answer) => answer.headers['x-request-id']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(first).not.toBe(second);
  });
});
