import { saysYes, type Attributes, type WordElement } from './word-element';

/** Red, green and blue, from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

export const WHITE: Colour = [255, 255, 255];

export function hexColour(hex = ''): Colour | null {
  const [, red, green, blue] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Names that colours of the paper have in a theme, where they are neither darker nor lighter than it. */
const PAPER = /^(?:background1|light1)$/;

/** The colour of letters; null for "auto". Beside the name of a colour of the theme programs write what it looks like. */
function lettersColour({ val, themeColor = '', themeShade, themeTint }: Attributes): Colour | null {
  const isPaper = PAPER.test(themeColor) && themeShade === undefined && themeTint === undefined;
  return hexColour(val) ?? (isPaper ? WHITE : null);
}

/** What letters stand on: a colour, something that shows what is below it, or something of which nobody can say how it looks. */
export type Ground = Colour | 'none' | 'unknown';

/** How letters look, as far as one place says so: a style, or a run of letters itself. */
export type Look = {
  isHidden?: boolean;
  isStruck?: boolean;
  isStruckTwice?: boolean;
  isBold?: boolean;
  isRaised?: boolean;
  /** In half points. */
  size?: number;
  colour?: Colour | 'auto';
  shade?: Ground;
  highlight?: Ground;
};

/** Half points; no letters of a manual are lower than this, but those that are to be overlooked. */
const LOWEST = 4;

/** Elements that say something of the look of letters. */
export const LOOKS: ReadonlySet<string> = new Set(
  'w:vanish w:strike w:dstrike w:b w:vertAlign w:sz w:color w:shd w:highlight'.split(' '),
);

/** What an element of the properties of letters says of their look; an empty look where that is nothing. */
function lookOf({ name, attributes }: WordElement): Look {
  switch (name) {
    case 'w:vanish':
      return { isHidden: saysYes(attributes) };
    case 'w:strike':
      return { isStruck: saysYes(attributes) };
    case 'w:dstrike':
      return { isStruckTwice: saysYes(attributes) };
    case 'w:b':
      return { isBold: saysYes(attributes) };
    case 'w:vertAlign':
      return { isRaised: attributes['val'] === 'superscript' };
    case 'w:sz': {
      const size = sizeIn(attributes['val']);
      return size > 0 ? { size } : {};
    }
    case 'w:color':
      return { colour: lettersColour(attributes) ?? 'auto' };
    case 'w:shd':
      return { shade: shadeIn(attributes) };
    case 'w:highlight':
      return { highlight: HIGHLIGHTS[attributes['val'] ?? 'none'] ?? 'unknown' };
    default:
      return {};
  }
}

/** How letters look by their properties: `<w:rPr>`. */
export const lookIn = (properties: WordElement | undefined): Look =>
  (properties?.children ?? []).reduce<Look>(
    (look, element) => ({ ...look, ...lookOf(element) }),
    {},
  );

/** "32" counts half points, "16pt" points. */
function sizeIn(value = ''): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(pt)?$/.exec(value) ?? [];
  return Number(number ?? 0) * (unit ? 2 : 1);
}

/** Of highlighted letters: others than these hide none. */
const HIGHLIGHTS: Record<string, Ground> = { none: 'none', white: WHITE };

/** The ground that a `<w:shd/>` makes; of patterns over it, and of a theme's that is not said otherwise, nobody knows. */
export function shadeIn({ val = 'clear', fill, themeFill }: Attributes): Ground {
  if (val === 'nil') return 'none';
  if (val !== 'clear') return 'unknown';
  return hexColour(fill) ?? (themeFill === undefined ? 'none' : 'unknown');
}

/** The looks of the styles of letters: of all of the document, of their table, their paragraph and themselves. */
type Levels = { defaults: Look; styles: readonly Look[]; own: Look };

/**
 * How letters look in the end. What is nearer to them counts; but styles of two levels that both hide or strike letters undo each
 * other, as Word has it.
 */
export function resolved({ defaults, styles, own }: Levels): Look {
  const look = [...styles, own].reduce((above, nearer) => ({ ...above, ...nearer }), defaults);
  const toggled = (property: 'isHidden' | 'isStruck'): boolean =>
    own[property] ??
    (defaults[property] === true || styles.filter((style) => style[property]).length % 2 === 1);
  return { ...look, isHidden: toggled('isHidden'), isStruck: toggled('isStruck') };
}

/** Whether letters of a look can be seen on a ground; where nobody can say, they can. */
export function isSeen(look: Look, ground: Ground): boolean {
  if (look.isHidden || look.isStruck || look.isStruckTwice) return false;
  if (look.size !== undefined && look.size <= LOWEST) return false;
  const { colour = 'auto' } = look;
  return typeof colour === 'string' || typeof ground === 'string' || !areAlike(colour, ground);
}

/** Letters that differ less from their ground in each of its colours are not seen on it. */
const MIN_DIFFERENCE = 6;

const areAlike = (one: Colour, other: Colour): boolean =>
  one.every((part, at) => Math.abs(part - (other[at] ?? 0)) < MIN_DIFFERENCE);
