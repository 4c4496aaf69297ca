/**
 * From a PDF to passages that can be found: ours (reading, chunking, embedding, lexical index; without the database),
 * LangChain.js's usual pipeline with the same embedder, and pdftotext's text alone, each in a process of its own; then
 * from upload to `completed` in the local suite, database included. Medians of three rounds in alternation.
 * Run: npm run bench:ingest (a suite of its own; GUANTERA_URL names one that runs already).
 * MANUAL names the real manual (default debian-reference.es.pdf of MANUALS).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildChanged } from '../local/suite/build';
import { installCompetitors } from './competitors/install';
import type { Ingested } from './ingest-pipelines';
import { median, READER } from './measures';
import { measuredProcess, type Measured } from './measured-process';
import { OwnerSession } from './owner-session';
import { onSuite } from './own-suite';
import { pdftotextSeconds } from './pdftotext';
import { MANUALS } from './shared-data';
import { writeSyntheticManual } from './synthetic-manual';

const ROUNDS = 3;
const PAGES = 500;
const REAL = process.env.MANUAL ?? join(MANUALS, 'debian-reference.es.pdf');

type Pipeline = 'ours' | 'langchain';
type Run = Ingested & Omit<Measured, 'output'>;

async function run(pipeline: Pipeline, path: string): Promise<Run> {
  const program = join(import.meta.dirname, 'ingest-pipelines.ts');
  const { output, ...measured } = await measuredProcess(program, [pipeline, path, READER]);
  return { ...(JSON.parse(output) as Ingested), ...measured };
}

async function uploadSeconds(owner: OwnerSession, vehicleId: number, path: string) {
  const file = readFileSync(path);
  const begin = performance.now();
  const manualId = await owner.upload(vehicleId, basename(path), file);
  await owner.untilAskable(manualId);
  return { manualId, seconds: (performance.now() - begin) / 1000 };
}

const megabytes = (runs: Run[]): string => {
  const peaks = runs.flatMap(({ peakBytes }) => peakBytes ?? []);
  return peaks.length === 0 ? '-' : `${Math.round(Math.max(...peaks) / 2 ** 20)} MB`;
};
const processorTime = (runs: Run[]): string => {
  const taken = runs.flatMap((one) => (one.processorSeconds ?? NaN) - one.startSeconds);
  return taken.some(Number.isNaN) ? '-' : `${median(taken).toFixed(2)} s`;
};
const inTime = (seconds: number, pages: number): string =>
  `${seconds.toFixed(2)} s, ${Math.round(pages / seconds)} pages/s`;

async function compare(owner: OwnerSession, vehicleId: number, path: string): Promise<void> {
  const runs: Record<Pipeline, Run[]> = { ours: [], langchain: [] };
  const uploads: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    runs.ours.push(await run('ours', path));
    runs.langchain.push(await run('langchain', path));
    const text = pdftotextSeconds(path);
    if (text !== null) plain.push(text);
    const { manualId, seconds } = await uploadSeconds(owner, vehicleId, path);
    uploads.push(seconds);
    await owner.delete(`/api/manuals/${manualId}`);
  }
  const pages = runs.ours[0]?.pages ?? 0;
  const secondsOf = (pipeline: Pipeline) => median(runs[pipeline].map(({ seconds }) => seconds));
  const [own, other, upload] = [secondsOf('ours'), secondsOf('langchain'), median(uploads)];
  const row = (name: string, seconds: number, of: Run[] = []) => ({
    pipeline: name,
    median: inTime(seconds, pages),
    processors: of.length === 0 ? '-' : processorTime(of),
    'peak memory': megabytes(of),
    'times LangChain.js': Number((seconds / other).toFixed(2)),
  });
  console.log(`${basename(path)}: ${pages} pages, ${runs.ours[0]?.chunks ?? 0} passages`);
  console.table([
    row('LangChain.js', other, runs.langchain),
    row('ours, without database (target 0.33)', own, runs.ours),
    row('ours, upload to completed (target 1)', upload),
    ...(plain.length === 0 ? [] : [row('pdftotext, text alone', median(plain))]),
  ]);
  if (plain.length === 0) console.log('pdftotext is not on this machine (Debian: poppler-utils)');
}

async function measure(address: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-bench-'));
  const owner = await OwnerSession.signIn(address);
  const vehicle = await owner.post('/api/vehicles', { make: 'Banco', model: 'Carga', year: 2020 });
  try {
    const synthetic = join(folder, `synthetic-${PAGES}-pages.pdf`);
    await writeSyntheticManual(synthetic, PAGES);
    await compare(owner, vehicle.id, synthetic);
    if (existsSync(REAL)) await compare(owner, vehicle.id, REAL);
    else console.log(`${REAL} is not here: only the synthetic manual was measured`);
  } finally {
    await owner.delete(`/api/vehicles/${vehicle.id}`);
    rmSync(folder, { recursive: true });
  }
}

installCompetitors();
await buildChanged(console.log);
await onSuite(measure);
// Interrupted or not, nothing of the suite is left to wait for.
process.exit(0);
