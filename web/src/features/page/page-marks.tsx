import { Box } from '@mui/material';
import type { Box as Place, ManualPage } from '@contract';
import { framesOf } from '../../lib/frames-of';
import type { Quotations } from '../../lib/quotations';
import { faint, strong } from './mark-look';
import { markedPlaces, type Marked } from './marked-places';

const percent = (share: number): string => `${share * 100}%`;

const frameAt = ({ x, y, w, h }: Place) => ({
  position: 'absolute',
  left: percent(x),
  top: percent(y),
  width: percent(w),
  height: percent(h),
});

type Props = { page: ManualPage; quotations: Quotations | undefined };

const boxesOf = (marked: readonly Marked[]): Place[] => marked.flatMap(({ boxes }) => boxes);

/** What says of what the rest is, apart from that; alone it is what was wanted. */
function inTwo(marked: readonly Marked[]): { heads: Marked[]; rest: Marked[] } {
  const [heads, rest] = [true, false].map((isHead) =>
    marked.filter(({ role }) => (role === 'head') === isHead),
  ) as [Marked[], Marked[]];
  return rest.length > 0 ? { heads, rest } : { heads: [], rest: heads };
}

/** What is quoted of a page, framed; each quotation of an answer beside it is the way back to its sentence. */
export function PageMarks({ page, quotations }: Props) {
  const marked = markedPlaces(page);
  const { heads, rest } = inTwo(marked);
  return (
    <>
      {boxesOf(heads).map((box, index) => (
        <Box key={index} aria-hidden sx={{ ...frameAt(box), ...faint }} />
      ))}
      {quotations ? (
        <Quoted marked={rest} quotations={quotations} />
      ) : (
        <Frames boxes={marked.length > 0 ? boxesOf(rest) : page.marks.boxes} isLit={false} />
      )}
    </>
  );
}

type QuotedMarksProps = { marked: readonly Marked[]; quotations: Quotations };

function Quoted({ marked, quotations }: QuotedMarksProps) {
  const { statementOf, lit } = quotations;
  const statements = new Set(marked.map(({ unit }) => statementOf.get(unit)));
  return [...statements].map((statement) => {
    const boxes = boxesOf(marked.filter(({ unit }) => statementOf.get(unit) === statement));
    return statement === undefined ? (
      <Frames key="none" boxes={boxes} isLit={false} />
    ) : (
      <QuotedFrames
        key={statement}
        {...{ statement, boxes, quotations }}
        isLit={lit === statement}
      />
    );
  });
}

type FramesProps = { boxes: readonly Place[]; isLit: boolean };

const Frames = ({ boxes, isLit }: FramesProps) =>
  framesOf(boxes).map((box, index) => (
    <Box key={index} data-mark aria-hidden sx={[frameAt(box), strong(isLit)]} />
  ));

type QuotedProps = FramesProps & { statement: number; quotations: Quotations };

function QuotedFrames({ statement, boxes, isLit, quotations }: QuotedProps) {
  const [first, ...others] = framesOf(boxes);
  if (!first) return null;
  return (
    <>
      <Box
        component="button"
        type="button"
        data-mark
        data-quotation={statement}
        data-lit={isLit || undefined}
        aria-label={`Marcado: «${quotations.nameOf(statement)}». Volver a la respuesta`}
        onClick={() => quotations.onReturn(statement)}
        onFocus={() => quotations.onFocus(statement)}
        onBlur={() => quotations.onFocus(null)}
        sx={[frameAt(first), strong(isLit), { p: 0, border: 0, '&&': { minHeight: 0 } }]}
      />
      {others.map((box, index) => (
        <Box
          key={index}
          data-mark
          data-quotation={statement}
          aria-hidden
          sx={[frameAt(box), strong(isLit)]}
        />
      ))}
    </>
  );
}
