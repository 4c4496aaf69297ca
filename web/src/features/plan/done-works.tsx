import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { PlanItem } from '@contract';
import { workText } from './plan-texts';

type Props = {
  works: readonly PlanItem[];
  /** The ids of those that were done. */
  items: readonly string[];
  onChange: (items: readonly string[]) => void;
};

/** What of a visit was done: all of it, until its owner takes something away. */
export const DoneWorks = ({ works, items, onChange }: Props) => (
  <Box component="details" sx={{ gridColumn: '1 / -1' }}>
    <Typography component="summary" sx={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}>
      {works.filter(({ id }) => items.includes(id)).length} de {works.length} trabajos: cambiar
    </Typography>
    {works.map((work) => {
      const { id } = work;
      const isDone = items.includes(id);
      return (
        <FormControlLabel
          key={id}
          control={<Checkbox checked={isDone} />}
          label={workText(work)}
          onChange={() => onChange(isDone ? items.filter((one) => one !== id) : [...items, id])}
          sx={{ display: 'flex', minHeight: 44 }}
        />
      );
    })}
  </Box>
);
