import { Readable } from 'node:stream';
import { entryOf, EXPORT_README, jsonList, jsonText } from '../domain/export-content';
import type { ArchiveEntry } from '../domain/account-ports';
import type { FactNotes } from '../domain/fact-ports';
import type { Logbooks } from '../domain/logbook/logbook-ports';
import type { ManualFiles, Manuals, Searches, Users, Vehicles } from '../domain/ports';
import type { ManualRecord } from '../domain/records';

export type OwnerDataPorts = {
  users: Pick<Users, 'get'>;
  vehicles: Pick<Vehicles, 'list'>;
  manuals: Pick<Manuals, 'list'>;
  factNotes: Pick<FactNotes, 'list'>;
  logbooks: Pick<Logbooks, 'list'>;
  searches: Pick<Searches, 'all'>;
  files: Pick<ManualFiles, 'describe' | 'read'>;
};

const textEntry = (name: string, text: string | AsyncIterable<string>): ArchiveEntry => ({
  name,
  content: Readable.from(typeof text === 'string' ? [text] : text, { objectMode: false }),
});

/**
 * A manual for its owner, with the name of its file in the archive: without what only workers need, and without the address
 * of an upload, by which whoever gets the archive could write into the account.
 */
const manualData = (manual: ManualRecord, file: string | null) => ({
  ...manual,
  ...{ lease: undefined, sweeps: undefined, overtakenAt: undefined, generation: undefined },
  ...{ openUpload: undefined, rereading: undefined, readerVersion: undefined },
  archivo: file,
});

/**
 * Everything of one owner as files, one after the other. `onBytes` learns of each original how much of all has been
 * read after it (0 to 1), and ends the work by failing.
 */
export async function* collectOwnerData(
  { users, vehicles, manuals, factNotes, logbooks, searches, files }: OwnerDataPorts,
  uid: string,
  onShare: (share: number) => Promise<void>,
): AsyncGenerator<ArchiveEntry> {
  const all = await manuals.list(uid);
  const stored = [];
  for (const manual of all) stored.push({ manual, file: await files.describe(uid, manual.id) });
  yield textEntry('LEEME.txt', EXPORT_README);
  yield textEntry('perfil.json', jsonText(await users.get(uid)));
  yield textEntry('vehiculos.json', jsonText(await vehicles.list(uid)));
  yield textEntry('ficha.json', jsonText(await factNotes.list(uid)));
  yield textEntry('mantenimiento.json', jsonText(await logbooks.list(uid)));
  yield textEntry('busquedas.json', jsonList(searches.all(uid)));
  const listed = stored.map(({ manual, file }) => manualData(manual, file && entryOf(manual)));
  yield textEntry('manuales.json', jsonText(listed));
  const total = stored.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
  let read = 0;
  for (const { manual, file } of stored) {
    await onShare(total === 0 ? 1 : read / total);
    if (!file) continue;
    yield { name: entryOf(manual), content: files.read(uid, manual.id), isPacked: true };
    read += file.size;
  }
}
