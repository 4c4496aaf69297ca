import { useQuery } from '@tanstack/react-query';
import { listVehicles, type Vehicle } from '@contract';
import { formatNumber, UNKNOWN } from './format';
import { queryOf } from './api/queries';

export const vehiclesQuery = queryOf(listVehicles);

/** The owner's garage. */
export const useVehicles = () => useQuery(vehiclesQuery);

const defaultOf = (vehicles: Vehicle[]): Vehicle | null =>
  vehicles.find((vehicle) => vehicle.isDefault) ?? vehicles[0] ?? null;

/** The vehicle that questions are about; null while the garage is empty. */
export const useDefaultVehicle = () => useQuery({ ...vehiclesQuery, select: defaultOf });

type Kind = Pick<Vehicle, 'make' | 'model' | 'year'>;

/** What a vehicle is; what cannot be read of it is said once. */
function kindOf({ make, model, year }: Kind): string {
  const parts = [make, model, formatNumber(year)];
  return parts
    .filter((part, place) => part !== UNKNOWN || parts.indexOf(UNKNOWN) === place)
    .join(' ');
}

/** What people call the vehicle: its nickname, otherwise make, model and year. */
export const vehicleName = (vehicle: Kind & Pick<Vehicle, 'nickname'>): string =>
  vehicle.nickname ?? kindOf(vehicle);

/** A vehicle among others: those of one make, model and year are told apart by their trim and their engine. */
export const vehicleLabel = (vehicle: Vehicle): string =>
  [vehicleName(vehicle), vehicle.trim, vehicle.engine].filter(Boolean).join(', ');

/** The same as an entry of a menu: below its name stand what it is, beside a nickname, its trim and its engine. */
export const vehicleChoice = (vehicle: Vehicle) => ({
  id: vehicle.id,
  name: vehicleName(vehicle),
  details: [vehicle.nickname && kindOf(vehicle), vehicle.trim, vehicle.engine]
    .filter(Boolean)
    .join(' · '),
});
