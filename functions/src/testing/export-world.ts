import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ArchiveEntry } from '../domain/ports/accounts';
import type { ManualFiles } from '../domain/ports';
import type {
  DataExportRecord,
  ManualRecord,
  SearchRecord,
  ServiceRecord,
} from '../domain/ports/records';
import { exportData, type ExportPorts } from '../usecases/export-data';
import type { sweepDataExports } from '../usecases/sweep-data-exports';
import { emptyLogbook } from '../domain/logbook/logbook';
import { aReadManual, aUser, aVehicle } from './builders';
import { memoryManuals } from './memory';

const serviceWith = (id: number, receipt: string | null): ServiceRecord => ({
  ...{ id, items: [], what: 'Aceite', date: '2026-05-01', km: 50_000 },
  ...{ workshop: null, price: null, notes: null },
  receipt: receipt
    ? { key: receipt, name: 'taller.pdf', contentType: 'application/pdf', size: 5 }
    : null,
});
/** One with a receipt, one without, and one whose receipt is not there. */
const SERVICES = [serviceWith(4, 'k4'), serviceWith(5, null), serviceWith(6, 'lost')];

type Options = {
  record?: DataExportRecord | null;
  manuals?: ManualRecord[];
  searches?: SearchRecord[];
  /** Runs before each file is packed: what happens elsewhere meanwhile. */
  onEntry?: (world: ExportWorld, entry: ArchiveEntry) => void;
  storeFails?: Error;
};
type Swept = Parameters<typeof sweepDataExports>[0];
type SweepPorts = {
  dataExports: Pick<Swept['dataExports'], 'delete'>;
  exportFiles: Swept['exportFiles'];
};
type ExportWorld = ReturnType<typeof exportWorld>;

/** Everything that an export touches, in memory, for the owner `ana`. Archives are maps of names to texts. */
export function exportWorld({
  record = null,
  manuals = [aReadManual()],
  searches = [],
  onEntry,
  storeFails,
}: Options = {}) {
  const state = { record, hasOwner: true, now: new Date('2026-11-21T09:00:00Z') };
  const archives = new Map<string, Map<string, string>>();
  const queued: string[] = [];
  const files: Pick<ManualFiles, 'describe' | 'read'> = {
    describe: async (_uid, id) =>
      id === 99 ? null : { size: 10, generation: '1', contentType: null },
    read: (uid, id) => Readable.from([`original ${id} of ${uid}`]),
  };
  const ports: ExportPorts & SweepPorts = {
    users: { get: async () => aUser() },
    vehicles: {
      list: async () => [
        aVehicle({
          engine: '1.6 TDI',
          tyreSize: '205/55 R16',
          country: 'ES',
          firstRegistration: '2021-03',
          assistancePhone: '+34900123456',
        }),
      ],
    },
    manuals: memoryManuals(manuals),
    factNotes: {
      list: async () => [
        {
          vehicleId: 3,
          notes: [
            {
              ...{ id: 'own-fuel', kind: 'fuel', of: 'Combustible', condition: '' },
              ...{ check: null, own: { value: 'Gasolina 95', unit: '' } },
            },
          ],
        },
      ],
    },
    logbooks: { list: async () => [{ ...emptyLogbook(3), isSevere: true, services: SERVICES }] },
    receipts: {
      sizeOf: async (_uid, { key }) => (key === 'lost' ? null : 5),
      read: (uid, { vehicleId, serviceId, key }) =>
        Readable.from([`receipt ${key} of ${vehicleId}/${serviceId} of ${uid}`]),
    },
    searches: {
      async *all() {
        yield* searches;
      },
    },
    files,
    dataExports: {
      update: async (_uid, decide) => {
        if (!state.hasOwner) return null;
        state.record = decide(state.record) ?? state.record;
        return state.record;
      },
      delete: async (_uid, mayGo) => {
        if (state.record && mayGo(state.record)) state.record = null;
      },
    },
    exportFiles: {
      async store(_uid, id, content) {
        const packed: [string, string][] = [];
        for await (const entry of content as AsyncIterable<[string, string]>) packed.push(entry);
        if (storeFails) throw storeFails;
        archives.set(id, new Map(packed));
        return packed.length;
      },
      async delete(_uid, id) {
        archives.delete(id);
      },
      async deleteAll(_uid, keepId) {
        for (const id of archives.keys()) if (id !== keepId) archives.delete(id);
      },
    },
    pack: (entries) => Readable.from(textsOf(entries)),
    now: () => state.now,
  };
  async function* textsOf(entries: AsyncIterable<ArchiveEntry>) {
    for await (const entry of entries) {
      onEntry?.(world, entry);
      yield [entry.name, await text(entry.content)];
    }
  }
  const world = {
    state,
    archives,
    queued,
    ports,
    queue: { enqueue: async (uid: string) => void queued.push(uid) },
    run: (holder = 'me', isLastAttempt = false) =>
      exportData(ports)({ uid: 'ana', holder, isLastAttempt }),
  };
  return world;
}
