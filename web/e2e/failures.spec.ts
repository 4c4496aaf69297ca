import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

type Report = { requestId: string; kind: string; where: string; build: string; frames: object[] };

type Heard = { status: number; text: string };

/** Hears the reports that the page sends, and what the server says to them. */
function watchReports(page: Page): Heard[] {
  const heard: Heard[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/client-errors')) return;
    heard.push({ status: response.status(), text: response.request().postData() ?? '' });
  });
  return heard;
}

/** The report that is known by the reference on the screen; none says anything in words. */
async function reportShown(page: Page, heard: readonly Heard[]): Promise<Report | undefined> {
  const shown = (await page.getByText(/Referencia: [0-9a-f]{8}/).textContent()) ?? '';
  const known = () =>
    heard
      .map(({ text }) => JSON.parse(text) as Report)
      .find(({ requestId }) => shown.includes(requestId.slice(0, 8)));
  await expect.poll(known).toBeDefined();
  for (const { status, text } of heard) {
    expect(status).toBe(204);
    expect(text).not.toContain(SECRET);
  }
  return known();
}

const SECRET = 'frenos-1234-ABC';

test('a page that fails shows a reference, under which the server was told where', async ({
  owner: { page },
}) => {
  // A fault of ours, whose message quotes somebody.
  await page.addInitScript((message) => {
    Date.prototype.getDate = () => {
      throw new TypeError(message);
    };
  }, SECRET);
  const heard = watchReports(page);
  await page.goto('/profile');
  await expect(page.getByText('Esta página ha fallado')).toBeVisible();
  const report = await reportShown(page, heard);
  expect(report).toMatchObject({ kind: 'render', name: 'TypeError', where: '/profile' });
  expect(report?.build).toMatch(/\.js$/);
  expect(report?.frames.length).toBeGreaterThan(0);
});

test('an answer that breaks the contract has a reference, and the server is told', async ({
  owner: { page },
}) => {
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: { nickname: SECRET } }));
  const heard = watchReports(page);
  await page.goto('/vehicles');
  expect(await reportShown(page, heard)).toMatchObject({ kind: 'contract', where: '/vehicles' });
});
