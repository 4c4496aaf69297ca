import { demoFiles } from './files';
import { answerOn, ask, expect, giveManual, test } from './fixtures';

test('one click signs in, and a question is answered with its figures and their page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole('button', { name: 'Entrar con la cuenta de demostración' }).click();
  const question = '¿Qué presión deben llevar los neumáticos?';
  await page.getByLabel('Tu pregunta').fill(question);
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused();
  const answer = answerOn(page);
  await expect(answer.getByText(/Confianza (alta|media)/)).toBeVisible();
  await expect(answer.getByText('2,3\u202fbar').first()).toBeVisible();
  await expect(answer.getByText('2,1\u202fbar').first()).toBeVisible();
  await answer
    .getByRole('button', { name: /Ver el extracto: manual-faro-brisa\.pdf, p\. 35/ })
    .first()
    .click();
  await expect(page.locator('li:focus')).toContainText('205/55 R16');
});

test('on a phone a page leads to the row of its table that answers', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await ask(page, '¿Qué fusible es el de la radio?');
  await answerOn(page)
    .getByRole('button', { name: /Ver el extracto/ })
    .first()
    .click();
  const row = page.locator('li:focus').getByText('Audio y pantalla');
  await expect(row).toBeInViewport({ ratio: 1 });
});

test('what the manual does not say is not answered', async ({ demoOwner: { page } }) => {
  await ask(page, '¿Cuánto cuesta la revisión de los 60 000 km?');
  await expect(page.getByRole('heading', { name: 'Tu manual no lo dice' })).toBeVisible();
  await expect(answerOn(page).getByText('Confianza baja')).toBeVisible();
  await expect(answerOn(page).getByRole('list', { name: 'Fuentes' })).toHaveCount(0);
});

test('an earlier question can be asked again from the history', async ({ owner }) => {
  const { page } = owner;
  await giveManual(owner, demoFiles.pdf);
  const question = '¿Cuánto aceite lleva si cambio también el filtro?';
  await ask(page, question);
  await page.getByRole('link', { name: 'Ver historial' }).click();
  // Only the list: until the history has arrived, the answer's heading says the question too.
  await page.getByRole('list', { name: 'Búsquedas recientes' }).getByText(question).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(answerOn(page).getByText('4,2\u202flitros').first()).toBeVisible();
});
