import { Box, Typography } from '@mui/material';
import type { SheetFact } from '@contract';
import { asFigure } from '../../ui/figures';

const NO_BREAK = '\u202f';

/** A figure with its unit, and the same in the other unit: as the manual prints it, or worked out and said so. */
export function FactValue({ fact: { value, unit, alsoIn, own } }: { fact: SheetFact }) {
  const shown = own ?? { value, unit };
  return (
    <Box>
      <Typography
        component="span"
        sx={{
          ...asFigure,
          ...{ fontSize: '1.25rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
          whiteSpace: shown.value.length > LONG ? 'normal' : 'nowrap',
        }}
      >
        {shown.value}
        {shown.unit !== '' && (
          <>
            {NO_BREAK}
            <Box component="span" sx={{ fontSize: '1rem' }}>
              {shown.unit}
            </Box>
          </>
        )}
      </Typography>
      {own === null &&
        alsoIn.map((other) => (
          <Typography
            key={other.unit}
            component="span"
            color="textSecondary"
            sx={{ display: 'inline-block', ml: 1 }}
          >
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {`${other.isPrinted ? '' : `≈${NO_BREAK}`}${other.value}${NO_BREAK}${other.unit}`}
            </Box>
            {!other.isPrinted && ' (calculado)'}
          </Typography>
        ))}
    </Box>
  );
}

const LONG = 14;
