import { vehicleFindings } from '../usecases/vehicle-findings';
import { once } from './once';
import { stores } from './stores';

/** What the vehicle's page shows of its manuals. */
export const vehiclePage = once(() => ({ vehicleFindings: vehicleFindings(stores()) }));
