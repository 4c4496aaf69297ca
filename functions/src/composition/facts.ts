import { editVehicleFact, vehicleFacts } from '../usecases/vehicle-facts';
import { vehiclePage } from './findings';
import { once } from './once';
import { stores } from './stores';

/** The facts of an owner's vehicles. */
export const facts = once(() => {
  const ports = {
    findings: vehiclePage().vehicleFindings,
    factNotes: stores().factNotes,
    now: () => new Date(),
  };
  return { getFacts: vehicleFacts(ports), editFact: editVehicleFact(ports) };
});
