import { Box } from '@mui/material';
import { splitFigures } from '../../lib/figures';
import { asFigure } from '../../ui/figures';

/** Words of a manual with their figures set as an instrument's, which never break. */
export const WordsWithFigures = ({ words }: { words: string }) =>
  splitFigures(words).map(({ kind, text }, at) =>
    kind === 'text' ? (
      text
    ) : (
      <Box
        component="strong"
        key={at}
        sx={{ ...asFigure, fontSize: '1.25em', lineHeight: 1, whiteSpace: 'nowrap' }}
      >
        {text}
      </Box>
    ),
  );
