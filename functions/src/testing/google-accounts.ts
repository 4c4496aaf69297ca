import { z } from 'zod';
import { detour } from './detour';

const bodySchema = z.record(z.string(), z.unknown());

/** The administration of accounts at Identity Toolkit, with these accounts; what it was asked to change, and to make. */
export async function googleAccounts(users: object[], status = 200, message = 'NOT_NOW') {
  const changes: Record<string, unknown>[] = [];
  const created: Record<string, unknown>[] = [];
  const google = await detour((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const call = request.url?.split('/').at(-1);
      const list = call === 'accounts:update' ? changes : call === 'accounts' ? created : null;
      list?.push(bodySchema.parse(JSON.parse(Buffer.concat(pieces).toString())));
      const answer = list ? { localId: 'ana' } : { users };
      const body = status === 200 ? answer : { error: { code: status, message } };
      const type = { 'content-type': 'application/json' };
      response.writeHead(status, type).end(JSON.stringify(body));
    });
  });
  return { ...google, changes, created };
}
