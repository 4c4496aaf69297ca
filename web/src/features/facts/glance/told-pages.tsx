import { Box } from '@mui/material';
import { pageAddress } from '../../../lib/page-address';
import { QuoteLine } from '../../../ui/quote-line';
import { tilePages } from './tile-notes';
import type { Told } from './told';

/** The pages where figures stand, each once; nothing for an owner's own. */
export const ToldPages = ({ figures }: { figures: readonly Told[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
    {tilePages({ figures }).map(({ manual, quotes }) => (
      <QuoteLine
        key={`${manual.manualId}|${quotes[0].page}`}
        reference={quotes[0].pageReference}
        manual={manual.originalFilename}
        to={pageAddress(
          manual.manualId,
          quotes[0].page,
          quotes.map(({ unit, hash }) => ({ id: unit, hash })),
        )}
      />
    ))}
  </Box>
);
