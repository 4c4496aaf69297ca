import { Button, Paper, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { Plan, Vehicle } from '@contract';
import { gearboxIn, GEARBOXES, NAMES, worksByGearbox, type Gearbox } from './gearboxes';
import { useEditItem, useKeepVersion } from './use-plan';

type Props = { vehicle: Pick<Vehicle, 'id' | 'engine'>; plan: Pick<Plan, 'items'> };

/**
 * Asked once where a plan has works of both gearboxes. The answer is kept with the vehicle, as its sheet asks it; what is of the
 * other one is shown no more, and can be had back.
 */
export function GearboxQuestion({ vehicle, plan }: Props) {
  const id = useId();
  const keep = useKeepVersion(vehicle.id);
  const { mutate, isPending } = useEditItem(vehicle.id);
  const works = worksByGearbox(plan.items);
  if (!works) return null;
  const known = gearboxIn(vehicle.engine);
  const choose = (own: Gearbox) => {
    if (own !== known) {
      keep.mutate({ version: { name: NAMES[own], among: Object.values(NAMES) } });
    }
    const others = GEARBOXES.filter((gearbox) => gearbox !== own).flatMap((one) => works[one]);
    for (const { id: item } of others) mutate({ item, edit: { isHidden: true } });
  };
  return (
    <Paper variant="outlined" role="group" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        ¿Cambio manual o automático?
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {known ? `Dijiste ${NAMES[known]}: tócalo y quitamos` : 'Tu plan trae los dos: quitamos'}{' '}
        del plan lo que no es tuyo. Queda en «No se muestran».
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        {GEARBOXES.map((gearbox) => (
          <Button
            key={gearbox}
            variant={gearbox === known ? 'contained' : 'outlined'}
            disabled={isPending}
            onClick={() => choose(gearbox)}
          >
            {gearbox === 'Manual' ? 'Manual' : 'Automático'}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}
