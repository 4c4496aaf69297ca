import {
  answerOn,
  ask,
  chooseFile,
  expect,
  giveVehicle,
  READ,
  rowOf,
  startUpload,
  test,
} from './fixtures';
import { demoFiles } from './files';

const NAME = 'notas-de-mantenimiento.txt';
const QUESTION = '¿Cada cuánto se cambia el aceite del motor?';

test('a manual is read across a reload, read again, deleted and then found no more', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await chooseFile(page, demoFiles.txt);
  await startUpload(page);
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
  await page.reload();
  const row = rowOf(page, NAME);
  await expect(
    row.getByText(/^(Pendiente|Procesando|Vectorizando|Completado|Listo)$/),
  ).toBeVisible();
  await expect(row.getByText(READ)).toBeVisible();

  await page.getByRole('button', { name: `Reprocesar ${NAME}` }).click();
  await expect(page.getByText('Procesamiento reiniciado')).toBeVisible();
  await expect(row.getByText(READ)).toBeVisible();
  await ask(page, QUESTION);
  await expect(answerOn(page).getByRole('list', { name: 'Fuentes' })).toContainText(NAME);

  await page.goto('/manuals');
  await page.getByRole('button', { name: `Eliminar ${NAME}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Manual eliminado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Todavía no hay manuales' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByText(/todavía no tiene un manual/)).toBeVisible();
  await ask(page, QUESTION);
  await expect(page.getByRole('heading', { name: 'No lo encuentro' })).toBeVisible();
  await expect(answerOn(page)).not.toContainText(NAME);
});
