import type { Span } from '@contract';
import { anyOf } from './units';

/** A distance or a time in folded text, with its place there. */
export type Amount = {
  start: number;
  end: number;
  unit: keyof Span;
  value: number;
  /** "Una vez al año": says by itself that it comes again. */
  isFrequency: boolean;
};

const NUMBER = String.raw`\d{1,3}(?:[.,\s]\d{3})+(?![\d])|\d{1,6}(?![\d]|[.,]\d)`;
/** "Km/h", "km/1 año": how fast, and no distance. */
const A_RATE = String.raw`\s?/\s?(?:h|\d+(?!\d|\s?(?:anos?|mes|years?|months?)))`;
const DISTANCE = new RegExp(
  String.raw`(?<![\d.,/])(?<number>${NUMBER})\s?(?<thousand>mil\s|miles de )?` +
    String.raw`(?<unit>${anyOf('distances and hours')})(?![\p{L}\d]|${A_RATE})`,
  'gu',
);
const COUNTED: Record<string, number> = {
  medio: 0.5,
  media: 0.5,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  dieciocho: 18,
  veinticuatro: 24,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
};
const WORDS = Object.keys(COUNTED).join('|');
/** Units of time, as an expression for folded text. */
export const PERIOD = String.raw`anos?|meses|mes|semanas?|dias?|years?|months?|weeks?`;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<number>\d{1,3}(?:[.,]\d)?|(?:\d{1,2}\s?)?½|\d{1,2} 1/2|${WORDS})\s?(?<unit>${PERIOD})(?<half> y medi[oa])?(?!\p{L})`,
  'gu',
);
const FREQUENCY = new RegExp(
  String.raw`(?<!\p{L})(?:(?<times>${WORDS}|\d{1,2}) (?:vez|veces|times?) (?:al|por|a|per|cada) (?<of>ano|mes|semana|year|month|week)` +
    String.raw`|once an? (?<once>year|month|week)|(?:cada|every) (?<each>ano|mes|semana|year|month|week)(?<more> y medi[oa])?` +
    String.raw`|(?<adverb>anual|mensual|semanal)(?:mente)?|minut(?:os|es) (?:al|por|a|per) (?<minutes>mes|ano|month|year))(?!\p{L})`,
  'gu',
);

/** Months of a period, where half a month and a quarter stand for a fortnight and a week. */
function monthsOf(count: number, unit: string): number {
  if (/^(?:ano|year|anual)/u.test(unit)) return count * 12;
  if (/^(?:semana|week)/u.test(unit)) return count / 4;
  if (unit.startsWith('dia')) return Math.round(count / 15) / 2;
  return count;
}

const numberOf = (text: string): number => COUNTED[text] ?? Number(text.replace(/[.,\s]/gu, ''));

/** "18", "1,5", "1½", "1 1/2", "medio": of a time. */
function countOf(text: string): number {
  const [, whole = '', half] = /^(\d{0,2})\s?(½|1\/2)$/u.exec(text) ?? [];
  if (half !== undefined) return Number(whole) + 0.5;
  return COUNTED[text] ?? Number(text.replace(',', '.'));
}

const unitOf = (unit: string): keyof Span => {
  if (unit.startsWith('k')) return 'km';
  return unit.startsWith('h') ? 'hours' : 'miles';
};

const placed = (found: RegExpExecArray): Pick<Amount, 'start' | 'end'> => ({
  start: found.index,
  end: found.index + found[0].length,
});

/** Distances and times in folded text, in order. */
export function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const found of text.matchAll(DISTANCE)) {
    const { number = '', thousand, unit = '' } = found.groups ?? {};
    const value = numberOf(number) * (thousand ? 1000 : 1);
    // "10 miles" of a Spanish text are thousands of something.
    if (unit === 'miles' && value < 500) continue;
    amounts.push({ ...placed(found), unit: unitOf(unit), value, isFrequency: false });
  }
  for (const found of text.matchAll(FREQUENCY)) {
    const { times = 'una', of, once, each, more, adverb, minutes } = found.groups ?? {};
    const period = of ?? once ?? each ?? adverb ?? minutes ?? '';
    const value = monthsOf(more === undefined ? 1 : 1.5, period) / numberOf(times);
    amounts.push({ ...placed(found), unit: 'months', value, isFrequency: true });
  }
  for (const found of text.matchAll(TIME)) {
    const { number = '', unit = '', half } = found.groups ?? {};
    const place = placed(found);
    if (amounts.some(({ start, end }) => start < place.end && end > place.start)) continue;
    const value = monthsOf(countOf(number) + (half === undefined ? 0 : 0.5), unit);
    amounts.push({ ...place, unit: 'months', value, isFrequency: false });
  }
  return amounts.filter(({ value }) => value > 0).sort((one, other) => one.start - other.start);
}
