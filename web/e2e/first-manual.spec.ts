import {
  addManual,
  answerOn,
  ask,
  badgesOn,
  chooseFile,
  expect,
  giveVehicle,
  READ,
  rowOf,
  startUpload,
  test,
} from './fixtures';
import { demoFiles } from './files';

test('[1.5] a new owner adds a vehicle, uploads its manual and is answered with the page', async ({
  owner: { page },
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Añadir vehículo' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Añadir vehículo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir vehículo' });
  for (const [label, option] of [
    ['Marca', 'Toyota'],
    ['Modelo', 'Corolla'],
    ['Año', '2022'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Añadir vehículo' }).click();
  await expect(page.getByText('Vehicle added')).toBeVisible();

  await chooseFile(page, demoFiles.pdf);
  await startUpload(page);
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
  const row = rowOf(page, 'manual-faro-brisa.pdf');
  await expect(
    row.getByText(/^(Pendiente|Procesando|Vectorizando|Completado|Listo)$/),
  ).toBeVisible();
  await expect(row.getByText(READ)).toBeVisible();

  await ask(page, '¿Cuál es el par de apriete de las ruedas?');
  await expect(answerOn(page).getByText('110\u202fN·m').first()).toBeVisible();
  await expect(badgesOn(page, 'p\\. \\d+').first()).toBeVisible();
  await page.goto('/manuals');
  await expect(row.getByText('nunca')).toHaveCount(0);
});

test('[1.5] DOCX and plain text are read too, and cited by their sections', async ({ owner }) => {
  const { page } = owner;
  await giveVehicle(owner);
  await addManual(owner, demoFiles.txt);
  await chooseFile(page, demoFiles.docx);
  await startUpload(page);
  for (const name of ['guia-rapida-faro-brisa.docx', 'notas-de-mantenimiento.txt']) {
    await expect(rowOf(page, name).getByText(READ)).toBeVisible();
  }
  await ask(page, '¿Qué presión deben llevar los neumáticos?');
  await expect(answerOn(page).getByRole('list', { name: 'Fuentes' })).toContainText(
    /guia-rapida|notas-de/,
  );
});
