import type { Box as ShownBox } from '@contract';
import { rounded, within } from '../../share-box';
import { turnedBox } from './turn';
import type { Box, PageFrame } from '../types';

/** Where a box of the page's text, which is turned like it, stands on the page as it is shown; null outside of that. */
export function shownBox({ box, turns, rotation }: PageFrame, turned: Box): ShownBox | null {
  const { left, right, top, bottom } = turnedBox(turned, (4 - turns) % 4);
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  if (!(width > 0 && height > 0)) return null;
  let edges = {
    left: within((left - box.left) / width),
    right: within((right - box.left) / width),
    top: within((box.top - top) / height),
    bottom: within((box.top - bottom) / height),
  };
  for (let turn = 0; turn < rotation; turn += 1) {
    edges = {
      left: 1 - edges.bottom,
      right: 1 - edges.top,
      top: edges.left,
      bottom: edges.right,
    };
  }
  const [x, y] = [rounded(edges.left), rounded(edges.top)];
  const [w, h] = [rounded(edges.right - edges.left), rounded(edges.bottom - edges.top)];
  return w > 0 && h > 0 ? { x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y) } : null;
}
