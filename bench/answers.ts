/**
 * Answering: the demonstration manual's questions through the real reader, chunker, search and extractive answer.
 * Prints how often the right page is found and cited, and how far each level of confidence can be relied on.
 * Run: npm run bench:answers [-- --details]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import {
  latency,
  outcomesOf,
  printDetails,
  reliability,
  summary,
  type Expected,
} from './answer-scores';
import { answerer, type NamedVehicle } from './answerer';
import { modelsOf } from './models';

const demo = join(import.meta.dirname, '../local/demo');
const manual = 'manual-faro-brisa.pdf';
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(demo, name), 'utf8'));

/** The answerer's weights were fitted on all of them: what they are worth elsewhere `npm run bench:fit` tells. */
const sets = [
  { name: 'tuned', file: 'questions.json' },
  { name: 'held-out', file: 'held-out-questions.json' },
  { name: 'fresh', file: 'fresh-questions.json' },
];

const read = await openWhole(join(demo, manual));
const vehicle = readJson('vehicle.json') as NamedVehicle;
const ask = await answerer(manual, read.pages, vehicle, await modelsOf('local'));

for (const { name, file } of sets) {
  const outcomes = await outcomesOf(readJson(file) as Expected[], ask);
  if (process.argv.includes('--details')) outcomes.forEach(printDetails);
  console.log(`${name}: ${outcomes.length} questions; without database ${latency(outcomes)}`);
  console.table(summary(outcomes));
  console.table(reliability(outcomes));
}
