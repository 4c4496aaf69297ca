import { Readable } from 'node:stream';
import {
  entryOf,
  EXPORT_README,
  jsonList,
  jsonText,
  receiptEntryOf,
} from '../domain/accounts/export-content';
import type { ArchiveEntry } from '../domain/ports/accounts';
import type { FactNotes } from '../domain/ports/facts';
import type { Logbooks, ReceiptFiles } from '../domain/logbook/logbook-ports';
import type { ManualFiles, Manuals, Searches, Users, Vehicles } from '../domain/ports';
import type { LogbookRecord, ManualRecord } from '../domain/ports/records';

export type OwnerDataPorts = {
  users: Pick<Users, 'get'>;
  vehicles: Pick<Vehicles, 'list'>;
  manuals: Pick<Manuals, 'list'>;
  factNotes: Pick<FactNotes, 'list'>;
  logbooks: Pick<Logbooks, 'list'>;
  searches: Pick<Searches, 'all'>;
  files: Pick<ManualFiles, 'describe' | 'read'>;
  receipts: Pick<ReceiptFiles, 'sizeOf' | 'read'>;
};

/** A file that its owner uploaded. */
type OwnFile = { name: string; size: number; read: () => Readable };

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
  ...{ openUpload: undefined, awaitedFingerprint: undefined },
  ...{ rereading: undefined, readerVersion: undefined },
  archivo: file,
});

/** Manuals as they are listed, and their files. */
async function manualsOf({ manuals, files }: OwnerDataPorts, uid: string) {
  const own: OwnFile[] = [];
  const listed = [];
  for (const manual of await manuals.list(uid)) {
    const file = await files.describe(uid, manual.id);
    const name = file && entryOf(manual);
    listed.push(manualData(manual, name));
    if (name) own.push({ name, size: file.size, read: () => files.read(uid, manual.id) });
  }
  return { listed, own };
}

/** Logbooks as they are listed, and the receipts of their services. */
async function logbooksOf({ logbooks, receipts }: OwnerDataPorts, uid: string) {
  const own: OwnFile[] = [];
  const servicesOf = async ({ vehicleId, services }: LogbookRecord) => {
    const listed = [];
    for (const { receipt, ...service } of services) {
      const key = receipt && { vehicleId, serviceId: service.id, key: receipt.key };
      const size = key && (await receipts.sizeOf(uid, key));
      const name =
        receipt && size !== null
          ? receiptEntryOf({ vehicleId, serviceId: service.id }, receipt.name)
          : null;
      if (key && name && size !== null)
        own.push({ name, size, read: () => receipts.read(uid, key) });
      listed.push({
        ...service,
        receipt: receipt && { ...receipt, key: undefined, archivo: name },
      });
    }
    return listed;
  };
  const listed = [];
  for (const logbook of await logbooks.list(uid)) {
    listed.push({ ...logbook, services: await servicesOf(logbook) });
  }
  return { listed, own };
}

/**
 * Everything of one owner as files, one after the other. `onShare` learns of each file of the owner how much of all has been
 * read after it (0 to 1), and ends the work by failing.
 */
export async function* collectOwnerData(
  ports: OwnerDataPorts,
  uid: string,
  onShare: (share: number) => Promise<void>,
): AsyncGenerator<ArchiveEntry> {
  const { users, vehicles, factNotes, searches } = ports;
  const manuals = await manualsOf(ports, uid);
  const logbooks = await logbooksOf(ports, uid);
  yield textEntry('LEEME.txt', EXPORT_README);
  yield textEntry('perfil.json', jsonText(await users.get(uid)));
  yield textEntry('vehiculos.json', jsonText(await vehicles.list(uid)));
  yield textEntry('ficha.json', jsonText(await factNotes.list(uid)));
  yield textEntry('mantenimiento.json', jsonText(logbooks.listed));
  yield textEntry('busquedas.json', jsonList(searches.all(uid)));
  yield textEntry('manuales.json', jsonText(manuals.listed));
  const own = [...manuals.own, ...logbooks.own];
  const total = own.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const { name, size, read } of own) {
    await onShare(total === 0 ? 1 : done / total);
    yield { name, content: read(), isPacked: true };
    done += size;
  }
}
