import { Box, Typography } from '@mui/material';
import type { QuotedManual } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';
import { FactTile } from './fact-tile';
import type { Block } from './groups';

type Props = { vehicleId: number; manual: QuotedManual; block: Block };

/** Values that one place of the manual states for one case, with its words and its page. */
export function FactBlock({ vehicleId, manual, block: { title, facts } }: Props) {
  const [first] = facts;
  if (!first) return null;
  const { quote, alsoAt } = first;
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      {title !== '' && (
        <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{withFiguresWhole(title)}</Typography>
      )}
      <Box
        sx={{
          ...{ display: 'grid', gap: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
        }}
      >
        {facts.map((fact) => (
          <FactTile key={fact.id} {...{ vehicleId, manual, fact }} />
        ))}
      </Box>
      {[quote, ...alsoAt].map((one, at) => (
        <QuoteLine
          key={one.unit}
          {...(at === 0 && { words: one.text })}
          reference={one.pageReference}
          manual={manual.originalFilename}
          to={quoteAddress(one, manual)}
        />
      ))}
    </Box>
  );
}
