import { Box } from '@mui/material';
import type { Box as Place, ManualPage } from '@contract';
import { framesOf } from '../../lib/frames-of';
import type { Quotations } from '../../lib/quotations';
import { markedPlaces } from './marked-places';

/**
 * Amber over paper, which is white in both themes: the line has 6:1 against it, and the ground lets the words through.
 * `palette` is of the screen around, so these are their own.
 */
const MARK = { line: '#8A5300', ground: 'rgba(255, 193, 60, 0.2)' } as const;

const percent = (share: number): string => `${share * 100}%`;

const frameAt = ({ x, y, w, h }: Place) => ({
  position: 'absolute',
  left: percent(x),
  top: percent(y),
  width: percent(w),
  height: percent(h),
});

const look = (isLit: boolean) =>
  ({
    bgcolor: isLit ? 'rgba(255, 170, 0, 0.38)' : MARK.ground,
    mixBlendMode: 'multiply',
    outline: `${isLit ? 4 : 2}px solid ${MARK.line}`,
    outlineOffset: { xs: '1px', sm: '3px' },
    borderRadius: '2px',
    transition: 'background-color 120ms',
  }) as const;

type Props = { page: ManualPage; quotations: Quotations | undefined };

/** What is quoted of a page, framed; each quotation of an answer beside it is the way back to its sentence. */
export function PageMarks({ page, quotations }: Props) {
  const placed = markedPlaces(page);
  if (!quotations) {
    const boxes = placed.flatMap((one) => one.boxes);
    return <Frames boxes={boxes.length > 0 ? boxes : page.marks.boxes} isLit={false} />;
  }
  const { statementOf, lit } = quotations;
  const boxesOf = new Map<number | undefined, Place[]>();
  for (const { unit, boxes } of placed) {
    const statement = statementOf.get(unit);
    boxesOf.set(statement, [...(boxesOf.get(statement) ?? []), ...boxes]);
  }
  return [...boxesOf].map(([statement, boxes]) =>
    statement === undefined ? (
      <Frames key="none" boxes={boxes} isLit={false} />
    ) : (
      <QuotedFrames
        key={statement}
        {...{ statement, boxes, quotations }}
        isLit={lit === statement}
      />
    ),
  );
}

type FramesProps = { boxes: readonly Place[]; isLit: boolean };

const Frames = ({ boxes, isLit }: FramesProps) =>
  framesOf(boxes).map((box, index) => (
    <Box key={index} data-mark aria-hidden sx={{ ...frameAt(box), ...look(isLit) }} />
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
        sx={{ ...frameAt(first), ...look(isLit), p: 0, border: 0, '&&': { minHeight: 0 } }}
      />
      {others.map((box, index) => (
        <Box
          key={index}
          data-mark
          data-quotation={statement}
          aria-hidden
          sx={{ ...frameAt(box), ...look(isLit) }}
        />
      ))}
    </>
  );
}
