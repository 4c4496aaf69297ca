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
export async function saveSnapshot(dataFolder: string, hubPort: number): Promise<void> {
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

const SAVE_EVERY_MS = 20_000;

/**
 * Saves accounts and files at intervals while documents change: every sign-in and upload also writes a document. So a
 * killed suite loses seconds, not everything. Returns a function that ends this and saves once more.
 */
export function keepSaving(
  dataFolder: string,
  hubPort: number,
  changes: () => number,
): () => Promise<void> {
  let saved = changes();
  let saving: Promise<void> = Promise.resolve();
  const save = async () => {
    const current = changes();
    await saveSnapshot(dataFolder, hubPort);
    saved = current;
  };
  const timer = setInterval(() => {
    if (changes() === saved) return;
    // A failed save is repeated at the next interval; the last one is reported.
    saving = saving.then(save).catch(() => undefined);
  }, SAVE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await saving;
    await save();
  };
}
