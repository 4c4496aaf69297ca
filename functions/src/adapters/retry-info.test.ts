import { retryAfterOf, retryDelayOf } from './retry-info';

const TYPE = 'type.googleapis.com/google.rpc.RetryInfo';

describe('retryDelayOf', () => {
  it.each<[string, unknown, number | null]>([
    ['seconds', [{ '@type': TYPE, retryDelay: '34s' }], 34_000],
    ['parts of seconds', [{ '@type': TYPE, retryDelay: '0.25s' }], 250],
    [
      'other details before it',
      [
        { '@type': 'x', quota: 1 },
        { '@type': TYPE, retryDelay: '1s' },
      ],
      1000,
    ],
    ['what gRPC decoded', [{ retryDelay: { seconds: 2, nanos: 500_000_000 } }], 2500],
    ['a number of 64 bits', [{ retryDelay: { seconds: { valueOf: () => 3 } } }], 3000],
    ['another type', [{ '@type': 'x', retryDelay: '9s' }], null],
    ['words', [{ '@type': TYPE, retryDelay: 'soon' }], null],
    ['a negative time', [{ retryDelay: { seconds: -5 } }], null],
    ['no time', [{ retryDelay: null }], null],
    ['no details', undefined, null],
    ['details that are a text', 'details', null],
  ])('reads %s', (_what, details, expected) => {
    expect(retryDelayOf(details)).toBe(expected);
  });
});

describe('retryAfterOf', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');

  it.each<[string | null, number | null]>([
    ['7', 7000],
    ['0', 0],
    ['Sun, 22 Nov 2026 10:00:12 GMT', 12_000],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('reads %j', (header, expected) => {
    expect(retryAfterOf(header, now)).toBe(expected);
  });
});
