import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { detour } from './detour';

const bodySchema = z.record(z.string(), z.unknown());

/** The administration of accounts at Identity Toolkit, with these accounts; what it was asked to change. */
export async function googleAccounts(users: object[], status = 200) {
  const changes: Record<string, unknown>[] = [];
  const google = await detour((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const isChange = request.url?.endsWith('accounts:update') ?? false;
      if (isChange) changes.push(bodySchema.parse(JSON.parse(Buffer.concat(pieces).toString())));
      const answer = isChange ? { localId: 'ana' } : { users };
      const body = status === 200 ? answer : { error: { code: status, message: 'NOT_NOW' } };
      const type = { 'content-type': 'application/json' };
      response.writeHead(status, type).end(JSON.stringify(body));
    });
  });
  const { httpAgent } = google;
  const credential = {
    getAccessToken: () => Promise.resolve({ access_token: 'x', expires_in: 3600 }),
  };
  const app = initializeApp({ projectId: 'guantera-prod', httpAgent, credential }, 'accounts');
  const close = () => Promise.all([deleteApp(app), google.close()]);
  return { auth: getAuth(app), changes, close };
}

export type GoogleAccounts = Awaited<ReturnType<typeof googleAccounts>>;

/** Closed afterwards, whatever happens. */
export async function within<Result>(
  world: GoogleAccounts,
  run: (world: GoogleAccounts) => Promise<Result>,
) {
  try {
    return await run(world);
  } finally {
    await world.close();
  }
}
