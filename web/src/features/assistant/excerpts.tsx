import { Box, Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { SourceDocument } from '@contract';
import { ExcerptText } from './excerpt-text';
import { headingsOf } from './source-reference';

type Props = {
  title: string;
  sources: readonly SourceDocument[];
  /** What the answer says on the authority of a source. */
  statementsOf: (source: number) => readonly string[];
  /** Ids of the excerpts, so that a page can lead to its excerpt. */
  idOf: (source: number) => string;
};

/** The places in the manuals, in their own words. */
export function Excerpts({ title, sources, statementsOf, idOf }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
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
              <ExcerptText content={source.metadata.content} statements={statementsOf(index)} />
            </Box>
          </Card>
        ))}
      </Stack>
    </Box>
  );
}
