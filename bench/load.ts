/**
 * Owners who ask and upload at once, against a suite of this run's own on 127.0.0.1. Each has a manual of 20 pages to
 * begin with; then asks, waits for two seconds as one who reads, and asks again; some upload another manual meanwhile.
 * Without a pause (--pause 0) there are always as many questions on their way as there are owners.
 * Processes are shared as in the cloud (decision 0023), but all on one machine: questions wait for cores that readers,
 * emulators, the stand-in for Firestore and the owners themselves use. An instance that has just begun answers slowly
 * until V8 has compiled what it runs often: the first two minutes are printed apart.
 * Run: npm run bench:load [-- --owners 20 --seconds 60 --uploads 1 --pause 2]; 600 seconds show whether memory grows.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from './measures';
import type { Outcome, Report, Search, Task } from './load/report';
import { onSuite } from './own-suite';
import { processesBelow, sumOf } from './processes';

const MOST = { owners: 100, seconds: 1800, uploads: 10, pause: 60 };
const PAGES = 20;
const WARM_UP_SECONDS = 120;
const SAMPLE_MS = 5000;

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
    pause: { type: 'string', default: '2' },
  },
});
const asked = {
  owners: bounded('owners', values.owners),
  seconds: bounded('seconds', values.seconds),
  uploads: bounded('uploads', values.uploads),
  pause: bounded('pause', values.pause),
  pages: PAGES,
  warmUp: WARM_UP_SECONDS,
};

/** p50, p95 and p99 in whole milliseconds. */
const percentilesOf = (searches: readonly number[]): number[] =>
  [0.5, 0.95, 0.99].map((share) => Math.round(quantile(searches, share)));

/** p95 / p50 of each minute: the whole run mixes what the machine was like at different times. */
function ratiosOfMinutes(searches: readonly Search[]): number[] {
  const minutes = [...new Set(searches.map(({ minute }) => minute))];
  return minutes
    .map((one) => {
      const asked = searches.filter(({ minute }) => minute === one);
      const [p50 = NaN, p95 = NaN] = percentilesOf(asked.map(({ ms }) => ms));
      return p95 / p50;
    })
    .sort((a, b) => a - b);
}

/** What firebase-tools runs each function in. */
const WORKER = /functionsEmulatorRuntime/;

/** Resident memory of the functions' processes below this one; null where none is seen, as without /proc. */
function functionsMemory(): { workers: number; megabytes: number } | null {
  const workers = processesBelow().filter(({ command }) => WORKER.test(command));
  if (workers.length === 0) return null;
  return { workers: workers.length, megabytes: Math.round(sumOf(workers, 'bytes') / 1e6) };
}

/** Memory of the functions while owners are at work. */
function memorySamples() {
  const samples: { second: number; workers: number; megabytes: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  return {
    samples,
    begin() {
      const begin = Date.now();
      timer = setInterval(() => {
        const sample = functionsMemory();
        const second = Math.round((Date.now() - begin) / 1000);
        if (sample) samples.push({ second, ...sample });
      }, SAMPLE_MS);
    },
    end: () => clearInterval(timer),
  };
}

/** The owners' work in a process of its own. Fails when that ends without an outcome. */
function atWork(task: Task, heard: { begun: () => void; over: () => void }): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, 'load/at-work.ts'), [JSON.stringify(task)]);
  return new Promise((resolve, reject) => {
    child.on('message', (report: Report) => {
      if (typeof report === 'string') heard[report]();
      else resolve(report);
    });
    // After all that was sent, unlike its exit.
    child.on('disconnect', () => reject(new Error('the owners ended without an outcome')));
  });
}

async function measure(address: string): Promise<void> {
  const memory = memorySamples();
  const { first, searches, errors, manuals, lost } = await atWork(
    { ...asked, address },
    {
      begun() {
        const { owners, seconds, pages, pause } = asked;
        console.log(
          `${owners} owners with a manual of ${pages} pages each, ${pause} s between questions: ${WARM_UP_SECONDS} + ${seconds} s begin`,
        );
        memory.begin();
      },
      over: memory.end,
    },
  );
  const [p50 = NaN, p95 = NaN, p99 = NaN] = percentilesOf(searches.map(({ ms }) => ms));
  const ratios = ratiosOfMinutes(searches);
  const median = ratios[Math.floor(ratios.length / 2)] ?? NaN;
  const { samples } = memory;
  console.table(samples.filter((_, at) => at % Math.ceil(samples.length / 20) === 0));
  console.table({
    [`first ${WARM_UP_SECONDS} s: p50, p95, p99 (ms)`]: percentilesOf(first).join(', '),
    'then searches a second': (searches.length / asked.seconds).toFixed(1),
    'p50, p95, p99 (ms)': [p50, p95, p99].join(', '),
    'p95 / p50 (target: below 2)': (p95 / p50).toFixed(2),
    'of each minute: median, all': `${median.toFixed(2)}, ${ratios.map((one) => one.toFixed(1)).join(' ')}`,
    'manuals uploaded': manuals,
    'manuals lost (target: 0)': lost,
    errors: errors.map(([name, count]) => `${count} x ${name}`).join('; ') || 'none',
  });
  process.exitCode = lost === 0 && errors.length === 0 ? 0 : 1;
}

Reflect.deleteProperty(process.env, 'GUANTERA_URL');
await onSuite(measure);
process.exit();
