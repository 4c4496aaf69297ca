import { inkOnPaper } from '../../../ui/ink-on-paper';

export const PAPER_ID = 'paper-sheet';

/** Of A5, in millimetres and in points: on a screen a side of it is as wide as its room, and all on it is in proportion. */
const WIDTH_MM = 148;
const HEIGHT_MM = 210;
const MARGIN_MM = 8;
const pointsIn = (millimetres: number): number => (millimetres / 25.4) * 72;
const WIDTH_POINTS = pointsIn(WIDTH_MM);

/** What is printed on of a side. */
export const SIDE_POINTS = {
  width: pointsIn(WIDTH_MM - 2 * MARGIN_MM),
  height: pointsIn(HEIGHT_MM - 2 * MARGIN_MM),
};

/** A length on paper as a share of what a side of it takes on the screen. */
export const ofWidth = (millimetres: number): string => `${(millimetres / WIDTH_MM) * 100}cqw`;

/** White by night, too: as it comes out of the printer. */
export const sideStyles = {
  ...inkOnPaper,
  ...{ minWidth: 0, containerType: 'inline-size', overflow: 'hidden', color: 'text.primary' },
  ...{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' },
  '@media print': {
    containerType: 'normal',
    overflow: 'visible',
    border: 0,
    bgcolor: 'transparent',
  },
} as const;

/** Less than all of a side's height: what is higher by a hair would go on on a page of its own. */
const FILLED_MM = HEIGHT_MM - 2 * MARGIN_MM - 2;

/** What stands on a side, in a type of so many points; where that is full, what little is left stands between its parts. */
export const faceStyles = (points: number, isFull: boolean) =>
  ({
    ...{ boxSizing: 'border-box', p: ofWidth(MARGIN_MM), minHeight: ofWidth(HEIGHT_MM) },
    ...{ fontSize: `${(points / WIDTH_POINTS) * 100}cqw`, '& > section:first-child': { mt: 0 } },
    ...(isFull && { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }),
    '@media print': {
      ...{ p: 0, minHeight: isFull ? `${FILLED_MM}mm` : 0, fontSize: `${points}pt` },
    },
  }) as const;

/** On paper there is the sheet alone: two sides of A5. */
export const paperStyles = {
  '@page': { size: 'A5', margin: `${MARGIN_MM}mm` },
  '@media print': {
    'html[data-theme], html': { ...inkOnPaper, colorScheme: 'light' },
    'html, body, #root': { background: '#fff !important' },
    [`body *:not(:has(#${PAPER_ID})):not(#${PAPER_ID}):not(#${PAPER_ID} *)`]: {
      display: 'none !important',
    },
    [`body *:has(#${PAPER_ID})`]: {
      ...{ display: 'block !important', margin: '0 !important', padding: '0 !important' },
      ...{ minHeight: '0 !important', maxWidth: 'none !important', border: '0 !important' },
    },
  },
} as const;
