/**
 * The main job on a 500-page manual, through the running local suite: seconds from the end of the upload to `completed`
 * beside pdftotext on the same file, then p50 and p95 of /api/search on that manual and how often the right page came.
 * Run: npm start, and in another terminal: npm run bench:pipeline (GUANTERA_URL names another address).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnerSession } from './owner-session';
import { pdftotextSeconds } from './pdftotext';
import { writeSyntheticManual, type Fact } from './synthetic-manual';

const PAGES = 500;
const QUESTIONS = 100;

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

const seconds = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

async function ask(owner: OwnerSession, vehicleId: number, facts: Fact[]) {
  const milliseconds: number[] = [];
  let right = 0;
  const step = Math.floor(facts.length / QUESTIONS);
  for (const fact of facts.filter((_, index) => index % step === 0)) {
    const start = performance.now();
    const found = await owner.post('/api/search', { query: fact.question, vehicleId });
    milliseconds.push(performance.now() - start);
    const first = found.sourceDocuments[0]?.metadata;
    if (first?.pageNumber === fact.page && found.response.includes(fact.answer)) right++;
  }
  return { milliseconds, right };
}

const folder = mkdtempSync(join(tmpdir(), 'guantera-bench-'));
const owner = await OwnerSession.signIn();
const vehicle = await owner.post('/api/vehicles', { make: 'Banco', model: 'Prueba', year: 2020 });
try {
  const path = join(folder, 'manual.pdf');
  const facts = await writeSyntheticManual(path, PAGES);
  const manualId = await owner.upload(vehicle.id, 'manual.pdf', readFileSync(path));
  const reading = await seconds(() => owner.untilAskable(manualId));
  const reference = pdftotextSeconds(path);
  const { milliseconds, right } = await ask(owner, vehicle.id, facts);
  console.log(`upload to completed, ${PAGES} pages: ${reading.toFixed(1)} s`);
  if (reference === null)
    console.log('pdftotext: not on this machine (Debian: poppler-utils), no ratio');
  else
    console.log(`pdftotext: ${reference.toFixed(2)} s, ratio ${(reading / reference).toFixed(1)}`);
  console.log(
    `/api/search, ${milliseconds.length} questions: p50 ${percentile(milliseconds, 0.5).toFixed(0)} ms, p95 ${percentile(milliseconds, 0.95).toFixed(0)} ms`,
  );
  console.log(`right page first, with the right figure: ${right} of ${milliseconds.length}`);
} finally {
  await owner.delete(`/api/vehicles/${vehicle.id}`);
  rmSync(folder, { recursive: true });
}
