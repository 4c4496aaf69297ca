import { objectsByLayer, type Styles } from '../words';
import { withoutDrawnOver } from './drawn-over';
import { withoutInvisible } from './invisible-letters';
import { hiddenLayers } from './layers';
import { withoutWhite } from './white-letters';
import type { PageFrame, PdfDocument, Word } from '../types';

type Drawn = { words: Word[]; frame: PageFrame; styles: Styles };

/** The words of a page that somebody sees who looks at it: what nobody sees is no text. */
export function seenWords(
  document: PdfDocument,
  page: number,
  { words, frame, styles }: Drawn,
): Word[] {
  const { turns } = frame;
  const hidden = hiddenLayers(document, page, objectsByLayer(styles));
  const inLayers = words.filter(({ layer }) => layer === null || !hidden.has(layer));
  const inInk = withoutInvisible(document, page, { words: inLayers, turns });
  const onPaper = withoutWhite(document, page, { words: inInk, turns });
  return withoutDrawnOver(document, page, { words: onPaper, frame });
}
