import { anyOf } from '../quantity/units';
import type { Span } from '../text/sentences';

/** "Miles de km", "km × 1.000", "en meses": what bare figures count, as it is written, and by how much they are less. */
type CountedUnit = Span & { said: string; sign: string; isThousands: boolean };

const UNIT = `(?:${anyOf('what plans count')})`;
const THOUSAND = String.raw`(?:1[.,\s]?000|10³|mil)`;
const TIMES = String.raw`(?:[x×*·]|por)\s?${THOUSAND}`;
/** Of every unit: most lines hold none, and this tells it sooner. */
const MAY_BE_UNIT = new RegExp(UNIT, 'iu');
/** A figure right before it is counted by it itself: "cada 15.000 km" says nothing of other figures. */
const COUNTED_UNIT = new RegExp(
  String.raw`(?<!\p{L})miles de (?<after>${UNIT})(?!\p{L})` +
    String.raw`|${TIMES}\s?(?<behind>${UNIT})(?!\p{L})` +
    String.raw`|(?<=\(|\ben )${THOUSAND}\s?(?<counted>${UNIT})(?!\p{L})` +
    String.raw`|(?<!\p{L})(?<!\d\s?)(?<before>${UNIT})(?:\s?\((?:en miles|${TIMES})\)|\s(?:en miles|${TIMES})|${TIMES})` +
    String.raw`|(?<!\p{L})(?<!\d\s?)(?<bare>${UNIT})(?!\p{L}|\s?/\s?h)`,
  'giu',
);

/** What figures without a unit of their own count, as a text says: each thing once, in order. */
export function countedUnits(text: string): CountedUnit[] {
  if (!MAY_BE_UNIT.test(text)) return [];
  const units = new Map<string, CountedUnit>();
  for (const found of text.matchAll(COUNTED_UNIT)) {
    const { after, behind, counted, before, bare } = found.groups ?? {};
    const unit = after ?? behind ?? counted ?? before ?? bare ?? '';
    const sign = /^k/iu.test(unit) ? 'km' : unit.toLowerCase();
    if (units.has(sign)) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    units.set(sign, { start, end, said: found[0], sign, isThousands: bare === undefined });
  }
  return [...units.values()];
}

/** "(km)", "en meses": no mere mention of a unit, as in "según los kilómetros". */
const IS_SAID_AS_UNIT = new RegExp(String.raw`(?:\(|(?<!\p{L})en )(?:en )?${UNIT}(?!\p{L})`, 'iu');
const MAX_CAPTION_LENGTH = 120;

/** Whether a line tells what the figures of a plan count: its title by any unit, other text by naming one as such. */
const namesUnit = (text: string, isTitle: boolean): boolean =>
  MAY_BE_UNIT.test(text) &&
  (countedUnits(text).some(({ isThousands }) => isTitle || isThousands) ||
    (!isTitle && IS_SAID_AS_UNIT.test(text)));

/** Lines above a table and below it that may tell what its figures count. */
const MAX_ABOVE = 4;
const MAX_BELOW = 3;

/** Of which `isTitle` is the title of a table, or what might be. */
type NearLine = Span & { isTitle: boolean };

/**
 * The line that tells what the bare figures of a table's head count, the nearest first: `above` and `below` are the lines
 * on its page there, in order.
 */
export function unitLine(
  text: string,
  above: readonly NearLine[],
  below: readonly NearLine[],
): Span | null {
  const isIt = (isAbove: boolean) => (line: NearLine) =>
    line.end - line.start <= MAX_CAPTION_LENGTH &&
    namesUnit(text.slice(line.start, line.end), isAbove && line.isTitle);
  return (
    above.slice(-MAX_ABOVE).findLast(isIt(true)) ??
    below.slice(0, MAX_BELOW).find(isIt(false)) ??
    null
  );
}

const BARE = /^(\d{1,4})(?:,(\d{1,3}))?$/;
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** "60" of "miles de km" as "60.000 km"; null for what is no bare figure, or of no such unit. */
function writtenOut(figure: string, { sign, isThousands }: CountedUnit): string | null {
  const [, whole = '', part = ''] = BARE.exec(figure) ?? [];
  if (!isThousands || whole === '') return null;
  const digits = `${whole}${part.padEnd(3, '0')}`.replace(/^0+(?=\d)/, '');
  return `${digits.replace(THOUSANDS, '.')} ${sign}`;
}

const SEPARATOR = ' · ';

/** " = 20.000 km · 40.000 km" of "20" and "40" that a unit counts in thousands; nothing where some figure is no such. */
export function writtenOutAll(unit: string, figures: readonly string[]): string {
  const [first] = countedUnits(unit);
  const whole = first ? figures.map((figure) => writtenOut(figure, first)) : [null];
  return whole.length === 0 || whole.includes(null) ? '' : ` = ${whole.join(SEPARATOR)}`;
}

const FIGURES = String.raw`\d[\d.,]{0,8}(?: · \d[\d.,]{0,8}){0,40}`;
const WRITTEN = String.raw`\d[\d.]{0,12} \p{L}{2,6}(?: · \d[\d.]{0,12} \p{L}{2,6}){0,40}`;
const EQUATION = new RegExp(
  String.raw`(?<=([^\n;]{1,60}) (?=\d))(${FIGURES})( = ${WRITTEN})(?!\p{L})`,
  'gu',
);

/** A text without the figures that it writes out from others, as far as that is true. */
export const withoutWrittenOut = (text: string): string =>
  text.includes(' = ')
    ? text.replace(EQUATION, (whole: string, unit: string, figures: string, written: string) =>
        writtenOutAll(unit, figures.split(SEPARATOR)) === written ? figures : whole,
      )
    : text;
