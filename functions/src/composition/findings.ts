import { taskFindingsQueue } from '../adapters/tasks/findings-queue';
import { REGION } from '../config';
import { versionsOf } from '../domain/findings/finder';
import { FINDERS } from '../domain/finders/finders';
import { log } from '../logger';
import { currentRequestId as requestId } from '../request-scope';
import { vehicleFindings } from '../usecases/vehicle-findings';
import { firebase } from './firebase';
import { once } from './once';
import { stores } from './stores';

/** Has manuals looked through for the vehicle's page. */
export const findingsQueue = once(() =>
  taskFindingsQueue(firebase().functions, { region: REGION, requestId }, versionsOf(FINDERS)),
);

/** What the vehicle's page shows of its manuals. */
export const vehiclePage = once(() => {
  const { vehicles, manuals, documents, findings } = stores();
  const warn = (event: string, error: unknown): void => log.error(event, error);
  const queue = findingsQueue();
  return {
    vehicleFindings: vehicleFindings({ vehicles, manuals, documents, findings, queue, warn }),
  };
});
