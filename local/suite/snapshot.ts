import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localUrl } from './ports';

const METADATA = 'firebase-export-metadata.json';

/** Where accounts and files live between runs: the newest complete export, and what it is made of on its way. */
const placesIn = (dataFolder: string) => ({
  current: join(dataFolder, 'emulators'),
  next: join(dataFolder, 'emulators.next'),
  previous: join(dataFolder, 'emulators.previous'),
});

/** The newest complete export; null when there is none. */
export function newestSnapshot(dataFolder: string): string | null {
  const { current, previous } = placesIn(dataFolder);
  // A process that died between the two renames below left only `previous`.
  return [current, previous].find((folder) => existsSync(join(folder, METADATA))) ?? null;
}

/** Asks the emulators to write accounts and files to disk, beside the last export, and then takes its place. */
async function saveSnapshot(dataFolder: string, hubPort: number): Promise<void> {
  const { current, next, previous } = placesIn(dataFolder);
  const response = await fetch(`${localUrl(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'guantera' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`export failed: ${await response.text()}`);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
}

/** Looked at so often; saved as soon as nothing has changed since the last look, and at the latest after so many. */
const LOOK_EVERY_MS = 1_000;
const MAX_LOOKS = 20;

type Saving = {
  /** Counts what has been changed. */
  changes: () => number;
  save: () => Promise<void>;
};

/**
 * Saves once what is changing has come to rest: every sign-in and upload also writes a document, and so does a manual that
 * has been read. So a suite that is killed has the files of what it calls read. Returns what is to be done at every look.
 */
export function savingAtRest({ changes, save }: Saving): () => Promise<void> {
  let saved = changes();
  let seen = saved;
  let looks = 0;
  return async () => {
    const current = changes();
    const isAtRest = current === seen;
    seen = current;
    if (current === saved) return;
    looks += 1;
    if (!isAtRest && looks < MAX_LOOKS) return;
    looks = 0;
    await save();
    saved = current;
  };
}

/** Saves accounts and files while documents change. Returns a function that ends this and saves once more. */
export function keepSaving(
  dataFolder: string,
  hubPort: number,
  changes: () => number,
): () => Promise<void> {
  const save = () => saveSnapshot(dataFolder, hubPort);
  const look = savingAtRest({ changes, save });
  let saving: Promise<void> = Promise.resolve();
  let isSaving = false;
  const timer = setInterval(() => {
    if (isSaving) return;
    isSaving = true;
    // A failed save is repeated at the next look; the last one is reported.
    saving = look()
      .catch(() => undefined)
      .finally(() => (isSaving = false));
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await saving;
    await save();
  };
}
