import { canChange, isBusy } from '../domain/manuals/manual-status';
import type { Manuals } from '../domain/ports';
import { READING } from '../domain/manuals/reading-messages';
import type { ManualRecord } from '../domain/ports/records';
import { mayReread } from '../domain/manuals/rereading';
import type { Spending } from '../domain/ports/usage';

/** How long a worker's right lasts without a sign of life, in milliseconds. */
export const LEASE_MS = 2 * 60_000;
/** How often a worker gives a sign of life at least, and how often progress is written at most, in milliseconds. */
const HEARTBEAT_MS = 40_000;
const PROGRESS_MS = 1000;
/** The same of what nobody waits for: only to learn in time that the right is gone. */
const QUIET_MS = 10_000;

/** The manual was deleted, or another worker has it: stop, and leave nothing behind. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease of the manual was lost');
    this.name = 'LeaseLost';
  }
}

type Ports = {
  manuals: Pick<Manuals, 'update'>;
  readerVersion: number;
  isSpendingStopped: Spending['isStopped'];
  now: () => Date;
};
type Place = { uid: string; manualId: number; holder: string };

/** A worker's right to read a manual. Every change through it fails with LeaseLost once the right is gone. */
export type Lease = {
  /** The manual as it was when the right was given. */
  manual: ManualRecord;
  /** Nobody asked for it: its owner sees nothing of the reading, and the manual stays as it is when it does not end well. */
  isRereading: boolean;
  /** Renews the right and writes the change. */
  change(change: Partial<ManualRecord>): Promise<void>;
  /** Renews the right, and writes what the owner is to see of the work, if anything. */
  show(change: Partial<ManualRecord>): Promise<void>;
  /** The same for progress: at most one write a second, the others are left out. */
  progress(percent: number, message: string): Promise<void>;
  /** Writes the last change and gives the right back. */
  finish(change: Partial<ManualRecord>): Promise<void>;
  stop(): void;
};

/**
 * Takes the right to read a manual and begins its next revision; null when there is nothing to do for this worker. What
 * its owner has asked for comes before another reading that nobody asked for.
 */
export async function takeLease(ports: Ports, place: Place): Promise<Lease | null> {
  const { manuals, readerVersion, isSpendingStopped, now } = ports;
  const expiresAt = (): Date => new Date(now().getTime() + LEASE_MS);
  const own = { holder: place.holder, expiresAt: expiresAt() };
  const isStopped = await isSpendingStopped();
  const taken = await manuals.update(place.uid, place.manualId, (manual) => {
    const isFree = manual.lease === null || manual.lease.expiresAt <= now();
    if (!isFree) return null;
    const begun = { lease: own, lastRevision: manual.lastRevision + 1 };
    if (isBusy(manual.status)) {
      const shown = { processingMessage: READING, processingProgress: 0 };
      return { ...begun, ...shown, status: 'processing' };
    }
    const isAsked = !isStopped && mayReread(manual, readerVersion);
    if (!isAsked || manual.rereading === null) return null;
    const rereading = { ...manual.rereading, begunAt: manual.rereading.begunAt ?? now() };
    return { ...begun, rereading, updatedAt: manual.updatedAt };
  });
  if (taken?.lease?.holder !== place.holder) return null;
  return leaseOf(ports, place, taken, expiresAt);
}

function leaseOf(
  { manuals, now }: Ports,
  { uid, manualId, holder }: Place,
  manual: ManualRecord,
  expiresAt: () => Date,
): Lease {
  let written = now().getTime();
  const isRereading = !isBusy(manual.status);

  async function write(change: Partial<ManualRecord>, isLast = false): Promise<void> {
    written = now().getTime();
    const after = await manuals.update(uid, manualId, (current) => {
      if (current.lease?.holder !== holder || !isAllowed(current, change)) throw new LeaseLost();
      // Who gives the right back has written all that there was to write: nobody was overtaken.
      const right = isLast
        ? { lease: null, overtakenAt: current.overtakenAt }
        : { lease: { holder, expiresAt: expiresAt() } };
      return { ...right, ...change, ...(isRereading && { updatedAt: current.updatedAt }) };
    });
    if (!after) throw new LeaseLost();
  }

  const show = (change: Partial<ManualRecord>): Promise<void> => write(isRereading ? {} : change);

  // A failing heartbeat is no failure: the next change tells whether the right is gone.
  const heartbeat = setInterval(() => void write({}).catch(() => undefined), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    manual,
    isRereading,
    change: (change) => write(change),
    show,
    async progress(percent, message) {
      if (now().getTime() - written < (isRereading ? QUIET_MS : PROGRESS_MS)) return;
      await show({ processingProgress: Math.round(percent), processingMessage: message });
    },
    async finish(change) {
      clearInterval(heartbeat);
      await write(change, true);
    },
    stop: () => clearInterval(heartbeat),
  };
}

const isAllowed = (current: ManualRecord, { status }: Partial<ManualRecord>): boolean =>
  status === undefined || status === current.status || canChange(current.status, status, 'worker');
