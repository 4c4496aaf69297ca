import { Box, Typography } from '@mui/material';
import { GROUNDS } from './grounds';
import type { Unsaid } from './unsaid';
import { sourceOf, viewOf, type Advice } from './views';

type Props = {
  advice: Advice;
  /** What the manual is silent about, where that is why our rule decides. */
  unsaid: Unsaid | null;
};

/** What to do, legible at arm's length and without colour; who says so, and why. */
export function DecisionBanner({ advice, unsaid }: Props) {
  const { label, tone, icon } = viewOf(advice);
  return (
    <Box
      sx={{
        ...{ p: { xs: 2, md: 3 }, display: 'flex', gap: 2, alignItems: 'center' },
        // A band from edge to edge: what has rounded corners is pressed.
        mx: { xs: -2, sm: 0 },
        ...GROUNDS[tone],
        '& svg': { fontSize: { xs: 44, md: 56 } },
        '@media print': { border: '2px solid #000', color: '#000', bgcolor: '#fff' },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', flexShrink: 0 }}>
        {icon}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          component="p"
          sx={{ fontSize: { xs: '2rem', md: '3rem' }, fontWeight: 700, lineHeight: 1.1 }}
        >
          {label}
        </Typography>
        <Typography component="p" sx={{ mt: 0.5, fontWeight: 600 }}>
          {sourceOf(advice)}
        </Typography>
        {unsaid && (
          <Typography component="p" variant="body2">
            <span>{unsaid.why}</span> {unsaid.so}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
