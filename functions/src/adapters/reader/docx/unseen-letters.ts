import type { SaxesTagNS } from 'saxes';
import { isOn, sizeIn } from './styles';

/** How the letters of an element look, as far as it says so itself. */
export type Look = { isWhite?: boolean; isShaded?: boolean; isStyled?: boolean };
type Open = { name: string } & Look;

/** What Word has for hidden letters: what nobody sees for another reason is said so, too. */
export const HIDDEN = '<w:vanish/>';

/** Half points; no letters of a manual are lower than this, but those that are to be overlooked. */
const LOWEST = 4;
/** Each colour of what looks white on paper. */
const WHITE = 0xfa;
const THEME_WHITE = /^(?:background|light)1$/;
/** What may have a ground of its own, on which white letters are seen. */
const GROUNDS = new Set(['w:tc', 'w:txbxContent']);
const STRUCK = new Set(['w:strike', 'w:dstrike']);
const USUAL_STYLE = /^Normal$/i;

const valueOf = ({ attributes }: SaxesTagNS, name: string): string =>
  Object.values(attributes).find(({ local }) => local === name)?.value ?? '';

function isWhite(element: SaxesTagNS): boolean {
  if (THEME_WHITE.test(valueOf(element, 'themeColor'))) return true;
  const [, ...parts] = /^(..)(..)(..)$/.exec(valueOf(element, 'val')) ?? [];
  return parts.length > 0 && parts.every((part) => Number.parseInt(part, 16) >= WHITE);
}

/** Whether letters are told to be of letters, and not of the mark at a paragraph's end. */
const isOfLetters = (open: readonly Open[]): boolean =>
  open.at(-1)?.name === 'w:rPr' && open.at(-2)?.name !== 'w:pPr';

/**
 * Whether an element hides the letters that it is about: struck through, or so low that nobody reads them. Takes note of
 * colours, which hide where there turns out to be no ground.
 */
export function hidesAtOnce(name: string, element: SaxesTagNS, open: readonly Open[]): boolean {
  const [parent, grandparent] = [open.at(-1), open.at(-2)];
  if (name === 'w:shd' && parent?.name === 'w:pPr' && grandparent) grandparent.isShaded = true;
  if (name === 'w:pStyle' && grandparent) {
    grandparent.isStyled = !USUAL_STYLE.test(valueOf(element, 'val'));
  }
  if (!parent || !isOfLetters(open)) return false;
  if (name === 'w:color') parent.isWhite = isWhite(element);
  if (name === 'w:shd' || name === 'w:highlight') parent.isShaded = true;
  if (STRUCK.has(name)) return isOn(` w:val="${valueOf(element, 'val')}"`);
  const size = name === 'w:sz' ? sizeIn(valueOf(element, 'val')) : null;
  return size !== null && size > 0 && size <= LOWEST;
}

/** Whether letters are white on white paper, once all of their look is known. */
export function hidesAtEnd(
  { name, isWhite: white, isShaded }: Open,
  open: readonly Open[],
): boolean {
  if (name !== 'w:rPr' || !white || isShaded || open.at(-1)?.name !== 'w:r') return false;
  const paragraph = open.findLast((one) => one.name === 'w:p');
  const hasGround = paragraph?.isShaded === true || paragraph?.isStyled === true;
  return !hasGround && !open.some((one) => GROUNDS.has(one.name));
}
