import { expect, expectAccessible, test } from './fixtures';
import { recordEach, turnInto, variantAt } from './record';

const sendButton = { name: 'Enviar invitación' };
const REGISTERED =
  'La invitación para ana@invitada.example ha quedado registrada y se procesará cuando el correo esté configurado por completo. Todavía no se ha enviado ningún mensaje.';

test('an invitation is registered for the address of its name, and bars nobody', async ({
  page,
}) => {
  await turnInto(page, variantAt(1));
  await page.goto('/invite-ana');
  const email = page.getByLabel('Correo electrónico');
  await expect(email).toHaveValue('ana@invitada.example');
  await expect(email).toBeDisabled();
  await recordEach(page, 'invitation');
  await page.getByLabel('Mensaje personalizado').fill('¡Te esperamos!');
  await page.getByRole('button', sendButton).click();
  const dialog = page.getByRole('dialog', { name: 'Invitación enviada' });
  await expect(dialog).toContainText(REGISTERED);
  await recordEach(page, 'invitation-sent');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', sendButton)).toBeFocused();
});

test('[2.124] a broken line opens the dialog, too, which says the same, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/invite-ana');
  const message = page.getByLabel('Mensaje personalizado');
  await message.fill('Hola');
  await page.context().setOffline(true);
  await page.getByRole('button', sendButton).click();
  const dialog = page.getByRole('dialog', { name: 'Invitación enviada' });
  await expect(dialog).toContainText(REGISTERED);
  await expect(
    page.getByText('Hubo un problema al enviar la invitación, pero ha sido registrada.'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Falta la confirmación del servidor.')).toBeVisible();
  await recordEach(page, 'invitation-unconfirmed');
  await expect(message).toHaveValue('Hola');
  await page.context().setOffline(false);
  await page.getByRole('button', sendButton).click();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Ya está registrada.')).toBeVisible();
});

test('nobody is invited by any other name', async ({ page }) => {
  for (const path of ['/invite-nadie', '/invite-', '/invite-ana/mas', '/no-existe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  await recordEach(page, 'not-found');
});
