import { Box } from '@mui/material';
import { partsOfLine } from './statements';

/** A line of a manual with its figures set apart: bold, and never broken. */
export const LineOfWords = ({ line }: { line: string }) =>
  partsOfLine(line).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <Box
        component="strong"
        key={index}
        sx={{ fontWeight: 700, color: 'primary.main', whiteSpace: 'nowrap' }}
      >
        {part.text}
      </Box>
    ),
  );
