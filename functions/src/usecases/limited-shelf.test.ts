import { Readable } from 'node:stream';
import type { ManualStatus } from '@contract';
import { sizeLimits } from '../domain/manuals/upload-rule';
import { aManual, aVehicle } from '../testing/builders';
import { limitedShelf } from './limited-shelf';

function shelfWith({
  isReadingPaused = false,
  isWaiting = false,
  isNew = true,
  status = 'completed',
}: {
  isReadingPaused?: boolean;
  isWaiting?: boolean;
  isNew?: boolean;
  status?: ManualStatus;
} = {}) {
  const counted: string[] = [];
  const worked: string[] = [];
  const count =
    (kind: string) =>
    async <Result>(
      uid: string,
      work: () => Promise<Result>,
      isFree: (result: Result) => boolean = () => false,
    ): Promise<Result> => {
      counted.push(`${kind} of ${uid}`);
      const result = await work();
      if (isFree(result)) counted.pop();
      return result;
    };
  const did =
    <Result>(name: string, result: Result) =>
    (): Promise<Result> => {
      worked.push(name);
      return Promise.resolve(result);
    };
  const entered = { manual: aManual(), vehicle: aVehicle() };
  const shelf = limitedShelf({
    isReadingPaused: () => Promise.resolve(isReadingPaused),
    within: {
      question: count('question'),
      reading: count('reading'),
      form: count('form'),
      picture: count('picture'),
      look: count('look'),
      receipt: count('receipt'),
    },
    shelf: {
      getManual: () => Promise.resolve(aManual({ status })),
      createManual: did('createManual', { ...entered, isNew }),
      findWaitingManual: () => Promise.resolve(isWaiting ? entered : null),
      openUploadSession: did('openUploadSession', {
        uploadUrl: 'https://storage.example',
        isContinued: false,
      }),
      uploadManual: did('uploadManual', entered),
      uploadManualFile: did('uploadManualFile', entered),
      updateManual: did('updateManual', entered),
    },
  });
  return { shelf, counted, worked };
}

type Shelf = ReturnType<typeof shelfWith>['shelf'];

const file = { filename: 'a.pdf', content: Readable.from([]), announcedBytes: 10 };
const session = { fileSize: 1, contentType: 'text/plain', origin: 'https://a.test' } as const;
const named = { vehicleId: 1, originalFilename: 'a.pdf' };

const spending: [string, (shelf: Shelf) => Promise<unknown>, string[]][] = [
  ['entering a manual', (shelf) => shelf.createManual('ana', named), ['reading of ana']],
  ['opening an upload', (shelf) => shelf.openUploadSession('ana', 1, session), []],
  [
    'uploading a form',
    (shelf) => shelf.uploadManual('ana', { vehicleId: 1, file, limit: sizeLimits.manual }),
    ['form of ana'],
  ],
  ['adding a file', (shelf) => shelf.uploadManualFile('ana', 1, file), []],
  [
    'reading again',
    (shelf) => shelf.updateManual('ana', 1, { status: 'processing' }),
    ['reading of ana'],
  ],
];

describe('the limited shelf', () => {
  it.each(spending)('counts each manual once: %s', async (_what, use, expected) => {
    const { shelf, counted, worked } = shelfWith();
    await use(shelf);
    expect(counted).toEqual(expected);
    expect(worked).toHaveLength(1);
  });

  it.each(spending)('reads nothing new while spending is stopped: %s', async (_what, use) => {
    const { shelf, counted, worked } = shelfWith({ isReadingPaused: true });
    await expect(use(shelf)).rejects.toMatchObject({ code: 'READING_PAUSED' });
    expect([...counted, ...worked]).toEqual([]);
  });

  it('counts no reading for a form that leaves the status of a manual that is being read', async () => {
    const { shelf, counted, worked } = shelfWith({ isReadingPaused: true, status: 'processing' });
    await shelf.updateManual('ana', 1, { vehicleId: 2, status: 'processing' });
    expect(counted).toEqual([]);
    expect(worked).toEqual(['updateManual']);
  });

  it('enters a manual that waits for this file only once', async () => {
    const { shelf, counted, worked } = shelfWith({ isWaiting: true });
    expect((await shelf.createManual('ana', named)).manual).toEqual(aManual());
    expect([...counted, ...worked]).toEqual([]);
  });

  it('counts a manual once that two tabs enter in one moment', async () => {
    const { shelf, counted, worked } = shelfWith({ isNew: false });
    expect((await shelf.createManual('ana', named)).manual).toEqual(aManual());
    expect([counted, worked]).toEqual([[], ['createManual']]);
  });

  it('edits what costs nothing at any time', async () => {
    const { shelf, counted, worked } = shelfWith({ isReadingPaused: true });
    await shelf.updateManual('ana', 1, { vehicleId: 2 });
    expect([counted, worked]).toEqual([[], ['updateManual']]);
  });
});
