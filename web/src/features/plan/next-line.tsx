import { Box, Link as TextLink, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getPlan, type Plan } from '@contract';
import { queryOf } from '../../lib/api/queries';
import { WayIn } from '../../ui/way-in';
import { WAY_IN_HEIGHT } from '../../ui/way-in-height';
import { datedEntries, kmToday, nextText, openText } from './next-text';

type Props = {
  vehicleId: number;
  /** The plan of the vehicle. */
  to: string;
  /** Says what is at hand already, and asks for nothing: neither the server nor its owner. */
  isKnownOnly?: boolean;
};

/**
 * "62.000 km · Revisión de los 75.000 km · Toca hacia febrero de 2027 · 6 trabajos"; what may be overdue before what can wait;
 * empty where nothing is known.
 */
function stateText(plan: Plan): string {
  const [next] = datedEntries(plan, plan.inspection);
  const open = next && next.due.state !== 'later' ? null : openText(plan);
  const due = next && nextText(next);
  const said = open ? [open] : [due?.name, due?.when];
  return [kmToday(plan.odometer), ...said].filter(Boolean).join(' · ');
}

const INVITATION = 'Escribe los kilómetros de hoy y sabrás qué le toca';

/** How a vehicle stands, as a way in to its plan, in a list in one quiet line; what it takes to know it; its room alone where there is no plan. */
export function NextLine({ vehicleId, to, isKnownOnly = false }: Props) {
  const { data, isStale, isLoading } = useQuery({
    ...queryOf(getPlan, { id: vehicleId }),
    enabled: !isKnownOnly,
  });
  if (isLoading) return <Skeleton variant="rounded" sx={{ height: WAY_IN_HEIGHT }} />;
  // Of what has changed since, a list that asks for nothing does not speak.
  const plan = isKnownOnly && isStale ? undefined : data;
  const said = plan && (stateText(plan) || (!isKnownOnly && plan.items.length > 0 && INVITATION));
  // What stands below it does not move for it.
  if (!said) return isKnownOnly ? null : <Box sx={{ minHeight: WAY_IN_HEIGHT }} />;
  if (!isKnownOnly) {
    return (
      <WayIn to={to} drawing="oil">
        {said}
      </WayIn>
    );
  }
  return (
    <TextLink
      component={Link}
      to={to}
      variant="body2"
      color="textSecondary"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, textWrap: 'pretty' }}
    >
      {said}
    </TextLink>
  );
}
