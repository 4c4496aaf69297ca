import type { LineDrawingName } from '../../ui/line-drawing';

/** What the page of a vehicle has, in the order of its tabs. `path` is the last step of its address: `/vehicles/3/ficha`. */
export const VEHICLE_PARTS = [
  { path: 'testigos', label: 'Testigos', drawing: 'dashboard' },
  { path: 'ficha', label: 'Ficha', drawing: 'wheel' },
  { path: 'mantenimiento', label: 'Mantenimiento', drawing: 'oil' },
  { path: 'emergencias', label: 'Emergencias', drawing: 'beacon' },
] as const satisfies readonly { path: string; label: string; drawing: LineDrawingName }[];

export type VehiclePart = (typeof VEHICLE_PARTS)[number]['path'];
