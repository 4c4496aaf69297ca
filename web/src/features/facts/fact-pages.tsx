import { Box } from '@mui/material';
import type { Quote, QuotedManual, SheetFact } from '@contract';
import { pageAddress } from '../../lib/page-address';
import { QuoteLine } from '../../ui/quote-line';

type Said = Pick<SheetFact, 'quote' | 'alsoAt'>;

/** The pages that say a value, the first one first, each with all that it says of it. */
export function pagesOf({ quote, alsoAt }: Said): [Quote, ...Quote[]][] {
  const pages = new Map<number, [Quote, ...Quote[]]>();
  for (const one of [quote, ...alsoAt]) {
    const known = pages.get(one.page);
    if (known) known.push(one);
    else pages.set(one.page, [one]);
  }
  return [...pages.values()].toSorted(([one], [other]) => one.page - other.page);
}

/** "p. 23, p. 34". */
export const pageNames = (said: Said): string =>
  pagesOf(said)
    .map(([{ pageReference }]) => pageReference)
    .join(', ');

type PageProps = { manual: QuotedManual; quotes: [Quote, ...Quote[]] };

/** The way to one page, with all that it says marked. */
export const FactPage = ({ manual, quotes }: PageProps) => (
  <QuoteLine
    reference={quotes[0].pageReference}
    manual={manual.originalFilename}
    to={pageAddress(
      manual.manualId,
      quotes[0].page,
      quotes.map(({ unit, hash }) => ({ id: unit, hash })),
    )}
  />
);

type Props = { said: Said; manual: QuotedManual };

/** On a desk as wide wherever it stands, so that the values before it end at one edge. */
const WIDTH = '6.5rem';

/** The way to each page that says a value, side by side as long as they have room. */
export const FactPages = ({ said, manual }: Props) => (
  <Box
    sx={{
      ...{ flexShrink: 0, display: 'flex', flexWrap: 'wrap', width: { md: WIDTH } },
      justifyContent: 'flex-end',
      // Below each other, each is as far from the next as a finger needs.
      ...{ maxWidth: WIDTH, columnGap: 1, rowGap: 2.75 },
    }}
  >
    {pagesOf(said).map((quotes) => (
      <FactPage key={quotes[0].page} {...{ manual, quotes }} />
    ))}
  </Box>
);
