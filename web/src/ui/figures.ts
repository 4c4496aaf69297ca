/** The face of instruments: figures and headings. What it has no letter for stands in Inter. */
export const FIGURES = "'Barlow Figures', 'Inter Variable', system-ui, sans-serif";

/** A figure in the manner of an instrument: all its digits have one width. */
export const asFigure = {
  fontFamily: FIGURES,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;

/**
 * Has the face at hand before the first page that is set in it: nothing moves there. `data-faces` says that it is. Without it
 * headings stand in Inter.
 */
export async function fetchFigures(): Promise<void> {
  // jsdom has no faces.
  if (!('fonts' in document)) return;
  await document.fonts.load(`600 1rem ${FIGURES}`);
  document.documentElement.toggleAttribute('data-faces', true);
}
