import { Box } from '@mui/material';
import type { Box as Place, ManualPage } from '@contract';
import { framesOf } from '../../lib/frames-of';
import type { Quotations } from '../../lib/quotations';
import { faint, strong } from './mark-look';
import { markedPlaces, shareOfWords, type Marked } from './marked-places';

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
  if (!quotations && marked.length === 0) return <Unread boxes={page.marks.boxes} />;
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
            {...{ statement, quotations }}
            marked={rest}
            isLit={quotations.lit === statement}
          />
        ) : (
          framesAround(rest).map((frame, index) => <Frame key={index} {...frame} />)
        ),
      )}
    </>
  );
}

/** `words`: the share of its width after which it has none, for what scrolls to tell whether there is more. */
type FrameProps = { box: Place; words: number };

const framesAround = (marked: readonly Marked[]): FrameProps[] =>
  framesOf(boxesOf(marked)).map((box) => ({ box, words: shareOfWords(box, marked) }));

/** Of a page whose words stand nobody knows where. */
const Unread = ({ boxes }: { boxes: readonly Place[] }) =>
  framesOf(boxes).map((box, index) => <Frame key={index} {...{ box }} words={1} />);

const Frame = ({ box, words }: FrameProps) => (
  <Box data-mark data-words={words} aria-hidden sx={[frameAt(box), strong(false)]} />
);

type QuotedProps = {
  statement: number;
  marked: readonly Marked[];
  isLit: boolean;
  quotations: Quotations;
};

function QuotedFrames({ statement, marked, isLit, quotations }: QuotedProps) {
  const [first, ...others] = framesAround(marked);
  if (!first) return null;
  return (
    <>
      <Box
        component="button"
        type="button"
        data-mark
        data-words={first.words}
        data-quotation={statement}
        data-lit={isLit || undefined}
        aria-label={`Marcado: «${quotations.nameOf(statement)}». Volver a la respuesta`}
        onClick={() => quotations.onReturn(statement)}
        onFocus={() => quotations.onFocus(statement)}
        onBlur={() => quotations.onFocus(null)}
        sx={[frameAt(first.box), strong(isLit), { p: 0, border: 0, '&&': { minHeight: 0 } }]}
      />
      {others.map(({ box, words }, index) => (
        <Box
          key={index}
          data-mark
          data-words={words}
          data-quotation={statement}
          aria-hidden
          sx={[frameAt(box), strong(isLit)]}
        />
      ))}
    </>
  );
}
