import { useQuery } from '@tanstack/react-query';
import { listVehicles, type Vehicle } from '@contract';
import { queryOf } from './queries';

export const vehiclesQuery = queryOf(listVehicles);

/** The owner's garage. */
export const useVehicles = () => useQuery(vehiclesQuery);

const defaultOf = (vehicles: Vehicle[]): Vehicle | null =>
  vehicles.find((vehicle) => vehicle.isDefault) ?? vehicles[0] ?? null;

/** The vehicle that questions are about; null while the garage is empty. */
export const useDefaultVehicle = () => useQuery({ ...vehiclesQuery, select: defaultOf });
