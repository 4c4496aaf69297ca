import ChevronIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SourceDocument } from '@contract';
import { placeOf } from '../../../lib/cited-pages';
import { onOneLine } from '../../../lib/one-line';
import { addressOf } from '../../../lib/page-address';
import { useWayToPage } from '../../../lib/use-way-to-page';

type Props = { title: string; places: readonly SourceDocument[] };

/** The title that a place begins with, else the innermost above it; its page where there is none. */
function titleOf({ metadata: { blocks, headings, pageReference } }: SourceDocument): string {
  const [first] = blocks;
  const own = first?.kind === 'heading' ? first.units.map(({ text }) => text).join(' ') : null;
  return onOneLine(own ?? headings.at(-1) ?? pageReference);
}

/** The first line below its titles. */
function firstLineOf(source: SourceDocument): string {
  const { content, headings } = source.metadata;
  const titles = [titleOf(source), ...headings.map(onOneLine)];
  const lines = content.split('\n').map(onOneLine);
  return lines.find((line) => line !== '' && !titles.includes(line)) ?? '';
}

const clamped = {
  ...{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
  overflow: 'hidden',
} as const;

/** The places that come nearest: each its title, its first line and its page, and one tap away. */
export function NearestPlaces({ title, places }: Props) {
  const way = useWayToPage();
  return (
    <Stack component="ul" aria-label={title} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {places.map((source) => {
        const place = placeOf(source, []);
        const { chunkId, pageReference } = source.metadata;
        const content = (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', p: 2 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography component="p" variant="subtitle1" sx={{ fontWeight: 600 }}>
                {titleOf(source)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={clamped}>
                {firstLineOf(source)}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {pageReference}
            </Typography>
            {place && <ChevronIcon aria-hidden color="action" />}
          </Stack>
        );
        return (
          <Card component="li" key={chunkId}>
            {place ? (
              <CardActionArea component={Link} to={addressOf(place)} {...way}>
                {content}
              </CardActionArea>
            ) : (
              content
            )}
          </Card>
        );
      })}
    </Stack>
  );
}
