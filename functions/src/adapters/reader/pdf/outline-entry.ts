/** An entry of the document's outline (its bookmarks). */
export type OutlineEntry = {
  title: string;
  /** 1 = outermost. */
  depth: number;
  /** Where it points on its page, in points from the bottom; null when it only names the page. */
  y: number | null;
};

export const DEEPEST = 8;
/** Outlines may be cyclic or absurdly long in damaged files. */
export const MOST_ENTRIES = 20_000;

/** Titles are written with line ends, too. */
export const plainTitle = (title: string): string => title.replace(/\s+/g, ' ').trim();
