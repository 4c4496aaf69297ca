import { withRetries } from '../google-retry';
import { failureOf, kindOfFailure } from './failure';
import { fakeDocumentAi } from '../../testing/fake-document-ai';
import { retryInfo } from '../../testing/rpc-details';

describe('failures of Document AI', () => {
  it.each([
    ['over the quota, as gRPC says it', { code: 8 }, 'transient'],
    ['away, as gRPC says it', { code: 14 }, 'transient'],
    ['too late, as gRPC says it', { code: 4 }, 'transient'],
    ['refused pages, as gRPC says it', { code: 3 }, 'permanent'],
    ['no right, as gRPC says it', { code: 7 }, 'permanent'],
    ['over the quota, as HTTP says it', { status: 429 }, 'transient'],
    ['no right, as HTTP says it', { code: '403', status: 403 }, 'permanent'],
    ['no answer at all', { code: 'ECONNRESET' }, 'transient'],
  ])('%s', (_, fields, kind) => {
    const failure = failureOf(Object.assign(new Error('failed'), fields), 'p');
    expect(kindOfFailure(failure)).toBe(kind);
  });

  it('say how long to wait, over gRPC', async () => {
    const service = await fakeDocumentAi('gRPC');
    const name = 'projects/p/locations/eu/processors/abc';
    const slept: number[] = [];
    service.answerBy(() =>
      service.requests.length === 1
        ? { refused: 'RESOURCE_EXHAUSTED', details: [retryInfo(7)] }
        : { document: { text: 'Página' } },
    );
    const ask = (timeout: number) =>
      service.client
        .processDocument({ name }, { timeout, retry: { retryCodes: [] } })
        .catch((error: unknown) => Promise.reject(failureOf(error, name)));
    const [{ document }] = await withRetries(ask, {
      limits: { attemptMs: 10_000, overallMs: 20_000 },
      kindOf: kindOfFailure,
      clock: {
        now: () => 0,
        random: () => 0,
        sleep: (milliseconds) => Promise.resolve(slept.push(milliseconds)),
      },
    });
    await service.close();
    expect([document?.text, slept]).toEqual(['Página', [7000]]);
  });

  it('of our own are not tried again', () => {
    expect(kindOfFailure(new TypeError('ours'))).toBe('permanent');
  });
});
