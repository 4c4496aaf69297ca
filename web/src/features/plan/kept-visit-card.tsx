import { Button, Paper, Stack, Typography } from '@mui/material';
import { withFiguresWhole } from '../../lib/figures';
import { dayText, named } from '../../lib/plan-words';
import type { KeptVisit } from './kept-visit';
import { useSayWorks, type WorksSaid } from './use-plan';

export type Props = {
  vehicleId: number;
  visit: KeptVisit;
  /** Opens the list of them. */
  onSome: () => void;
};

/** Whether a visit that was written down did what the plan asked for at its kilometres: asked once, of all. */
export function KeptVisitCard({ vehicleId, visit: { service, works }, onSome }: Props) {
  const { mutate, isPending, variables } = useSayWorks(vehicleId);
  const isOne = works.length === 1;
  const all = works.map(({ id }) => id);
  const say = (said: WorksSaid) => () => mutate({ service: service.id, said });
  const isSaying = (name: keyof WorksSaid) => isPending && variables.said[name] !== undefined;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="plan-kept-visit" sx={{ p: 2 }}>
      <Typography id="plan-kept-visit" component="h2" variant="h3">
        {withFiguresWhole(
          `¿${isOne ? 'Se hizo' : 'Se hicieron'} en «${service.what}», el ${dayText(service.date)}?`,
        )}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5, maxWidth: '65ch' }}>
        {withFiguresWhole(works.map(({ item }) => named(item)).join(', '))}. El plan{' '}
        {isOne ? 'lo' : 'los'} pide a esos kilómetros, y no apuntaste qué se hizo.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={isSaying('items')} onClick={say({ items: all })}>
          {isOne ? 'Sí' : 'Sí, todos'}
        </Button>
        {!isOne && <Button onClick={onSome}>Algunos</Button>}
        <Button loading={isSaying('notDone')} onClick={say({ notDone: all })}>
          No
        </Button>
      </Stack>
    </Paper>
  );
}
