import { log } from '../logger';
import { createManual } from '../usecases/create-manual';
import { deleteManual } from '../usecases/delete-manual';
import { findWaitingManual } from '../usecases/find-waiting-manual';
import { getManual } from '../usecases/get-manual';
import { listManualChunks } from '../usecases/list-manual-chunks';
import { listManuals } from '../usecases/list-manuals';
import { openUploadSession } from '../usecases/open-upload-session';
import { removeManual } from '../usecases/remove-manual';
import { updateManual } from '../usecases/update-manual';
import { uploadManual } from '../usecases/upload-manual';
import { uploadManualFile } from '../usecases/upload-manual-file';
import { limitedShelf } from '../usecases/limited-shelf';
import { withinQuota } from '../usecases/within-quota';
import { once } from './once';
import { stores } from './stores';

/** An owner's manuals. */
export const shelf = once(() => {
  const { vehicles, manuals, chunks, files, queue, quotas, revisions, spending } = stores();
  const warn = (event: string, error: unknown): void => log.error(event, error);
  const within = withinQuota({ quotas, warn });
  const remove = removeManual({ manuals, revisions, files });
  const get = getManual({ manuals });
  return {
    listManuals: listManuals({ manuals, vehicles }),
    getManual: get,
    ...limitedShelf({
      within,
      isReadingPaused: spending.isStopped,
      shelf: {
        getManual: get,
        findWaitingManual: findWaitingManual({ manuals, vehicles }),
        createManual: createManual({ manuals, vehicles }),
        openUploadSession: openUploadSession({ manuals, files }),
        uploadManual: uploadManual({ manuals, vehicles, files }),
        uploadManualFile: uploadManualFile({ manuals, vehicles, files }),
        updateManual: updateManual({ manuals, vehicles, queue, warn }),
      },
    }),
    removeManual: remove,
    deleteManual: deleteManual({ removeManual: remove }),
    listManualChunks: listManualChunks({ manuals, chunks }),
  };
});
