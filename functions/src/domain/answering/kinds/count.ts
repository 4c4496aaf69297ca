import { alternativesOf } from '../../spanish/alternatives';
import { KINDS, unitsOf } from '../../quantity/units';
import type { KindOfSentence } from './kind';

const anyOf = alternativesOf('kinds-of-sentence.txt');

const HOW_MANY = /\bcuant[oa]s?\b/;
const tellsAny = (...words: string[]): RegExp =>
  new RegExp(String.raw`\d|(?<!\p{L})(?:${words.map(anyOf).join('|')})(?!\p{L})`, 'iu');
const TELLS_HOW_MANY = tellsAny('counting', 'all or none');
const COUNTS = tellsAny('counting');

/** The number of a step, of a figure, of a page: no number of things. */
const NO_NUMBER =
  /^ {0,8}\(?\d{1,2}[.)]\s|(?<!\p{L})(?:fig(?:ura|\.)?|p[aá]g(?:ina|\.)?|p\.|cap[ií]tulo)\s?\d+/gimu;
const OF_A_UNIT = new RegExp(
  String.raw`(?<![\d.,])\d[\d.,]{0,12}\s?(?:${unitsOf(...KINDS)})(?![\p{L}\d])`,
  'giu',
);

/** How many things there are, or times: neither how long nor how far. */
export const tellsNumber = (words: string): boolean =>
  COUNTS.test(words.replace(NO_NUMBER, ' ').replace(OF_A_UNIT, ' '));

/** How much or how many of anything: only what has a figure, or says none or all, tells it. */
export const COUNT: KindOfSentence = {
  id: 'count',
  asks: (plain) => HOW_MANY.test(plain),
  tells: (words) => TELLS_HOW_MANY.test(words),
  example: { question: '¿Cuántas personas caben?', told: 'Caben cinco.' },
  counterExample: { question: '¿Cuántas personas caben?', told: 'Caben con holgura.' },
};
