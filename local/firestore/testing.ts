import { setTimeout as sleep } from 'node:timers/promises';
import { Firestore } from '@google-cloud/firestore';
import { HOST } from '../suite/ports';
import { startFirestore } from './server';

// The client library would otherwise look for a Google machine around it.
process.env.METADATA_SERVER_DETECTION = 'none';

/** gRPC codes that the tests expect. */
export const code = { invalidArgument: 3, notFound: 5, alreadyExists: 6, failedPrecondition: 9 };

/** The real client library, connected as it connects to Google's emulator. */
export const connect = (port: number, databaseId = '(default)'): Firestore =>
  new Firestore({
    projectId: 'demo-test',
    databaseId,
    host: HOST,
    port,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });

/** A server in memory and a client of it. */
export async function startTestFirestore(journalFile?: string) {
  const server = await startFirestore({ port: 0, ...(journalFile ? { journalFile } : {}) });
  const db = connect(server.port);
  return {
    db,
    port: server.port,
    stop: async () => {
      await db.terminate();
      server.close();
      // The client library takes note of the end of its streams a moment later, and jest must still be there.
      await sleep(100);
    },
  };
}
