import { join } from 'node:path';
import { documentReader } from '../adapters/reader/document-reader';
import { temporaryFiles } from '../adapters/temporary-files';
import { log } from '../logger';
import { readCover } from '../usecases/read-cover';
import { withinQuota } from '../usecases/within-quota';
import { once } from './once';
import { stores } from './stores';

const MEGABYTE = 1024 * 1024;

/** An owner waits for it, and others draw pages beside it. */
const LIMITS = { silenceMs: 10_000, totalMs: 20_000, memoryBytes: 200 * MEGABYTE };

/** Whose manual a file is. */
export const cover = once(() => {
  const { quotas } = stores();
  const warn = (event: string, error: unknown): void => log.error(event, error);
  return {
    readCover: readCover({
      files: temporaryFiles,
      // The build puts the reader process beside the bundle. One: what it reads is at the beginning.
      reader: documentReader(join(import.meta.dirname, 'reader.js'), LIMITS, 1),
      within: withinQuota({ quotas, warn }),
      warn,
    }),
  };
});
