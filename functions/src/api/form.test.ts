import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import { AppError } from '../domain/faults/app-error';
import { tryMiddleware } from '../testing/try-middleware';
import { receiveForm, type Form } from './form';

const headers = { 'content-type': 'multipart/form-data; boundary=x' };
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string, filename = 'león.pdf') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`;

const large = 'a'.repeat(300_000);

const readAll = async ({ fields, file: { filename, content } }: Form) => ({
  fields: Object.fromEntries(fields),
  filename,
  bytes: (await buffer(content)).length,
});

const receiving =
  (use: (form: Form) => Promise<unknown> = readAll): RequestHandler =>
  async (request, response) => {
    response.json(await receiveForm(request, 'manual', use));
  };

/** What Cloud Functions does before we are called. */
const platform =
  (body: string): RequestHandler =>
  (request, _response, next) => {
    Object.assign(request, { rawBody: Buffer.from(body) });
    request.resume().on('end', () => next());
  };

describe('receiveForm', () => {
  const form = `${field('vehicleId', '7')}${file('manual', large)}--x--\r\n`;

  it('hands over fields, name and content while they arrive', async () => {
    const { json } = await tryMiddleware(receiving(), { headers, body: form });
    expect(json).toEqual({ fields: { vehicleId: '7' }, filename: 'león.pdf', bytes: large.length });
  });

  it('knows fields after the file where the platform has the whole body', async () => {
    const body = `${file('manual', 'abc')}${field('vehicleId', '7')}--x--\r\n`;
    const { json } = await tryMiddleware([platform(body), receiving()], { headers, body });
    expect(json).toEqual({ fields: { vehicleId: '7' }, filename: 'león.pdf', bytes: 3 });
  });

  it.each([
    ['no file', `${field('vehicleId', '7')}--x--\r\n`, 'FILE_MISSING'],
    ['a file under another name', `${file('otro', large)}--x--\r\n`, 'FILE_MISSING'],
    ['a form that is cut off', form.slice(0, -50), 'INVALID_REQUEST'],
    ['no form at all', 'hello', 'INVALID_REQUEST'],
  ])('refuses %s', async (_what, body, code) => {
    expect(await tryMiddleware(receiving(), { headers, body })).toMatchObject({ json: { code } });
  });

  it('refuses a form without a boundary', async () => {
    const bare = { 'content-type': 'multipart/form-data' };
    const answer = await tryMiddleware(receiving(), { headers: bare, body: form });
    expect(answer.json).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('answers when the file is refused unread', async () => {
    const refuse = receiving(() => Promise.reject(new AppError('UNSUPPORTED_FILE_TYPE')));
    const body = `${file('manual', 'x'.repeat(3_000_000))}--x--\r\n`;
    for (const reading of [[refuse], [platform(body), refuse]]) {
      const answer = await tryMiddleware(reading, { headers, body });
      expect(answer).toMatchObject({ status: 415 });
    }
  });

  it('answers when the file is abandoned in the middle', async () => {
    const abandon = receiving(({ file: { content } }) => {
      content.destroy();
      return Promise.reject(new AppError('FILE_TOO_LARGE'));
    });
    expect(await tryMiddleware(abandon, { headers, body: form })).toMatchObject({ status: 413 });
  });

  it('lets what was begun be undone before it answers a broken form', async () => {
    let isUndone = false;
    const use = receiving(async ({ file: { content } }) => {
      await buffer(content).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        isUndone = true;
      });
    });
    await tryMiddleware(use, { headers, body: form.slice(0, -50) });
    expect(isUndone).toBe(true);
  });
});
