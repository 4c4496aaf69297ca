import { getHealth, healthSchema, serviceParts } from '@contract';
import * as z from 'zod/mini';
import { version } from '../../package.json';
import { send } from './support/client';
import { project } from './support/suite';

const ask = () => send(getHealth.method, getHealth.path);

describe('the state of the service', () => {
  it('[2.9] is told to anybody: every part answers, and which version does', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(healthSchema.parse(answer.json)).toMatchObject({
      status: 'ok',
      version,
      parts: serviceParts.map((name) => ({ name, state: 'up' })),
    });
  });

  it('tells nothing else, sets no cookie and stays in no cache', async () => {
    const { json, text, headers } = await ask();
    expect(json).toEqual(z.strictObject(healthSchema.shape).parse(json));
    expect(text).not.toContain(project);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('names the cookies that came along, for check:site, and nothing of what is in them', async () => {
    const { headers } = await send(getHealth.method, getHealth.path, { cookie: 'secreta' });
    expect(headers.get('x-received-cookies')).toBe('__session');
    expect((await ask()).headers.get('x-received-cookies')).toBe('none');
  });

  it('is not found out anew for everybody who asks', async () => {
    // The suite keeps several instances, and each has its own answer.
    const moments = new Set<string>();
    for (let count = 0; count < 20; count++) {
      moments.add(healthSchema.parse((await ask()).json).checkedAt);
    }
    expect(moments.size).toBeLessThan(10);
  });

  it('can only be asked for', async () => {
    const answer = await send('POST', getHealth.path, { body: {} });
    expect(answer).toMatchObject({ status: 405, json: { code: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')).toBe('GET');
  });
});
