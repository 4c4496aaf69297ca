import type { Locator, Page } from '@playwright/test';
import { listManuals } from '../../functions/contract/index';
import { badgesOn, mailedLink, markOn, expect, test } from './fixtures';
import { demoFiles } from './files';
import { expectStep } from './guided-setup';
import { tabTo } from './keys';

const PASSWORD = 'una-clave-larga';

/** Goes to a control with Tab and presses it. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab, and types over what is in it. */
async function type(page: Page, field: Locator, text: string) {
  await expect(field).toBeEnabled();
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('[1.9] the whole first visit goes by keyboard alone, from registration to the first answer', async ({
  page,
  origin,
}) => {
  const email = `teclado-${Date.now()}@guantera.test`;
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const emailField = page.getByLabel('Correo electrónico');
  const passwordField = page.getByLabel('Contraseña', { exact: true });

  await test.step('registration and sign-in', async () => {
    await page.goto('/auth');
    await press(page, named('Crea tu cuenta'));
    await type(page, page.getByLabel('Nombre'), 'Lucía Ferrer');
    await type(page, emailField, email);
    await type(page, passwordField, PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Revisa tu correo')).toBeVisible();
    await page.request.get(await mailedLink(origin, email));
    await press(page, named('Inicia sesión'));
    await type(page, emailField, email);
    await type(page, passwordField, PASSWORD);
    await page.keyboard.press('Enter');
  });

  await expectStep(page, 0);
  await press(page, named('Comenzar'));

  await expectStep(page, 1);
  await type(page, page.getByLabel('Nombre de usuario'), 'lucia');
  await page.keyboard.press('Enter');

  await expectStep(page, 2);
  await press(page, named('Siguiente'));
  await expect(page.getByLabel('Marca')).toBeFocused();
  await page.keyboard.type('Faro');
  await type(page, page.getByLabel('Modelo'), 'Brisa 1.6');
  await type(page, page.getByLabel('Año'), '2022');
  // Off and on again: a checkbox answers to the space bar.
  const isDefault = page.getByRole('checkbox');
  await press(page, isDefault, 'Space');
  await expect(isDefault).not.toBeChecked();
  await page.keyboard.press('Space');
  await press(page, named('Siguiente'));

  await expectStep(page, 3);
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Archivo del manual'));
  await (await chooser).setFiles(demoFiles.pdf);
  await press(page, named('Subir manual'));
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();

  await expectStep(page, 4);
  await press(page, named('Atrás'));
  await expectStep(page, 3);
  await press(page, named('Siguiente'));
  await expectStep(page, 4);
  await press(page, named('Siguiente'));

  await expectStep(page, 5);
  await press(page, named('Ir al Panel'));
  await expect(page).toHaveURL(`${origin}/`);

  await test.step('the first answer and its page', async () => {
    await expect
      .poll(async () => (await page.request.get(listManuals.path)).text())
      .toContain('"isAskable":true');
    await type(page, page.getByLabel('Tu pregunta'), '¿Cuál es el par de apriete de las ruedas?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /¿Cuál es el par/ })).toBeFocused();
    await press(page, badgesOn(page).first());
    await expect(markOn(page).first()).toBeFocused();
  });
});
