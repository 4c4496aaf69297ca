import type { GlyphPage, OpenGlyphs, PdfDocument, Run, VisiblePage } from '../types';
import { withoutClipped } from './clipped-letters';
import { withoutCrossedOut } from './crossed-out';
import { withoutHiddenLayers } from './hidden-layers';
import { withoutInvisible } from './invisible-letters';
import { withoutOccluded } from './occlusion';
import { isWrittenInOutlines } from './outlined-letters';
import { dotsPerInchOf, imageShareOf } from './page-images';
import { readableRuns } from './readable-words';
import { withoutWhite } from './white-letters';
import { turnedBox } from '../geometry/turn';

/** Only pages with fewer characters than this are asked for their images: on others the text is what matters. */
const LITTLE_TEXT = 400;
/** With fewer characters than this, a page may be written in outlines: it has a header or a number, at most. */
const HARDLY_ANY_TEXT = 60;

type Filter = (document: PdfDocument, page: OpenGlyphs) => Run[];

const FILTERS: readonly Filter[] = [
  withoutHiddenLayers,
  withoutInvisible,
  withoutClipped,
  withoutCrossedOut,
  withoutWhite,
  withoutOccluded,
];

const NO_LOOK = { isGarbled: false, isOutlined: false, imageShare: 0, dotsPerInch: null };

/** The page with what somebody reads who looks at it: what nobody sees, or can read, is no text. */
export function visible(page: GlyphPage, document: PdfDocument): VisiblePage {
  const { open } = page;
  if (!open) {
    const look = { ...NO_LOOK, isDamaged: true };
    return { ...page, look };
  }
  const seen = FILTERS.reduce<OpenGlyphs>(
    (shown, filter) => ({ ...shown, runs: filter(document, shown) }),
    { ...page, open },
  );
  const { runs: readable, isGarbled } = readableRuns(document, seen);
  const runs = withinCropBox({ ...seen, runs: readable });
  const characters = [...runs, ...page.entries].reduce((sum, { text }) => sum + text.length, 0);
  return {
    ...page,
    runs,
    look: {
      isDamaged: false,
      isGarbled,
      isOutlined: characters < HARDLY_ANY_TEXT && isWrittenInOutlines(document, open),
      imageShare: characters < LITTLE_TEXT ? imageShareOf(document, open, page.frame.box) : 0,
      dotsPerInch: characters < LITTLE_TEXT ? dotsPerInchOf(document, open) : null,
    },
  };
}

/**
 * The runs that stand on what a page shows. Pages cut from a spread have the letters of its other half as well, outside of
 * their crop box: those would be cited by the wrong page.
 */
function withinCropBox({ runs, frame }: OpenGlyphs): Run[] {
  const { left, right, top, bottom } = turnedBox(frame.box, frame.turns);
  return runs.filter(
    (run) =>
      run.right > left &&
      run.left < right &&
      run.baseline + run.size > bottom &&
      run.baseline < top,
  );
}
