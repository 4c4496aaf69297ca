import type { Box } from '../types';

/** Of a drawing's lines, in points. */
const NEAR = 3;
/** A smaller drawing has no labels in it; what is drawn over more of its frame is that one's ground. */
const SMALLEST = 40;
const LARGEST_SHARE = 0.6;

const touches = (a: Box, b: Box): boolean =>
  a.left <= b.right + NEAR &&
  b.left <= a.right + NEAR &&
  a.bottom <= b.top + NEAR &&
  b.bottom <= a.top + NEAR;

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Of a frame: what is as wide or as high as it is one of its lines, or its ground. */
const WHOLE = 0.95;

/** What is drawn together within a frame, each by the box around it. */
export function drawingsOf(drawn: readonly Box[], frame: Box): Box[] {
  const [width, height] = [frame.right - frame.left, frame.top - frame.bottom];
  const isOfFrame = ({ left, right, top, bottom }: Box) =>
    (right - left) * (top - bottom) > LARGEST_SHARE * width * height ||
    right - left >= WHOLE * width ||
    top - bottom >= WHOLE * height;
  let drawings: Box[] = [];
  for (const box of drawn) {
    if (isOfFrame(box)) continue;
    let whole = box;
    // What it joins may touch what neither touched.
    for (let before = -1; before !== drawings.length;) {
      before = drawings.length;
      const apart: Box[] = [];
      for (const one of drawings) {
        if (touches(one, whole)) whole = around(one, whole);
        else apart.push(one);
      }
      drawings = apart;
    }
    drawings.push(whole);
  }
  return drawings.filter(
    ({ left, right, top, bottom }) => right - left >= SMALLEST && top - bottom >= SMALLEST,
  );
}

export const holds = (frame: Box, box: Box): boolean =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.bottom >= frame.bottom &&
  box.top <= frame.top;
