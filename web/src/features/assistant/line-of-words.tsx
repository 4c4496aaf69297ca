import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { asFigure } from '../../ui/figures';
import { isWholeFigure } from './figures';
import { isNote, partsOfLine } from './statements';

type Props = {
  line: string;
  /** It is all that a cell says. */
  isAlone?: boolean;
};

const Figure = ({ children }: { children: ReactNode }) => (
  <Box
    component="strong"
    sx={{
      ...asFigure,
      // As tall beside the words around it as an instrument's figures: 24 px in a first sentence.
      ...{ fontSize: '1.25em', lineHeight: 1, color: 'primary.main' },
      ...{ whiteSpace: 'nowrap', overflowWrap: 'normal' },
    }}
  >
    {children}
  </Box>
);

/** A line of a manual with its figures set apart: bold, and never broken. A cell's figure needs no unit to be one. */
export function LineOfWords({ line, isAlone = false }: Props) {
  if (isAlone && isWholeFigure(line) && !isNote(line)) return <Figure>{line}</Figure>;
  return partsOfLine(line).map((part, index) =>
    part.kind === 'text' ? part.text : <Figure key={index}>{part.text}</Figure>,
  );
}
