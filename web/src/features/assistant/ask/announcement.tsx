import { Box } from '@mui/material';
import type { SearchResponse } from '@contract';
import { stateOf, titles } from '../answer/answer-state';
import { confidenceLabel } from '../answer/confidence-meter';

type Props = { answer: SearchResponse | null };

function sentenceFor(answer: SearchResponse | null): string {
  if (!answer) return '';
  const state = stateOf(answer);
  if (state !== 'found') return `${titles[state]}.`;
  return `Respuesta encontrada. ${confidenceLabel(answer.confidence)}.`;
}

/** Tells those who do not see the screen that the answer is there. */
export const Announcement = ({ answer }: Props) => (
  <Box
    role="status"
    sx={{
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    }}
  >
    {sentenceFor(answer)}
  </Box>
);
