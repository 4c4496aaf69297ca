import { Box } from '@mui/material';
import { asFigure } from '../../../ui/figures';

type Props = { value: string; unit: string; size?: 'large' | 'medium' };

const NO_BREAK = '\u202f';
/** Longer ones are names, and may take a second line. */
const LONG = 14;

/** A figure as an instrument shows it: large, its unit smaller, never apart. */
export function Figure({ value, unit, size = 'large' }: Props) {
  const isLong = value.length > LONG;
  const large = size === 'large' ? 'min(2.5rem, 12vw)' : { xs: '1.5rem', md: '2rem' };
  return (
    <Box
      component="span"
      sx={{
        ...asFigure,
        ...{ fontSize: isLong ? { xs: '1.125rem', md: '1.25rem' } : large, lineHeight: 1.15 },
        ...{ overflowWrap: 'anywhere', whiteSpace: isLong ? 'normal' : 'nowrap' },
        // A name as the manual has it among its words.
        ...(isLong && { display: 'block', '&::first-letter': { textTransform: 'uppercase' } }),
      }}
    >
      {value}
      {unit !== '' && (
        <>
          {NO_BREAK}
          <Box component="span" sx={{ fontSize: '0.6em' }}>
            {unit}
          </Box>
        </>
      )}
    </Box>
  );
}
