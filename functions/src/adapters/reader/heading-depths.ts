import type { ReadPage } from '../../domain/document/read-page';

/** Heights that differ by less, in points, are one. */
export const HALF_A_POINT = 0.5;

/**
 * A heading of the page, before its depth is known when its letters told it: `size` is their height, `depth` that of the
 * outline's headings above it.
 */
export type FoundHeading = ReadPage['headings'][number] & { size?: number };

/** Gives the headings that were told by their letters their depth, page after page: larger letters are further out. */
export function rankHeadings(): (page: ReadPage) => ReadPage {
  const open: number[] = [];
  const rankOf = (size: number): number => {
    while (open.length > 0 && (open.at(-1) ?? 0) <= size + HALF_A_POINT) open.pop();
    open.push(size);
    return open.length;
  };
  return (page) => ({
    ...page,
    headings: page.headings.map(({ size, ...heading }: FoundHeading) =>
      size === undefined ? heading : { ...heading, depth: heading.depth + rankOf(size) },
    ),
  });
}
