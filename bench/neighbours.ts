/**
 * How much longer than usual another owner waits while a file that was made to stall is read, opened and searched: the longest of her
 * calls meanwhile, beside the longest of as many before. Of use as a ratio of one run alone.
 * Run: npm run bench -- neighbours [NAME…] (default: every SEC file of `functions/test/fixtures/cases`; NAME begins a file's name)
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAdministrator } from '../local/suite/auth-settings';
import { demoOwner } from '../local/seed/demo-owner';
import { PROJECT } from '../local/suite/emulators';
import { localUrl, portsFor } from '../local/suite/ports';
import { onSuite } from './own-suite';
import { CASES } from './shared-data';

const ROUNDS = 60;
const PASSWORD = 'una-clave-larga';
/** What an owner does on her vehicle's page, and in her manual. */
const CALLS = ['manuals', 'vehicles/1/signals', 'vehicles/1/plan', 'manuals/1/find?q=aceite'];
/** What is tried with a file once it was read. */
const PARTS = ['signals', 'facts', 'plan', 'emergencies'].map((part) => `vehicles/1/${part}`);
const LOOKS = ['contents', 'find?q=aa', 'find?q=zzqx', 'pages/1'].map(
  (look) => `manuals/1/${look}`,
);
const TIMES = 5;
const HARMLESS = 'BG16.txt';

type Client = {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: object) => Promise<void>;
};

async function clientOf(address: string, email: string, password: string): Promise<Client> {
  const send = (path: string, init: RequestInit, more: Record<string, string> = {}) =>
    fetch(`${address}/api/${path}`, { ...init, headers: { origin: address, ...more } });
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const answer = await send('login', { method: 'POST', body }, json);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    get: async (path) => (await send(path, {}, { cookie })).json().catch(() => null),
    post: async (path, content) => {
      const isForm = content instanceof FormData;
      const sent = isForm ? content : JSON.stringify(content);
      await send(path, { method: 'POST', body: sent }, { cookie, ...(!isForm && json) });
    },
  };
}

/** Somebody with one vehicle, whom no file was about before. */
async function newcomer(address: string): Promise<Client> {
  const offset = Number(new URL(address).port) - portsFor(0).hosting;
  const email = `vecino-${randomUUID()}@guantera.test`;
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  await fetch(`${localUrl(portsFor(offset).auth)}/${path}`, {
    method: 'POST',
    headers: asAdministrator,
    body: JSON.stringify({ email, password: PASSWORD, displayName: 'Vecino', emailVerified: true }),
  });
  const client = await clientOf(address, email, PASSWORD);
  const vehicle = { make: 'SEAT', model: 'León', year: 2021, trim: null, nickname: null };
  await client.post('vehicles', { ...vehicle, isDefault: true });
  return client;
}

/** The longest of her calls, in milliseconds: as long as something goes on, and so many rounds at least. */
async function longestOf({ get }: Client, goesOn: () => boolean, rounds: number): Promise<number> {
  let longest = 0;
  for (let round = 0; round < rounds || goesOn(); round++) {
    for (const path of CALLS) {
      const begin = performance.now();
      await get(path);
      longest = Math.max(longest, performance.now() - begin);
    }
  }
  return longest;
}

const isBusy = (manuals: unknown): boolean =>
  Array.isArray(manuals) &&
  (manuals as { status: string }[]).some(({ status }) =>
    ['pending', 'processing', 'vectorizing'].includes(status),
  );

/** Uploads a file, waits until it was read, opens all of it and searches it, some calls at once. */
async function use({ get, post }: Client, file: string): Promise<void> {
  const form = new FormData();
  form.set('vehicleId', '1');
  form.set('manual', new Blob([readFileSync(join(CASES, file))]), file);
  await post('manuals/upload', form);
  while (isBusy(await get('manuals'))) await new Promise((resume) => setTimeout(resume, 200));
  for (let time = 0; time < TIMES; time++) {
    await Promise.all([...PARTS, ...LOOKS].map((path) => get(path)));
  }
}

const names = process.argv.slice(2);
const isMeant = (file: string): boolean =>
  file.startsWith('SEC') && (names.length === 0 || names.some((name) => file.startsWith(name)));

await onSuite(async (address) => {
  const owner = await clientOf(address, demoOwner.email, demoOwner.password);
  // Functions that have not run yet take seconds to start, whatever the file.
  await Promise.all([
    use(await newcomer(address), HARMLESS),
    longestOf(owner, () => false, ROUNDS),
  ]);
  const files = readdirSync(CASES).filter(isMeant);
  let within = 0;
  console.log('| file | usual, ms | meanwhile, ms | ratio |\n|---|---|---|---|');
  for (const file of files) {
    const usual = await longestOf(owner, () => false, ROUNDS);
    let isUsed = true;
    const using = use(await newcomer(address), file).finally(() => (isUsed = false));
    const [longest] = await Promise.all([longestOf(owner, () => isUsed, ROUNDS), using]);
    if (longest <= 2 * usual) within += 1;
    const figures = [usual.toFixed(0), longest.toFixed(0), (longest / usual).toFixed(2)];
    console.log(`| ${file} | ${figures.join(' | ')} |`);
  }
  console.log(`${within} of ${files.length} files: at most twice the usual wait`);
});
process.exit(0);
