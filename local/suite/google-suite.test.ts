import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestore } from '../firestore/server';
import { asAdministrator } from './auth-settings';
import { PROJECT, startEmulators } from './emulators';
import { writeFirebaseConfig } from './firebase-config';
import { findOfficialFirestore, hasJava, startOfficialFirestore } from './official-firestore';
import { isFree, localUrl, portsFor, takenServices } from './ports';
import { answers, waitUntil } from './wait';

/** Clear of the offsets of suites. */
const OFFSETS = [21_000, 21_020, 21_040, 21_060];
const PATIENCE_MS = 120_000;
/** Those that need neither Java nor a network. */
const ONLY = ['auth', 'functions', 'hosting', 'tasks'];

async function freeOffset(): Promise<number> {
  for (const offset of OFFSETS) {
    if ((await takenServices(portsFor(offset))).length === 0) return offset;
  }
  throw new Error('no free ports');
}

/** Google's Firestore where it is found, else ours. */
async function startAnyFirestore(port: number, logFile: string) {
  const jar = findOfficialFirestore();
  if (jar === null || !hasJava()) {
    const server = await startFirestore({ port });
    return { stop: server.close };
  }
  const child = startOfficialFirestore(jar, port, logFile);
  await waitUntil('Firestore', () => answers(localUrl(port)), PATIENCE_MS);
  return child;
}

it("the product runs on Google's own emulators, as they come, as far as they run here", async () => {
  const offset = await freeOffset();
  const ports = portsFor(offset);
  const folder = mkdtempSync(join(tmpdir(), 'guantera-'));
  const logFile = join(folder, 'suite.log');
  const configFile = writeFirebaseConfig(offset, ports);
  const firestore = await startAnyFirestore(ports.firestore, logFile);
  const emulators = startEmulators({
    ...{ ports, configFile, importFolder: null, temporaryFolder: folder, logFile },
    ...{ isGoogles: true, only: ONLY },
  });
  const url = localUrl(ports.hosting);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  try {
    const isServed = async () => (await fetch(`${url}/api/user`)).status === 401;
    await waitUntil(`\n${readFileSync(logFile, 'utf8')}`, isServed, PATIENCE_MS);
    await answers(localUrl(ports.tasks));
    const owner = { email: 'ana@guantera.test', password: 'guantera-ana' };
    const accounts = `${localUrl(ports.auth)}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
    await fetch(accounts, {
      method: 'POST',
      headers: asAdministrator,
      body: JSON.stringify({ ...owner, displayName: 'Ana', emailVerified: true }),
    });
    const login = await post('/api/login', owner);
    expect(login.status).toBe(200);
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0]!)
      .join('; ');
    const vehicle = readFileSync('local/demo/vehicle.json', 'utf8');
    const created = await post('/api/vehicles', JSON.parse(vehicle) as object, { cookie });
    expect([created.status, await created.json()]).toEqual([
      201,
      expect.objectContaining({ make: 'Faro' }),
    ]);
    const health = await (await fetch(`${url}/api/health`)).json();
    expect(health).toMatchObject({
      // Storage needs what is not here.
      status: 'degraded',
      parts: [
        { name: 'database', state: 'up' },
        { name: 'files', state: 'down' },
        { name: 'identity', state: 'up' },
        { name: 'answers', state: 'up' },
      ],
    });
    expect(readFileSync(logFile, 'utf8')).toMatch(/readManual/);
    expect(await isFree(ports.storage)).toBe(true);
  } finally {
    await emulators.stop();
    await firestore.stop();
    rmSync(configFile, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
