import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase } from '@mui/material';
import { Fragment } from 'react';
import type { SourceDocument } from '@contract';
import { outOfSight } from '../../../ui/out-of-sight';
import { pageBadge } from '../../../ui/page-badge';

type Props = { sources: readonly SourceDocument[]; onOpen: (source: number) => void };

const badge = {
  ...{ maxWidth: '100%', minHeight: 44, borderRadius: 0.6, typography: 'body2' },
  ...{ '&:hover': { textDecoration: 'underline' }, position: 'relative' },
} as const;

const page = { ...pageBadge, '& svg': { fontSize: 16 } } as const;

const name = {
  ...{ typography: 'body2', color: 'text.secondary', minWidth: 0 },
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  flex: '0 1 auto',
} as const;
const below = { flexBasis: { xs: '100%', sm: 'auto' } } as const;

/** What the answer stands on: pages, and the name of their manual once, which on a phone stands below several. */
export const SourceBadges = ({ sources, onOpen }: Props) => (
  <Box
    component="ul"
    aria-label="Fuentes"
    sx={{
      ...{ display: 'flex', alignItems: 'center', columnGap: 1 },
      flexWrap: sources.length > 1 ? 'wrap' : 'nowrap',
      ...{ p: 0, m: 0, listStyle: 'none' },
    }}
  >
    {sources.map(({ metadata }, index) => (
      <Fragment key={metadata.chunkId}>
        <Box component="li" sx={{ maxWidth: '100%', flexShrink: 0 }}>
          <ButtonBase onClick={() => onOpen(index)} title={metadata.documentSource} sx={badge}>
            <Box component="strong" sx={page}>
              <MenuBookIcon aria-hidden />
              {metadata.pageReference}
            </Box>
            <Box component="span" sx={outOfSight}>
              {` · ${metadata.documentSource}`}
            </Box>
          </ButtonBase>
        </Box>
        {!isNext(sources, index) && (
          <Box component="li" aria-hidden sx={sources.length > 1 ? { ...name, ...below } : name}>
            {metadata.documentSource}
          </Box>
        )}
      </Fragment>
    ))}
  </Box>
);

/** Whether the next one is a page of the same manual, whose name stands there. */
const isNext = (sources: readonly SourceDocument[], index: number): boolean =>
  sources[index + 1]?.metadata.documentSource === sources[index]?.metadata.documentSource;
