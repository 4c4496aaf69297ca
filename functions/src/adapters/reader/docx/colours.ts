import type { Attributes } from './word-element';

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
/** The colours of a document's theme by the names that attributes have for them. */
export type Theme = ReadonlyMap<string, Colour>;

export const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const GREY: Colour = [128, 128, 128];

/** Names of the colours of a theme in its own part, and in attributes of the text. */
const NAMES: [inTheme: string, inText: string[]][] = [
  ['dk1', ['dark1', 'text1']],
  ['lt1', ['light1', 'background1']],
  ['dk2', ['dark2', 'text2']],
  ['lt2', ['light2', 'background2']],
  ...[1, 2, 3, 4, 5, 6].map((n): [string, string[]] => [`accent${n}`, [`accent${n}`]]),
  ['hlink', ['hyperlink']],
  ['folHlink', ['followedHyperlink']],
];
/** Where a document has no theme, the dark and the light ones are as in those of Word; others are neither. */
const USUAL: Record<string, Colour> = { dk1: BLACK, lt1: WHITE };

/** Of highlighted letters, by name; of others nobody can say which they are. */
const HIGHLIGHTS: Record<string, string> = {
  ...{ black: '000000', blue: '0000FF', cyan: '00FFFF', green: '00FF00', magenta: 'FF00FF' },
  ...{ red: 'FF0000', yellow: 'FFFF00', white: 'FFFFFF', darkBlue: '000080', darkCyan: '008080' },
  ...{ darkGreen: '008000', darkMagenta: '800080', darkRed: '800000', darkYellow: '808000' },
  ...{ darkGray: '808080', lightGray: 'C0C0C0' },
};

export function hexColour(hex = ''): Colour | null {
  const [, red, green, blue] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

export const highlightColour = (name = ''): Colour | null => hexColour(HIGHLIGHTS[name]);

/** The colours of a theme, from its part; of a document without one those that need no saying. */
export function readTheme(xml: string): Theme {
  return new Map(
    NAMES.flatMap(([inTheme, inText]): [string, Colour][] => {
      const [, said] =
        new RegExp(`<a:${inTheme}>\\s*<[^<>]*?(?:lastClr|srgbClr val)="([^"<>]*)"`).exec(xml) ?? [];
      const colour = hexColour(said) ?? USUAL[inTheme] ?? GREY;
      return inText.map((name) => [name, colour]);
    }),
  );
}

/** How attributes name one colour: by itself, by the theme, and how much darker or lighter than the theme's. */
type Naming = { value: string; theme: string; shade: string; tint: string };
export const LETTERS: Naming = {
  ...{ value: 'val', theme: 'themeColor', shade: 'themeShade', tint: 'themeTint' },
};
export const FILL: Naming = {
  ...{ value: 'fill', theme: 'themeFill', shade: 'themeFillShade', tint: 'themeFillTint' },
};
export const PATTERN: Naming = { ...LETTERS, value: 'color' };

/** The colour that attributes name; null for "auto" and what is none. That of the theme is the one that Word shows. */
export function colourIn(attributes: Attributes, naming: Naming, theme: Theme): Colour | null {
  const base = theme.get(attributes[naming.theme] ?? '');
  if (!base) return hexColour(attributes[naming.value]);
  const [shade, tint] = [shareIn(attributes[naming.shade]), shareIn(attributes[naming.tint])];
  return mixed(mixed(base, BLACK, 1 - shade), WHITE, 1 - tint);
}

const shareIn = (hex = 'FF'): number =>
  (/^[\da-f]{2}$/i.test(hex) ? Number.parseInt(hex, 16) : 255) / 255;

export const mixed = (under: Colour, over: Colour, share: number): Colour => {
  const part = (at: 0 | 1 | 2): number => under[at] * (1 - share) + over[at] * share;
  return [part(0), part(1), part(2)];
};

/** Letters that differ less from their ground in each of its colours are not seen on it. */
const LEAST_DIFFERENCE = 6;

export const areAlike = (one: Colour, other: Colour): boolean =>
  one.every((part, at) => Math.abs(part - (other[at] ?? 0)) < LEAST_DIFFERENCE);
