import type { Page, Request } from '@playwright/test';
import { answerOn, expect, test } from './fixtures';

/** What the bell asks for comes some seconds after the screen: where a machine is slow, in the middle of a journey. */
const LATER = '/api/vehicles/due';

/** Covers are asked for when they come into sight, and the page beside an answer once its script is here. */
const isOfPage = (pathname: string): boolean => pathname.includes('/pages/');

const isGet = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  const isOwn = pathname.startsWith('/api/') && pathname !== LATER && !isOfPage(pathname);
  return request.method() === 'GET' && isOwn;
};

/** A fetch that is due starts with the screen, or with a script that it waits for. In milliseconds of the page's own clock. */
const DUE_MS = 250;

/**
 * Counts what the page asks the server for, by its path. `settled` waits until each is answered: whoever leaves a screen
 * before cancels its requests, and they are rightly sent again (Playwright's `networkidle` is over after the first load).
 */
function watchGets(page: Page) {
  const counts: Record<string, number> = {};
  const pending = new Set<Request>();
  let changes = 0;
  const ended = (request: Request): void => {
    if (pending.delete(request)) changes += 1;
  };
  page.on('request', (request) => {
    if (!isGet(request) && request.resourceType() !== 'script') return;
    pending.add(request);
    changes += 1;
    if (!isGet(request)) return;
    const { pathname } = new URL(request.url());
    // How often that is asked for is a matter of how long the answer takes.
    if (pathname.startsWith('/api/search/progress/')) return;
    counts[pathname] = (counts[pathname] ?? 0) + 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    counts: () => ({ ...counts }),
    /** Until each of these was asked for: a busy machine may pause before the next. */
    async begun(paths: Record<string, number>) {
      await expect.poll(() => Object.keys(paths).every((path) => path in counts)).toBe(true);
    },
    async settled() {
      const isQuiet = async () => {
        const before = changes;
        // A page that is kept from its work comes to this only behind what was due before.
        await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), DUE_MS);
        return pending.size === 0 && changes === before;
      };
      await expect.poll(isQuiet).toBe(true);
    },
  };
}

type Gets = ReturnType<typeof watchGets>;

const once = {
  '/api/user': 1,
  '/api/vehicles': 1,
  '/api/manuals': 1,
  '/api/search/history': 1,
};

/** The history says how many there are, too. */
const onceWithHistory = { ...once, '/api/search/counts': 1 };

/** The way in to the lights comes after the box, and asks whether there is one; so does the line of what is due next. */
const BELOW_THE_BOX = { '/api/vehicles/1/signals': 1, '/api/vehicles/1/plan': 1 };
const allIsHere = async (page: Page) => {
  await expect(page.getByRole('link', { name: 'Se me ha encendido un testigo' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/vehicles/1/mantenimiento"]')).toBeVisible();
};

async function visit(page: Page, gets: Gets, link: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: link })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  await gets.settled();
}

for (const path of ['/', '/manuals', '/history', '/vehicles']) {
  test(`a hard load of ${path} asks for each thing once`, async ({ demoOwner: { page } }) => {
    const gets = watchGets(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /^(?!Cargando)/ })).toBeVisible();
    if (path === '/') await allIsHere(page);
    const each = {
      ...(path === '/history' ? onceWithHistory : once),
      ...(path === '/' && BELOW_THE_BOX),
    };
    await gets.begun(each);
    await gets.settled();
    expect(gets.counts()).toEqual(each);
  });
}

test('[9.23] visits ask for nothing that is here, and a question is in the history all the same', async ({
  demoOwner: { page },
}) => {
  const gets = watchGets(page);
  await page.goto('/');
  await expect(page.getByLabel('Tu pregunta')).toBeVisible();
  await allIsHere(page);
  await gets.settled();
  for (const link of ['Manuales', 'Historial', 'Manuales', 'Historial'])
    await visit(page, gets, link);
  expect(gets.counts()).toEqual({ ...onceWithHistory, ...BELOW_THE_BOX });

  const question = `¿Qué presión llevan los neumáticos? (${Date.now()})`;
  await page.getByRole('link', { name: 'Panel' }).first().click();
  await page.getByLabel('Tu pregunta').fill(question);
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect(answerOn(page)).toBeVisible();
  await visit(page, gets, 'Historial');
  await expect(page.getByRole('group', { name: 'Historial' }).last()).toContainText(question);
  expect(gets.counts()).toEqual({
    ...{ ...once, ...BELOW_THE_BOX },
    ...{ '/api/manuals': 2, '/api/search/history': 2, '/api/search/counts': 2 },
  });
});

test('[9.21] what fails is not sent again before the next page', async ({ owner: { page } }) => {
  const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500 }));
  await fail('**/api/vehicles');
  await fail('**/api/search/history');
  const gets = watchGets(page);
  await page.goto('/history');
  await expect(page.getByText('No hemos podido cargar tu historial')).toBeVisible();
  await gets.settled();
  expect(gets.counts()).toEqual(onceWithHistory);
  await page.unroute('**/api/search/history');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Aún no has preguntado nada')).toBeVisible();
  await page.unroute('**/api/vehicles');
  await visit(page, gets, 'Manuales');
  expect(gets.counts()).toEqual({
    ...onceWithHistory,
    '/api/vehicles': 2,
    '/api/search/history': 2,
  });
});
