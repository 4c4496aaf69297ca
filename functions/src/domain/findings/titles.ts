import type { ManualTable } from './manual-part';

/** "8.6 Cambio de rueda" without its number, "■ Desgaste" without its sign. */
export const unnumbered = (title: string): string => title.replace(/^[\d.\s\p{So}•-]+/u, '').trim();

/** The titles above a table, the innermost last. */
export const titlesAbove = ({
  titles,
  caption,
}: Pick<ManualTable, 'titles' | 'caption'>): string[] =>
  caption === null || titles.includes(caption) ? titles : [...titles, caption];
