import type { ReadPage } from '../domain/document/read-page';
import type { Ocr } from '../domain/ports/ocr';
import { ReadFailure } from '../domain/manuals/read-failure';
import type { ManualRecord } from '../domain/ports/records';
import { changeOfRereading } from '../domain/manuals/rereading';
import { changeOfEdit } from '../domain/manuals/manual-edit';
import { decideUpload } from '../domain/manuals/upload-decision';
import { NOW, page, readingWorld, VERSION } from '../testing/reading-world';

/**
 * Reading again because the reader has changed: the manual has been read by the version before, and its file gives other
 * pages now.
 */

const sentence = 'El aceite se cambia cada año o cada quince mil kilómetros. ';
const long = (number: number, change: Partial<ReadPage> = {}): ReadPage =>
  page(number, sentence.repeat(6), change);
const PAGES = [1, 2, 3].map((number) => long(number));
const BETTER = PAGES.map((each) => ({ ...each, text: `${each.text}Use 5W-30.` }));
const image = (number: number): ReadPage => page(number, '', { unreadable: 'image' });

type World = ReturnType<typeof readingWorld>;
type Options = Omit<Parameters<typeof readingWorld>[0] & object, 'pages'>;

/** The manual as its owner sees it. */
const shown = ({ manuals }: World) => {
  const { status, processingMessage, processingProgress, updatedAt, settledAt } =
    manuals.current()!;
  return { status, processingMessage, processingProgress, updatedAt, settledAt };
};

async function readBefore(then: ReadPage[], options: Options = {}, first = PAGES) {
  const pages = [...first];
  const world = readingWorld({ ...options, pages });
  expect(await world.run('the first')).toBe('read');
  world.manuals.set({ readerVersion: VERSION - 1 });
  const change = changeOfRereading(world.manuals.current()!, VERSION, NOW);
  await world.manuals.update('ana', 1, () => change);
  pages.splice(0, pages.length, ...then);
  world.manuals.history.length = 0;
  return { world, pages, before: shown(world) };
}

const isAsBefore = (world: World, ended: string) => {
  expect(world.manuals.current()).toMatchObject({
    activeRevision: 1,
    readerVersion: VERSION - 1,
    lease: null,
    rereading: { version: VERSION, ended },
  });
  expect(world.revisions()).toEqual(['1-1']);
  expect([[...world.indexes], [...world.documents]]).toEqual([['1-1'], ['1-1']]);
};

describe('a manual that is read again by a new reader', () => {
  it('keeps its tables where the new reader gives bare text only', async () => {
    const isTextOnly = ({ manuals }: World) => manuals.current()?.activeRevision === 1;
    const { world } = await readBefore(BETTER, { isTextOnly });
    expect(await world.run()).toBe('kept');
    isAsBefore(world, 'tables');
  });

  it('is bare text no more where the new reader reads all of it', async () => {
    const isTextOnly = ({ manuals }: World) => manuals.current()?.activeRevision === null;
    const { world } = await readBefore(BETTER, { isTextOnly });
    expect(world.manuals.current()).toMatchObject({ isTextOnly: true });
    expect(await world.run()).toBe('read');
    expect(world.manuals.current()).toMatchObject({ activeRevision: 2, isTextOnly: false });
  });

  it('answers from the new revision, and its owner sees nothing else', async () => {
    const { world, before } = await readBefore(BETTER);
    expect(await world.run()).toBe('read');
    expect(world.manuals.current()).toMatchObject({
      activeRevision: 2,
      readerVersion: VERSION,
      rereading: null,
      lease: null,
    });
    expect([world.revisions(), [...world.indexes]]).toEqual([['1-2'], ['1-2']]);
    expect(world.stored.get('1-2-0')?.content).toContain('5W-30');
    expect(shown(world)).toEqual(before);
    const seen = world.manuals.history.filter(
      (change) => 'status' in change || 'processingMessage' in change,
    );
    expect(seen).toEqual([]);
  });

  it('embeds nothing again that has not changed', async () => {
    const { world } = await readBefore(PAGES);
    world.embedded.length = 0;
    await world.run();
    expect(world.embedded).toEqual([]);
  });

  it.each<[string, ReadPage[], string]>([
    ['loses a page', [PAGES[0]!, PAGES[1]!, page(3, '')], 'pages'],
    ['names a page as unreadable', [PAGES[0]!, PAGES[1]!, image(3)], 'pages'],
    [
      'loses much of its text',
      PAGES.map(({ number }) => page(number!, sentence.repeat(3))),
      'text',
    ],
  ])('keeps the revision before where it %s', async (_, pages, ended) => {
    const { world, before } = await readBefore(pages);
    expect(await world.run()).toBe('kept');
    isAsBefore(world, ended);
    expect(shown(world)).toEqual(before);
  });

  it('keeps the revision before where nobody can read the file any more', async () => {
    const { world, before } = await readBefore([]);
    expect(await world.run()).toBe('kept');
    isAsBefore(world, 'failed');
    expect(shown(world)).toEqual(before);
  });

  it('is not tried again by a task that comes once more', async () => {
    const { world } = await readBefore([]);
    await world.run();
    expect(await world.run('once more')).toBe('nothing');
  });

  it('is read for its owner all the same, whatever came of it', async () => {
    const { world } = await readBefore(PAGES.slice(0, 2));
    await world.run();
    world.manuals.set({ status: 'processing' });
    expect(await world.run('for the owner')).toBe('read');
    expect(world.manuals.current()).toMatchObject({
      activeRevision: 3,
      readerVersion: VERSION,
      rereading: null,
    });
    expect(world.revisions()).toEqual(['1-3']);
  });
});

describe('reading again what fails for the moment', () => {
  const failing = () => {
    const state = { isDown: false };
    const onEmbed = () => {
      if (state.isDown) throw new Error('UNAVAILABLE');
    };
    return { state, onEmbed };
  };

  it('is left to the queue, and ends well when it is over', async () => {
    const { state, onEmbed } = failing();
    const { world, before } = await readBefore(BETTER, { onEmbed });
    state.isDown = true;
    await expect(world.run()).rejects.toThrow('UNAVAILABLE');
    expect(shown(world)).toEqual(before);
    state.isDown = false;
    expect(await world.run('once more')).toBe('read');
    expect(world.revisions()).toEqual(['1-3']);
  });

  it('is left to the schedule after the last attempt, with nothing left over', async () => {
    const { state, onEmbed } = failing();
    const { world, before } = await readBefore(BETTER, { onEmbed });
    state.isDown = true;
    await expect(world.run('me', true)).rejects.toThrow('UNAVAILABLE');
    expect(shown(world)).toEqual(before);
    expect(world.manuals.current()).toMatchObject({ lease: null, rereading: { ended: null } });
    expect(world.revisions()).toEqual(['1-1']);
  });
});

describe('who comes in between while a manual is read again', () => {
  const meanwhile = (change: (manual: ManualRecord) => Partial<ManualRecord> | null) => {
    const state = { isOn: false };
    const onEmbed = ({ manuals }: World) => {
      if (!state.isOn) return;
      state.isOn = false;
      const changed = change(manuals.current()!);
      if (changed) manuals.set(changed);
      else manuals.remove();
    };
    return { state, onEmbed };
  };

  it.each<[string, (manual: ManualRecord) => Partial<ManualRecord>]>([
    ['its owner’s own reading', (manual) => changeOfEdit(manual, { status: 'processing' })],
    [
      'another file',
      (manual) => {
        const decision = decideUpload(
          { ...manual, reservedBytes: 10 },
          { size: 10, generation: '2' },
        );
        if (decision.kind !== 'accept') throw new Error(decision.kind);
        return decision.change;
      },
    ],
  ])('wins: %s', async (_, change) => {
    const { state, onEmbed } = meanwhile(change);
    const { world } = await readBefore(BETTER, { onEmbed });
    state.isOn = true;
    expect(await world.run()).toBe('stopped');
    expect(world.manuals.current()).toMatchObject({ status: 'processing', activeRevision: 1 });
    expect(world.revisions()).toEqual(['1-1']);
    expect(await world.run('for the owner')).toBe('read');
    expect(world.manuals.current()).toMatchObject({ status: 'completed', rereading: null });
  });

  it.each<[string, Partial<ManualRecord> | null]>([
    ['is being deleted', { status: 'deleted', activeRevision: null, lease: null }],
    ['is gone', null],
  ])('leaves nothing of a manual that %s', async (_, change) => {
    const { state, onEmbed } = meanwhile(() => change);
    const { world } = await readBefore(BETTER, { onEmbed });
    world.recognised.set('abc/fake-1', [{ number: 1, text: 'Texto.' }]);
    state.isOn = true;
    expect(await world.run()).toBe('stopped');
    expect(world.revisions()).toEqual([]);
    expect([world.indexes.size, world.recognised.size]).toEqual([0, 0]);
  });
});

describe('OCR', () => {
  const engine = () => {
    const asked: number[] = [];
    const ocr: Ocr = {
      engine: 'fake-1',
      async *read(_path, numbers) {
        for (const number of numbers) {
          asked.push(number);
          yield { number, text: sentence.repeat(6) };
        }
      },
    };
    return { ocr, asked };
  };
  const SCAN = [PAGES[0]!, image(2), image(3)];

  it('is not asked again where its pages were kept', async () => {
    const { ocr, asked } = engine();
    const { world } = await readBefore([BETTER[0]!, image(2), image(3)], { ocr }, SCAN);
    asked.length = 0;
    expect(await world.run()).toBe('read');
    expect(asked).toEqual([]);
    expect(world.stored.get('1-2-0')?.content).toContain('5W-30');
    expect([...world.stored.values()].map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3]);
    expect(world.recognised.get('abc/fake-1')).toHaveLength(2);
  });

  it('is not asked where they were not, and the revision before stays', async () => {
    const { ocr, asked } = engine();
    const { world } = await readBefore(SCAN, { ocr }, SCAN);
    world.recognised.clear();
    asked.length = 0;
    expect(await world.run()).toBe('kept');
    expect(asked).toEqual([]);
    isAsBefore(world, 'pages');
  });
});

describe('a task of reading again', () => {
  it('does nothing while spending is stopped', async () => {
    const rereading = { version: VERSION, attempts: 1, askedAt: NOW, begunAt: null, ended: null };
    const manual = { status: 'completed', activeRevision: 1, lastRevision: 1, rereading } as const;
    const world = readingWorld({ manual, isSpendingStopped: true });
    expect(await world.run()).toBe('nothing');
    expect(world.manuals.history).toEqual([]);
  });

  it('reads for the owner all the same while spending is stopped: it was asked for before', async () => {
    expect(await readingWorld({ isSpendingStopped: true }).run()).toBe('read');
  });

  it('keeps the revision before where the file cannot be opened', async () => {
    const rereading = { version: VERSION, attempts: 1, askedAt: NOW, begunAt: null, ended: null };
    const manual = { status: 'completed', activeRevision: 1, lastRevision: 1, rereading } as const;
    const world = readingWorld({ manual, openFails: new ReadFailure('ENCRYPTED') });
    expect(await world.run()).toBe('kept');
    expect(world.manuals.current()).toMatchObject({ status: 'completed', activeRevision: 1 });
  });
});
