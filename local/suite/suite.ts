import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestore } from '../firestore/server';
import { startGateway } from '../gateway/server';
import { TAKEN } from '../instances/share-instances';
import { ownCertificate } from '../vertex/certificate';
import { vertexEnvironment, writeVertexParameters } from '../vertex/environment';
import { startVertex, type Recordings } from '../vertex/server';
import { protectEmails } from './auth-settings';
import { PROJECT, startEmulators } from './emulators';
import { writeFirebaseConfig } from './firebase-config';
import { aborted } from './interruption';
import { findOfficialFirestore, hasJava, startOfficialFirestore } from './official-firestore';
import { dataFolder, fromRoot } from './paths';
import { HOST, localUrl, portsFor, requireFreePorts, type Ports } from './ports';
import { Problem } from './problem';
import { keepSaving, newestSnapshot } from './snapshot';
import { keepSweeping } from './sweep';
import { answers, waitUntil } from './wait';

type Googles = 'nothing' | 'firestore' | 'everything';

export type SuiteOptions = {
  offset: number;
  /** Forget the data of earlier runs. */
  fresh: boolean;
  /** Its data are not kept: what runs tests takes them away. */
  isThrowaway?: boolean;
  /** What is Google's in place of ours: nothing, its Firestore, or all emulators. Begins empty unless it is nothing. */
  googles: Googles;
  /** What answers in Gemini's place, asked as in the cloud; without it the embedded models answer, and rules alone find. */
  recordings?: Recordings;
};

export type Suite = {
  url: string;
  ports: Ports;
  dataFolder: string;
  logFile: string;
  /** Distinct queries that Firestore received (not with the official emulator). */
  queriesFile: string;
  /** Resolves when a part of the suite ends although nobody asked it to. */
  broken: Promise<void>;
  /** Saves the data and ends everything, in the order that lets each part finish. */
  stop(): Promise<void>;
};

/** Starting takes about 25 s on two cores; a busy machine needs more. */
const PATIENCE_MS = 180_000;

/** Google's begin with a download of 190 MB. */
const DOWNLOAD_PATIENCE_MS = 900_000;
const SUFFIXES = { firestore: '-official', everything: '-emulators' };
/** Vectors of other models are refused: a suite with a model does not go on with what one without it has read. */
const RECORDED = '-recorded';

type Firestore = { changes(): number; ended: Promise<unknown>; stop(): Promise<void> | void };

/** Starts all parts of the local suite and waits until the API answers; null when it was interrupted before that. */
export async function startSuite(
  options: SuiteOptions,
  interruption: AbortSignal,
): Promise<Suite | null> {
  const ports = portsFor(options.offset);
  await requireFreePorts(ports);
  const { googles } = options;
  const isOurs = googles === 'nothing';
  const suffixes = [isOurs ? '' : SUFFIXES[googles], options.recordings ? RECORDED : ''];
  const data = dataFolder(options.offset) + suffixes.join('');
  if (options.fresh || !isOurs) rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const logFile = join(data, 'suite.log');
  writeFileSync(logFile, '');
  const queriesFile = join(data, 'queries.json');

  // Each step adds how to undo it; stopping runs them backwards: firebase-tools before what it depends on.
  const undo: (() => Promise<void> | void)[] = [];
  const stop = once(async () => {
    for (const step of undo.reverse()) await step();
  });

  try {
    const firestore = await startAnyFirestore(googles, ports.firestore, data, logFile);
    undo.push(() => firestore.stop());
    const gateway = await startGateway({
      port: ports.gateway,
      storagePort: ports.storage,
      bucket: `${PROJECT}.appspot.com`,
    });
    undo.push(() => gateway.close());

    // Short on purpose: sockets lie in it, whose paths may have about 100 characters.
    const temporaryFolder = mkdtempSync(join(tmpdir(), 'guantera-'));
    undo.push(() => rmSync(temporaryFolder, { recursive: true, force: true }));
    const model = await startModel(options, { ports, data, temporaryFolder });
    undo.push(() => model?.close());
    const configFile = writeFirebaseConfig(options.offset, ports, model?.parameters);
    undo.push(() => rmSync(configFile, { force: true }));
    const importFolder = newestSnapshot(data);
    const isGoogles = googles === 'everything';
    const files = { configFile, importFolder, temporaryFolder, logFile };
    const emulators = startEmulators({ ports, ...files, isGoogles, env: model?.env });
    undo.push(() => emulators.stop());
    const broken = Promise.race([emulators.ended, firestore.ended]).then(() => undefined);

    const isReady = await Promise.race([
      untilReady(ports, logFile, isGoogles).then(() => true),
      failWhen(broken, logFile),
      aborted(interruption).then(() => false),
    ]);
    if (!isReady) {
      await stop();
      return null;
    }
    await protectEmails(ports.auth);
    undo.push(keepSweeping(ports.functions));
    if (isOurs && !options.isThrowaway)
      undo.push(keepSaving(data, ports.hub, () => firestore.changes()));
    return {
      url: localUrl(ports.hosting),
      ports,
      dataFolder: data,
      logFile,
      queriesFile,
      broken,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Null where the embedded models answer. */
async function startModel(
  { recordings }: SuiteOptions,
  { ports, data, temporaryFolder }: { ports: Ports; data: string; temporaryFolder: string },
) {
  if (!recordings) return null;
  const parameters = join(data, 'parameters');
  writeVertexParameters(parameters);
  const certificate = await ownCertificate(HOST);
  const { port, close } = await startVertex({ port: ports.vertex, certificate, recordings });
  const env = await vertexEnvironment(temporaryFolder, { port, ...certificate });
  return { parameters, env, close };
}

async function startAnyFirestore(
  googles: Googles,
  port: number,
  data: string,
  logFile: string,
): Promise<Firestore> {
  // It is one of the emulators, and lives with them.
  if (googles === 'everything') {
    return { changes: () => 0, ended: new Promise(() => undefined), stop: () => undefined };
  }
  if (googles === 'nothing') {
    const server = await startFirestore({
      port,
      journalFile: join(data, 'firestore.journal'),
      queriesFile: join(data, 'queries.json'),
      indexesFile: fromRoot('firestore.indexes.json'),
    });
    return {
      changes: () => server.changes(),
      ended: new Promise(() => undefined),
      stop: () => server.close(),
    };
  }
  const jar = findOfficialFirestore();
  if (!jar) {
    throw new Problem(
      'No encuentro el emulador de Firestore de Google: instálalo con «gcloud components install cloud-firestore-emulator».',
    );
  }
  if (!hasJava())
    throw new Problem('El emulador de Firestore de Google necesita Java 17 o posterior.');
  const child = startOfficialFirestore(jar, port, logFile);
  await waitUntil(
    `El emulador de Firestore de Google no responde; mira ${logFile}.`,
    () => answers(localUrl(port)),
    60_000,
  ).catch(async (error: unknown) => {
    await child.stop();
    throw error;
  });
  return { changes: () => 0, ended: child.ended, stop: () => child.stop() };
}

/** The API answering through Hosting means that Hosting, Functions and the bundle are there; the rest is asked for. */
async function untilReady(ports: Ports, logFile: string, isGoogles: boolean): Promise<void> {
  const sentence = `La suite local no responde; mira ${logFile}.`;
  const apiAnswers = async () => {
    const response = await fetch(`${localUrl(ports.hosting)}/api/user`);
    return response.headers.get('content-type')?.includes('json') ?? false;
  };
  const probes = [
    () => answers(localUrl(ports.auth)),
    () => answers(localUrl(ports.storage)),
    () => answers(localUrl(ports.tasks)),
    apiAnswers,
  ];
  const patienceMs = isGoogles ? DOWNLOAD_PATIENCE_MS : PATIENCE_MS;
  for (const probe of probes) await waitUntil(sentence, probe, patienceMs);
  if (isGoogles || readFileSync(logFile, 'utf8').includes(TAKEN)) return;
  throw new Problem(
    'Las funciones no comparten procesos: firebase-tools ha cambiado; revisa local/instances.',
  );
}

async function failWhen(broken: Promise<void>, logFile: string): Promise<never> {
  await broken;
  throw new Problem(`Los emuladores no han arrancado; el motivo está al final de ${logFile}.`);
}

/** The same promise for every call. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= run());
}
