import { logger } from 'firebase-functions';
import { AppError } from './domain/faults/app-error';
import { VertexFailure } from './adapters/vertex/vertex-failure';
import { log } from './logger';
import { inRequest } from './request-scope';

const PRIVATE = '¿Qué aceite lleva mi coche? ana@guantera.test https://storage/upload?id=1';

describe('log.error', () => {
  const write = jest.spyOn(logger, 'write').mockImplementation(() => undefined);
  beforeEach(() => write.mockClear());
  const logged = (error: unknown) => {
    log.error('Request failed', error, { requestId: 'r-1' });
    return write.mock.calls[0]?.[0] as Record<string, string>;
  };

  it('names the request that it stems from, in lines of every kind', () => {
    const others = [jest.spyOn(logger, 'info'), jest.spyOn(logger, 'warn')].map((spy) =>
      spy.mockReset().mockImplementation(() => undefined),
    );
    inRequest('r-2', () => {
      log.info('a', { uid: 'ana' });
      log.warn('b');
      log.error('c', new Error('no'));
    });
    const named = { requestId: 'r-2' };
    expect(others.map(({ mock }) => mock.calls[0])).toEqual([
      ['a', { uid: 'ana', ...named }],
      ['b', named],
    ]);
    expect(write.mock.calls[0]?.[0]).toMatchObject(named);
  });

  it('writes what Error Reporting takes for an error, with the request', () => {
    const entry = logged(new TypeError('no'));
    expect(entry).toMatchObject({ severity: 'ERROR', message: 'Request failed', requestId: 'r-1' });
    expect(entry['@type']).toMatch(/ReportedErrorEvent$/);
    expect(entry.stack_trace).toMatch(/^TypeError\n\s+at .*logger\.test\.ts:\d+/);
  });

  it.each([
    ['a message', new Error(PRIVATE)],
    ['a message of several lines', new Error(`a\n    at ${PRIVATE}\n    at b`)],
    ['the message of a cause', new AppError('INTERNAL', { cause: new Error(PRIVATE) })],
    ['what is no error', PRIVATE],
    ['a code', Object.assign(new Error('x'), { code: PRIVATE })],
  ])('holds nothing that owners wrote: %s', (_, error) => {
    const entry = JSON.stringify(logged(error));
    for (const part of PRIVATE.split(' ')) expect(entry).not.toContain(part);
  });

  it('tells codes, and what our own failures say', () => {
    const refused = new VertexFailure('MODEL_NOT_SERVED', '404 for model gemini-test at eu', {
      kind: 'permanent',
      cause: Object.assign(new Error(PRIVATE), { code: 'ECONNRESET' }),
    });
    const { stack_trace: trace } = logged(new AppError('UNAVAILABLE', { cause: refused }));
    expect(trace).toMatch(/^AppError: UNAVAILABLE\n/);
    expect(trace).toContain(
      'Caused by: VertexFailure: MODEL_NOT_SERVED: 404 for model gemini-test',
    );
    expect(trace).toContain('Caused by: Error: ECONNRESET');
  });
});
