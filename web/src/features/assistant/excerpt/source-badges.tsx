import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase } from '@mui/material';
import type { SourceDocument } from '@contract';
import { outOfSight } from '../../../ui/out-of-sight';

type Props = { sources: readonly SourceDocument[]; onOpen: (source: number) => void };

/** What the answer stands on. The page comes first: a long file name gives way to it. */
export const SourceBadges = ({ sources, onOpen }: Props) => (
  <Box
    component="ul"
    aria-label="Fuentes"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, p: 0, m: 0, listStyle: 'none' }}
  >
    {sources.map(({ metadata }, index) => (
      <Box component="li" key={metadata.chunkId} sx={{ maxWidth: '100%' }}>
        <ButtonBase
          onClick={() => onOpen(index)}
          title={metadata.documentSource}
          sx={{
            ...{ maxWidth: '100%', minHeight: 44, borderRadius: 0.6, typography: 'body2' },
            '&:hover': { textDecoration: 'underline' },
            position: 'relative',
          }}
        >
          <Box
            component="strong"
            sx={{
              ...{ display: 'inline-flex', alignItems: 'center', gap: 0.5, px: 0.75, mr: 0.75 },
              ...{
                flexShrink: 0,
                maxWidth: '100%',
                overflowWrap: 'anywhere',
                borderRadius: 0.6,
                bgcolor: 'marker.light',
                fontWeight: 600,
              },
              '& svg': { fontSize: 16 },
            }}
          >
            <MenuBookIcon aria-hidden />
            {metadata.pageReference}
          </Box>
          <Box component="span" sx={isNext(sources, index) ? outOfSight : NAME}>
            <Box component="span" sx={outOfSight}>
              {' · '}
            </Box>
            {metadata.documentSource}
          </Box>
        </ButtonBase>
      </Box>
    ))}
  </Box>
);

/** Whether the next one is a page of the same manual, whose name stands there. */
const isNext = (sources: readonly SourceDocument[], index: number): boolean =>
  sources[index + 1]?.metadata.documentSource === sources[index]?.metadata.documentSource;

const NAME = {
  ...{ color: 'text.secondary', minWidth: 0 },
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
