import {
  areAlike,
  colourIn,
  FILL,
  highlightColour,
  LETTERS,
  mixed,
  PATTERN,
  WHITE,
  type Colour,
  type Theme,
} from './colours';
import { saysYes, type Attributes, type WordElement } from './word-element';

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
const BLACK: Colour = [0, 0, 0];

/** Elements that say something of the look of letters. */
export const LOOKS: ReadonlySet<string> = new Set(
  'w:vanish w:strike w:dstrike w:b w:vertAlign w:sz w:color w:shd w:highlight'.split(' '),
);

/** What an element of the properties of letters says of their look; an empty look where that is nothing. */
function lookOf({ name, attributes }: WordElement, theme: Theme): Look {
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
      return { colour: colourIn(attributes, LETTERS, theme) ?? 'auto' };
    case 'w:shd':
      return { shade: shadeIn(attributes, theme) };
    case 'w:highlight':
      return { highlight: highlightColour(attributes['val']) ?? 'none' };
    default:
      return {};
  }
}

/** How letters look by their properties: `<w:rPr>`. */
export const lookIn = (properties: WordElement | undefined, theme: Theme): Look =>
  (properties?.children ?? []).reduce<Look>(
    (look, element) => ({ ...look, ...lookOf(element, theme) }),
    {},
  );

/** "32" counts half points, "16pt" points. */
function sizeIn(value = ''): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(pt)?$/.exec(value) ?? [];
  return Number(number ?? 0) * (unit ? 2 : 1);
}

/** The ground that a `<w:shd/>` makes: a fill, and over it a pattern of another colour. */
export function shadeIn(attributes: Attributes, theme: Theme): Ground {
  const pattern = attributes['val'] ?? 'clear';
  const fill = colourIn(attributes, FILL, theme);
  if (pattern === 'clear') return fill ?? 'none';
  if (pattern === 'nil') return 'none';
  const over = colourIn(attributes, PATTERN, theme) ?? BLACK;
  if (pattern === 'solid') return over;
  const [, percent] = /^pct(\d{1,2})$/.exec(pattern) ?? [];
  return percent === undefined ? 'unknown' : mixed(fill ?? WHITE, over, Number(percent) / 100);
}

/** The looks of the styles of letters: of all of the document, of their table, their paragraph and themselves. */
export type Levels = { defaults: Look; styles: readonly Look[]; own: Look };

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
