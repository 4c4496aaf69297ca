/** Asks the suite of the tree that this file lies in, and keeps what it stored of its owner: record-past.ts MANUAL FIXTURE. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type CollectionReference } from 'firebase-admin/firestore';
import {
  createManual,
  createVehicle,
  getManualStatus,
  openUploadSession,
  searchManuals,
  userPath,
} from '../../functions/contract/index';
import { poll, signIn, type Caller } from '../seed/api-client';
import { asAdministrator } from '../suite/auth-settings';
import { buildChanged } from '../suite/build';
import { PROJECT } from '../suite/emulators';
import { watchForInterruption } from '../suite/interruption';
import { localUrl, type Ports } from '../suite/ports';
import { startSuite } from '../suite/suite';
import { packed, type Past } from './past';

/** In every document and object of the owner; a test puts another one in its place. */
const UID = 'owner-of-the-past';
const OWNER = { email: 'pasado@guantera.test', password: 'guantera-pasado' };
const QUESTIONS = [
  '¿Qué presión deben llevar las llantas?',
  '¿Cómo se cambia una llanta?',
  '¿Cada cuánto se cambia el aceite del motor?',
  '¿Cuánto cuesta la revisión de los 60 000 km?',
];
const PATIENCE_MS = 120_000;

async function createAccount({ auth }: Ports): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const body = { ...OWNER, localId: UID, displayName: 'Dueña de antes', emailVerified: true };
  const response = await fetch(`${localUrl(auth)}/${path}`, {
    method: 'POST',
    headers: asAdministrator,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`account: ${response.status} ${await response.text()}`);
}

async function fillGarage(call: Caller, manual: string): Promise<void> {
  const { id: vehicleId } = await call(createVehicle, {
    body: createVehicle.body.parse({ make: 'Kenda', model: 'Norte', year: 2019 }),
  });
  const content = readFileSync(manual);
  const body = { vehicleId, originalFilename: basename(manual) };
  const { id } = await call(createManual, { body });
  const { uploadUrl } = await call(openUploadSession, {
    params: { id },
    body: { fileSize: content.length, contentType: 'application/pdf' },
  });
  const sent = await fetch(uploadUrl, { method: 'PUT', body: content });
  if (!sent.ok) throw new Error(`upload: ${sent.status}`);
  const read = await poll(
    () => call(getManualStatus, { params: { id } }),
    ({ status }) => ['completed', 'ready', 'failed'].includes(status),
    PATIENCE_MS,
  );
  if (read.status !== 'completed') throw new Error(`not read: ${read.status}`);
  for (const query of QUESTIONS) {
    await call(searchManuals, { body: { query, vehicleId, language: 'es' } });
  }
}

async function documentsOf(ports: Ports): Promise<Past['documents']> {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  const db = getFirestore(initializeApp({ projectId: PROJECT }));
  const documents: Past['documents'] = [];
  const below = async (collections: CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const document of (await collection.get()).docs) {
        documents.push({ path: document.ref.path, data: packed(document.data()) });
        await below(await document.ref.listCollections());
      }
    }
  };
  const owner = db.doc(userPath(UID));
  documents.push({ path: owner.path, data: packed((await owner.get()).data() ?? {}) });
  await below(await owner.listCollections());
  return documents;
}

async function objectsOf(ports: Ports): Promise<Past['objects']> {
  const bucket = `${localUrl(ports.storage)}/storage/v1/b/${PROJECT}.appspot.com/o`;
  const list = await fetch(`${bucket}?prefix=${encodeURIComponent(`${userPath(UID)}/`)}`);
  const { items = [] } = (await list.json()) as {
    items?: { name: string; contentType?: string }[];
  };
  const objects: Past['objects'] = [];
  for (const { name, contentType = '' } of items) {
    const media = await fetch(`${bucket}/${encodeURIComponent(name)}?alt=media`);
    const content = Buffer.from(await media.arrayBuffer()).toString('base64');
    objects.push({ name, contentType, content });
  }
  return objects;
}

const [, , manual, fixture] = process.argv;
if (manual === undefined || fixture === undefined) throw new Error('record-past.ts MANUAL FIXTURE');
await buildChanged();
const offset = Number(process.env.PORT_OFFSET ?? '0');
const suite = await startSuite({ offset, fresh: true, googles: 'nothing' }, watchForInterruption());
if (!suite) throw new Error('interrupted');
try {
  await createAccount(suite.ports);
  await fillGarage(await signIn(suite.url, OWNER), manual);
  const past: Past = {
    uid: UID,
    documents: await documentsOf(suite.ports),
    objects: await objectsOf(suite.ports),
  };
  const packedPast = brotliCompressSync(JSON.stringify(past));
  writeFileSync(fixture, packedPast);
  console.log(
    `${past.documents.length} documents, ${past.objects.length} objects, ${packedPast.length} bytes`,
  );
} finally {
  await suite.stop();
  rmSync(suite.dataFolder, { recursive: true, force: true });
}
process.exit();
