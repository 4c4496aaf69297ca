import { listEmergencies } from '../usecases/vehicle-emergencies';
import { vehiclePage } from './findings';
import { once } from './once';

/** What to do in emergencies by a vehicle's manuals. */
export const emergencies = once(() => ({
  listEmergencies: listEmergencies({ find: vehiclePage().vehicleFindings }),
}));
