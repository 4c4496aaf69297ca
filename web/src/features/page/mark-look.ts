import type { Theme } from '@mui/material';
import { AT_NIGHT } from '../../ui/blob-image';

/** The marker on paper, which is white in both themes: `palette` is of the screen around, so these are its own. */
export const MARK = {
  line: '#8A5300',
  ground: 'rgba(255, 193, 60, 0.2)',
  lit: 'rgba(255, 170, 0, 0.38)',
  /** The paper around it is grey then: it lies on white again, and a bright stroke runs within its line. */
  atNight: {
    lit: 'rgba(255, 170, 0, 0.28)',
    line: '#6B3F00',
    stroke: '#FFB020',
    ground: 'rgba(255, 193, 60, 0.16)',
  },
} as const;

/** White again what the picture was dimmed to, and its letters darker still: the ground makes them paler. */
const UNDIMMED = `contrast(${(0.5 / (AT_NIGHT - 0.5)).toFixed(3)})`;

/** Pixels between what is marked and the line around it. */
const GAP = 2;

/** What is marked, framed. */
export const strong = (isLit: boolean) => (theme: Theme) =>
  ({
    bgcolor: isLit ? MARK.lit : MARK.ground,
    mixBlendMode: 'multiply',
    outline: `${isLit ? 4 : 2}px solid ${MARK.line}`,
    outlineOffset: `${GAP}px`,
    borderRadius: '2px',
    transition: 'background-color 120ms',
    '@media screen': theme.applyStyles('dark', {
      backgroundColor: isLit ? MARK.atNight.lit : MARK.atNight.ground,
      mixBlendMode: 'normal',
      ...{ backdropFilter: UNDIMMED, WebkitBackdropFilter: UNDIMMED },
      outlineColor: MARK.atNight.line,
      boxShadow: `0 0 0 ${GAP}px ${MARK.atNight.stroke}`,
    }),
  }) as const;

/** What says of what that is: the names of a table's columns, a title. */
export const faint = {
  ...{ bgcolor: MARK.ground, mixBlendMode: 'multiply', borderRadius: '2px' },
} as const;
