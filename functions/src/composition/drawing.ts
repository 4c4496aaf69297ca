import { join } from 'node:path';
import { drawInColours } from '../adapters/reader/draw-in-colours';
import { keptCopies } from '../adapters/storage/kept-copies';
import { storagePictures } from '../adapters/storage/pictures';
import { log } from '../logger';
import { drawPage } from '../usecases/draw-page';
import { withinQuota } from '../usecases/within-quota';
import { firebase } from './firebase';
import { once } from './once';
import { stores } from './stores';

/** Pictures of pages. */
export const drawing = once(() => {
  const { manuals, files, quotas } = stores();
  const warn = (event: string, error: unknown): void => log.error(event, error);
  return {
    drawPage: drawPage({
      manuals,
      pictures: storagePictures(firebase().bucket),
      copies: keptCopies(files),
      // The build puts the reader process beside the bundle.
      draw: drawInColours(join(import.meta.dirname, 'reader.js')),
      within: withinQuota({ quotas, warn }),
      warn,
    }),
  };
});
