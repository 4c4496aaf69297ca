import type { Agent } from 'node:https';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';

/** What answers in Google's place. */
type Google = { httpAgent: Agent; close: () => Promise<void> };

/** For tests: runs with the Admin SDK that asks there; both are closed afterwards, whatever happens. */
export async function withAuthOf<World extends Google, Result>(
  google: World,
  run: (world: World & { auth: Auth }) => Promise<Result>,
): Promise<Result> {
  const credential = {
    getAccessToken: () => Promise.resolve({ access_token: 'x', expires_in: 3600 }),
  };
  const { httpAgent } = google;
  const app = initializeApp({ projectId: 'guantera-prod', httpAgent, credential }, 'accounts');
  try {
    return await run({ ...google, auth: getAuth(app) });
  } finally {
    await Promise.all([deleteApp(app), google.close()]);
  }
}
