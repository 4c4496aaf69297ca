import { errors } from '../../functions/contract/index';
import { shortText } from './files';
import {
  answerOn,
  ask,
  chooseFile,
  expect,
  expectAccessible,
  giveVehicle,
  startUpload,
  test,
} from './fixtures';
import { allowed, setUse } from './quotas';

test('who has asked too often in a minute is told so, and asks again when it is over', async ({
  owner,
  origin,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  const count = allowed('QUESTIONS_PER_MINUTE') - 1;
  await setUse(owner, origin, 'questionsPerMinute', { since: Date.now(), count });
  await ask(page, '¿Cuál es la última pregunta de este minuto?');

  const question = '¿Qué presión llevan los neumáticos?';
  await page.goto('/');
  await page.getByLabel('Tu pregunta').fill(question);
  const refusal = page.waitForResponse((response) => response.status() === 429);
  await page.getByRole('button', { name: 'Preguntar' }).click();
  const seconds = Number((await refusal).headers()['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const alert = page.getByRole('alert').filter({ hasText: errors.QUESTIONS_PER_MINUTE.sentence });
  await expect(alert).toBeVisible();
  const requestId = (await refusal).headers()['x-request-id'] ?? '';
  await expect(alert).toContainText(`Referencia: ${requestId.slice(0, 8)}`);
  await expectAccessible(page);

  await setUse(owner, origin, 'questionsPerMinute', { since: Date.now() - 61_000, count });
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(answerOn(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('who has entered too many manuals in a day is told so, and enters one when it is over', async ({
  owner,
  origin,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  const count = allowed('UPLOADS_PER_DAY');
  await setUse(owner, origin, 'uploadsPerDay', { since: Date.now(), count });
  await chooseFile(page, shortText('notas.txt'));
  await startUpload(page);
  await expect(page.getByText(errors.UPLOADS_PER_DAY.sentence).first()).toBeVisible();

  const yesterday = Date.now() - 25 * 60 * 60 * 1000;
  await setUse(owner, origin, 'uploadsPerDay', { since: yesterday, count });
  await chooseFile(page, shortText('notas.txt'));
  await startUpload(page);
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
});
