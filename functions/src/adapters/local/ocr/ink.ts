import type { Picture } from '../../reader/protocol';

/** Share of a page that is ink at least, for its darkness to be known. */
const INK = 0.01;

/** How light the paper of a page is, and half the way from its ink, which need not be white and black: 0 to 255. */
export function inkOf(gray: Picture['gray']): { paper: number; threshold: number } {
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value] = (counts[value] ?? 0) + 1;
  const levelOf = (share: number): number => {
    let seen = 0;
    return counts.findIndex((count) => (seen += count) >= share * gray.length);
  };
  const paper = levelOf(0.5);
  return { paper, threshold: (levelOf(INK) + paper) / 2 };
}
