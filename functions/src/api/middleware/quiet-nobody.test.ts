import { SESSION_HEADER } from '@contract';
import express from 'express';
import { AppError } from '../../domain/faults/app-error';
import { exchange } from '../../testing/exchange';
import { errorHandler } from './error-handler';
import { quietNobody } from './quiet-nobody';

/** Sends a request to an app where everything fails in one way. */
function refusedWith(code: 'NOT_SIGNED_IN' | 'NOT_FOUND') {
  const app = express().use(() => {
    throw new AppError(code);
  });
  return (sent: { method?: string; url: string; headers: Record<string, string> }) =>
    exchange(app.use(quietNobody, errorHandler), sent);
}

const asking = { url: '/api/user', headers: { [SESSION_HEADER]: 'optional' } };

describe('quietNobody', () => {
  it('says nobody without an error to a page that asks whether anybody is there', async () => {
    const answer = await refusedWith('NOT_SIGNED_IN')(asking);
    expect(answer).toMatchObject({ status: 204, text: '' });
  });

  it.each([
    ['who does not say that it is optional', { ...asking, headers: {} }],
    ['who says something else', { ...asking, headers: { [SESSION_HEADER]: 'true' } }],
    ['who changes something', { ...asking, method: 'PATCH' }],
    ['who asks for something else', { ...asking, url: '/api/vehicles' }],
  ])('refuses %s', async (_who, sent) => {
    const answer = await refusedWith('NOT_SIGNED_IN')(sent);
    expect(answer).toMatchObject({ status: 401, json: { code: 'NOT_SIGNED_IN' } });
  });

  it('hides no other failure', async () => {
    expect(await refusedWith('NOT_FOUND')(asking)).toMatchObject({ status: 404 });
  });
});
