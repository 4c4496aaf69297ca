import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import type { User } from '@contract';
import { useServed } from '../../lib/glovebox/served';
import { useFill, useGlovebox } from './use-glovebox';
import { contentsWords, failureWords } from './words';

type Props = {
  user: User;
  vehicleId: number;
};

/** Has this device keep what is to be read of a vehicle without a network, or no longer. */
export function KeepSwitch({ user, vehicleId }: Props) {
  const { vehicles, note } = useGlovebox(user);
  const { mutate, isPending, variables, error } = useFill(user);
  const isOffline = useServed();
  const hintId = useId();
  const isKept = isPending ? variables.includes(vehicleId) : vehicles.includes(vehicleId);
  const others = vehicles.filter((id) => id !== vehicleId);
  const hint = () => {
    if (isPending) return isKept ? 'Guardando…' : 'Borrando lo guardado…';
    if (!isKept) return 'No hay nada guardado de este vehículo.';
    return note ? contentsWords(note, vehicleId) : 'Se guardará cuando haya conexión.';
  };
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isKept}
            // Without a network there is nothing to be had; what is here can go.
            disabled={isPending || (isOffline && !isKept)}
            onChange={({ target }) => mutate(target.checked ? [...others, vehicleId] : others)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label="Guardar en este dispositivo"
        sx={{ minHeight: 44 }}
      />
      <Typography id={hintId} role="status" variant="body2" color="textSecondary">
        {hint()}
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          {failureWords(error)}
        </Typography>
      )}
    </Box>
  );
}
