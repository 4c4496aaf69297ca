import type { IndexCache } from '../domain/search/index-cache';
import type { LexicalIndex } from '../domain/search/index-format';
import type { RevisionKey } from '../domain/ports';
import { loadIndex, type IndexPorts } from './load-index';

type Ports = IndexPorts & { cache: IndexCache };

type IndexedManual = RevisionKey & { chunkCount: number };

/** Of an index, for each passage of at most some 1,200 characters: six real manuals took 1.4 to 2.4 kB. */
const BYTES_PER_CHUNK = 2500;

/** Runs `work` with the lexical indexes of these manuals, in their order, as soon as there is memory for them. */
export function withIndexes({ cache, ...ports }: Ports) {
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
