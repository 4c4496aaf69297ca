import DoneIcon from '@mui/icons-material/DoneAllOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { daySchema, kmSchema, type Plan } from '@contract';
import { useFields } from '../../lib/use-fields';
import { TextInput } from '../../ui/text-input';
import { followedText, typedKm, upToHere } from './plan-texts';
import { useEditPlan } from './use-plan';

type Props = { vehicleId: number; plan: Plan };

/** How far the plan was followed: asked once, as long as nothing is written down; without it nothing is known to be due. */
export function HistoryCard({ vehicleId, plan: { followed, odometer, inspection } }: Props) {
  const [isWriting, setWriting] = useState(false);
  const { mutate, isPending } = useEditPlan(vehicleId);
  if (isWriting) return <LastService {...{ vehicleId }} onClose={() => setWriting(false)} />;
  if (followed) {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <DoneIcon color="success" aria-hidden />
          <Typography>{followedText(followed, inspection)}</Typography>
        </Stack>
        <Button onClick={() => setWriting(true)} sx={{ minHeight: 44 }}>
          Cambiar
        </Button>
      </Stack>
    );
  }
  return (
    <Paper component="section" variant="outlined" aria-labelledby="plan-history" sx={{ p: 2 }}>
      <Typography id="plan-history" component="h2" variant="h3">
        No sabemos qué se ha hecho
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5, maxWidth: '65ch' }}>
        Dilo una vez y te avisaremos a tiempo. Hasta entonces no damos nada por vencido.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => mutate({ followed: upToHere(odometer) })}
        >
          Todo al día hasta aquí
        </Button>
        <Button onClick={() => setWriting(true)}>Poner la última revisión</Button>
      </Stack>
    </Paper>
  );
}

const schema = z.object({
  date: daySchema,
  km: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? null : typedKm(typed))),
    ),
    z.nullable(kmSchema),
  ),
});

/** When a workshop had last done all that was due. */
function LastService({ vehicleId, onClose }: { vehicleId: number; onClose: () => void }) {
  const { mutate, isPending } = useEditPlan(vehicleId);
  const { field, submit } = useFields(schema, { date: '', km: '' });
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-label="Última revisión"
      onSubmit={submit((followed) => mutate({ followed }, { onSuccess: onClose }))}
      sx={{ p: 2 }}
    >
      <Typography component="h2" variant="h3">
        Última revisión
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '65ch' }}>
        Cuando en el taller quedó hecho todo lo que tocaba.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput {...field('date')} type="date" label="Fecha" autoFocus />
        <TextInput
          {...field('km')}
          label="Kilómetros"
          hint="Si los sabes."
          inputMode="numeric"
          autoComplete="off"
        />
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          Guardar
        </Button>
        <Button onClick={onClose}>Cancelar</Button>
      </Stack>
    </Paper>
  );
}
