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

/** What each statement quotes; of no statement what none does. */
function byStatement(marked: readonly Marked[], quotations: Quotations | undefined) {
  const quoting = ({ unit }: Marked) => quotations?.statementOf.get(unit);
  return [...new Set(marked.map(quoting))].map((statement) => ({
    statement,
    ...inTwo(marked.filter((one) => quoting(one) === statement)),
  }));
}

/** What is quoted of a page, framed; each quotation of an answer beside it is the way back to its sentence. */
export function PageMarks({ page, quotations }: Props) {
  const marked = markedPlaces(page);
  if (!quotations && marked.length === 0) return <Frames boxes={page.marks.boxes} isLit={false} />;
  const parts = byStatement(marked, quotations);
  return (
    <>
      {boxesOf(parts.flatMap(({ heads }) => heads)).map((box, index) => (
        <Box key={index} aria-hidden sx={{ ...frameAt(box), ...faint }} />
      ))}
      {parts.map(({ statement, rest }) =>
        quotations && statement !== undefined ? (
          <QuotedFrames
            key={statement}
            {...{ statement, quotations, boxes: boxesOf(rest) }}
            isLit={quotations.lit === statement}
          />
        ) : (
          <Frames key="none" boxes={boxesOf(rest)} isLit={false} />
        ),
      )}
    </>
  );
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
