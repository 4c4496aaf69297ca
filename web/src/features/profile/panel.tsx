import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** On a desk the title stands beside what it is of, as in the table of a data sheet. */
const layout = {
  ...{ display: 'grid', columnGap: 3, py: { xs: 1.5, sm: 2 } },
  ...{ borderTop: 1, borderColor: 'divider' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '13rem minmax(0, 1fr) 10rem' },
} as const;

const content = {
  ...{ gridRow: { xs: 2, md: 1 }, gridColumn: { xs: '1 / -1', md: 2 }, minWidth: 0 },
  pt: { md: 0.75 },
} as const;

/** A titled part of the profile, below a hairline: nothing of it is pressed as a whole. */
export function Panel({ title, action, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={layout}>
      <Typography id={id} variant="h2" sx={{ py: 1, alignSelf: 'start', minHeight: 44 }}>
        {title}
      </Typography>
      {action && <Box sx={{ gridColumn: { md: 3 }, justifySelf: 'end' }}>{action}</Box>}
      <Box sx={content}>{children}</Box>
    </Box>
  );
}
