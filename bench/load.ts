/**
 * Owners who ask and upload at once, against a suite of this run's own on 127.0.0.1. Each has a manual of 20 pages to
 * begin with; then asks, waits for two seconds as one who reads, and asks again; some upload another manual meanwhile.
 * Processes are shared as in the cloud (decision 0023), but all on one machine: questions wait for cores that readers,
 * emulators, the stand-in for Firestore and this program use.
 * Run: npm run bench:load [-- --owners 20 --seconds 60 --uploads 1]; 600 seconds show whether memory grows.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { functionsMemory } from './load/memory';
import { newOwners } from './load/owners';
import { onSuite } from './own-suite';
import { writeSyntheticManual, type Fact } from './synthetic-manual';

const MOST = { owners: 100, seconds: 1800, uploads: 10 };
const PAGES = 20;
const THINK_MS = 2000;
const SAMPLE_MS = 5000;
/** For manuals that are still being read when the time is over. */
const PATIENCE_MS = 180_000;

const bounded = (name: keyof typeof MOST, text: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= MOST[name]) return value;
  throw new Error(`--${name}: 0 to ${MOST[name]}`);
};
const { values } = parseArgs({
  options: {
    owners: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    uploads: { type: 'string', default: '1' },
  },
});
const COUNT = bounded('owners', values.owners);
const SECONDS = bounded('seconds', values.seconds);
const UPLOADS = bounded('uploads', values.uploads);

type Owner = Awaited<ReturnType<typeof newOwners>>[number];
type Run = { file: Buffer; facts: readonly Fact[]; end: number };
const searches: number[] = [];
const errors = new Map<string, number>();
const manuals: { owner: Owner; id: number }[] = [];

const fail = (what: string, error: unknown): void => {
  const name = `${what}: ${error instanceof Error ? error.message : String(error)}`;
  errors.set(name, (errors.get(name) ?? 0) + 1);
};
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN);

async function upload(owner: Owner, { file }: Run): Promise<void> {
  try {
    const id = await owner.session.upload(owner.vehicleId, 'manual.pdf', file);
    manuals.push({ owner, id });
  } catch (error) {
    fail('upload', error);
  }
}

async function ask(owner: Owner, { facts, end }: Run): Promise<void> {
  // Owners do not begin in the same moment.
  await wait(Math.random() * THINK_MS);
  for (let at = Math.floor(Math.random() * facts.length); Date.now() < end; at++) {
    const query = facts[at % facts.length]?.question ?? '';
    const begin = performance.now();
    try {
      await owner.session.post('/api/search', {
        query,
        vehicleId: owner.vehicleId,
        language: 'es',
      });
      searches.push(performance.now() - begin);
    } catch (error) {
      fail('search', error);
    }
    await wait(THINK_MS * (0.5 + Math.random()));
  }
}

/** Further manuals of an owner, spread over the time. */
async function addMore(owner: Owner, run: Run): Promise<void> {
  const share = (SECONDS * 1000) / (UPLOADS + 1);
  for (let uploaded = 0; uploaded < UPLOADS; uploaded++) {
    await wait(share * (0.5 + Math.random()));
    if (Date.now() < run.end) await upload(owner, run);
  }
}

/** How many manuals never ended as they should. */
async function countLost(): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  let lost = 0;
  for (const { owner, id } of manuals) {
    const status = async () => (await owner.session.get(`/api/manuals/${id}/status`)).status;
    let last = await status();
    while (last !== 'completed' && last !== 'failed' && Date.now() < end) {
      await wait(500);
      last = await status();
    }
    if (last !== 'completed') lost += 1;
  }
  return lost;
}

async function measure(address: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-load-'));
  const path = join(folder, 'manual.pdf');
  const facts = await writeSyntheticManual(path, PAGES);
  const file = readFileSync(path);
  rmSync(folder, { recursive: true });
  const owners = await newOwners(address, COUNT);
  const prepared = { file, facts, end: Infinity };
  for (const owner of owners) {
    await upload(owner, prepared);
    await owner.session.untilAskable(manuals.at(-1)?.id ?? 0);
  }
  console.log(`${COUNT} owners with a manual of ${PAGES} pages each: ${SECONDS} s begin`);

  const memory: { second: number; workers: number; megabytes: number }[] = [];
  const begin = Date.now();
  const sampling = setInterval(() => {
    const sample = functionsMemory();
    if (sample) memory.push({ second: Math.round((Date.now() - begin) / 1000), ...sample });
  }, SAMPLE_MS);
  const run = { file, facts, end: begin + SECONDS * 1000 };
  await Promise.all(owners.flatMap((owner) => [ask(owner, run), addMore(owner, run)]));
  clearInterval(sampling);
  const lost = await countLost();

  const sorted = searches.toSorted((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share));
  console.table(memory.filter((_, at) => at % Math.ceil(memory.length / 20) === 0));
  console.table({
    'searches a second': (sorted.length / SECONDS).toFixed(1),
    'p50, p95, p99 (ms)': [p50, p95, p99].join(', '),
    'p95 / p50 (target: below 2)': ((p95 ?? NaN) / (p50 ?? NaN)).toFixed(2),
    'manuals uploaded': manuals.length,
    'manuals lost (target: 0)': lost,
    errors: [...errors].map(([name, count]) => `${count} x ${name}`).join('; ') || 'none',
  });
  process.exitCode = lost === 0 && errors.size === 0 ? 0 : 1;
}

Reflect.deleteProperty(process.env, 'GUANTERA_URL');
await onSuite(measure);
process.exit();
