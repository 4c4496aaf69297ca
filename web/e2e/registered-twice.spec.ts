import type { Page } from '@playwright/test';
import { register } from '../../functions/contract/index';
import { expect, mailedLink, readToast, test } from './fixtures';

const STRANGERS = 'clave-de-un-extraño';
const PASSWORD = 'una-clave-larga';
const BY_MAIL = 'elegida-por-correo';

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

/** What the reader of the address does, in another tab. */
async function open(page: Page, link: string) {
  const mailbox = await page.context().newPage();
  await mailbox.goto(link);
  await mailbox.close();
}

test('who was registered by a stranger first gets in by the mail, and the stranger does not', async ({
  page,
  origin,
}) => {
  const email = `invitada-${Date.now()}@guantera.test`;
  const headers = { origin };
  const data = { email, password: STRANGERS, displayName: 'Extraño' };
  expect((await page.request.post(register.path, { headers, data })).status()).toBe(201);

  await test.step('she registers as if nobody had', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Crea tu cuenta' }).click();
    await page.getByLabel('Nombre').fill('Lucía Ferrer');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByText('Revisa tu correo')).toBeVisible();
    await open(page, await mailedLink(origin, email));
  });

  await test.step('the stranger’s password opens nothing', async () => {
    await page.getByRole('button', { name: 'Inicia sesión', exact: true }).click();
    await signIn(page, email, STRANGERS);
    await readToast(page, 'Error al iniciar sesión');
  });

  await test.step('hers is asked to be chosen anew', async () => {
    await signIn(page, email, PASSWORD);
    await expect(page.getByText(/enlace para elegir una contraseña nueva/)).toBeVisible();
    await readToast(page, 'Acceso restringido');
    const link = await mailedLink(origin, email, 'PASSWORD_RESET');
    await open(page, `${link}&newPassword=${BY_MAIL}`);
  });

  await test.step('and that one lets her in', async () => {
    await signIn(page, email, BY_MAIL);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText('Hola, Lucía Ferrer.')).toBeVisible();
  });
});
