import { Readable } from 'node:stream';
import { MAX_RECEIPT_BYTES, type ErrorCode } from '@contract';
import { AppError } from '../domain/faults/app-error';
import * as book from '../domain/logbook/logbook';
import type { ReceiptKey } from '../domain/logbook/logbook-ports';
import type { StoredReceipt } from '../domain/ports/records';
import { aVehicle } from '../testing/builders';
import { attachReceipt } from './attach-receipt';
import { deleteReceipt } from './delete-receipt';
import { openReceipt } from './open-receipt';

const service = {
  ...{ items: [], what: 'Aceite', date: '2026-05-01', km: 50_000 },
  ...{ workshop: null, price: null, notes: null },
};
const KEY = { vehicleId: 1, serviceId: 1 };
const pdf = (content = 'A') => ({
  filename: 'factura.PDF',
  content: Readable.from([Buffer.from(content)]),
  announcedBytes: content.length,
});

type Meanwhile = { stored?: () => void; written?: () => void; fileDeleted?: () => void };

/** Vehicle 1 with a service, and its files; `meanwhile` is what others do between two steps. */
function world() {
  const state = { logbook: book.withService(book.emptyLogbook(1), service).logbook };
  const files = new Map<string, string>();
  const meanwhile: Meanwhile = {};
  const warned: string[] = [];
  const nameOf = ({ vehicleId, serviceId, key }: ReceiptKey) => `${vehicleId}/${serviceId}/${key}`;
  const vehicles = { get: async (_uid: string, id: number) => (id === 1 ? aVehicle() : null) };
  const receipts = {
    store: async (_uid: string, key: ReceiptKey, { content }: { content: Uint8Array }) => {
      files.set(nameOf(key), Buffer.from(content).toString());
      meanwhile.stored?.();
    },
    sizeOf: async (_uid: string, key: ReceiptKey) => files.get(nameOf(key))?.length ?? null,
    link: async (_uid: string, key: ReceiptKey, { name }: { name: string }) =>
      `https://storage.example/${nameOf(key)}/${name}`,
    delete: async (_uid: string, key: ReceiptKey) => {
      files.delete(nameOf(key));
      meanwhile.fileDeleted?.();
    },
    deleteAll: async (
      _uid: string,
      { vehicleId, serviceId }: typeof KEY | { vehicleId: number; serviceId?: number },
    ) => {
      for (const name of files.keys())
        if (name.startsWith(`${vehicleId}/${serviceId}/`)) files.delete(name);
      meanwhile.fileDeleted?.();
    },
  };
  const logbooks = {
    get: async () => state.logbook,
    attachReceipt: async (_uid: string, key: typeof KEY, receipt: StoredReceipt) => {
      const { receipt: replaced } = book.serviceOf(state.logbook, key.serviceId);
      const { logbook, added } = book.withServiceEdit(state.logbook, key.serviceId, { receipt });
      state.logbook = logbook;
      meanwhile.written?.();
      return { service: added, replaced };
    },
    change: async <Answer>(
      _uid: string,
      _id: number,
      change: (before: typeof state.logbook) => { logbook: typeof state.logbook; answer: Answer },
    ) => {
      const { logbook, answer } = change(state.logbook);
      state.logbook = logbook;
      return answer;
    },
  };
  const attach = attachReceipt({
    ...{ vehicles, logbooks, receipts },
    prepare: async (content) => {
      if (content.toString() === 'HEIC') throw new AppError('RECEIPT_IS_HEIC');
      return { content, contentType: 'application/pdf' };
    },
    within: { receipt: (_uid, work) => work() },
    warn: (event) => void warned.push(event),
  });
  return {
    ...{ state, files, meanwhile, warned, receipts },
    attach: (file = pdf(), key = KEY) => attach('ana', key, file),
    ...deleteReceipt({ vehicles, logbooks, receipts }),
    open: openReceipt({ vehicles, logbooks, receipts, now: () => new Date(0) }),
    receipt: () => state.logbook.services[0]?.receipt ?? null,
  };
}

const refused = (code: ErrorCode) => expect.objectContaining({ code }) as Error;

describe('the receipt of a service', () => {
  it('is stored, named by its owner’s name for it, and counted by what is kept', async () => {
    const { attach, receipt, files, open } = world();
    expect(await attach(pdf('uno'))).toMatchObject({ id: 1, receipt: { size: 3 } });
    expect(receipt()).toMatchObject({ name: 'factura.pdf', contentType: 'application/pdf' });
    expect([...files.values()]).toEqual(['uno']);
    expect(await open('ana', KEY)).toMatch(/^https:\/\/storage\.example\/1\/1\/.+\/factura\.pdf$/);
  });

  it('takes the place of the one before, of which nothing is left', async () => {
    const { attach, files, receipt } = world();
    await attach(pdf('uno'));
    const { key } = receipt()!;
    await attach(pdf('dos'));
    expect([...files.values()]).toEqual(['dos']);
    expect(receipt()!.key).not.toBe(key);
  });

  it.each([
    ['of no vehicle', { vehicleId: 9, serviceId: 1 }, pdf(), 'VEHICLE_NOT_FOUND'],
    ['of no service', { vehicleId: 1, serviceId: 9 }, pdf(), 'NOT_FOUND'],
    ['that is empty', KEY, pdf(''), 'EMPTY_FILE'],
    ['above 10 MB', KEY, pdf('x'.repeat(MAX_RECEIPT_BYTES + 1)), 'RECEIPT_TOO_LARGE'],
    ['of another kind', KEY, pdf('HEIC'), 'RECEIPT_IS_HEIC'],
  ] as const)('%s is refused, and leaves nothing', async (_what, key, file, code) => {
    const { attach, files } = world();
    await expect(attach(file, key)).rejects.toEqual(refused(code));
    expect(files.size).toBe(0);
  });

  it('leaves no file where it finds no room, or its service gone', async () => {
    const { attach, files, meanwhile, state } = world();
    meanwhile.stored = () => {
      state.logbook = book.withoutService(state.logbook, 1);
    };
    await expect(attach()).rejects.toEqual(refused('NOT_FOUND'));
    expect(files.size).toBe(0);
  });

  it('stays where it was written down, though the word of that was lost', async () => {
    const { attach, files, meanwhile, receipt } = world();
    meanwhile.written = () => {
      throw new Error('no answer');
    };
    await expect(attach()).rejects.toThrow('no answer');
    expect(receipt()).not.toBeNull();
    expect(files.size).toBe(1);
  });

  it('is attached also where the one before could not be deleted', async () => {
    const { attach, meanwhile, warned, receipt } = world();
    await attach(pdf('uno'));
    meanwhile.fileDeleted = () => {
      throw new Error('storage is down');
    };
    await attach(pdf('dos!'));
    expect(receipt()).toMatchObject({ size: 4 });
    expect(warned).toEqual(['receipt left']);
  });

  it('goes by itself, and can be asked to go once', async () => {
    const { attach, files, receipt, deleteReceipt: remove, open } = world();
    await attach();
    await remove('ana', KEY);
    expect([receipt(), files.size]).toEqual([null, 0]);
    await expect(remove('ana', KEY)).rejects.toEqual(refused('RECEIPT_NOT_FOUND'));
    await expect(open('ana', KEY)).rejects.toEqual(refused('RECEIPT_NOT_FOUND'));
  });

  it('goes with its service, also one that comes while that is deleted', async () => {
    const { attach, files, deleteService, meanwhile, state, receipts } = world();
    await attach();
    let late: Promise<void> | undefined;
    meanwhile.fileDeleted = () => {
      meanwhile.fileDeleted = () => undefined;
      const receipt = {
        key: 'tarde',
        name: 'a.pdf',
        contentType: 'application/pdf',
        size: 1,
      } as const;
      late = receipts.store('ana', { ...KEY, key: 'tarde' }, { content: Buffer.from('x') });
      state.logbook = book.withServiceEdit(state.logbook, 1, { receipt }).logbook;
    };
    await deleteService('ana', KEY);
    await late;
    expect([state.logbook.services, files.size]).toEqual([[], 0]);
  });

  it('is still there to be deleted when its file could not be', async () => {
    const { attach, deleteReceipt: remove, deleteService, meanwhile, receipt } = world();
    await attach();
    meanwhile.fileDeleted = () => {
      throw new Error('storage is down');
    };
    await expect(remove('ana', KEY)).rejects.toThrow('storage is down');
    await expect(deleteService('ana', KEY)).rejects.toThrow('storage is down');
    expect(receipt()).not.toBeNull();
  });
});
