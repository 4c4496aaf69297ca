import { turnedBox } from '../geometry/turn';
import type { OpenGlyphs, Run } from '../types';

/**
 * The runs that stand on what a page shows. Pages cut from a spread have the letters of its other half as well, outside of
 * their crop box: those would be cited by the wrong page.
 */
export function withinCropBox({ runs, frame }: OpenGlyphs): Run[] {
  const { left, right, top, bottom } = turnedBox(frame.box, frame.turns);
  return runs.filter(
    (run) =>
      run.right > left &&
      run.left < right &&
      run.baseline + run.size > bottom &&
      run.baseline < top,
  );
}
