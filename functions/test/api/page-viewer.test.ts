import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteManual,
  errors,
  findInManual,
  getManualContents,
  getManualPage,
  logout,
  openOriginal,
  searchManuals,
  unitKeyText,
  type ErrorCode,
} from '@contract';
import { call, send } from './support/client';
import { addVehicle, newOwner, type Owner } from './support/owners';
import { uploadRead } from './support/prepared';
import { objectsOf } from './support/storage';
import { until } from './support/until';

const DEMO = join(__dirname, '../../../local/demo/manual-faro-brisa.pdf');
const NOTES = 'Ruedas\n\nLa presión es de 2,4 bar.\n';
const PICTURE = '/api/manuals/1/pages/1/image?width=900';

describe('the pages of manuals', () => {
  let ana: Owner;
  let luis: Owner;

  /** Manual 1 is a PDF, manual 2 a text. */
  beforeAll(async () => {
    [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    await addVehicle(ana);
    await uploadRead(ana, 'manual.pdf', new Uint8Array(readFileSync(DEMO)));
    await uploadRead(ana, 'notas.txt', NOTES);
  });

  const get = (path: string, cookie: string | undefined = ana.cookie, headers = {}) =>
    send('GET', path, { cookie, headers });

  it('show their text, and mark what an answer quotes of them', async () => {
    const body = {
      query: '¿Qué presión llevan los neumáticos?',
      vehicleId: 1,
      language: 'es' as const,
    };
    const { statements } = await call(ana.cookie, searchManuals, { body });
    const cited = statements.flatMap((each) => (each.kind === 'remark' ? [] : each.citations));
    const citation = cited.find(
      ({ units, pageNumber }) => units.length > 0 && pageNumber !== null,
    )!;
    const path = `/api/manuals/${citation.manualId}/pages/${citation.pageNumber}`;
    const answer = await get(`${path}?units=${citation.units.map(unitKeyText).join(',')}`);
    const page = getManualPage.response.parse(answer.json);
    expect(page).toMatchObject({ pageReference: citation.pageReference, hasPictures: true });
    expect(page.marks.state).toBe('placed');
    expect(page.marks.units).toEqual(expect.arrayContaining(citation.units.map(({ id }) => id)));
    expect(page.marks.boxes.length).toBeGreaterThan(0);
    const changed = await get(`${path}?units=${citation.units[0]!.id}~0123456789abcdef`);
    expect(changed.json).toMatchObject({ marks: { state: 'changed', boxes: [] } });
  });

  const picturesOfAna = async () =>
    (await objectsOf(ana.uid)).filter((name) => name.includes('/pictures/'));

  it('are drawn once, kept by their owner’s browser, and asked for with its session each time', async () => {
    const first = await get(PICTURE);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = { 'if-none-match': first.headers.get('etag')! };
    expect(await get(PICTURE, ana.cookie, tag)).toMatchObject({ status: 304, text: '' });
    expect((await get(PICTURE, '', tag)).status).toBe(401);
    expect((await get(PICTURE, luis.cookie, tag)).status).toBe(404);
    expect(await picturesOfAna()).toEqual([
      expect.stringMatching(/\/pictures\/1\/\d+\/1-900\.webp$/),
    ]);
    expect((await get(PICTURE)).headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it.each<[string, string, ErrorCode]>([
    ['page 0', '/api/manuals/1/pages/0', 'INVALID_REQUEST'],
    ['a page of letters', '/api/manuals/1/pages/uno', 'INVALID_REQUEST'],
    ['a page behind the last', '/api/manuals/1/pages/900', 'PAGE_NOT_FOUND'],
    ['units that are none', '/api/manuals/1/pages/1?units=todas', 'INVALID_REQUEST'],
    ['the picture of page 0', '/api/manuals/1/pages/0/image?width=900', 'INVALID_REQUEST'],
    ['the picture of letters', '/api/manuals/1/pages/uno/image?width=900', 'INVALID_REQUEST'],
    [
      'a picture behind the last page',
      '/api/manuals/1/pages/900/image?width=900',
      'PAGE_NOT_FOUND',
    ],
    ['a picture of another width', '/api/manuals/1/pages/1/image?width=9000', 'INVALID_REQUEST'],
    ['a picture of no width', '/api/manuals/1/pages/1/image', 'INVALID_REQUEST'],
    ['a picture of a text', '/api/manuals/2/pages/1/image?width=900', 'PAGE_HAS_NO_PICTURE'],
    ['a page of no manual', '/api/manuals/9/pages/1', 'MANUAL_NOT_FOUND'],
    ['nothing to find', '/api/manuals/1/find?q=+', 'INVALID_REQUEST'],
    ['a place that is no number', '/api/manuals/1/find?q=bar&after=-1', 'INVALID_REQUEST'],
  ])('%s is refused', async (_what, path, code) => {
    expect(await get(path)).toMatchObject({ status: errors[code].status, json: { code } });
  });

  it('of a text are its sections, without pictures', async () => {
    const { json } = await get('/api/manuals/2/pages/1');
    expect(json).toMatchObject({ hasPictures: false, pageCount: 1, page: 1 });
    expect(JSON.stringify(json)).toContain('2,4 bar');
  });

  it('are found by their titles and by their words', async () => {
    const titles = await call(ana.cookie, getManualContents, { params: { id: 1 } });
    expect(titles.length).toBeGreaterThan(10);
    const answer = await get('/api/manuals/1/find?q=PRESION');
    const { places } = findInManual.response.parse(answer.json);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ match }) => /presi[oó]n/i.test(match))).toBe(true);
    const last = places.at(-1)!.page;
    const behind = findInManual.response.parse(
      (await get(`/api/manuals/1/find?q=PRESION&after=${last}`)).json,
    );
    expect(behind.places.every(({ page }) => page > last)).toBe(true);
  });

  it('are in the original, by an address that is good for minutes', async () => {
    const { url } = await call(ana.cookie, openOriginal, { params: { id: 1 } });
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(DEMO))).toBe(true);
    expect(await send('POST', '/api/manuals/1/link')).toMatchObject({ status: 401 });
  });

  it('leave no picture behind: not in the browser at sign-out, not in the store with the manual', async () => {
    await get(PICTURE);
    await call(ana.cookie, deleteManual, { params: { id: 1 } });
    await until(picturesOfAna, (pictures) => pictures.length === 0);
    expect((await get(PICTURE)).status).toBe(404);
    const answer = await send(logout.method, logout.path, { cookie: ana.cookie });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  });
});
