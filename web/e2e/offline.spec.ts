import type { Page } from '@playwright/test';
import { login } from '../../functions/contract/index';
import { demoFiles } from './files';
import {
  answerOn,
  ask,
  expect,
  expectAccessible,
  giveManual,
  giveVehicle,
  test,
  type Owner,
} from './fixtures';
import { record } from './record';

test.use({ serviceWorkers: 'allow' });

/** The worker comes when the page has nothing else to do, and then answers for this page, too. */
async function untilInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

test('the worker gives files of the shell and answers no call, nor anything of Firebase’s', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/');
  await untilInstalled(page);
  const answered = new Map<string, boolean>();
  page.on('response', (response) =>
    answered.set(new URL(response.url()).pathname, response.fromServiceWorker()),
  );
  await page.reload();
  await expect(page.getByLabel('Tu pregunta')).toBeVisible();
  await page.evaluate(() => fetch('/__/firebase/init.json').then((response) => response.text()));
  const by = (isWorker: boolean) =>
    [...answered].filter(([, is]) => is === isWorker).map(([path]) => path);
  expect(by(true).filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5);
  expect(by(true).filter((path) => /^\/(api|__)\//.test(path))).toEqual([]);
  expect(by(false)).toEqual(
    expect.arrayContaining(['/api/user', '/api/vehicles', '/__/firebase/init.json']),
  );
});

test('another version is offered while a question is typed, and taken when its owner says so', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/');
  await untilInstalled(page);
  const box = page.getByLabel('Tu pregunta');
  await box.fill('¿Qué presión');
  // To a browser a worker of another address is another version of it.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?otra'));
  const notice = page.getByRole('status').filter({ hasText: 'Hay una versión nueva' });
  await expect(notice).toBeVisible();
  await expect(box).toHaveValue('¿Qué presión');
  await notice.getByRole('button', { name: 'Recargar' }).click();
  await expect(box).toHaveValue('');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    '/sw.js?otra',
  );
});

const QUESTION = '¿Qué presión deben llevar los neumáticos?';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión ·' });
const keptList = (page: Page) => page.getByRole('region', { name: 'Guardado en este dispositivo' });

/** On the page of the vehicle. */
const keepSection = (page: Page) =>
  page.getByRole('region', { name: 'Para cuando no haya conexión' });

/** The owner has this device keep the vehicle: so much of it. */
async function keepVehicle(page: Page, what: RegExp): Promise<void> {
  await page.goto('/vehicles/1');
  const section = keepSection(page);
  await section.getByRole('switch', { name: 'Guardar en este dispositivo' }).click();
  await expect(section.getByText(what)).toBeVisible();
  // What is told to be here opens from now on.
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
  ).toBeTruthy();
  await expectAccessible(page);
  await untilInstalled(page);
}

/** The owner saves an answer and has this device keep the vehicle. */
async function keepAnAnswer(owner: Owner): Promise<void> {
  const { page } = owner;
  await giveManual(owner, demoFiles.pdf);
  await ask(page, QUESTION);
  await answerOn(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Respuesta guardada')).toBeVisible();
  await keepVehicle(
    page,
    /Actualizado el .*: testigos, ficha, emergencias, mantenimiento, 1\s+respuesta y \d+\s+páginas?\./,
  );
}

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

async function openSavedAnswer(page: Page): Promise<void> {
  await page.goto('/');
  await expect(notice(page)).toContainText(/lo guardado el \d+ \w+/);
  await expect(keptList(page)).toContainText('Para preguntar hace falta conexión.');
  await record(page, 'offline-home-360');
  await keptList(page).getByRole('link', { name: QUESTION }).click();
  await expect(answerOn(page)).toContainText('bar');
  await answerOn(page)
    .getByRole('link', { name: /Ver la página/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.getByRole('heading', { name: /p\.\s35/ })).toBeVisible();
  await expect(sheet.locator('[data-mark]').first()).toBeInViewport();
  await expect
    .poll(() => sheet.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(900);
  await record(page, 'offline-page-360');
  // Nothing quotes the first page.
  await page.keyboard.press('Home');
  await expect(sheet.getByRole('alert')).toContainText('No hay conexión con Guantera');
  await page.goto('/history');
  await expect(page.getByRole('group', { name: 'Historial' })).toContainText(QUESTION);
  await record(page, 'offline-history-360');
}

async function openLightAndPlan(page: Page): Promise<void> {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Se me ha encendido un testigo' }).click();
  await page.getByRole('link', { name: 'Roja' }).click();
  await page.getByRole('link', { name: /^Aceitera/ }).click();
  await expect(page.getByRole('article')).toContainText('Detente ahora');
  await expect(page.getByText('Pare el motor inmediatamente.').first()).toBeVisible();
  await record(page, 'offline-light-360');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Ver la página/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.locator('[data-mark]').first()).toBeVisible();
  await page.goto('/');
  await keptList(page)
    .getByRole('link', { name: /Testigos, ficha, emergencias y mantenimiento/ })
    .click();
  await expect(keepSection(page).getByRole('switch')).toBeChecked();
  await page.getByRole('tab', { name: 'Ficha' }).click();
  await expect(page.getByRole('region', { name: 'Neumáticos' })).toContainText('bar');
  await page.getByRole('tab', { name: 'Mantenimiento' }).click();
  await expect(page.getByText(/^Lo que marques como hecho queda aquí/)).toBeVisible();
  await record(page, 'offline-plan-360');
}

async function openEmergency(page: Page): Promise<void> {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await page.goto('/vehicles/1/emergencias');
  await page.getByRole('link', { name: /^No arranca: batería/ }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByText('Las baterías desprenden gas explosivo.')).toBeVisible();
  await expect(sheet.getByText(/Una el cable rojo al borne positivo/)).toBeVisible();
  await record(page, 'offline-emergency-360');
}

test('without a network what was kept opens on a phone, everything else says so, and who signs out leaves nothing', async ({
  owner,
}) => {
  test.slow();
  const { page } = owner;
  await keepAnAnswer(owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().setOffline(true);
  await test.step('a saved answer and its page', () => openSavedAnswer(page));
  await test.step('a light, the sheet and the plan', () => openLightAndPlan(page));
  await test.step('the steps for whoever stands beside a road', () => openEmergency(page));
  await test.step('all of it when the network is back', async () => {
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    // By itself: whoever presses the button then may find it gone.
    await page.context().setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Para empezar' })).toBeVisible();
  });
  await test.step('nothing after signing out, which needs no network', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.context().setOffline(true);
    await page.goto('/');
    await expect(keptList(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await expect(page.getByText('Error al cerrar sesión')).toBeVisible();
    await expect.poll(() => databases(page)).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Sin conexión' })).toBeVisible();
    await record(page, 'offline-auth-1280');
  });
});

test('a second account on the same device sees nothing of the first one, which never signed out', async ({
  owner,
  newEmail,
}) => {
  const { page } = owner;
  await giveManual(owner, demoFiles.txt);
  await keepVehicle(page, /Actualizado el /);
  expect(await databases(page)).not.toEqual([]);
  await page.context().clearCookies();
  const second = await newEmail();
  await owner.call(login, { body: second });
  await page.goto('/');
  await expect(page.getByText(/Te damos la bienvenida|Bienvenid/).first()).toBeVisible();
  await expect.poll(() => databases(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(keptList(page)).toHaveCount(0);
});

test.describe('a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

  test('has the steps for whoever stands beside a road, unasked and without a network, in both orientations', async ({
    owner,
  }) => {
    const { page } = owner;
    await giveManual(owner, demoFiles.pdf);
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('guantera-glovebox') ?? ''))
      .toContain('"road":"1:1"');
    await untilInstalled(page);
    await page.context().setOffline(true);
    await page.goto('/carretera');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Llamar 112' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
    await record(page, 'offline-road-360');
    await page.getByRole('link', { name: 'No arranca: batería' }).tap();
    await page.setViewportSize({ width: 740, height: 360 });
    const steps = page.getByRole('dialog');
    await expect(steps).toContainText('Puede arrancar con la batería de otro vehículo');
    await expect(steps).toContainText('Las baterías desprenden gas explosivo.');
    await steps.getByRole('button', { name: 'Siguiente' }).tap();
    await expect(page.getByRole('dialog', { name: /^Paso 1 de / })).toContainText('Acerque');
    await expectAccessible(page);
    await record(page, 'offline-road-step-740');
    await page.goto('/vehicles/1');
    await keepSection(page).getByRole('button', { name: 'No guardar nada aquí' }).tap();
    await expect.poll(() => databases(page)).toEqual([]);
  });
});
