import { Box, Typography } from '@mui/material';
import type { SheetFact } from '@contract';
import { asFigure } from '../../ui/figures';

const NO_BREAK = '\u202f';

type Props = { fact: SheetFact; isSmall?: boolean };

/** A figure with its unit, large, and the same in the other unit: as the manual prints it, or worked out and said so. */
export function FactValue({ fact: { value, unit, alsoIn, own }, isSmall = false }: Props) {
  const shown = own ?? { value, unit };
  const isLong = isSmall || shown.value.length > LONG;
  return (
    <Box>
      <Typography
        component="span"
        sx={{
          ...asFigure,
          ...{ fontSize: isLong ? '1.25rem' : '1.75rem', lineHeight: 1.25 },
          ...{ overflowWrap: 'anywhere', mr: 1 },
          whiteSpace: shown.value.length > LONG ? 'normal' : 'nowrap',
        }}
      >
        {shown.value}
        {shown.unit !== '' && (
          <>
            {NO_BREAK}
            <Box component="span" sx={{ fontSize: '1.125rem' }}>
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
            sx={{ display: 'inline-block', mr: 0.75 }}
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
