import { errorBody, errors } from '@contract';
import { AppError } from '../../domain/faults/app-error';
import { log } from '../../logger';
import { tryMiddleware } from '../../testing/try-middleware';
import { requestId } from './request-id';

const answerTo = (error: unknown) =>
  tryMiddleware([
    requestId,
    () => {
      throw error;
    },
  ]);

describe('errorHandler', () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  beforeEach(() => logged.mockClear());

  it('answers an expected failure with its status, sentence, code and request', async () => {
    const details = [{ path: 'year', message: 'Año inválido' }];
    const answer = await answerTo(new AppError('INVALID_REQUEST', { details }));
    const { sentence } = errors.INVALID_REQUEST;
    expect(answer.status).toBe(400);
    expect(errorBody.parse(answer.json)).toEqual({
      error: sentence,
      message: sentence,
      code: 'INVALID_REQUEST',
      requestId: answer.headers['x-request-id'],
      details,
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it('tells nothing about what nobody expected, and logs it', async () => {
    const answer = await answerTo(new Error('secret at /srv/key.pem'));
    expect(answer).toMatchObject({ status: 500, json: { code: 'INTERNAL' } });
    expect(answer.text).not.toContain('secret');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('says after how long a refused request may come again, and nothing of that otherwise', async () => {
    const refused = new AppError('QUESTIONS_PER_DAY', { retryAfterSeconds: 7200 });
    expect((await answerTo(refused)).headers).toMatchObject({ 'retry-after': '7200' });
    const unknown = await answerTo(new AppError('TOO_MANY_REQUESTS'));
    expect(unknown.headers).toMatchObject({ 'retry-after': '60' });
    expect((await answerTo(new AppError('NOT_FOUND'))).headers['retry-after']).toBeUndefined();
  });

  it('survives what is no Error', async () => {
    expect(await answerTo('text')).toMatchObject({ status: 500, json: { code: 'INTERNAL' } });
  });

  it('blames the caller for what Express cannot decode', async () => {
    const error = Object.assign(new URIError('bad %'), { status: 400 });
    expect(await answerTo(error)).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
  });
});
