import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { project, suiteUrl } from './suite';

const HOSTING_PORT = 5000;
const FIRESTORE_PORT = 8080;

/** The suite's documents themselves, for the tests of one file: what no call of the API shows or makes. */
export function openDatabase(): Firestore {
  const port = Number(new URL(suiteUrl).port) - HOSTING_PORT + FIRESTORE_PORT;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const app = initializeApp({ projectId: project }, randomUUID());
  afterAll(() => deleteApp(app));
  return getFirestore(app);
}
