import { Box } from '@mui/material';
import { asFigure } from '../../../ui/figures';

type Props = { value: string; unit: string; size?: 'large' | 'medium' };

const NO_BREAK = '\u202f';
/** Longer ones are names, and may take a second line. */
const LONG = 14;

/** As the manual has it among its words. */
const NAME = {
  ...{ display: 'block', typography: 'body2', fontWeight: 600 },
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/** A figure as an instrument shows it: large, its unit smaller, never apart. */
export function Figure({ value, unit, size = 'large' }: Props) {
  const isLong = value.length > LONG;
  const large = size === 'large' ? 'min(2.5rem, 12vw)' : { xs: '1.5rem', md: '2rem' };
  return (
    <Box
      component="span"
      sx={{
        ...(isLong ? NAME : { ...asFigure, fontSize: large, lineHeight: 1.15 }),
        ...{ overflowWrap: 'anywhere', whiteSpace: isLong ? 'normal' : 'nowrap' },
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
