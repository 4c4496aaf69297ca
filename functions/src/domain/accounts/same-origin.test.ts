import { isSameOrigin, pageOrigin } from './same-origin';

const host = 'guantera.test';

describe('isSameOrigin', () => {
  it.each([
    ['our own page', { secFetchSite: 'same-origin', origin: 'https://guantera.test' }],
    ['a bookmark', { secFetchSite: 'none' }],
    ['our own page in an older browser', { origin: 'https://guantera.test' }],
    ['a program', {}],
  ])('accepts %s', (_who, source) => {
    expect(isSameOrigin({ ...source, host })).toBe(true);
  });

  it.each([
    ['another site', { secFetchSite: 'cross-site', origin: 'https://evil.example' }],
    ['a sibling of the same site', { secFetchSite: 'same-site' }],
    [
      'another site that claims our origin',
      { secFetchSite: 'cross-site', origin: 'https://guantera.test' },
    ],
    ['an unknown kind of site', { secFetchSite: 'something-new' }],
    ['an empty kind of site', { secFetchSite: '' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://guantera.test:8443' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nonsense', { origin: 'guantera.test' }],
    ['a host that ends alike', { origin: 'https://guantera.test.evil.example' }],
  ])('refuses %s', (_who, source) => {
    expect(isSameOrigin({ ...source, host })).toBe(false);
  });

  it('compares hosts without regard to case', () => {
    expect(isSameOrigin({ origin: 'http://LocalHost:5000', host: 'localhost:5000' })).toBe(true);
    expect(isSameOrigin({ origin: 'http://localhost:5000', host: 'LOCALHOST:5000' })).toBe(true);
  });
});

describe('pageOrigin', () => {
  it('is the page that asks', () => {
    expect(pageOrigin({ origin: 'http://guantera.test', host }, 'https')).toBe(
      'http://guantera.test',
    );
  });

  it('is never somebody else’s page', () => {
    expect(pageOrigin({ origin: 'https://evil.example', host }, 'https')).toBe(
      'https://guantera.test',
    );
    expect(pageOrigin({ host }, 'https')).toBe('https://guantera.test');
  });
});
