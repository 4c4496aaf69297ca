import { Box, Chip } from '@mui/material';
import type { SourceDocument } from '@contract';

type Props = { sources: readonly SourceDocument[]; onOpen: (source: number) => void };

/** What the answer stands on. The page comes first: a long file name gives way to it. */
export const SourceBadges = ({ sources, onOpen }: Props) => (
  <Box
    component="ul"
    aria-label="Fuentes"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none', minWidth: 0 }}
  >
    {sources.map(({ metadata }, index) => (
      <Box component="li" key={metadata.chunkId} sx={{ maxWidth: '100%' }}>
        <Chip
          component="button"
          type="button"
          clickable
          onClick={() => onOpen(index)}
          title={metadata.documentSource}
          label={
            <>
              <strong>{metadata.pageReference}</strong> · {metadata.documentSource}
            </>
          }
          sx={{ height: 44, borderRadius: 22, maxWidth: { xs: '100%', sm: 360 } }}
        />
      </Box>
    ))}
  </Box>
);
