import { Readable } from 'node:stream';
import { AppError } from '../domain/faults/app-error';
import { CloudFailure, type CloudProbe } from '../domain/faults/cloud-fault';
import type { ExportFiles } from '../domain/ports/accounts';
import type { ManualFiles, ReadingQueue } from '../domain/ports';
import { lanes } from '../domain/ports/reading-queue';

export type BackgroundPorts = {
  files: Pick<ManualFiles, 'store' | 'describe' | 'deleteAll'>;
  queue: ReadingQueue;
  archives: Pick<ExportFiles, 'store' | 'link' | 'delete'>;
  fetchBytes: (url: string) => Promise<{ status: number; bytes: Uint8Array }>;
  pause: (milliseconds: number) => Promise<unknown>;
};

const CONTENT = Buffer.from('%PDF-1.4\n% Guantera: npm run check:cloud\n');

/** How often, and how many times, is looked whether the event has come: the first of a project may take two minutes. */
const LOOK_EVERY_MS = 3_000;
const LOOKS = 40;
const LINK_MS = 5 * 60_000;

/** What goes on behind a request: a file is reported, a task handed over, a link signed. */
export const backgroundProbes = (ports: BackgroundPorts, nobody: () => string): CloudProbe[] => [
  { step: 'event', run: () => awaitEvent(ports, nobody()) },
  { step: 'task', run: () => handOver(ports, nobody()) },
  { step: 'link', run: () => followLink(ports, nobody()) },
];

function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'MANUAL_NOT_FOUND')) throw error;
}

/** To each queue a manual that does not exist: its function finds nothing to read. */
async function handOver({ queue }: BackgroundPorts, uid: string): Promise<void> {
  for (const lane of lanes) await queue.enqueue(uid, 1, { name: '0-0', lane });
}

/** A file of a manual that does not exist: `processManual`, told of it by Storage, deletes it. */
async function awaitEvent({ files, pause }: BackgroundPorts, uid: string): Promise<void> {
  const form = {
    contentType: 'application/pdf',
    limit: { maxBytes: CONTENT.length, tooLarge: 'FILE_TOO_LARGE' },
  } as const;
  try {
    // Gone already is as well: then the event was quicker than the answer to the upload.
    await files.store(uid, 1, Readable.from([CONTENT]), form).catch(unlessGone);
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await files.describe(uid, 1)) === null) return;
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await files.deleteAll(uid, 1).catch(() => undefined);
  }
  throw new CloudFailure('NO_EVENT', `nothing came of it in ${(LOOKS * LOOK_EVERY_MS) / 1000} s`);
}

async function followLink({ archives, fetchBytes }: BackgroundPorts, uid: string): Promise<void> {
  const id = 'check-cloud';
  try {
    await archives.store(uid, id, Readable.from([CONTENT]));
    const expiresAt = new Date(Date.now() + LINK_MS);
    const url = await archives.link(uid, id, { name: 'guantera.zip', expiresAt });
    const { status, bytes } = await fetchBytes(url);
    if (status !== 200) {
      throw Object.assign(new Error(`the link answered ${status}`), { status });
    }
    if (!CONTENT.equals(bytes)) throw new CloudFailure('UNUSABLE', 'the link gives another file');
  } finally {
    await archives.delete(uid, id).catch(() => undefined);
  }
}
