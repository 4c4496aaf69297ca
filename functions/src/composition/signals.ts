import { config } from '../config';
import { log } from '../logger';
import { describeSignal, getSignal, listSignals } from '../usecases/vehicle-signals';
import { vehiclePage } from './findings';
import { withinQuota } from '../usecases/within-quota';
import { once } from './once';
import { stores } from './stores';

/** Warning lights and messages of a vehicle's manuals. */
export const signals = once(() => {
  const { quotas } = stores();
  const within = withinQuota({ quotas, warn: (event, error) => log.error(event, error) });
  const ports = { find: vehiclePage().vehicleFindings, isAvailable: config().hasSignals };
  return {
    listSignals: listSignals(ports),
    getSignal: getSignal(ports),
    describeSignal: describeSignal({ ...ports, within }),
  };
});
