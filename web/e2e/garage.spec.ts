import { updateOnboarding } from '../../functions/contract/index';
import { expect, expectAccessible, giveVehicle, readToast, test } from './fixtures';
import { shortText } from './files';
import { expectStep } from './guided-setup';
import { recordEach } from './record';

test('[8.33] a vehicle that comes with its manual is told: added, uploading, started, one after the other', async ({
  owner: { page },
}) => {
  await page.goto('/vehicles');
  await page.getByRole('main').getByRole('button', { name: 'Añadir vehículo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir vehículo' });
  await dialog.getByLabel('Rellenar con el manual').setInputFiles(shortText('presiones.txt'));
  for (const [label, option] of [
    ['Marca', 'Toyota'],
    ['Modelo', 'Corolla'],
    ['Año', '2022'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await dialog.getByText('Más datos, si los sabes').click();
  await dialog.getByLabel('Motor').fill('1.8 Hybrid');
  await dialog.getByLabel('Primera matriculación').fill('03/2022');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Añadir vehículo' }).click();
  for (const title of ['Vehicle added', 'Uploading manual', 'Manual processing started']) {
    await readToast(page, title);
  }
  await expect(page.getByRole('main').getByText('1.8 Hybrid')).toBeVisible();
  await expect(page.getByRole('main').getByText('Matriculado: 03/2022')).toBeVisible();
});

test('vehicles of one make, model and year are told apart by their trim', async ({ owner }) => {
  const { page } = owner;
  await giveVehicle(owner, { trim: 'Ruta' });
  await giveVehicle(owner, { make: 'FARO', model: 'brisa 1.6', trim: 'Costa', isDefault: false });
  await page.goto('/vehicles');
  const sidebar = page.getByRole('region', { name: 'Mis vehículos' });
  await expect(sidebar.getByRole('link')).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: 'Eliminar FARO brisa 1.6 2022, Costa' }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Vehículo predeterminado: .*, Ruta$/ }).click();
  const entries = page.getByRole('menuitemradio');
  await expect(entries).toHaveText([/2022Ruta$/, /2022Costa$/]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Vehículo: .*, Ruta\. Cambiar$/ })).toBeVisible();
  await page.goto('/manuals');
  await page.getByRole('button', { name: 'Subir primer manual' }).click();
  await page.getByRole('combobox', { name: 'Vehículo' }).click();
  await expect(page.getByRole('option')).toHaveText([/, Ruta$/, /, Costa$/]);
});

test('[2.75] the name that is typed in the guided setup is the one that the product shows', async ({
  owner: { page, call },
}) => {
  await call(updateOnboarding, { body: { step: 0, completed: false } });
  await call(updateOnboarding, { body: { step: 1, completed: false } });
  await page.goto('/onboarding');
  await expectStep(page, 1);
  await expect(page.getByLabel('Idioma preferido')).toHaveText('Español');
  await page.getByLabel('Nombre de usuario').fill('Lucía del Río');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Continuar más tarde' }).click();
  await expect(page.getByRole('complementary').getByText('Lucía del Río')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('definition').filter({ hasText: 'Lucía del Río' })).toHaveCount(2);
});

test('what is wrong with a request is told in sentences', async ({ owner: { page } }) => {
  await page.goto('/vehicles');
  const details = await page.evaluate(async () => {
    const response = await fetch('/api/vehicles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 7, year: 2021, nickname: 'a'.repeat(61), wheels: 4 }),
    });
    return ((await response.json()) as { details: { message: string }[] }).details;
  });
  expect(details.map(({ message }) => message)).toEqual([
    'Falta la marca.',
    'El modelo debe ser un texto.',
    'El apodo no debe pasar de 60 caracteres.',
    'Este dato no se espera aquí.',
  ]);
});

test('[2.87] an owner adds a make that the list does not have, and corrects the vehicle later', async ({
  owner: { page },
}) => {
  await page.goto('/vehicles');
  await page.getByRole('main').getByRole('button', { name: 'Añadir vehículo' }).click();
  const adding = page.getByRole('dialog', { name: 'Añadir vehículo' });
  await adding.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option', { name: 'Otra marca…' }).click();
  await adding.getByRole('textbox', { name: 'Marca' }).fill('SEAT');
  await adding.getByRole('textbox', { name: 'Modelo' }).fill('Leon');
  await adding.getByRole('combobox', { name: 'Año' }).fill('2021');
  await recordEach(page, 'vehicle-other-make');
  await adding.getByRole('button', { name: 'Añadir vehículo' }).click();
  await readToast(page, 'Vehicle added');
  await page.getByRole('button', { name: 'Editar SEAT Leon 2021' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar SEAT Leon 2021' });
  await editing.getByRole('textbox', { name: 'Modelo' }).fill('León');
  await editing.getByText('Más datos, si los sabes').click();
  await editing.getByLabel('VIN').fill('vsszzz5fzhr000001');
  await recordEach(page, 'vehicle-edit');
  await editing.getByRole('button', { name: 'Guardar' }).click();
  const edit = page.getByRole('button', { name: 'Editar SEAT León 2021' });
  await readToast(page, 'Vehículo guardado');
  await page.reload();
  await edit.click();
  await page.getByText('Más datos, si los sabes').click();
  await expect(page.getByLabel('VIN')).toHaveValue('VSSZZZ5FZHR000001');
});
