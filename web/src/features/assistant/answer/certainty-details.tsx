import { Box, Chip, Typography } from '@mui/material';
import type { SearchResponse } from '@contract';
import { ConfidenceMeter } from './confidence-meter';
import { questionKinds } from './question-kinds';
import { summary } from '../../../ui/summary';

type Props = { answer: Pick<SearchResponse, 'confidence' | 'classification'> };

/** How far an answer can be relied on, in steps, and of which kinds its question is: for who wants to know. */
export const CertaintyDetails = ({ answer: { confidence, classification } }: Props) => (
  <Box component="details" sx={{ displayPrint: 'none' }}>
    <Typography component="summary" variant="body2" color="textSecondary" sx={summary}>
      Confianza y tipo de pregunta
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 1 }}>
      <ConfidenceMeter confidence={confidence} />
      {questionKinds(classification).map((kind) => (
        <Chip key={kind} size="small" label={kind} color="secondary" variant="outlined" />
      ))}
    </Box>
  </Box>
);
