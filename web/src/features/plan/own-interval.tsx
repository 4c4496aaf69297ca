import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import * as z from 'zod/mini';
import type { PlanItem } from '@contract';
import { figureIn } from '../../lib/plan-words';
import { useFields } from '../../lib/use-fields';
import { TextInput } from '../../ui/text-input';
import { typedKm } from './plan-texts';
import { useEditItem } from './use-plan';

const whole = (least: number, most: number, message: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? null : typedKm(typed))),
    ),
    z.nullable(z.int(message).check(z.minimum(least, message), z.maximum(most, message))),
  );

const schema = z
  .object({
    km: whole(500, 1_000_000, 'Escribe los kilómetros, desde 500.'),
    months: whole(1, 360, 'Escribe los meses, hasta 360.'),
  })
  .check(
    z.refine(({ km, months }) => km !== null || months !== null, {
      message: 'Di cada cuántos kilómetros o meses.',
      path: ['km'],
    }),
  );

/** The owner's own interval: it counts instead of the manual's, which stays beside it. */
export function OwnInterval({ vehicleId, item }: { vehicleId: number; item: PlanItem }) {
  const { id, own } = item;
  const { mutate, isPending } = useEditItem(vehicleId);
  const { field, submit } = useFields(schema, {
    km: figureIn(own?.km),
    months: figureIn(own?.months),
  });
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-label="Tu propio intervalo"
      onSubmit={submit((said) => mutate({ item: id, edit: { own: said } }))}
      sx={{ p: 2 }}
    >
      <Typography component="h3" variant="subtitle2">
        Tu propio intervalo
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Si tu taller o tú lo hacéis antes, cuenta el tuyo en lugar del que dice el manual.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput {...field('km')} label="Cada cuántos km" inputMode="numeric" />
        <TextInput {...field('months')} label="Cada cuántos meses" inputMode="numeric" />
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <Button type="submit" variant="outlined" loading={isPending}>
          Usar este
        </Button>
        {own && (
          <Button disabled={isPending} onClick={() => mutate({ item: id, edit: { own: null } })}>
            Volver al del manual
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
