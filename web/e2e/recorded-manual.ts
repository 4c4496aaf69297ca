import { fileURLToPath } from 'node:url';
import { request, type Page } from '@playwright/test';
import { expect, portOf, type Owner } from './fixtures';

/** The handover manual of a van with two engines; what a model is to reply to its readings is recorded. */
export const VAN = fileURLToPath(
  new URL('../../bench/manuals/printed/van-word.pdf', import.meta.url),
);
/** One of its two engines: what holds for the other one is not shown. */
export const OF_THE_VAN = { make: 'Alcotán', model: 'Carga', engine: '110 GLP' };

const VERTEX_PORT = 9202;

/** What replays the recordings in Vertex AI's place (`local/vertex`): by HTTPS, with a certificate that only functions know. */
export async function recordedModel(origin: string) {
  const context = await request.newContext({
    baseURL: `https://127.0.0.1:${portOf(origin, VERTEX_PORT)}`,
    ignoreHTTPSErrors: true,
  });
  const turn = async (isDown: boolean): Promise<void> => {
    const response = await context.put('/recorded', { data: { isDown } });
    expect(response.ok()).toBe(true);
  };
  return {
    /** The readings that were asked for since it was out of reach, in the order in which they came: "van-word/lights#1". */
    asked: async (): Promise<string[]> =>
      ((await (await context.get('/recorded')).json()) as { asked: string[] }).asked,
    /** Has it refuse whatever it is asked. */
    goDown: () => turn(true),
    comeBack: () => turn(false),
    dispose: () => context.dispose(),
  };
}

/** Opens a part of the page of the owner's first vehicle. */
export async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(`/vehicles/1/${address}`);
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
}

/** What the page of the vehicle shows of the van's manual where no model has pointed at anything. */
export async function expectFoundByRules({ page }: Owner): Promise<void> {
  await openAt(page, 'testigos?color=mensaje');
  const lights = page.getByRole('list', { name: 'Testigos de tu manual' });
  await expect(lights.getByRole('link', { name: 'READY', exact: true })).toBeVisible();
  await expect(lights.getByRole('link', { name: /^Revisión en/ })).toHaveCount(0);
  await lights.getByRole('link', { name: 'READY', exact: true }).click();
  const ready = page.getByRole('article');
  await expect(ready.getByText('Solo informa', { exact: true })).not.toHaveCount(0);
  await expect(ready).toContainText('No se oye nada: si pone READY, está en marcha.');
  await expect(ready.getByRole('link', { name: /van-word\.pdf, p\. 6$/ }).first()).toBeVisible();

  await openAt(page, 'mantenimiento');
  await page.getByRole('button', { name: 'Ver los 24' }).click();
  const plan = page.getByRole('region', { name: 'No lo sabemos', exact: true });
  await expect(plan.getByRole('listitem')).toHaveCount(24);
  await expect(plan.getByRole('listitem').first()).toContainText('Cada 20.000 km o 1 año');
  await expect(plan).not.toContainText('por comprobar');

  await openAt(page, 'ficha');
  const tank = page.getByRole('region', { name: 'Combustible y depósito' });
  await expect(tank.getByRole('button', { name: 'Combustible y depósito 3' })).toBeVisible();
  await expect(tank.getByText('Comprobado por ti')).toHaveCount(0);
  await expect(tank.getByRole('link', { name: /van-word\.pdf, p\. 10$/ }).first()).toBeVisible();
  await expect(page.getByText(/Señalado por un modelo/)).toHaveCount(0);

  await openAt(page, 'emergencias');
  const troubles = page.getByRole('list', { name: 'Emergencias' });
  await expect(troubles.getByRole('link', { name: /^Remolcar/ })).toContainText('p. 16');
  await expect(troubles).not.toContainText('Se calienta el motor p.');
}
