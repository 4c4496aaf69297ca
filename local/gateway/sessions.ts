import { createReadStream, mkdtempSync, rmSync, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Cloud Storage keeps what arrived of an unfinished upload in multiples of this many bytes. */
const GRANULE = 256 * 1024;

export type Answer = { status: number; body: string };

/** One resumable upload. `size` bytes of it are safe; the answer is kept because clients ask again after a lost one. */
export type Session = {
  file: string;
  size: number;
  /** Set when the upload was finished or cancelled. */
  answer: Answer | null;
  /** The request that is sending now; a newer one takes over, because its client gave up on this one. */
  receiving: { request: IncomingMessage; ended: Promise<unknown> } | null;
};

export function createSessions() {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-gateway-'));
  const sessions = new Map<string, Session>();
  return {
    get: (id: string): Session => {
      const known = sessions.get(id);
      if (known) return known;
      const file = join(folder, `${sessions.size}`);
      const session: Session = { file, size: 0, answer: null, receiving: null };
      sessions.set(id, session);
      return session;
    },
    close: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Ends a transfer that its client has given up, so that two requests never write to one file. */
export async function takeOver(session: Session): Promise<void> {
  if (!session.receiving) return;
  session.receiving.request.destroy();
  await session.receiving.ended.catch(() => undefined);
}

/** Stores the request's bytes from `start` on. What arrived before a broken connection is kept. */
export async function receive(
  session: Session,
  request: IncomingMessage,
  start: number,
): Promise<void> {
  const writing = append(session, request, start);
  session.receiving = { request, ended: writing };
  try {
    await writing;
  } catch (error) {
    roundDown(session);
    throw error;
  } finally {
    session.receiving = null;
  }
}

async function append(session: Session, request: IncomingMessage, start: number): Promise<void> {
  const file = await open(session.file, start === 0 ? 'w' : 'r+');
  session.size = start;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      await file.write(piece, 0, piece.length, session.size);
      session.size += piece.length;
    }
  } finally {
    await file.close();
  }
}

/** Forgets the part of the last granule: an unfinished upload goes on from a multiple of 256 KiB. */
export function roundDown(session: Session): void {
  session.size -= session.size % GRANULE;
}

/** The received bytes. The file may be longer than `size` after a transfer that broke. */
export const contentOf = (session: Session): ReadStream =>
  createReadStream(session.file, { end: session.size - 1 });
