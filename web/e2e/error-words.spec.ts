import type { Page } from '@playwright/test';
import { expect, giveVehicle, test } from './fixtures';
import { recordEach } from './record';

type Body = { error?: string; message?: string } | null;

/** Has the server fail at one path with this body, or with none. */
const failAt = (page: Page, path: string, body: Body) =>
  page.route(`**${path}`, (route) =>
    body === null
      ? route.fulfill({ status: 500, body: '' })
      : route.fulfill({ status: 409, json: body }),
  );

const says = (text: string): [what: string, body: Body, shown: string][] => [
  ['an error alone', { error: 'Hoy no puede ser.' }, 'Hoy no puede ser.'],
  ['a message alone', { message: 'Hoy tampoco.' }, 'Hoy tampoco.'],
  ['nothing', null, text],
];

test('[2.53, 2.54] a search that fails is told by what the body says, else by the specification’s words', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/');
  await page.getByLabel('Tu pregunta').fill('¿Presión?');
  for (const [, body, shown] of says('An error occurred during search')) {
    await failAt(page, '/api/search', body);
    await page
      .getByRole('button', { name: /^(Preguntar|Reintentar)$/ })
      .last()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: shown })).toContainText(`Error${shown}`);
    await page.unroute('**/api/search');
  }
  await recordEach(page, 'search-error');
});

test('[8.28] a vehicle that is not saved is told so', async ({ owner: { page } }) => {
  await page.goto('/vehicles');
  await page.getByRole('button', { name: 'Añadir vehículo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Añadir vehículo' });
  for (const [label, choice] of [
    ['Marca', 'Honda'],
    ['Modelo', 'Civic'],
  ] as const) {
    await dialog.getByLabel(label).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await dialog.getByRole('combobox', { name: 'Año' }).fill('2020');
  for (const [, body, shown] of says('An error occurred')) {
    await failAt(page, '/api/vehicles', body);
    await dialog.getByRole('button', { name: 'Añadir vehículo' }).click();
    await expect(page.getByText(`Failed to add vehicle${shown}`)).toBeVisible();
    await page.unroute('**/api/vehicles');
  }
});

test('[8.25] a name that is not saved is told so', async ({ owner: { page } }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByLabel('Nombre completo').fill('Lucía');
  for (const [, body, shown] of says('Ha ocurrido un error desconocido')) {
    await failAt(page, '/api/user', body);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText(`Error al actualizar perfil${shown}`)).toBeVisible();
    await page.unroute('**/api/user');
  }
});
