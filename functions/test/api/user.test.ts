import { getUser, userSchema } from '@contract';
import { call, send } from './support/client';
import { newOwner } from './support/owners';

describe('the profile', () => {
  it('[7.13] changes what its owner may change', async () => {
    const { cookie, email } = await newOwner();
    const body = { displayName: ' Ana ', username: 'ana', preferredLanguage: 'es' };
    const answer = await send('PATCH', '/api/user', { cookie, body });
    expect(answer).toMatchObject({
      status: 200,
      json: { displayName: 'Ana', username: 'ana', email },
    });
    expect(await call(cookie, getUser)).toEqual(answer.json);
  });

  it.each([
    ['another language', { preferredLanguage: 'en' }],
    ['an empty name', { displayName: '  ' }],
    ['a name of which nothing is seen', { displayName: '\u200b\u3164' }],
    ['a number for a name', { displayName: 7 }],
  ])('refuses %s', async (_what, body) => {
    const { cookie } = await newOwner();
    expect((await send('PATCH', '/api/user', { cookie, body })).status).toBe(400);
  });

  it('[6.8] does not let anybody make oneself a maintainer or somebody else', async () => {
    const { cookie, uid, email } = await newOwner();
    const body = {
      id: 'x',
      email: 'x@x.example',
      isAdmin: true,
      admin: true,
      counters: { vehicle: 9 },
    };
    const answer = await send('PATCH', '/api/user', { cookie, body });
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    expect(await call(cookie, getUser)).toMatchObject({ id: uid, email, isAdmin: false });
  });
});

describe('the guided setup', () => {
  const change = async (cookie: string, body: unknown) => {
    const { json } = await send('PATCH', '/api/user/onboarding', { cookie, body });
    const { onboardingStep, onboardingCompleted } = userSchema.parse(json);
    return [onboardingStep, onboardingCompleted];
  };

  it('[7.11] is remembered step by step, ignores steps once completed and can begin again', async () => {
    const { cookie } = await newOwner();
    expect(await change(cookie, { step: 3 })).toEqual([3, false]);
    expect(await change(cookie, { step: 5, completed: true })).toEqual([5, true]);
    expect(await change(cookie, { step: 1 })).toEqual([5, true]);
    expect(await change(cookie, { step: 0, completed: false })).toEqual([0, false]);
  });

  it.each([[{ step: -1 }], [{ step: 6 }], [{ step: 1.5 }], [{ completed: 'yes' }]])(
    'refuses %j',
    async (body) => {
      const { cookie } = await newOwner();
      expect((await send('PATCH', '/api/user/onboarding', { cookie, body })).status).toBe(400);
    },
  );
});
