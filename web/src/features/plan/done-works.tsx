import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { PlanItem } from '@contract';
import { workText } from './plan-texts';
import { summary } from '../../ui/summary';

type Props = {
  works: readonly PlanItem[];
  /** The ids of those that were done. */
  items: readonly string[];
  onChange: (items: readonly string[]) => void;
};

/** What is signed for is seen; of a large service the rest is a fold away. */
const SEEN = 8;

/** What of a visit was done: all of it, until its owner takes something away. */
export const DoneWorks = ({ works, items, onChange }: Props) => {
  const done = works.filter(({ id }) => items.includes(id)).length;
  const few = works.length > SEEN + 1 ? works.slice(0, SEEN) : works;
  const more = works.slice(few.length);
  const tick = (id: string) =>
    onChange(items.includes(id) ? items.filter((one) => one !== id) : [...items, id]);
  return (
    <Box component="fieldset" sx={{ gridColumn: '1 / -1', border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0 }}>
        {`Se hizo: ${done} de ${works.length} trabajos`}
      </Typography>
      <Lines works={few} {...{ items, tick }} />
      {more.length > 0 && (
        <details>
          <Typography component="summary" sx={summary}>
            {`Ver los otros ${more.length}`}
          </Typography>
          <Lines works={more} {...{ items, tick }} />
        </details>
      )}
    </Box>
  );
};

type LinesProps = Pick<Props, 'works' | 'items'> & { tick: (id: string) => void };

const Lines = ({ works, items, tick }: LinesProps) =>
  works.map((work) => (
    <FormControlLabel
      key={work.id}
      control={<Checkbox checked={items.includes(work.id)} />}
      label={workText(work)}
      onChange={() => tick(work.id)}
      sx={{ display: 'flex', minHeight: 44 }}
    />
  ));
