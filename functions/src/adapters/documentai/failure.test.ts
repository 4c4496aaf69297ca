import { failureOf, kindOfFailure } from './failure';

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

  it('of our own are not tried again', () => {
    expect(kindOfFailure(new TypeError('ours'))).toBe('permanent');
  });
});
