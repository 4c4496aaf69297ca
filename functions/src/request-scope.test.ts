import { z } from 'zod';
import { currentRequestId, inRequest, requestIdOfCause } from './request-scope';

const id = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';

describe('the request that a task stems from', () => {
  const task = z.object({ uid: z.string(), requestId: requestIdOfCause });

  it.each([
    ['one', { requestId: id }, id],
    ['none, as in a task of a sweep or of an older version', {}, undefined],
    ['what is no id', { requestId: 'mine' }, undefined],
    ['what is no text', { requestId: 7 }, undefined],
  ])('may be %s', (_, sent, requestId) => {
    expect(task.parse({ uid: 'ana', ...sent })).toEqual({ uid: 'ana', requestId });
  });

  it('is known to what runs for it, each its own, and to nothing else', async () => {
    const look = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return currentRequestId();
    };
    const seen = await Promise.all([inRequest('a', look), inRequest('b', look), look()]);
    expect(seen).toEqual(['a', 'b', undefined]);
    expect(inRequest(undefined, currentRequestId)).toBeUndefined();
  });
});
