import type { Picture } from '../../reader/protocol';

/** A spot of ink by itself, in pixels; the bounds belong to it. */
export type Dot = { left: number; right: number; top: number; bottom: number };

/** All spots of ink that are at most `most` pixels wide and high: dots, accents, dirt. */
export function dotsOf({ width, height, gray }: Picture, threshold: number, most: number): Dot[] {
  const isSeen = new Uint8Array(gray.length);
  const waiting: number[] = [];
  const look = (at: number): void => {
    if (isSeen[at] === 1 || (gray[at] ?? 255) >= threshold) return;
    isSeen[at] = 1;
    waiting.push(at);
  };
  const dots: Dot[] = [];
  for (let start = 0; start < gray.length; start++) {
    look(start);
    if (waiting.length === 0) continue;
    const dot = { left: width, right: 0, top: height, bottom: 0 };
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      dot.left = Math.min(dot.left, x);
      dot.right = Math.max(dot.right, x);
      dot.top = Math.min(dot.top, y);
      dot.bottom = Math.max(dot.bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        if (x > 0) look(row * width + x - 1);
        look(row * width + x);
        if (x < width - 1) look(row * width + x + 1);
      }
    }
    if (dot.right - dot.left < most && dot.bottom - dot.top < most) dots.push(dot);
  }
  return dots;
}
