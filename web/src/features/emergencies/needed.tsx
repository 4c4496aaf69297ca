import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { Quote, QuotedManual } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { LARGE } from './large';
import { thingsOf } from './needed-things';
import { PageLinks } from './page-links';

export const NEEDED = 'Lo que vas a necesitar';

/** What has to be at hand, and where it lies, in the manual's sentences. */
export function NeededList({ quotes }: { quotes: readonly Quote[] }) {
  const { things, remark } = thingsOf(quotes.map(({ text }) => onOneLine(text)));
  return (
    <>
      {things.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {things.map((words) => (
            <Typography key={words} component="li" sx={LARGE}>
              {words}
            </Typography>
          ))}
        </Box>
      )}
      {remark !== '' && <Typography sx={{ ...LARGE, mt: 1 }}>{remark}</Typography>}
    </>
  );
}

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
