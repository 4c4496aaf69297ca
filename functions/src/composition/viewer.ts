import { log } from '../logger';
import { withinQuota } from '../usecases/within-quota';
import { storageOriginalLinks } from '../adapters/storage/original-links';
import { config } from '../config';
import { findInManual } from '../usecases/find-in-manual';
import { getContents } from '../usecases/get-contents';
import { getPage } from '../usecases/get-page';
import { openOriginal } from '../usecases/open-original';
import { firebase } from './firebase';
import { once } from './once';
import { stores } from './stores';

/** Looking into manuals. */
export const viewer = once(() => {
  const { manuals, documents, files, quotas } = stores();
  const within = withinQuota({ quotas, warn: (event, error) => log.error(event, error) });
  const links = storageOriginalLinks(firebase().bucket, config().uploadGateway);
  return {
    getPage: getPage({ manuals, documents }),
    getContents: getContents({ manuals, documents, within }),
    findInManual: findInManual({ manuals, documents, within }),
    openOriginal: openOriginal({ manuals, files, links, now: () => new Date() }),
  };
});
