import { withoutRaisedMarks } from '../../spanish/raised';
import { fold } from '../../spanish/words';
import { withMarks } from './marks';
import { measureOf, withFigures } from '../../quantity/measures';
import { BLANKS } from '../../text/cells';

const INVISIBLE = /\p{Cf}/gu;
/** A word that its reader left cut where the line ends; "Start-\nStop" has a capital. */
const CUT = /(?<=\p{L})-\s+(?!(?:y|o|e|u)\s)(?=\p{Ll})/gu;
/** "15 000", "15.000", "15,000": a comma before three figures is a decimal one behind a zero only. */
const THOUSANDS = /(?<![\p{L}\d.,])[1-9]\d{0,2}(?:[ .,]\d{3})+(?!\d|[.,]\d)/gu;

/** How the same sign or unit is written otherwise. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[‐‑‒–—−]/g, '-'],
  [/["«»“”„'‘’`](?!t\b)/g, ' '],
  [/\+\/-|\+-/g, ' ± '],
  [/\bn\s?[·.•*x-]\s?m\b/g, 'nm'],
  [/(?<=\d\s?)n m\b/g, 'nm'],
  [/\b(?:r\/min|1\/min|min-1|u\/min|vueltas por minuto)\b/g, 'rpm'],
  [/\bl\/100 km\b/g, 'l/100km'],
  [/\bkilometros por hora\b/g, 'km/h'],
  [/\bpor ciento\b/g, '%'],
  [/(?<=\d)\s?º(?=\s?c\b)/g, ' °'],
  [/°\s+(?=[cf]\b)/g, '°'],
];

/** "15 A" are amperes, "15 a 20" is no unit: only the capital tells, so it is read before it is lost. */
const AMPERES = /(?<=\d\s?)A(?![\p{L}\d])/gu;
/** "10km": what touches a figure, and may be its unit. */
const GLUED = /(?<=\d)[\p{L}°%][\p{L}\d/]{0,8}(?![\p{L}\d/-])/gu;
const YES = /(?<!\p{L})sí(?!\p{L})/giu;

/**
 * A text as it is compared: lower case, no accents, one way to write figures, units and signs, numbers in figures, and
 * "@mark" for each word that decides what is claimed.
 */
export function plainForm(text: string): string {
  const composed = withoutRaisedMarks(text.normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(CUT, '');
  const whole = composed.normalize('NFKC').replace(AMPERES, ' amp').replace(YES, ' @yes ');
  const grouped = fold(whole.toLowerCase())
    .replace(BLANKS, ' ')
    .replace(THOUSANDS, (number) => number.replace(/\D/g, ''))
    .replace(/(?<=\d),(?=\d)/g, '.');
  const spelt = SPELLINGS.reduce((plain, [form, one]) => plain.replace(form, one), grouped);
  const apart = spelt.replace(GLUED, (word) => (measureOf(word) === undefined ? word : ` ${word}`));
  return withMarks(withFigures(apart)).replace(BLANKS, ' ');
}
