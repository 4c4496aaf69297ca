import { secretIn } from './secrets';

const key = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC';

describe('secretIn', () => {
  it.each([
    ['a private key', `-----BEGIN PRIVATE KEY-----\n${key}`],
    ['a private key in JSON', `"-----BEGIN RSA PRIVATE KEY-----\\n${key}"`],
    ['a service account', `{"private_key_id": "${'a1'.repeat(20)}"}`],
    ['a client secret', `GOCSPX-${'x'.repeat(28)}`],
    ['an access token', `ya29.${'a'.repeat(40)}`],
    ['a token of GitHub', `ghp_${'a'.repeat(36)}`],
    ['a token of npm', `npm_${'a'.repeat(36)}`],
    ['a key of AWS', 'AKIAABCDEFGHIJKLMNOP'],
  ])('finds %s', (_what, text) => {
    expect(secretIn(`const x = ${text};`)).not.toBeNull();
  });

  it.each([
    ['the public key of a web app', 'AIzaSyA-1234567890abcdefghijklmnopqrstu'],
    ['code that looks for a key', "text.includes('-----BEGIN PRIVATE KEY-----')"],
    ['a name', 'private_key_id'],
  ])('lets %s pass', (_what, text) => {
    expect(secretIn(text)).toBeNull();
  });
});
