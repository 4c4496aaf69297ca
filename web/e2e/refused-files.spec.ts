import { addManual, chooseFile, expect, giveVehicle, rowOf, test } from './fixtures';
import { disguised, empty, encrypted, picture, truncated, writeTooLarge } from './files';

test('files that cannot be a manual are refused before a byte of them travels', async ({
  owner,
}, testInfo) => {
  const { page } = owner;
  await giveVehicle(owner);
  const cases = [
    [
      writeTooLarge(testInfo.outputPath('grande.pdf')),
      'Archivo demasiado grande',
      'El archivo no debe exceder 50MB',
    ],
    [picture(), 'Tipo de archivo no soportado', 'Por favor, sube un archivo PDF, DOCX o TXT'],
    [empty(), 'Archivo vacío', 'El archivo está vacío. Elige otro.'],
  ] as const;
  for (const [file, title, description] of cases) {
    await chooseFile(page, file);
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toContainText(description);
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Subir manual' }),
    ).toBeDisabled();
  }
});

test('files that nobody can read end with a sentence that says what to do', async ({ owner }) => {
  const { page } = owner;
  await giveVehicle(owner);
  const cases = [
    [disguised(), /El contenido no es un PDF, DOCX o TXT/],
    [await encrypted(), /protegido con contraseña/],
    [truncated(), /dañado o incompleto/],
  ] as const;
  for (const [file] of cases) await addManual(owner, file);
  await page.goto('/manuals');
  for (const [{ name }, sentence] of cases) {
    const row = rowOf(page, name);
    await expect(row.getByText('Fallido', { exact: true })).toBeVisible();
    await expect(row).toContainText(sentence);
  }
});
