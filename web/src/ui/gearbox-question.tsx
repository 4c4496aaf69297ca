import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { sentenceOf } from '../lib/api/api-error';
import { useKeepOwn } from '../lib/api/keep-own';
import { useToast } from './toast';

/** Each as owners call it, and as it is kept with the vehicle. */
const GEARBOXES = { manual: 'Manual', automatic: 'Automático' } as const;

type Props = { vehicleId: number; own: keyof typeof GEARBOXES | undefined };

const LINE = { alignItems: 'center', gap: 1, flexWrap: 'wrap', displayPrint: 'none' } as const;

/** Which gearbox the vehicle has, where what is done depends on it; then which was said, to be changed. */
export function GearboxQuestion({ vehicleId, own }: Props) {
  const id = useId();
  const toast = useToast();
  const [isChanging, setChanging] = useState(false);
  const { mutate, isPending, variables } = useKeepOwn(vehicleId, (error) =>
    toast({
      title: 'No se ha podido guardar tu cambio',
      description: sentenceOf(error),
      error,
      severity: 'error',
    }),
  );
  const among = Object.values(GEARBOXES);
  const choose = (name: string) =>
    mutate({ version: { name, among } }, { onSuccess: () => setChanging(false) });
  if (own && !isChanging) {
    return (
      <Stack direction="row" sx={LINE}>
        <Typography id={id}>
          Cambio: <strong>{GEARBOXES[own]}</strong>
        </Typography>
        <Button aria-describedby={id} onClick={() => setChanging(true)} sx={{ minHeight: 48 }}>
          Cambiar
        </Button>
      </Stack>
    );
  }
  return (
    <Stack role="group" aria-labelledby={id} direction="row" sx={LINE}>
      <Typography id={id} sx={{ fontSize: '1.125rem', fontWeight: 600, flexBasis: '100%' }}>
        ¿Qué cambio lleva?
      </Typography>
      {among.map((name) => (
        <Button
          key={name}
          variant="outlined"
          aria-pressed={own !== undefined && name === GEARBOXES[own]}
          loading={isPending && variables.version?.name === name}
          onClick={() => choose(name)}
          sx={{ minHeight: 56, px: 3 }}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}
