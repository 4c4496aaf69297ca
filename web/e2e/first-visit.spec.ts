import type { Page } from '@playwright/test';
import { listManuals } from '../../functions/contract/index';
import {
  answerOn,
  badgesOn,
  mailedLink,
  expect,
  expectAccessible,
  readToast,
  test,
} from './fixtures';
import { demoFiles } from './files';
import { expectStep } from './guided-setup';

const PASSWORD = 'una-clave-larga';

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();

test('[1.9] a first visit leads from registration through six steps to an answer with its page', async ({
  page,
  origin,
}) => {
  const email = `primera-${Date.now()}@guantera.test`;
  await test.step('registration, and the e-mail that confirms it', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Crea tu cuenta' }).click();
    await page.getByLabel('Nombre').fill('Lucía Ferrer');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByText('Revisa tu correo')).toBeVisible();
    const mailbox = await page.context().newPage();
    await mailbox.goto(await mailedLink(origin, email));
    await mailbox.close();
  });

  await test.step('sign-in', async () => {
    await page.getByRole('button', { name: 'Inicia sesión', exact: true }).click();
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
  });

  await expectStep(page, 0);
  await expect(page.getByText('Hola, Lucía Ferrer.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Comenzar' }).click();

  await expectStep(page, 1);
  await expectAccessible(page);
  await page.getByLabel('Nombre de usuario').fill('lucia');
  await next(page);
  await expect(page.getByText('Perfil actualizado')).toBeVisible();

  await test.step('a reload in the middle restores the step', async () => {
    await expectStep(page, 2);
    await page.reload();
    await expectStep(page, 2);
  });
  await expectAccessible(page);
  await page.getByLabel('Marca').fill('Faro');
  await page.getByLabel('Modelo').fill('Brisa 1.6');
  await page.getByLabel('Año').fill('2022');
  await next(page);

  await expectStep(page, 3);
  await readToast(page, 'Vehículo agregado');
  await expectAccessible(page);
  await page.getByLabel('Archivo del manual').setInputFiles(demoFiles.pdf);
  await page.getByRole('button', { name: 'Subir manual' }).click();

  await expectStep(page, 4);
  await readToast(page, 'Manual subido con éxito');
  await expectAccessible(page);
  await next(page);

  await expectStep(page, 5);
  await readToast(page, 'Onboarding updated');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ir al Panel' }).click();
  await expect(page.getByText('¡Configuración completada!')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);

  await test.step('the first answer', async () => {
    await expect
      .poll(async () => (await page.request.get(listManuals.path)).text())
      .toContain('"isAskable":true');
    await page.getByLabel('Tu pregunta').fill('¿Cuál es el par de apriete de las ruedas?');
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await expect(answerOn(page).getByText('110\u202fN·m').first()).toBeVisible();
    await expect(badgesOn(page, 'p\\. \\d+').first()).toBeVisible();
  });

  await test.step('who has completed the setup does not see it again', async () => {
    await page.goto('/onboarding');
    await expect(page).toHaveURL(`${origin}/`);
  });
});
