import { randomUUID } from 'node:crypto';
import { createManual, errorBody } from '@contract';
import { call, formWith, send } from './support/client';
import { logged } from './support/logged';
import { addVehicle, newOwner, type Owner } from './support/owners';

const TEXT = 'La presión de los neumáticos delanteros es de 2,4 bar.';

const uploads = {
  'to an upload session': async ({ cookie }: Owner, id: number, headers: object) => {
    const body = { fileSize: Buffer.byteLength(TEXT), contentType: 'text/plain' };
    const path = `/api/manuals/${id}/upload-session`;
    const { json } = await send('POST', path, { cookie, body, headers: { ...headers } });
    const { uploadUrl } = json as { uploadUrl: string };
    await fetch(uploadUrl, { method: 'PUT', body: TEXT });
  },
  'with a form': async ({ cookie }: Owner, id: number, headers: object) => {
    const form = formWith({}, { field: 'file', name: 'notas.txt', content: TEXT });
    await send('POST', `/api/manuals/${id}/upload`, { cookie, form, headers: { ...headers } });
  },
};

describe('the id of a request', () => {
  it('is the one that the browser gave it, in header, body and log', async () => {
    const id = randomUUID();
    const answer = await send('GET', '/api/vehicles', { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(errorBody.parse(answer.json).requestId).toBe(id);
    await logged(id, 'request answered');
  });

  it.each([
    ['a word', 'mine'],
    ['an id and more', `${randomUUID()}0`],
    ['a log entry', '%0A{"severity":"ERROR"}'],
    ['much', 'a'.repeat(5000)],
  ])('is not what anybody makes up: %s', async (_, id) => {
    const { headers } = await send('GET', '/api/vehicles', { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(headers.get('x-request-id')).not.toContain(id);
  });

  it.each(Object.keys(uploads) as (keyof typeof uploads)[])(
    'leads from an upload %s to the reading of the manual',
    async (way) => {
      const owner = await newOwner();
      const { id: vehicleId } = await addVehicle(owner);
      const body = { vehicleId, originalFilename: 'notas.txt' };
      const { id } = await call(owner.cookie, createManual, { body });
      const requestId = randomUUID();
      await uploads[way](owner, id, { 'x-request-id': requestId });
      expect(await logged(requestId, 'manual read')).toEqual(
        expect.arrayContaining(['request answered', 'upload reported', 'manual read']),
      );
    },
  );
});
