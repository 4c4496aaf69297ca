import { readFileSync, rmSync } from 'node:fs';
import { runChecks, type Tally } from '../checks/check';
import { indexCheck } from '../checks/index-check';
import { UNCAUGHT } from '../instances/broken-answers';
import { seed } from '../seed/seed';
import { aborted } from '../suite/interruption';
import { findOfficialFirestore } from '../suite/official-firestore';
import { freeOffset, HOST } from '../suite/ports';
import { endPrograms } from '../suite/run-tool';
import { startSuite, type Suite, type SuiteOptions } from '../suite/suite';
import { sweepNow } from '../suite/sweep';
import type { Recordings } from '../vertex/server';
import { runJest } from './jest';
import { runJourneys } from './journeys';
import { addUp, runStage } from './stage';

/** A stage that needs a running suite. */
type SuiteStage = readonly [name: string, run: (suite: Suite) => Promise<Tally>];

const FAILED: Tally = { passed: 0, failed: 1 };

/** Runs the stages that need a running suite: a fresh one on ports of its own, which leaves nothing behind. */
export async function runSuiteStages(
  selected: ReadonlySet<string>,
  interruption: AbortSignal,
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  if (selected.has('api') || selected.has('e2e')) {
    const stages: SuiteStage[] = [
      ...(selected.has('api') ? [['api', (suite: Suite) => apiTests(suite)] as const] : []),
      ...(selected.has('api') ? [['índices', compareIndexes] as const] : []),
      ...(selected.has('e2e') ? [['e2e', journeys] as const] : []),
    ];
    tallies.push(...(await withSuite(OURS, interruption, stages)));
  }
  if (selected.has('e2e') && !interruption.aborted) {
    tallies.push(...(await recordedStage(interruption)));
  }
  if (selected.has('official') && !interruption.aborted) {
    tallies.push(...(await officialStage(interruption)));
  }
  return tallies;
}

async function officialStage(interruption: AbortSignal): Promise<Tally[]> {
  if (findOfficialFirestore() === null) {
    console.log(
      '▸ official\n  Sin emulador de Firestore de Google en esta máquina: no se repiten.',
    );
    return [];
  }
  const what = { name: 'suite con el emulador de Google', googles: 'firestore' } as const;
  return withSuite(what, interruption, [
    ['rules (sobre el emulador de Google)', rulesTests],
    ['api (sobre el emulador de Google)', databaseTests],
  ]);
}

/** Of the journeys of a manual that a model reads. */
const RECORDED_MANUAL = 'van-word';

/** What only a suite with a model shows: it is asked as in the cloud, and what was recorded is replayed. */
async function recordedStage(interruption: AbortSignal): Promise<Tally[]> {
  const name = 'suite con un modelo grabado';
  const recordings = async () => {
    const { recordingsOf } = await import('../vertex/recordings');
    return recordingsOf([RECORDED_MANUAL]);
  };
  const what = { name, googles: 'nothing', recordings, isEmpty: true } as const;
  const journeysOfIt = ({ url }: Suite) =>
    runJourneys({ GUANTERA_URL: url, GUANTERA_RECORDED: '1' });
  return withSuite(what, interruption, [['e2e (con un modelo grabado)', journeysOfIt]]);
}

type SuiteWanted = Pick<SuiteOptions, 'googles'> & {
  name: string;
  recordings?: () => Promise<Recordings>;
  /** Nobody of these stages asks for the demonstration owner. */
  isEmpty?: boolean;
};

/** The one that most stages run on. */
export const OURS: SuiteWanted = { name: 'suite', googles: 'nothing' };

/** Starts a suite, prepares the demonstration account, runs the stages, and removes the suite with its data. */
export async function withSuite(
  { name, googles, recordings, isEmpty = false }: SuiteWanted,
  interruption: AbortSignal,
  stages: readonly SuiteStage[],
): Promise<Tally[]> {
  let suite: Suite | null = null;
  const tallies: Tally[] = [];
  const started = await runStage(name, async () => {
    const options = { offset: await freeOffset(), fresh: true, googles, isThrowaway: true };
    const replayed = recordings && { recordings: await recordings() };
    suite = await startSuite({ ...options, ...replayed }, interruption);
    if (!suite) return FAILED;
    if (!isEmpty) await seed(suite);
    return { passed: 1, failed: 0 };
  });
  tallies.push(started);
  const running = suite as Suite | null;
  if (!running) return tallies;
  try {
    if (started.failed === 0) tallies.push(...(await runAll(stages, running, interruption)));
  } finally {
    await running.stop();
    rmSync(running.dataFolder, { recursive: true, force: true });
  }
  return tallies;
}

/** One after the other. What is left when the suite or the person ends it counts as failed, a stage each. */
async function runAll(
  stages: readonly SuiteStage[],
  suite: Suite,
  interruption: AbortSignal,
): Promise<Tally[]> {
  const ending = new AbortController();
  ending.signal.addEventListener('abort', endPrograms, { once: true });
  const done = new AbortController();
  void aborted(interruption).then(() => ending.abort());
  void suite.broken.then(() => {
    if (done.signal.aborted) return;
    tellLastWords(suite);
    ending.abort();
  });
  const tallies: Tally[] = [];
  for (const [name, run] of stages) {
    tallies.push(ending.signal.aborted ? FAILED : await runStage(name, () => run(suite)));
  }
  done.abort();
  return tallies;
}

/** Its errors, and what it said last: of a suite that has ended nothing else remains. */
function tellLastWords({ logFile }: Suite): void {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const told = [...lines.filter((line) => line.startsWith(UNCAUGHT)), ...lines.slice(-30)];
  console.log(`  Una parte de la suite se ha detenido; su registro acaba así:\n${told.join('\n')}`);
}

/** Each test has owners of its own, and waits longer than it works: one file goes on while the other one waits. */
const apiTests = ({ url, logFile }: Suite, more: readonly string[] = []): Promise<Tally> =>
  runJest(['api'], ['--maxWorkers=3', ...more], { GUANTERA_URL: url, GUANTERA_LOG: logFile });

/**
 * What is repeated on Google's Firestore: transactions, batches, queries and their order, vectors, listeners. A test of
 * what is let in, of formats, files and words says nothing about a database, and asks it nothing that these do not.
 */
const OF_THE_DATABASE = [
  ...['all-vehicles', 'chunks', 'data-export', 'deletions', 'erasure', 'invitations'],
  ...['life-of-a-manual', 'manuals', 'past', 'plan', 'quotas', 'reading-again'],
  ...['search-history', 'stored-search', 'vehicles'],
];

const databaseTests = (suite: Suite): Promise<Tally> =>
  apiTests(suite, ['--testPathPatterns', `/api/(${OF_THE_DATABASE.join('|')})\\.test\\.ts$`]);

const rulesTests = ({ ports }: Suite): Promise<Tally> =>
  runJest(['rules'], ['--runInBand'], { FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}` });

/** The sweeper asks a query that no request asks; it runs once more so that it has been seen. */
async function compareIndexes(suite: Suite): Promise<Tally> {
  await sweepNow(suite.ports.functions);
  return addUp([await runChecks([indexCheck(suite.queriesFile)])]);
}

const journeys = ({ url }: Suite): Promise<Tally> => runJourneys({ GUANTERA_URL: url });
