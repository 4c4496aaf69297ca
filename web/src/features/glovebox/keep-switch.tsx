import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import type { User } from '@contract';
import { useServed } from '../../lib/offline/status';
import { useKeptState } from './kept-state';
import { useFill } from './use-glovebox';
import {
  contentsWords,
  failureWords,
  isWhole,
  progressWords,
  REFUSED_WORDS,
  ROAD_WORDS,
} from './words';

type Props = {
  user: User;
  vehicleId: number;
};

/** Has this device keep what is to be read of a vehicle without a network, or no longer. */
export function KeepSwitch({ user, vehicleId }: Props) {
  const { mutate, error } = useFill(user);
  const kept = useKeptState(user, vehicleId);
  const { vehicles, note, filling, isKept, isUnasked } = kept;
  const isOffline = useServed();
  const hintId = useId();
  const others = vehicles.filter((id) => id !== vehicleId);
  const hint = () => {
    if (filling && !isKept) return 'Borrando lo guardado…';
    if (kept.isSaving) return progressWords(filling?.progress ?? null);
    if (kept.isRefused) return REFUSED_WORDS;
    if (isUnasked) return ROAD_WORDS;
    if (!isKept) return 'No hay nada guardado de este vehículo.';
    return contentsWords(note, vehicleId, isOffline);
  };
  const isInterrupted = isKept && !filling && !isOffline && !isWhole(note, vehicleId);
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isKept}
            // Without a network there is nothing to be had; what is here can go.
            disabled={filling !== null || (isOffline && !isKept)}
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
      {isInterrupted && (
        <Button variant="outlined" onClick={() => mutate(vehicles)} sx={{ mt: 1 }}>
          Guardar ahora
        </Button>
      )}
      {isUnasked && (
        <Button variant="outlined" onClick={() => mutate([])} sx={{ mt: 1 }}>
          No guardar nada aquí
        </Button>
      )}
      {error && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          {failureWords(error)}
        </Typography>
      )}
    </Box>
  );
}
