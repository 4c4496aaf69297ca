import type { Cover } from '@contract';
import { limitBytes } from '../domain/manuals/byte-limit';
import { coverOf } from '../domain/manuals/cover';
import { acceptFilename } from '../domain/manuals/filename';
import { sizeLimits } from '../domain/manuals/upload-rule';
import type { DocumentReader, TemporaryFiles } from '../domain/ports';
import type { IncomingFile } from './upload-manual-file';
import type { WithinQuota } from './within-quota';

type Ports = {
  files: TemporaryFiles;
  reader: DocumentReader;
  within: Pick<WithinQuota, 'look'>;
  warn: (event: string, error: unknown) => void;
};

/** The cover may be a picture; then the imprint says it. */
const FIRST_PAGES = 2;

async function firstPages(reader: DocumentReader, path: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of (await reader.open(path)).pages) {
    texts.push(text);
    if (texts.length === FIRST_PAGES) break;
  }
  return texts;
}

/** Whose manual a file is that is not entered yet. Nothing is kept; a file that cannot be read says nothing. */
export const readCover =
  ({ files, reader, within, warn }: Ports) =>
  (uid: string, { filename, content }: IncomingFile): Promise<Cover> => {
    acceptFilename(filename);
    return within.look(uid, () =>
      files.use(content, limitBytes(sizeLimits.attached), async (path) => {
        const pages = await firstPages(reader, path).catch((error: unknown) => {
          warn('cover not read', error);
          return [];
        });
        return coverOf(pages);
      }),
    );
  };
