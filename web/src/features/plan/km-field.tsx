import { Box, Button, Typography } from '@mui/material';
import * as z from 'zod/mini';
import { kmSchema, type Plan } from '@contract';
import { useFields } from '../../lib/use-fields';
import { TextInput } from '../../ui/text-input';
import { odometerText, today, typedKm } from './plan-texts';
import { UnlikelyKm } from './unlikely-km';
import { isUnlikely, useAddEntry } from './use-plan';

const schema = z.object({
  km: z.pipe(
    z.pipe(z.string(), z.transform(typedKm)),
    z.pipe(z.number('Escribe los kilómetros, como 58.000.'), kmSchema),
  ),
});

type Props = { vehicleId: number; odometer: Plan['odometer'] };

/** The one thing to write: how far the vehicle has come. */
export function KmField({ vehicleId, odometer }: Props) {
  const { mutate, isPending, error, variables, reset } = useAddEntry(vehicleId);
  const { field, submit } = useFields(schema, { km: '' });
  const km = field('km');
  return (
    <Box
      component="form"
      noValidate
      aria-label="Kilómetros"
      onSubmit={submit((said) => mutate({ km: said.km, date: today() }))}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '0 1 13rem' }}>
          <TextInput {...km} label="Kilómetros de hoy" inputMode="numeric" autoComplete="off" />
        </Box>
        <Button
          type="submit"
          variant="outlined"
          loading={isPending}
          sx={{ minHeight: 56, flexShrink: 0 }}
        >
          Guardar
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {odometerText(odometer)}
      </Typography>
      <UnlikelyKm
        km={isUnlikely(error) ? (variables?.km ?? null) : null}
        isBusy={isPending}
        onConfirm={() => variables && mutate({ ...variables, isConfirmed: true })}
        onClose={reset}
      />
    </Box>
  );
}
