import { reportClientError } from '@contract';
import { clientStackOf } from '../../domain/faults/client-error';
import { log } from '../../logger';
import { mountPublic, type Api } from '../mount';

/** What failed in browsers. Nothing is stored: the log and Error Reporting keep it as they keep our own errors. */
export function clientErrorRoutes(api: Api): void {
  mountPublic(api, reportClientError, ({ body }) => {
    const { requestId, kind, where, build, field } = body;
    log.report('a browser failed', clientStackOf(body), {
      ...{ requestId, kind, where, build },
      ...(field !== undefined && { field }),
    });
    return Promise.resolve(undefined);
  });
}
