import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { reportClientError, type ClientError } from '@contract';
import { ApiError } from '../lib/api/api-error';
import { tellFailuresTo } from '../lib/api/failures';
import { createFakeServer } from '../testing/fake-api';
import { reportFailures } from './report-failures';
import { RouteBoundary } from './route-boundary';

const assets = `${window.location.origin}/assets`;
const ours = (name = 'TypeError', error: Error = new Error('frenos de Ana')) =>
  Object.assign(error, {
    name,
    stack: `${name}: frenos de Ana\n    at f (${assets}/own-1.js:1:20)`,
  });

let reports: ClientError[];
beforeAll(reportFailures);
beforeEach(() => {
  reports = [];
  const server = createFakeServer();
  server.on(reportClientError, ({ body }) => {
    reports.push(body);
    return undefined;
  });
  globalThis.fetch = server.fetch;
});
afterAll(() => tellFailuresTo(null));

const happens = {
  uncaught: (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error })),
  rejection: (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('what fails in the browser', () => {
  it.each(['uncaught', 'rejection'] as const)('is told to the server: %s', async (kind) => {
    happens[kind](ours());
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({
      kind,
      name: 'TypeError',
      where: '/',
      frames: [{ file: 'own-1.js', line: 1, column: 20 }],
    });
    expect(JSON.stringify(reports)).not.toContain('frenos');
  });

  it.each<[string, unknown]>([
    ['an extension', Object.assign(new Error(), { stack: 'at chrome-extension://x/a.js:1:2' })],
    ['a script of another site', undefined],
    ['what was thrown as a text', 'frenos'],
    [
      'what the server refused',
      ours('ApiError', new ApiError(500, 'no', null, crypto.randomUUID())),
    ],
    ['what was given up', ours('AbortError')],
  ])('is not told where it is no fault of ours: %s', async (_, error) => {
    happens.uncaught(error);
    happens.rejection(error);
    await soon();
    expect(reports).toEqual([]);
  });

  it('while a page is shown is told under the reference that its owner reads', async () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React's own.
    const error = ours();
    const Broken = () => {
      throw error;
    };
    render(
      <MemoryRouter>
        <RouteBoundary>
          <Broken />
        </RouteBoundary>
      </MemoryRouter>,
    );
    const [, reference] =
      /Referencia: ([0-9a-f]{8})/.exec((await screen.findByRole('alert')).textContent) ?? [];
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toMatchObject({ kind: 'render', name: 'TypeError' });
    expect(reports[0]?.requestId.slice(0, 8)).toBe(reference);
    spy.mockRestore();
  });
});
