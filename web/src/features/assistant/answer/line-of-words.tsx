import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { asFigure } from '../../../ui/figures';
import { isWholeFigure, splitFigures, withFiguresWhole, type TextPart } from '../../../lib/figures';
import { isNote, partsOfLine } from './statements';

type Props = {
  line: string;
  /** It is all that a cell says. */
  isAlone?: boolean;
  /** Its cell is what the question names: the marker's stroke lies on it. */
  isAsked?: boolean;
};

/** Longer ones are codes and pairs, which have to stand beside others. */
const LONGEST_LARGE = 10;

type FigureProps = { isLarge?: boolean; children: ReactNode };

const Figure = ({ isLarge = false, children }: FigureProps) => (
  <Box
    component="strong"
    sx={{
      ...asFigure,
      // As tall beside the words around it as an instrument's figures: 24 px in a first sentence and in a cell.
      ...{ fontSize: isLarge ? '1.5rem' : '1.25em', lineHeight: 1 },
      ...{ whiteSpace: 'nowrap', overflowWrap: 'normal' },
    }}
  >
    {children}
  </Box>
);

/** A figure with its unit smaller, yet never smaller than small print. */
const inSizes = (part: TextPart, index: number): ReactNode =>
  part.kind === 'text' || part.unit === '' ? (
    part.text
  ) : (
    <span key={index}>
      {part.text.slice(0, -part.unit.length)}
      <Box component="span" sx={{ fontSize: 'max(0.6em, 0.875rem)' }}>
        {part.unit}
      </Box>
    </span>
  );

/** The same in another unit, which is read second: "2,3 bar (33 psi)". */
const IN_ANOTHER_UNIT = /\s\([^()]*\)$/;

/** A figure that is all of a cell: small where it is said again, so that columns stand apart on a phone. */
function WholeFigure({ line }: { line: string }) {
  const [again = ''] = IN_ANOTHER_UNIT.exec(line) ?? [];
  const first = line.slice(0, line.length - again.length);
  return (
    <Figure isLarge={line.length <= LONGEST_LARGE}>
      {splitFigures(first).map(inSizes)}
      {again && (
        <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
          {withFiguresWhole(again)}
        </Box>
      )}
    </Figure>
  );
}

const Asked = ({ children }: { children: ReactNode }) => (
  <Box
    component="mark"
    sx={{ px: 0.5, mx: -0.5, borderRadius: 0.5, bgcolor: 'marker.light', color: 'inherit' }}
  >
    {children}
  </Box>
);

/** A line of a manual with its figures set apart: bold, and never broken. A cell's figure needs no unit to be one. */
export function LineOfWords({ line, isAlone = false, isAsked = false }: Props) {
  if (isAsked) {
    return (
      <Asked>
        <LineOfWords line={line} isAlone={isAlone} />
      </Asked>
    );
  }
  if (isAlone && isWholeFigure(line) && !isNote(line)) {
    return <WholeFigure line={line} />;
  }
  return partsOfLine(line).map((part, index) =>
    part.kind === 'text' ? part.text : <Figure key={index}>{inSizes(part, index)}</Figure>,
  );
}
