import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

type Report = { requestId: string; kind: string; where: string; build: string; frames: object[] };

/** The next report that the page sends, once the server has taken it. */
async function nextReport(page: Page): Promise<{ report: Report; text: string; status: number }> {
  const response = await page.waitForResponse('**/api/client-errors');
  const text = response.request().postData() ?? '';
  return { report: JSON.parse(text) as Report, text, status: response.status() };
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
  const told = nextReport(page);
  await page.goto('/profile');
  await expect(page.getByText('Esta página ha fallado')).toBeVisible();
  const { report, text, status } = await told;
  expect(status).toBe(204);
  await expect(page.getByText(`Referencia: ${report.requestId.slice(0, 8)}`)).toBeVisible();
  expect(report).toMatchObject({ kind: 'render', name: 'TypeError', where: '/profile' });
  expect(report.build).toMatch(/\.js$/);
  expect(report.frames.length).toBeGreaterThan(0);
  expect(text).not.toContain(SECRET);
});

test('an answer that breaks the contract has a reference, and the server is told', async ({
  owner: { page },
}) => {
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: [{ nickname: SECRET }] }));
  const told = nextReport(page);
  await page.goto('/vehicles');
  const { report, text, status } = await told;
  expect(status).toBe(204);
  await expect(page.getByText(`Referencia: ${report.requestId.slice(0, 8)}`)).toBeVisible();
  expect(report).toMatchObject({ kind: 'contract', where: '/vehicles' });
  expect(text).not.toContain(SECRET);
});
