import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ManualChunk } from '@contract';
import { Moment } from './spanish';

/** Characters from which a chunk is folded; it shows about as many. */
const LONG_TEXT = 320;
const FOLDED_LINES = 4;

const folded = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: FOLDED_LINES,
  overflow: 'hidden',
} as const;

const isLong = (content: string): boolean =>
  content.length > LONG_TEXT || content.split('\n').length > FOLDED_LINES;

type Props = {
  chunk: ManualChunk;
  /** Place in the list, from 1. */
  position: number;
};

/** One chunk to the letter, as text: nothing in a manual is ever markup here. */
export function ChunkCard({ chunk, position }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const canFold = isLong(chunk.content);
  return (
    <Card component="li" sx={{ p: 2, pb: canFold ? 1 : 2 }}>
      <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography
          variant="h3"
          component="h2"
          lang="es"
          sx={{ mr: 0.5, overflowWrap: 'anywhere' }}
        >
          {chunk.pageReference}
        </Typography>
        <Chip size="small" label={chunk.category} />
        <Typography variant="body2" color="textSecondary" sx={{ ml: { sm: 'auto' } }}>
          <Moment iso={chunk.createdAt} />
        </Typography>
      </Stack>
      <Box id={id} lang="es" sx={canFold && !isOpen ? folded : {}}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
          {chunk.content}
        </Typography>
      </Box>
      {canFold && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Show less' : 'Show all'} of chunk ${position}`}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -1, px: 1, mt: 0.5 }}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </Card>
  );
}
