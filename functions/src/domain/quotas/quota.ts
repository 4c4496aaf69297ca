import type { ErrorCode } from '@contract';
import { AppError } from '../faults/app-error';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No waiting makes room, only deleting: programs that try again by themselves leave it for a day. */
const NO_ROOM_SECONDS = DAY_MS / 1000;

/** What is counted over time. A window begins with its first use. */
const windows = {
  questionsPerMinute: { milliseconds: MINUTE_MS, code: 'QUESTIONS_PER_MINUTE' },
  questionsPerDay: { milliseconds: DAY_MS, code: 'QUESTIONS_PER_DAY' },
  uploadsPerDay: { milliseconds: DAY_MS, code: 'UPLOADS_PER_DAY' },
  picturesPerDay: { milliseconds: DAY_MS, code: 'PICTURES_PER_DAY' },
  looksPerMinute: { milliseconds: MINUTE_MS, code: 'LOOKS_PER_MINUTE' },
  receiptsPerDay: { milliseconds: DAY_MS, code: 'RECEIPTS_PER_DAY' },
} as const satisfies Record<string, { milliseconds: number; code: ErrorCode }>;

export type QuotaName = keyof typeof windows;
export const quotaNames = Object.keys(windows) as QuotaName[];

/** What one owner may use. */
export type Limits = Record<QuotaName, number> & {
  storedBytes: number;
  vehicles: number;
  manualsPerVehicle: number;
};

/** Uses since the first one, in milliseconds since 1970. */
export type Use = { since: number; count: number };
export type Usage = Partial<Record<QuotaName, Use>>;

/** The use of a window that has not ended; null when a new one begins. */
function current(usage: Usage, name: QuotaName, now: Date): Use | null {
  const use = usage[name];
  return use && now.getTime() < use.since + windows[name].milliseconds ? use : null;
}

/** Usage with one more of each. Refuses when one is used up, and says how long it lasts. */
export function spend(
  usage: Usage,
  names: readonly QuotaName[],
  limits: Record<QuotaName, number>,
  now: Date,
): Usage {
  const after = { ...usage };
  for (const name of names) {
    const { since, count } = current(usage, name, now) ?? { since: now.getTime(), count: 0 };
    const { milliseconds, code } = windows[name];
    if (count >= limits[name]) {
      const wait = since + milliseconds - now.getTime();
      throw new AppError(code, { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
    }
    after[name] = { since, count: count + 1 };
  }
  return after;
}

/** Usage without what was spent at `spentAt`, as far as its windows still last. */
export function giveBack(
  usage: Usage,
  names: readonly QuotaName[],
  { spentAt, now }: { spentAt: Date; now: Date },
): Usage {
  const after = { ...usage };
  for (const name of names) {
    const use = current(usage, name, now);
    if (use && use.since <= spentAt.getTime() && use.count > 0) {
      after[name] = { ...use, count: use.count - 1 };
    }
  }
  return after;
}

const refuseForRoom = (code: ErrorCode): AppError =>
  new AppError(code, { retryAfterSeconds: NO_ROOM_SECONDS });

/** Refuses one more vehicle, or manual of a vehicle, than fit. */
export function checkCount(kind: 'vehicles' | 'manualsPerVehicle', count: number, limits: Limits) {
  if (count < limits[kind]) return;
  throw refuseForRoom(kind === 'vehicles' ? 'TOO_MANY_VEHICLES' : 'TOO_MANY_MANUALS');
}

/** A manual as far as it takes room. */
type Stored = { id: number; fileSize: number; reservedBytes: number };

/** What an owner's files take: manuals, with those on their way, and receipts. */
export type Kept = { manuals: readonly Stored[]; receiptBytes: number };

/** Refuses what is kept when it takes more room than there is. */
export function checkRoom({ manuals, receiptBytes }: Kept, limits: Pick<Limits, 'storedBytes'>) {
  const used = manuals.reduce(
    (sum, { fileSize, reservedBytes }) => sum + Math.max(fileSize, reservedBytes),
    receiptBytes,
  );
  if (used > limits.storedBytes) throw refuseForRoom('STORAGE_FULL');
}

/**
 * Bytes to keep for a manual that waits for its file. Never fewer than before: an upload that was opened for a larger
 * file may still go on.
 */
export function roomToKeep(
  { manuals, receiptBytes }: Kept,
  asked: { id: number; bytes: number },
  limits: Pick<Limits, 'storedBytes'>,
): number {
  const kept = manuals.find(({ id }) => id === asked.id)?.reservedBytes ?? 0;
  if (asked.bytes <= kept) return kept;
  const others = manuals.filter(({ id }) => id !== asked.id);
  const own = { id: asked.id, fileSize: 0, reservedBytes: asked.bytes };
  checkRoom({ manuals: [...others, own], receiptBytes }, limits);
  return asked.bytes;
}
