import { Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getPlan } from '@contract';
import { queryOf } from '../../lib/api/queries';
import { datedEntries, kmToday, nextText } from './next-text';

type Props = {
  vehicleId: number;
  /** The plan of the vehicle. */
  to: string;
  /** Says what is at hand already, and asks for nothing. */
  isKnownOnly?: boolean;
};

/** How a vehicle stands, in one quiet line: its kilometres and what it is due for next; nothing where neither is known. */
export function NextLine({ vehicleId, to, isKnownOnly = false }: Props) {
  const { data: plan, isStale } = useQuery({
    ...queryOf(getPlan, { id: vehicleId }),
    enabled: !isKnownOnly,
  });
  if (!plan || (isKnownOnly && isStale)) return null;
  const [next] = datedEntries(plan);
  const due = next && nextText(next);
  const said = [kmToday(plan.odometer), due?.name, due?.when].filter(Boolean).join(' · ');
  if (said === '') return null;
  return (
    <TextLink
      component={Link}
      to={to}
      variant="body2"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
    >
      {said}
    </TextLink>
  );
}
