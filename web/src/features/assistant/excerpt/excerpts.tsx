import { Box, Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { SourceDocument, Statement } from '@contract';
import { placeOf } from '../../../lib/cited-pages';
import { ExcerptText } from './excerpt-text';
import { PageLink } from './page-link';
import { headingsOf } from './source-reference';
import { quotedUnits } from '../answer/statements';
import { summary } from '../../../ui/summary';

type Props = {
  title: string;
  sources: readonly SourceDocument[];
  /** What the answer says, to be marked on the pages. */
  statements: readonly Statement[];
  /** Ids of the excerpts, so that a page can lead to its excerpt. */
  idOf: (source: number) => string;
};

/** The places in the manuals, in their own words; folded until they are wanted. */
export function Excerpts({ title, sources, statements, idOf }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ displayPrint: 'none' }}>
      <Box component="details">
        <Box component="summary" sx={summary}>
          <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
        </Box>
        <Stack component="ol" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
          {sources.map((source, index) => (
            <Card
              component="li"
              key={source.metadata.chunkId}
              id={idOf(index)}
              tabIndex={-1}
              aria-labelledby={`${idOf(index)}-title`}
              sx={{
                p: { xs: 2, sm: 2.5 },
                '&:focus': { borderColor: 'primary.main', outline: 'none' },
              }}
            >
              <Stack
                direction="row"
                id={`${idOf(index)}-title`}
                sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'baseline', mb: 0.5 }}
              >
                <Typography
                  variant="h3"
                  color="primary"
                  sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {source.metadata.pageReference}
                </Typography>
                <PageLink source={source} place={placeOf(source, statements)} />
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {source.metadata.documentSource}
                </Typography>
              </Stack>
              {headingsOf(source) !== '' && (
                <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                  {headingsOf(source)}
                </Typography>
              )}
              <Box component="blockquote" sx={{ m: 0 }}>
                <ExcerptText excerpt={source.metadata} quoted={quotedUnits(statements, index)} />
              </Box>
            </Card>
          ))}
        </Stack>
      </Box>
    </Box>
  );
}

/**
 * Puts the focus on an excerpt, and into view what the answer says of it, in a table the row: on a phone one may be
 * longer than the screen.
 */
export function showExcerpt(excerpt: HTMLElement | null): void {
  excerpt?.closest('details')?.setAttribute('open', '');
  excerpt?.focus({ preventScroll: true });
  const quoted = excerpt?.querySelector('td mark') ?? excerpt?.querySelector('mark');
  (quoted ?? excerpt)?.scrollIntoView({ block: 'center' });
}
