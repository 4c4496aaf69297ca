import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listManuals, MAX_ATTACHED_MANUAL_BYTES } from '@contract';
import { call, formWith, send } from './support/client';
import { newOwner, type Owner } from './support/owners';
import { objectsOf } from './support/storage';

const PATH = '/api/manuals/cover';
const DEMO = join(__dirname, '../../../local/demo/manual-faro-brisa.pdf');

describe('the cover of a file that is not entered yet', () => {
  let ana: Owner;
  const read = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
    send('POST', PATH, {
      cookie: ana.cookie,
      form: formWith({}, { field: 'manual', name, content }),
    });

  beforeAll(async () => {
    ana = await newOwner();
  });

  it('says make, model and year, and nothing of the file is kept', async () => {
    const answer = await read('manual.pdf', new Uint8Array(readFileSync(DEMO)));
    expect(answer).toMatchObject({
      status: 200,
      json: { make: 'Faro', model: 'Brisa 1.6', year: 2022 },
    });
    expect(await call(ana.cookie, listManuals)).toEqual([]);
    expect(await objectsOf(ana.uid)).toEqual([]);
  });

  it.each([
    ['another text', 'notas.txt', 'Cambie el aceite cada año.'],
    ['what is no PDF', 'falso.pdf', 'MZ\0\x01\x02'],
  ])('says nothing of %s', async (_, name, content) => {
    const nothing = { make: null, model: null, year: null };
    expect(await read(name, content)).toMatchObject({ status: 200, json: nothing });
  });

  it('is not read of what is too large, empty or no manual, nor for nobody', async () => {
    const large = await read('a.txt', 'x'.repeat(MAX_ATTACHED_MANUAL_BYTES + 1));
    expect(large.json).toMatchObject({ code: 'ATTACHED_FILE_TOO_LARGE' });
    expect((await read('a.txt', '')).json).toMatchObject({ code: 'EMPTY_FILE' });
    expect((await read('a.exe', 'MZ')).json).toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE' });
    const form = formWith({}, { field: 'manual', name: 'a.txt', content: 'a' });
    expect(await send('POST', PATH, { form })).toMatchObject({ status: 401 });
  });
});
