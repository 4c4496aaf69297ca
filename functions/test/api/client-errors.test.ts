import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { errorBody, reportClientError } from '@contract';
import { send } from './support/client';
import { suiteLog } from './support/suite';
import { until } from './support/until';

const frames = [{ file: 'own-B_a2.js', line: 1, column: 20 }];
const anError = (requestId: string) => ({
  requestId,
  kind: 'render',
  name: 'TypeError',
  where: '/manuals',
  build: 'first-DxQ1.js',
  frames,
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  send('POST', reportClientError.path, { body, headers });

describe('an error of a browser', () => {
  it('is found in the log by the reference that its owner names, without anybody signed in', async () => {
    const requestId = randomUUID();
    expect((await post(anError(requestId))).status).toBe(204);
    const line = await until(
      () =>
        Promise.resolve(
          readFileSync(suiteLog, 'utf8')
            .split('\n')
            .find((each) => each.includes(`"requestId":"${requestId.slice(0, 8)}`)),
        ),
      (found) => found !== undefined,
    );
    for (const part of [
      'a browser failed',
      'own-B_a2.js:1:20',
      '"kind":"render"',
      'ReportedErrorEvent',
    ]) {
      expect(line).toContain(part);
    }
  });

  it('tells nothing in words, and nothing large', async () => {
    const requestId = randomUUID();
    const secret = `frenos-${requestId}`;
    const worded = await post({ ...anError(requestId), message: secret });
    expect(worded).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    const large = await post({ ...anError(requestId), frames: new Array(100).fill(frames[0]) });
    expect(large).toMatchObject({ status: 413, json: { code: 'REQUEST_TOO_LARGE' } });
    // Whatever is logged of a refused request, it is in the log by the time another one is.
    const { requestId: later } = errorBody.parse((await post({})).json);
    await until(
      () => Promise.resolve(readFileSync(suiteLog, 'utf8')),
      (log) => log.includes(later),
    );
    expect(readFileSync(suiteLog, 'utf8')).not.toContain(secret);
  });

  it('of another site’s page is not taken', async () => {
    const answer = await post(anError(randomUUID()), { 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject({ status: 403, json: { code: 'CROSS_SITE_REQUEST' } });
  });
});
