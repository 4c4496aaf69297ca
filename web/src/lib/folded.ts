/** A text as it is compared: neither case nor accents count. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Its words alone: other signs or blanks do not count either. */
export const plainWords = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
