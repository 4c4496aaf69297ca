import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Vehicle } from '@contract';
import { sentenceOf } from '../../lib/api-error';
import { useKeepOwn } from '../../lib/keep-own';
import { useVehicles } from '../../lib/vehicles';
import { useToast } from '../../ui/toast';

type Props = {
  vehicleId: number;
  /** As the table calls the versions. */
  names: readonly string[];
  own: string | null;
  onChosen: (name: string) => void;
};

const line = {
  ...{ alignItems: 'center', gap: 1, flexWrap: 'wrap', displayPrint: 'none' },
} as const;

/** What was pressed is gone: the keyboard goes on here, unless it has gone on elsewhere. */
const followWith = (button: HTMLElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** "¿Cuál es el tuyo?": one tap keeps it with the vehicle; then which it is, to be changed. */
export function VersionChoice({ vehicleId, ...choice }: Props) {
  const { data: vehicles = [] } = useVehicles();
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  return vehicle ? <OfVehicle vehicle={vehicle} {...choice} /> : null;
}

type OfVehicleProps = Omit<Props, 'vehicleId'> & { vehicle: Vehicle };

function OfVehicle({ vehicle, names, own, onChosen }: OfVehicleProps) {
  const id = useId();
  const toast = useToast();
  const [isChanging, setChanging] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { mutate, isPending, variables } = useKeepOwn(vehicle.id, (error) =>
    toast({
      title: 'No se ha podido guardar tu versión',
      description: sentenceOf(error),
      error,
      severity: 'error',
    }),
  );
  const follow = isTouched ? followWith : undefined;
  const ask = () => {
    setTouched(true);
    setChanging(true);
  };
  const choose = (name: string) => {
    setTouched(true);
    const onSuccess = () => {
      setChanging(false);
      onChosen(name);
    };
    mutate({ version: { name, among: [...names] } }, { onSuccess });
  };
  if (own !== null && !isChanging) {
    return (
      <Stack direction="row" sx={line}>
        <Typography id={id}>
          Tu versión: <strong>{own}</strong>
        </Typography>
        <Button ref={follow} aria-describedby={id} onClick={ask}>
          Cambiar
        </Button>
      </Stack>
    );
  }
  return (
    <Stack role="group" aria-labelledby={id} direction="row" sx={line}>
      <Typography id={id}>¿Cuál es el tuyo?</Typography>
      {names.map((name) => (
        <Button
          key={name}
          ref={name === own ? follow : undefined}
          variant="outlined"
          aria-pressed={name === own}
          loading={isPending && variables.version?.name === name}
          onClick={() => choose(name)}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}
