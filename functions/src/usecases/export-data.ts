import { ended, isBeingMade, leased, returned } from '../domain/accounts/data-export';
import type { DataExports, ExportFiles, Packer } from '../domain/ports/accounts';
import type { DataExportRecord } from '../domain/ports/records';
import { collectOwnerData, type OwnerDataPorts } from './collect-owner-data';

export type ExportPorts = OwnerDataPorts & {
  dataExports: Pick<DataExports, 'update'>;
  exportFiles: Pick<ExportFiles, 'store' | 'deleteAll'>;
  pack: Packer;
  now: () => Date;
};

type Task = {
  uid: string;
  /** Unique to this run. */
  holder: string;
  /** Nobody will try again by themselves after this run. */
  isLastAttempt: boolean;
};

/** `nothing`: not to be made now. `stopped`: erased or taken over meanwhile. */
type ExportOutcome = 'exported' | 'nothing' | 'stopped';

/** How often progress is written at most, in milliseconds. */
const PROGRESS_MS = 1000;

/** The owner was erased, or another worker makes the archive. */
class ExportLost extends Error {}

/** Makes the archive that an owner asked for. May be called any number of times, also at once: one worker makes it. */
export const exportData =
  (ports: ExportPorts) =>
  async ({ uid, holder, isLastAttempt }: Task): Promise<ExportOutcome> => {
    const { dataExports, exportFiles, pack, now } = ports;
    const taken = await dataExports.update(uid, (stored) =>
      stored && isFree(stored, now()) ? leased(stored, holder, now()) : null,
    );
    if (taken?.lease?.holder !== holder) return 'nothing';

    const change = async (next: (own: DataExportRecord) => DataExportRecord): Promise<void> => {
      const after = await dataExports.update(uid, (stored) => {
        if (stored?.lease?.holder !== holder) throw new ExportLost();
        return next(stored);
      });
      if (!after) throw new ExportLost();
    };
    let written = now().getTime();
    const onShare = async (share: number): Promise<void> => {
      if (now().getTime() - written < PROGRESS_MS) return;
      written = now().getTime();
      await change((own) => leased(own, holder, now(), Math.round(share * 99)));
    };

    try {
      // Those before; not this one, which another worker may have made while this one slept.
      await exportFiles.deleteAll(uid, taken.id);
      const content = pack(collectOwnerData(ports, uid, onShare));
      const size = await exportFiles.store(uid, taken.id, content);
      await change((own) => ended(own, size, now()));
      return 'exported';
    } catch (error) {
      if (!(error instanceof ExportLost)) {
        const giveBack = (own: DataExportRecord) =>
          isLastAttempt ? ended(own, null, now()) : returned(own, now());
        await change(giveBack).catch(() => undefined);
        throw error;
      }
      // Another worker's archive has the same name and is left to it; an erased owner has none.
      if (!(await isKept(ports, uid))) await exportFiles.deleteAll(uid);
      return 'stopped';
    }
  };

const isFree = (stored: DataExportRecord, now: Date): boolean =>
  isBeingMade(stored) && (stored.lease === null || stored.lease.expiresAt <= now);

const isKept = async ({ dataExports }: ExportPorts, uid: string): Promise<boolean> =>
  (await dataExports.update(uid, () => null)) !== null;
