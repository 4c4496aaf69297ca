/**
 * The owners of `bench/load.ts` at work, in a process of their own: what measures must not take turns with what is
 * measured. Told by its arguments what to do; tells its parent when the time begins, and in the end what came of it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeSyntheticManual, type Fact } from '../synthetic-manual';
import { newOwners } from './owners';
import type { Report, Search, Task } from './report';

/** Owners do not begin in the same moment. */
const SPREAD_MS = 2000;
/** For manuals that are still being read when the time is over. */
const PATIENCE_MS = 180_000;

type Owner = Awaited<ReturnType<typeof newOwners>>[number];
/** `counted` and `end`: when what is asked begins to count, and when all ends. */
type Run = Task & { file: Buffer; facts: readonly Fact[]; counted: number; end: number };
const searches: Search[] = [];
const first: number[] = [];
const errors = new Map<string, number>();
const manuals: { owner: Owner; id: number }[] = [];

const fail = (what: string, error: unknown): void => {
  const name = `${what}: ${error instanceof Error ? error.message : String(error)}`;
  errors.set(name, (errors.get(name) ?? 0) + 1);
};

async function upload(owner: Owner, file: Buffer): Promise<void> {
  try {
    const id = await owner.session.upload(owner.vehicleId, 'manual.pdf', file);
    manuals.push({ owner, id });
  } catch (error) {
    fail('upload', error);
  }
}

async function ask(owner: Owner, { facts, pause, counted, end }: Run): Promise<void> {
  await wait(Math.random() * SPREAD_MS);
  for (let at = Math.floor(Math.random() * facts.length); Date.now() < end; at++) {
    const query = facts[at % facts.length]?.question ?? '';
    const begin = performance.now();
    try {
      const question = { query, vehicleId: owner.vehicleId, language: 'es' };
      await owner.session.post('/api/search', question);
      const ms = performance.now() - begin;
      const minute = Math.floor((Date.now() - ms - counted) / 60_000);
      if (minute < 0) first.push(ms);
      else searches.push({ minute, ms });
    } catch (error) {
      fail('search', error);
    }
    await wait(pause * 1000 * (0.5 + Math.random()));
  }
}

/** Further manuals of an owner, spread over the time. */
async function addMore(owner: Owner, run: Run): Promise<void> {
  const { file, seconds, uploads, counted, end } = run;
  await wait(counted - Date.now());
  const share = (seconds * 1000) / (uploads + 1);
  for (let uploaded = 0; uploaded < uploads; uploaded++) {
    await wait(share * (0.5 + Math.random()));
    if (Date.now() < end) await upload(owner, file);
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

async function work(task: Task, tell: (report: Report) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-load-'));
  const path = join(folder, 'manual.pdf');
  const facts = await writeSyntheticManual(path, task.pages);
  const file = readFileSync(path);
  rmSync(folder, { recursive: true });
  const owners = await newOwners(task.address, task.owners);
  for (const owner of owners) {
    await upload(owner, file);
    await owner.session.untilAskable(manuals.at(-1)?.id ?? 0);
  }
  await tell('begun');
  const counted = Date.now() + task.warmUp * 1000;
  const run = { ...task, file, facts, counted, end: counted + task.seconds * 1000 };
  await Promise.all(owners.flatMap((owner) => [ask(owner, run), addMore(owner, run)]));
  await tell('over');
  await tell({
    first,
    searches,
    errors: [...errors],
    manuals: manuals.length,
    lost: await countLost(),
  });
}

/** Resolves when it was sent: who disconnects before that takes it back. */
const tell = (report: Report): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!process.send) throw new Error('started by bench/load.ts only');
    process.send(report, (error: Error | null) => (error ? reject(error) : resolve()));
  });

await work(JSON.parse(process.argv[2] ?? '') as Task, tell);
process.disconnect();
