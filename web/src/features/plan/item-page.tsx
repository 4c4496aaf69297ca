import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Plan, PlanItem } from '@contract';
import { dayText, kmText } from '../../lib/plan-words';
import { ToCheck } from '../../ui/to-check';
import { ManualQuotes } from './manual-quotes';
import { OwnInterval } from './own-interval';
import { cada, doneText, dueText, everyText, ofText, spanText, workText } from './plan-texts';
import { useEditItem } from './use-plan';

type Props = {
  vehicleId: number;
  plan: Plan;
  item: PlanItem;
  /** The address of the lists. */
  backTo: string;
  onDone: () => void;
};

type Said = PlanItem['said'][number];

/** All of what one manual says of an item, in words of ours; its own stand beside. */
const saidText = ({ every, first, severe, atKm, isEveryService }: Said): string =>
  [
    every ? cada(every) : isEveryService ? 'En cada revisión' : null,
    first ? `la primera vez a los ${spanText(first)}` : null,
    atKm.length > 0 ? `a los ${atKm.map(kmText).join(', ')}` : null,
    severe ? `en uso severo, cada ${spanText(severe)}` : null,
  ]
    .filter((text) => text !== null)
    .join('; ');

/** From when it is counted: what was noted, what its owner said of all, or nothing that anybody knows. */
function basisText({ last, due }: PlanItem, followed: Plan['followed']): string {
  if (last) return `La última vez: ${doneText(last)}.`;
  if (due.basis === 'followed' && followed) {
    const km = followed.km === null ? '' : `, con ${kmText(followed.km)}`;
    return `Según tu «Todo al día» del ${dayText(followed.date)}${km}.`;
  }
  return due.state === 'unknown'
    ? 'No sabemos cuándo se hizo.'
    : 'Contado desde el primer día del vehículo.';
}

/** One interval: when it is due, why, and what each manual says of it. */
export function ItemPage({ vehicleId, plan, item, backTo, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was clicked is gone with the lists: keyboard and eye go on at the title.
  useEffect(() => heading.current?.focus(), []);
  const { mutate, isPending } = useEditItem(vehicleId);
  const { id, said, isHidden } = item;
  const of = ofText(item);
  return (
    <Stack sx={{ gap: 2, maxWidth: 760 }}>
      <Box>
        <Button component={Link} to={backTo} startIcon={<BackIcon />} sx={{ minHeight: 44 }}>
          Todo el plan
        </Button>
      </Box>
      <Paper component="section" variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {workText(item)}
        </Typography>
        {of && <Typography color="textSecondary">{of}</Typography>}
        <Typography sx={{ mt: 1, fontWeight: 600 }}>{dueText(item)}</Typography>
        <Typography>{everyText(item)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {basisText(item, plan.followed)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={onDone}>
            Hecho
          </Button>
          <Button
            loading={isPending}
            onClick={() => mutate({ item: id, edit: { isHidden: !isHidden } })}
          >
            {isHidden ? 'Volver a mostrar' : 'No mostrar en mi plan'}
          </Button>
        </Stack>
      </Paper>
      <Paper
        component="section"
        variant="outlined"
        sx={{ p: 2 }}
        aria-label="Lo que dice el manual"
      >
        {said.map((one) => (
          <Box key={one.manualId} sx={{ '& + &': { mt: 2 } }}>
            <Typography component="h3" variant="subtitle2">
              {said.length > 1
                ? (plan.manuals.find(({ manualId }) => manualId === one.manualId)
                    ?.originalFilename ?? 'Tu manual')
                : 'Lo dice tu manual'}
            </Typography>
            <ToCheck of={one} />
            <Typography variant="body2">{saidText(one)}</Typography>
            <ManualQuotes manuals={plan.manuals} manualId={one.manualId} quotes={one.quotes} />
          </Box>
        ))}
      </Paper>
      <OwnInterval vehicleId={vehicleId} item={item} />
    </Stack>
  );
}
