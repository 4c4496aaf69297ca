import { Box } from '@mui/material';
import { FactPage } from '../fact-pages';
import { tilePages } from './tile-notes';
import type { Told } from './told';

/** The pages where figures stand, each once; nothing for an owner's own. */
export const ToldPages = ({ figures }: { figures: readonly Told[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
    {tilePages({ figures }).map(({ manual, quotes }) => (
      <FactPage key={`${manual.manualId}|${quotes[0].page}`} {...{ manual, quotes }} />
    ))}
  </Box>
);
