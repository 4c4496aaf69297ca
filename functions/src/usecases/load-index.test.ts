import { indexOfChunks } from '../domain/search/build-index';
import { FORMAT_VERSION, type LexicalIndex } from '../domain/search/index-format';
import { searchIndexes } from '../domain/search/search';
import type { RevisionKey } from '../domain/ports';
import type { Chunk, ManualRecord } from '../domain/ports/records';
import { anExcerpt } from '../testing/excerpts';
import { aReadManual } from '../testing/builders';
import { loadIndex } from './load-index';

const KEY = { manualId: 1, revision: 1 };
const TEXTS = ['La presión es de 2,2 bar.', 'El aceite es 5W-30.'];
const PASSAGES: Chunk[] = TEXTS.map((content, position) => anExcerpt({ position, content }).chunk);

/** An index as a version of ours wrote it that is so many numbers later. */
function ofVersion(later: number): Uint8Array {
  const bytes = indexOfChunks(PASSAGES).slice();
  new Uint32Array(bytes.buffer, 0, 2).set([FORMAT_VERSION + later], 1);
  return bytes;
}

type World = {
  stored?: Uint8Array;
  saveFails?: boolean;
  /** Somebody else's work before an index is written, or just after it. */
  beforeSave?: (world: Stores) => void;
  afterSave?: (world: Stores) => void;
};
type Stores = { indexes: Map<string, Uint8Array>; manuals: Map<number, ManualRecord> };

const nameOf = ({ manualId, revision }: RevisionKey): string => `${manualId}-${revision}`;

/** What instances share: each `newInstance` knows nothing of what another one has loaded. */
function world({ stored, saveFails = false, beforeSave, afterSave }: World = {}) {
  const stores: Stores = {
    indexes: new Map(stored ? [[nameOf(KEY), stored]] : []),
    manuals: new Map([[1, aReadManual({ activeRevision: 1, lastRevision: 1 })]]),
  };
  const lists: string[] = [];
  const warnings: string[] = [];
  let underWay = 0;
  let most = 0;
  const newInstance = () =>
    loadIndex({
      indexes: {
        load: (_, key) => Promise.resolve(stores.indexes.get(nameOf(key)) ?? null),
        save: async (_, key, bytes) => {
          if (saveFails) throw new Error('down');
          beforeSave?.(stores);
          stores.indexes.set(nameOf(key), bytes);
          afterSave?.(stores);
          return Promise.resolve();
        },
        deleteRevision: (_, key) => Promise.resolve(void stores.indexes.delete(nameOf(key))),
      },
      chunks: {
        list: async (_, manualId) => {
          lists.push(String(manualId));
          underWay += 1;
          most = Math.max(most, underWay);
          await new Promise(setImmediate);
          underWay -= 1;
          return PASSAGES;
        },
      },
      manuals: { get: (_, id) => Promise.resolve(stores.manuals.get(id) ?? null) },
      warn: (event) => void warnings.push(event),
    });
  return { ...stores, newInstance, lists, warnings, most: () => most };
}

const finds = (index: LexicalIndex) => searchIndexes([index], 'aceite', 5).map(({ id }) => id);
const AN_OIL = [PASSAGES[1]?.id];

/** As `deleteManual` does, and as a reading that ends. */
const deleting = ({ indexes, manuals }: Stores): void => {
  manuals.delete(1);
  indexes.clear();
};
const readingAnew = ({ indexes, manuals }: Stores): void => {
  manuals.set(1, aReadManual({ activeRevision: 2, lastRevision: 2 }));
  indexes.delete('1-1');
};
const marking = ({ manuals }: Stores): void => {
  manuals.set(1, aReadManual({ activeRevision: null, lastRevision: 1, status: 'deleted' }));
};

describe('loadIndex', () => {
  it.each([
    ['is missing', undefined],
    ['is of an older version', ofVersion(-1)],
    ['is damaged', indexOfChunks(PASSAGES).slice(0, 40)],
  ])('builds an index that %s once, and another instance loads it', async (_, stored) => {
    const { newInstance, lists } = world({ ...(stored && { stored }) });
    expect(finds(await newInstance()('ana', KEY))).toEqual(AN_OIL);
    expect(finds(await newInstance()('ana', KEY))).toEqual(AN_OIL);
    expect(lists).toEqual(['1']);
  });

  it('leaves an index of a later version to the instances that read it', async () => {
    const { newInstance, indexes } = world({ stored: ofVersion(1) });
    expect(finds(await newInstance()('ana', KEY))).toEqual(AN_OIL);
    expect(indexes.get('1-1')).toEqual(ofVersion(1));
  });

  it.each([
    ['deleted', deleting],
    ['marked as deleted', marking],
    ['read anew', readingAnew],
  ])('leaves no index behind where the manual is %s meanwhile', async (_, change) => {
    for (const moment of ['beforeSave', 'afterSave'] as const) {
      const { newInstance, indexes } = world({ [moment]: change });
      await newInstance()('ana', KEY);
      expect([moment, ...indexes.keys()]).toEqual([moment]);
    }
  });

  it('answers also when what it built cannot be stored, and says so', async () => {
    const { newInstance, warnings } = world({ saveFails: true });
    expect(finds(await newInstance()('ana', KEY))).toEqual(AN_OIL);
    expect(warnings).toEqual(['index not stored']);
  });

  it('builds one index after the other: a whole manual is in memory for each', async () => {
    const { newInstance, lists, most } = world();
    const load = newInstance();
    await Promise.all([1, 2, 3].map((manualId) => load('ana', { manualId, revision: 1 })));
    expect([lists.length, most()]).toEqual([3, 1]);
  });
});
