import { config } from '../config';
import { describeSignal, getSignal, listSignals } from '../usecases/vehicle-signals';
import { vehiclePage } from './findings';
import { once } from './once';

/** Warning lights and messages of a vehicle's manuals. */
export const signals = once(() => {
  const ports = { find: vehiclePage().vehicleFindings, isAvailable: config().hasSignals };
  return {
    listSignals: listSignals(ports),
    getSignal: getSignal(ports),
    describeSignal: describeSignal(ports),
  };
});
