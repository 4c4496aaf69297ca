import type { Vehicle } from '@contract';
import { vehicleChoice } from '../../../lib/vehicles';
import type { MenuFrame } from '../../../ui/anchored-menu';
import { ChoiceMenu } from '../../../ui/choice-menu';

type Props = Omit<MenuFrame, 'label'> & {
  vehicle: Vehicle;
  vehicles: readonly Vehicle[];
  onChoose: (id: number) => void;
};

/** The vehicles that a question can be about. */
export const VehicleList = ({ vehicle, vehicles, ...menu }: Props) => (
  <ChoiceMenu
    {...menu}
    label="Vehículo de la pregunta"
    choices={vehicles.map(vehicleChoice)}
    chosen={vehicle.id}
  />
);
