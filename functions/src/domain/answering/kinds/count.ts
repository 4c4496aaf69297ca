import { alternativesOf } from '../../spanish/alternatives';
import type { KindOfSentence } from './kind';

const anyOf = alternativesOf('kinds-of-sentence.txt');

const HOW_MANY = /\bcuant[oa]s?\b/;
const TELLS_HOW_MANY = new RegExp(String.raw`\d|(?<!\p{L})(?:${anyOf('numbers')})(?!\p{L})`, 'iu');

/** How much or how many of anything: only what has a figure, or says none or all, tells it. */
export const COUNT: KindOfSentence = {
  id: 'count',
  asks: (plain) => HOW_MANY.test(plain),
  tells: (words) => TELLS_HOW_MANY.test(words),
  example: { question: '¿Cuántas personas caben?', told: 'Caben cinco.' },
  counterExample: { question: '¿Cuántas personas caben?', told: 'Caben con holgura.' },
};
