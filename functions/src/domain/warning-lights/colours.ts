import type { SignalColour } from '@contract';

const COLOURS: [SignalColour, RegExp][] = [
  [
    'red',
    /(?<!\p{L})roj[oa]s?(?!\p{L})|\(red\)|^red$|(?<!\p{L})red (?:warning|light|lamp|indicator)/iu,
  ],
  [
    'amber',
    /(?<!\p{L})(?:[aá]mbar|naranjas?|anaranjad[oa]s?|amarill[oa]s?|yellow|amber|orange)(?!\p{L})/iu,
  ],
  ['green', /(?<!\p{L})(?:verdes?|green)(?!\p{L})/iu],
  ['blue', /(?<!\p{L})(?:azul(?:es)?|blue)(?!\p{L})/iu],
  ['white', /(?<!\p{L})(?:blanc[oa]s?|white)(?!\p{L})/iu],
];

/** The colours that a text names, red first. */
export const coloursIn = (text: string): SignalColour[] =>
  COLOURS.filter(([, names]) => names.test(text)).map(([colour]) => colour);

/** The name of a colour, for an expression. */
export const COLOUR = String.raw`(?:roj[oa]s?|[aá]mbar|naranjas?|anaranjad[oa]s?|amarill[oa]s?|verdes?|azul(?:es)?|blanc[oa]s?)(?!\p{L})`;
const ANY = new RegExp(String.raw`(?<!\p{L})${COLOUR}`, 'giu');

/** A text without the names of colours. */
export const withoutColours = (text: string): string => text.replace(ANY, '');
