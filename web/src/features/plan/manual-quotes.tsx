import { Stack } from '@mui/material';
import type { Plan, Quote } from '@contract';
import { rowOnOneLine } from '../../lib/one-line';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';

type Props = { manuals: Plan['manuals']; manualId: number; quotes: readonly Quote[] };

/** What a manual says, with its pages. */
export function ManualQuotes({ manuals, manualId, quotes }: Props) {
  const manual = manuals.find((one) => one.manualId === manualId);
  if (!manual) return null;
  return (
    <Stack sx={{ gap: 0.5 }}>
      {quotes.map((quote) => (
        <QuoteLine
          key={quote.unit}
          words={rowOnOneLine(quote.text, quote.columns)}
          reference={quote.pageReference}
          manual={manual.originalFilename}
          to={quoteAddress(quote, manual)}
        />
      ))}
    </Stack>
  );
}
