import { Box, Typography } from '@mui/material';
import type { SheetFact } from '@contract';

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
          ...{ fontSize: isLong ? '1.125rem' : '1.625rem', lineHeight: 1.25, fontWeight: 650 },
          ...{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', mr: 1 },
          whiteSpace: shown.value.length > LONG ? 'normal' : 'nowrap',
        }}
      >
        {shown.value}
        {shown.unit !== '' && (
          <Box component="span" sx={{ fontSize: '1rem', fontWeight: 500 }}>
            {NO_BREAK}
            {shown.unit}
          </Box>
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
