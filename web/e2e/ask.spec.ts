import { searchManuals } from '../../functions/contract/index';
import { demoQuestions } from '../../local/seed/demo-owner';
import { answerOn, ask, badgesOn, expect, expectAccessible, markOn, test } from './fixtures';
import { tabTo } from './keys';
import { recordEach } from './record';

test('[1.7] one click signs in, and a question is answered with its figures and their page', async ({
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
  await expect(
    answer.getByText(/^(?:Lo dice tu manual|Depende de|Quizá|Compruébalo)/),
  ).toBeVisible();
  await expect(answer.getByRole('list', { name: 'Fuentes' })).toContainText(/p\. \d+/);
  await answer.getByText('Confianza y tipo de pregunta').click();
  await expect(answer.getByText(/Confianza (alta|media)/)).toBeVisible();
  await expect(answer.getByText('2,3\u202fbar').first()).toBeVisible();
  await expect(answer.getByText('2,1\u202fbar').first()).toBeVisible();
  await badgesOn(page, 'p\\. 35').first().click();
  await expect(markOn(page).first()).toBeFocused();
  await expect(markOn(page).first()).toBeInViewport();
});

test('a question to begin with is answered for sure on the page that it names', async ({
  demoOwner: { page },
}) => {
  await page.goto('/');
  const chip = page
    .getByRole('region', { name: 'Para empezar' })
    .getByRole('button', { name: / p\. \d+$/ })
    .first();
  const place = /p\. \d+$/.exec((await chip.textContent()) ?? '')?.[0] ?? 'none';
  await recordEach(page, 'questions-to-begin-with');
  await chip.click();
  await expect(answerOn(page).getByText('Lo dice tu manual', { exact: true })).toBeVisible();
  await expect(answerOn(page).getByRole('list', { name: 'Fuentes' })).toContainText(place);
});

test('on a phone a badge leads to the row of the printed table that answers', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await ask(page, '¿Qué fusible es el de la radio?');
  await badgesOn(page).first().click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.getByRole('button', { name: /^Marcado: / })).toBeFocused();
  await expect(sheet.getByText(/Audio y pantalla/)).toBeInViewport({ ratio: 1 });
});

test('what the manual does not say is not answered', async ({ demoOwner: { page } }) => {
  await ask(page, '¿Cuánto cuesta la revisión de los 60 000 km?');
  await expect(page.getByRole('heading', { name: 'Tu manual no lo dice' })).toBeVisible();
  await answerOn(page).getByText('Confianza y tipo de pregunta').click();
  await expect(answerOn(page).getByText('Confianza baja')).toBeVisible();
  await expect(answerOn(page).getByRole('list', { name: 'Fuentes' })).toHaveCount(0);
});

test('what another place knows has a card of its own, with official places reached by keyboard', async ({
  demoOwner: { page },
}) => {
  await ask(page, '¿Mi coche tiene alguna llamada a revisión pendiente?');
  await expect(page.getByRole('heading', { name: 'Míralo fuera de tu manual' })).toBeVisible();
  const links = page.getByRole('list', { name: 'Sitios oficiales' }).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /^https:\/\/sede\.dgt\.gob\.es\//);
  await tabTo(page, links.first());
  await tabTo(page, links.last());
  await expect(links.last()).toHaveAttribute('rel', 'noopener noreferrer');
  await recordEach(page, 'beyond-the-manual');
});

test('a table of the manual is a table, and on a phone a card for each name', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(page, '¿Qué presión deben llevar los neumáticos?');
  const table = answerOn(page).getByRole('group', { name: 'Tabla del manual' }).first();
  await expect(table.getByRole('columnheader', { name: 'Delante' })).toBeVisible();
  const group = table.getByRole('rowheader', { name: '205/55 R16' });
  await expect(group).toHaveAttribute('rowspan', '2');
  await expect(table.getByText('2,5\u202fbar').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const card = answerOn(page).getByRole('listitem').filter({ hasText: '205/55 R16' }).first();
  await expect(card.getByRole('columnheader', { name: 'Detrás' })).toBeVisible();
  await expect(card.getByRole('rowheader', { name: /^Plena carga/ })).toBeVisible();
  await expectAccessible(page);
});

test('a procedure is its numbered steps, below its warning', async ({ demoOwner: { page } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, '¿Cómo cambio una rueda?');
  const warning = answerOn(page).getByRole('note');
  await expect(warning).toContainText('No se meta nunca debajo');
  const first = answerOn(page)
    .getByRole('listitem')
    .filter({ hasText: 'Aparque en llano' })
    .first();
  await expect(first).toContainText('1');
  const [above, below] = [await warning.boundingBox(), await first.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  await expectAccessible(page);
});

test('a light is a row with its colour, its meaning and what to do', async ({
  demoOwner: { page },
}) => {
  await ask(page, 'Se ha encendido el testigo del motor');
  const table = answerOn(page).getByRole('group', { name: 'Tabla del manual' }).first();
  for (const column of ['Color', 'Significado', 'Qué hacer']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
  await expect(table.getByRole('row', { name: /^Motor Ámbar/ })).toContainText('acuda al taller');
});

test('the questions that a newcomer is offered are answered for sure twice, and once not at all', async ({
  demoOwner: { call },
}) => {
  const answers: [string, number][] = [];
  for (const query of demoQuestions) {
    const { confidence, sourceDocuments } = await call(searchManuals, {
      body: { query, vehicleId: 1, language: 'es' },
    });
    answers.push([confidence, sourceDocuments.length]);
  }
  expect(answers).toEqual([
    ['high', 1],
    ['high', 1],
    ['low', 0],
  ]);
});
