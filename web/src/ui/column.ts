/** How wide what is read line by line may be, in pixels: wider, the eye loses its line and what belongs together parts. */
export const COLUMN = 720;

/** Screens of one thing, of cards, and of tables, in pixels. */
type Width = 600 | 900 | 1200;

/** The middle of a screen, no wider than that: what MUI's Container does, in a kilobyte and a half less on every page. */
export const screenColumn = (maxWidth: Width) =>
  ({ width: '100%', maxWidth, mx: 'auto', px: { xs: 2, sm: 3 } }) as const;
