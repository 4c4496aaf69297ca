import { Stack } from '@mui/material';
import type { Quote, QuotedManual } from '@contract';
import { pageAddress } from '../../lib/page-address';
import { QuoteLine } from '../../ui/quote-line';

type Props = { manual: QuotedManual; quotes: readonly Quote[] };

/** The pages that quotations stand on, in order; all of them are marked there. */
export function PageLinks({ manual, quotes }: Props) {
  const pages = [...new Set(quotes.map(({ page }) => page))].toSorted((a, b) => a - b);
  return (
    <Stack direction="row" sx={{ gap: 2, mt: 0.5, flexWrap: 'wrap' }}>
      {pages.map((page) => {
        const own = quotes.filter((quote) => quote.page === page);
        return (
          <QuoteLine
            key={page}
            reference={own[0]?.pageReference ?? ''}
            manual={manual.originalFilename}
            to={pageAddress(
              manual.manualId,
              page,
              own.map(({ unit, hash }) => ({ id: unit, hash })),
            )}
          />
        );
      })}
    </Stack>
  );
}
