import { FIGURES } from './figures';

/** The heading of a first page stands in the window before the app and any face but Inter (splash.css). */
export const firstTitle = {
  fontFamily: 'inherit',
  fontWeight: 650,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
} as const;

/** It takes the face of the other headings once that is here (`fetchFigures`): of the same size, nothing moves. */
export const laterFace = {
  ':root[data-faces] &': { fontFamily: FIGURES, fontWeight: 600, letterSpacing: 0 },
} as const;
