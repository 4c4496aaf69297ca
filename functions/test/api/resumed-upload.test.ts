import { readFileSync } from 'node:fs';
import { createManual, getManualStatus, listManuals, openUploadSession } from '@contract';
import { call, pathOf, send } from './support/client';
import { addManual, addVehicle, newOwner, type Owner } from './support/owners';
import { suiteLog, suiteUrl } from './support/suite';
import { until } from './support/until';

const NAME = 'notas.txt';
const content = Buffer.from('Cambia el aceite cada 15.000 km.\n'.repeat(20_000));
const HALF = 256 * 1024;
/** Of this content, as a browser would say it; the server compares and does not compute. */
const fingerprint = 'a'.repeat(64);
const file = { fileSize: content.length, contentType: 'text/plain', fingerprint } as const;

type Asked = {
  fileSize: number;
  contentType: 'text/plain';
  fingerprint?: string;
  isExpired?: boolean;
};

const open = (owner: Owner, id: number, body: Asked = file) =>
  call(owner.cookie, openUploadSession, { params: { id }, body });

const put = (url: string, range: string, body: Uint8Array<ArrayBuffer> | null) =>
  fetch(url, { method: 'PUT', headers: { origin: suiteUrl, 'content-range': range }, body });

const piece = (from: number, to: number) => new Uint8Array(content.subarray(from, to));
const sendPiece = (url: string, from: number, to: number) =>
  put(url, `bytes ${from}-${to - 1}/${content.length}`, piece(from, to));
const askPosition = (url: string) => put(url, `bytes */${content.length}`, null);

/** An owner with a manual, number 1, of whose file half has arrived when the tab is closed. */
async function brokenOff() {
  const owner = await newOwner();
  await addVehicle(owner);
  await addManual(owner, 1, NAME);
  const { uploadUrl, isContinued } = await open(owner, 1);
  expect(isContinued).toBe(false);
  expect((await sendPiece(uploadUrl, 0, HALF)).status).toBe(308);
  return { owner, uploadUrl };
}

const enter = (owner: Owner, parts: { originalFilename?: string; fingerprint?: string } = {}) =>
  call(owner.cookie, createManual, {
    body: { vehicleId: 1, originalFilename: NAME, fingerprint, ...parts },
  });

it('a file that two tabs enter and upload at once is one manual, counted once', async () => {
  const owner = await newOwner();
  await addVehicle(owner);
  const entered = await Promise.all([enter(owner), enter(owner), enter(owner)]);
  expect(entered.map(({ id }) => id)).toEqual([1, 1, 1]);
  const opened = await Promise.all([open(owner, 1), open(owner, 1)]);
  await Promise.all(opened.map(({ uploadUrl }) => sendPiece(uploadUrl, 0, content.length)));
  const [read] = await until(
    () => call(owner.cookie, listManuals),
    ([manual]) => manual?.status === 'completed',
  );
  expect(read).toMatchObject({ id: 1, fileSize: content.length });
  expect(await call(owner.cookie, listManuals)).toHaveLength(1);
  // What is in place is not awaited any more: the same file once more is another manual.
  expect((await enter(owner)).id).toBe(2);
});

describe('an upload that broke off', () => {
  it('goes on at the byte where it stopped, and is read', async () => {
    const { owner, uploadUrl } = await brokenOff();
    const again = await open(owner, 1);
    expect(again).toEqual({ uploadUrl, isContinued: true });
    expect((await askPosition(again.uploadUrl)).headers.get('range')).toBe(`bytes=0-${HALF - 1}`);
    expect((await sendPiece(again.uploadUrl, HALF, content.length)).status).toBe(200);
    const read = await until(
      () => call(owner.cookie, getManualStatus, { params: { id: 1 } }),
      ({ status }) => status === 'completed' || status === 'failed',
    );
    expect(read).toMatchObject({ status: 'completed', isAskable: true });
  });

  it('goes on also when its file is entered as a new manual: there is one', async () => {
    const { owner, uploadUrl } = await brokenOff();
    expect((await enter(owner)).id).toBe(1);
    expect((await enter(owner, { fingerprint: 'b'.repeat(64) })).id).toBe(2);
    expect((await enter(owner, { originalFilename: 'otras.txt' })).id).toBe(3);
    expect(await call(owner.cookie, listManuals)).toHaveLength(3);
    expect((await open(owner, 1)).uploadUrl).toBe(uploadUrl);
  });

  it.each<[string, Asked]>([
    ['another file of the same name and size', { ...file, fingerprint: 'b'.repeat(64) }],
    ['a file without a fingerprint', { fileSize: content.length, contentType: 'text/plain' }],
    ['a file of another size', { ...file, fileSize: content.length + 1 }],
    ['a session that has expired', { ...file, isExpired: true }],
  ])('is not joined to %s', async (_what, asked) => {
    const { owner, uploadUrl } = await brokenOff();
    const again = await open(owner, 1, asked);
    expect(again.isContinued).toBe(false);
    expect(again.uploadUrl).not.toBe(uploadUrl);
    expect((await askPosition(again.uploadUrl)).headers.get('range')).toBeNull();
  });

  it('never writes over what another session finished meanwhile', async () => {
    const { owner, uploadUrl } = await brokenOff();
    const { uploadUrl: other } = await open(owner, 1, { ...file, isExpired: true });
    expect((await sendPiece(other, 0, content.length)).status).toBe(200);
    expect((await sendPiece(uploadUrl, HALF, content.length)).status).toBe(412);
  });

  it('is nobody else’s to go on with', async () => {
    const { owner, uploadUrl } = await brokenOff();
    const stranger = await newOwner();
    await addVehicle(stranger);
    const path = pathOf(openUploadSession.path, { id: 1 });
    expect(await send('POST', path, { cookie: stranger.cookie, body: file })).toMatchObject({
      status: 404,
      json: { code: 'MANUAL_NOT_FOUND' },
    });
    // Not even by a manual of the same number, name and file.
    await addManual(stranger, 1, NAME);
    expect((await open(stranger, 1)).isContinued).toBe(false);
    expect((await open(owner, 1)).uploadUrl).toBe(uploadUrl);
  });

  it('keeps its address to itself: in no other answer, and in no log', async () => {
    const { owner, uploadUrl } = await brokenOff();
    await open(owner, 1);
    const secret = new URL(uploadUrl).searchParams.get('upload_id') ?? '';
    expect(secret.length).toBeGreaterThan(10);
    const told = await Promise.all(
      ['/api/manuals', '/api/manuals/1/status', '/api/manuals/1/chunks'].map((path) =>
        send('GET', path, { cookie: owner.cookie }),
      ),
    );
    const entered = JSON.stringify(await enter(owner));
    for (const text of [...told.map((answer) => answer.text), entered]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(fingerprint);
    }
    expect(readFileSync(suiteLog, 'utf8')).not.toContain(secret);
  });
});
