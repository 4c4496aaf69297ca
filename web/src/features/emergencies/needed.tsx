import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { Quote, QuotedManual } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { LARGE } from './large';
import { PageLinks } from './page-links';

export const NEEDED = 'Lo que vas a necesitar';

/** What has to be at hand, and where it lies, in the manual's sentences. */
export const NeededList = ({ quotes }: { quotes: readonly Quote[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 3 }}>
    {quotes.map(({ unit, text }) => (
      <Typography key={unit} component="li" sx={LARGE}>
        {onOneLine(text)}
      </Typography>
    ))}
  </Box>
);

type Props = { manual: QuotedManual; quotes: readonly Quote[]; heading: 'h2' | 'h4' };

/** The same on a page, with its title and where it stands. */
export function Needed({ manual, quotes, heading }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component={heading} variant="h3" sx={{ mb: 0.5 }}>
        {NEEDED}
      </Typography>
      <NeededList quotes={quotes} />
      <PageLinks {...{ manual, quotes }} />
    </Box>
  );
}
