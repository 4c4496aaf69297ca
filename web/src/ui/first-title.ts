/** The heading of a first page stands in the window before the app and any face but Inter (splash.css). */
export const firstTitle = {
  fontFamily: 'inherit',
  fontWeight: 650,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
} as const;
