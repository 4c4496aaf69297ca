import { Typography } from '@mui/material';
import type { PlanItem, Service } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { named } from '../../lib/plan-words';
import { RowDetails } from './row-details';

type Props = { service: Pick<Service, 'items'>; items: readonly PlanItem[] };

/** What a large service is recognized by; the rest is a fold away. */
const SEEN = 3;

const listed = (works: readonly PlanItem[]): string =>
  withFiguresWhole(works.map(({ item }) => named(item)).join(', '));

/** Of a visit, how much was done in it, and what; of a single work its service says that. */
export function ServiceWorks({ service, items }: Props) {
  const done = items.filter(({ id }) => service.items.includes(id));
  if (done.length < 2) return null;
  const few = done.length > SEEN + 1 ? done.slice(0, SEEN) : done;
  const more = done.slice(few.length);
  return (
    <>
      <Typography variant="body2">{`${done.length} trabajos: ${listed(few)}`}</Typography>
      {more.length > 0 && (
        <RowDetails summary={`Ver los otros ${more.length}`} isIndented={false}>
          <Typography variant="body2">{listed(more)}</Typography>
        </RowDetails>
      )}
    </>
  );
}
