import { vehicleLabel } from '../../lib/vehicles';
import { Button, Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { sentenceOf } from '../../lib/api/api-error';
import { Reference } from '../../ui/reference';
import { ChoiceField } from './choice-field';
import { said } from './said';
import { Spanish } from './spanish';
import { useOwnVehicles } from './use-own-vehicles';

type Props = {
  name: string;
  value: string | undefined;
  error: ReactNode;
  onChange: (event: { target: { value: string } }) => void;
  vehiclesPath: string;
  disabled?: boolean;
};

/** The vehicle of a manual, out of the owner's garage. */
export function VehicleField({ value = '', vehiclesPath, ...field }: Props) {
  const { vehicles, error, refetch } = useOwnVehicles();
  const hint = (() => {
    if (error && !vehicles) {
      return (
        <>
          <Spanish>{sentenceOf(error)}</Spanish>{' '}
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
          <Reference of={error} />
        </>
      );
    }
    if (vehicles?.length !== 0) return undefined;
    return (
      <>
        {said('There are no vehicles yet.')}{' '}
        <TextLink component={Link} to={vehiclesPath}>
          Add one first
        </TextLink>
      </>
    );
  })();
  return (
    <ChoiceField
      {...field}
      label="Vehicle"
      // Until the list is here, its place holder is all there is to show.
      value={vehicles?.some(({ id }) => String(id) === value) ? value : ''}
      placeholder={vehicles || error ? 'Select a vehicle' : 'Loading vehicles…'}
      options={(vehicles ?? []).map((vehicle) => ({
        value: String(vehicle.id),
        label: vehicleLabel(vehicle),
      }))}
      hint={hint}
      required
    />
  );
}
