import { useQuery } from '@tanstack/react-query';
import { listVehicles, vehicleName, type Vehicle } from '@contract';
import { queryOf } from './queries';

export const vehiclesQuery = queryOf(listVehicles);

/** The owner's garage. */
export const useVehicles = () => useQuery(vehiclesQuery);

const defaultOf = (vehicles: Vehicle[]): Vehicle | null =>
  vehicles.find((vehicle) => vehicle.isDefault) ?? vehicles[0] ?? null;

/** The vehicle that questions are about; null while the garage is empty. */
export const useDefaultVehicle = () => useQuery({ ...vehiclesQuery, select: defaultOf });

/** A vehicle among others to choose from: beside a nickname stands what it is. */
export const vehicleChoice = (vehicle: Vehicle) => ({
  id: vehicle.id,
  name: vehicleName(vehicle),
  details: vehicle.nickname && `${vehicle.make} ${vehicle.model} ${vehicle.year}`,
});
