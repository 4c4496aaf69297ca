import type { Page } from '@playwright/test';
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
  type Owner,
} from './fixtures';
import { heavyPdf, manyBytes, shortText } from './files';

const MEGABYTE = 1024 * 1024;
const NAME = 'largo.txt';

/** Hears the pieces that reach the storage: what each says of its place in the file. */
function watchPieces(page: Page): string[] {
  const pieces: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT') pieces.push(request.headers()['content-range'] ?? '');
  });
  return pieces;
}

const startsOf = (pieces: readonly string[]): number[] =>
  pieces.flatMap((piece) => /^bytes (\d+)-/.exec(piece)?.[1] ?? []).map(Number);

test.beforeEach(async ({ owner }) => {
  await giveVehicle(owner);
});

test('an upload goes on by itself when the network comes back', async ({ owner: { page } }) => {
  const pieces = watchPieces(page);
  await chooseFile(page, manyBytes(NAME, 14 * MEGABYTE));
  // Nothing of the second piece arrives; then the browser is offline.
  let isDown = false;
  await page.route(/upload_id=/, async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    if (!isDown && startsOf([range])[0] === 4 * MEGABYTE) {
      isDown = true;
      await page.context().setOffline(true);
    }
    await (isDown ? route.abort() : route.continue());
  });
  await startUpload(page);
  await expect(page.getByText('Reconectando…')).toBeVisible();
  await page.unroute(/upload_id=/);
  await page.context().setOffline(false);
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
  const starts = startsOf(pieces);
  expect(starts).toEqual([0, 4 * MEGABYTE, 8 * MEGABYTE, 12 * MEGABYTE]);
});

test('a lost upload is resumed at the byte where it stopped', async ({ owner: { page } }) => {
  const pieces = watchPieces(page);
  await chooseFile(page, manyBytes(NAME, 10 * MEGABYTE));
  await page.route(/upload_id=/, async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    await (range.startsWith('bytes 0-') ? route.continue() : route.abort());
  });
  await startUpload(page);
  await expect(page.getByText('Se ha perdido la conexión')).toBeVisible();
  await expect(page.getByText('Error de conexión al subir el archivo')).toBeVisible();
  await page.unroute(/upload_id=/);
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
  expect(startsOf(pieces)).toEqual([0, 4 * MEGABYTE, 8 * MEGABYTE]);
});

test('a cancelled upload leaves nothing behind', async ({ owner: { page } }) => {
  await chooseFile(page, manyBytes(NAME, 10 * MEGABYTE));
  // The second piece never gets an answer.
  await page.route(/upload_id=/, async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    if (!range.startsWith('bytes 4')) await route.continue();
  });
  await startUpload(page);
  await expect(page.getByRole('dialog').getByText(/^[3-9]\d %$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Cancelar la subida' }).click();
  await expect(page.getByRole('heading', { name: 'Todavía no hay manuales' })).toBeVisible();
});

test('a manual whose upload was left waits for its file', async ({ owner: { page } }) => {
  await chooseFile(page, manyBytes(NAME, 10 * MEGABYTE));
  await page.route(/upload_id=/, (route) => route.abort());
  await startUpload(page);
  await expect(page.getByText('Reconectando…')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute(/upload_id=/);
  await page.goto('/manuals');
  await page.getByRole('button', { name: `Subir archivo de ${NAME}` }).click();
  await page.getByLabel('Archivo del manual').setInputFiles(shortText(NAME));
  await startUpload(page);
  await expect(rowOf(page, NAME).getByText(READ)).toBeVisible();
});

/** An upload of whose pieces the second never arrives, in a tab that is closed then. */
async function closeTabInTheMiddle(page: Page): Promise<void> {
  const reached = page.waitForRequest((request) => {
    const range = request.headers()['content-range'] ?? '';
    return startsOf([range])[0] === 4 * MEGABYTE;
  });
  await page.route(/upload_id=/, async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    if (range.startsWith('bytes 0-')) await route.continue();
  });
  await startUpload(page);
  await reached;
  await page.close();
}

/** The same owner signs in with a browser that knows nothing of before. */
async function comeBack({ page, email, password }: Owner, origin: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser to come back with');
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const again = await context.newPage();
  await again.goto('/auth');
  await again.getByLabel('Correo electrónico').fill(email);
  await again.getByLabel('Contraseña', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Iniciar sesión' }).click();
  await again.waitForURL(`${origin}/`);
  return again;
}

const pressure = (bar: string) => `La presión de los neumáticos en frío es de ${bar} bar.`;

test('an upload whose tab was closed goes on when the file is picked again', async ({
  owner,
  origin,
}) => {
  const file = await heavyPdf('pesado.pdf', pressure('2,3'), 9 * MEGABYTE);
  await chooseFile(owner.page, file);
  await closeTabInTheMiddle(owner.page);

  const page = await comeBack(owner, origin);
  const pieces = watchPieces(page);
  await chooseFile(page, file);
  await startUpload(page);
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
  expect(pieces[0]).toBe(`bytes */${file.buffer.length}`);
  // The first piece had arrived, and as much of the second as was on its way.
  expect(Math.min(...startsOf(pieces))).toBeGreaterThanOrEqual(4 * MEGABYTE);
  await expect(rowOf(page, file.name).getByText(READ)).toBeVisible();
  await ask(page, '¿Qué presión deben llevar los neumáticos?');
  await expect(answerOn(page)).toContainText('2,3');
  await page.context().close();
});

test('another file of the same name and size is never joined to what had arrived', async ({
  owner,
  origin,
}) => {
  const file = await heavyPdf('pesado.pdf', pressure('2,3'), 9 * MEGABYTE);
  const other = { ...file, buffer: Buffer.from(file.buffer) };
  // One byte, in the middle of the attachment.
  other.buffer[5 * MEGABYTE] = 255 - (other.buffer[5 * MEGABYTE] ?? 0);
  await chooseFile(owner.page, file);
  await closeTabInTheMiddle(owner.page);

  const page = await comeBack(owner, origin);
  const pieces = watchPieces(page);
  await page.goto('/manuals');
  await page.getByRole('button', { name: 'Subir archivo de pesado.pdf' }).click();
  await page.getByLabel('Archivo del manual').setInputFiles(other);
  await startUpload(page);
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
  expect(startsOf(pieces)).toEqual([0, 4 * MEGABYTE, 8 * MEGABYTE]);
  await page.context().close();
});
