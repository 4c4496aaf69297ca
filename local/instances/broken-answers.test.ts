import { isOfOneConnection } from './broken-answers';

const withCode = (code: string) => Object.assign(new Error('told by its code'), { code });

describe('an error that nobody caught in firebase-tools', () => {
  it.each([
    'ECONNRESET',
    'EPIPE',
    'UND_ERR_SOCKET',
    'ERR_HTTP_HEADERS_SENT',
    'ERR_STREAM_DESTROYED',
  ])('ends nothing where it is of one connection: %s', (code) =>
    expect(isOfOneConnection(withCode(code))).toBe(true),
  );

  it.each([
    ['a code of something else', withCode('EADDRINUSE')],
    ['no code', new TypeError('no function')],
    ['no error', 'thrown'],
  ])('ends the suite where it has %s', (_, error) => {
    expect(isOfOneConnection(error)).toBe(false);
  });
});
