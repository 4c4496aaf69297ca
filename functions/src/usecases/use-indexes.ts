import type { IndexCache } from '../domain/lexical/index-cache';
import type { LexicalIndex } from '../domain/lexical/open-index';
import type { RevisionKey } from '../domain/ports';
import { loadIndex, type IndexPorts } from './load-index';

type Ports = IndexPorts & { cache: IndexCache };

export type IndexedManual = RevisionKey & { chunkCount: number };

/** Of an index, for each passage of some 1,200 characters; real manuals take 2.2 to 2.9 kB. */
const BYTES_PER_CHUNK = 3000;

/** Runs `work` with the lexical indexes of these manuals, in their order, as soon as there is memory for them. */
export function useIndexes({ cache, ...ports }: Ports) {
  const load = loadIndex(ports);
  return <Result>(
    uid: string,
    manuals: readonly IndexedManual[],
    work: (indexes: LexicalIndex[]) => Result,
  ): Promise<Result> =>
    cache.use(
      manuals.map(({ chunkCount, ...key }) => ({
        key: `${uid}/${key.manualId}/${key.revision}`,
        estimatedBytes: BYTES_PER_CHUNK * chunkCount,
        load: () => load(uid, key),
      })),
      work,
    );
}
