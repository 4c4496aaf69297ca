import * as z from 'zod/mini';
import { listSearches, reportClientError } from '@contract';
import { BrokenAnswer } from '../lib/api/api-error';
import type { Failure } from '../lib/api/failures';
import { reportOf, routeOf, sendFailure } from './send-failure';

const ID = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';
const PRIVATE = '¿Qué aceite lleva el 1234 ABC? ana@guantera.test';
const assets = `${window.location.origin}/assets`;

function errorWith(stack: string, name = 'TypeError'): Error {
  const error = new Error(PRIVATE);
  return Object.assign(error, { name, stack });
}

const failure = (parts: Partial<Failure> = {}): Failure => ({
  kind: 'render',
  error: errorWith(`TypeError: ${PRIVATE}\n    at f (${assets}/own-B_a2.js:1:20)`),
  id: ID,
  componentStack: '',
  ...parts,
});

const at = (file: string, line: number, column: number) => ({ file, line, column });

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '';
});

describe('the report of a failure', () => {
  it('is what the contract takes, and tells kind, route, build and places', () => {
    document.head.innerHTML = '<script type="module" src="/assets/first-DxQ1.js"></script>';
    window.history.replaceState(null, '', '/manuals?q=frenos#1234ABC');
    const report = reportOf(failure());
    expect(report).toEqual({
      requestId: ID,
      kind: 'render',
      name: 'TypeError',
      where: '/manuals',
      build: 'first-DxQ1.js',
      frames: [at('own-B_a2.js', 1, 20)],
    });
    expect(reportClientError.body.parse(report)).toEqual(report);
  });

  it.each([
    ['Chrome', `    at async q (${assets}/a-1.js:1:2)\n    at ${assets}/b-2.js:3:4`],
    ['Firefox and Safari', `q@${assets}/a-1.js:1:2\n@${assets}/b-2.js:3:4`],
  ])('reads the places as %s writes them', (_, stack) => {
    const { frames } = reportOf(failure({ error: errorWith(stack) }));
    expect(frames).toEqual([at('a-1.js', 1, 2), at('b-2.js', 3, 4)]);
  });

  it('takes the places of components along, and no more than the contract does', () => {
    const componentStack = `\n    at Page (${assets}/c-3.js:5:6)`.repeat(30);
    const report = reportOf(failure({ componentStack }));
    expect(report.frames[1]).toEqual(at('c-3.js', 5, 6));
    expect(reportClientError.body.safeParse(report).success).toBe(true);
  });

  it.each([
    ['an extension', '    at chrome-extension://abc/assets/x.js:1:2'],
    ['another site', '    at https://evil.test/assets/x.js:1:2'],
    ['a page of ours', `    at ${window.location.origin}/historial-de-ana:1:2`],
    ['a message', `TypeError: ${PRIVATE} ${assets}/x.js:1:2`],
    ['a name that is a text', `    at ${assets}/frenos%20de%20ana.js:1:2`],
  ])('holds no place of %s', (_, stack) => {
    expect(reportOf(failure({ error: errorWith(stack) })).frames).toEqual([]);
  });

  it.each([
    ['a message', failure()],
    ['a name that is a text', failure({ error: errorWith('', PRIVATE) })],
    ['something thrown that is no error', failure({ error: { text: PRIVATE } })],
    ['a stack without places', failure({ error: errorWith(PRIVATE), componentStack: PRIVATE })],
    ['a cause', failure({ error: new Error('x', { cause: new Error(PRIVATE) }) })],
  ])('holds nothing that somebody wrote: %s', (_, told) => {
    const report = reportOf(told);
    for (const word of PRIVATE.split(' ')) expect(JSON.stringify(report)).not.toContain(word);
    expect(reportClientError.body.safeParse(report).success).toBe(true);
  });

  it.each([
    ['/', '/'],
    ['/owners-manuals', '/owners-manuals'],
    ['/invite-ana', '/invite-:name'],
    ['/ana/1234-ABC', '*'],
  ])('of %s names the route %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });

  it('of an answer that breaks the contract tells where, and nothing of what it said', () => {
    const cause = listSearches.response.safeParse([{ id: PRIVATE }]).error;
    expect(cause).toBeInstanceOf(z.core.$ZodError);
    const error = new BrokenAnswer(ID, { cause });
    expect(reportOf(failure({ kind: 'contract', error }))).toMatchObject({
      name: 'BrokenAnswer',
      field: '0.id',
    });
  });

  it('goes to the server; that it cannot is no failure of its own', async () => {
    const sent: unknown[] = [];
    globalThis.fetch = (url, init) => {
      sent.push([url, JSON.parse(init?.body as string)]);
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    await sendFailure(failure());
    expect(sent).toEqual([['/api/client-errors', reportOf(failure())]]);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(sendFailure(failure())).resolves.toBeUndefined();
  });
});
