import { alternativesOf } from '../../spanish/alternatives';
import type { KindOfSentence } from './kind';

const anyOf = alternativesOf('kinds-of-sentence.txt');

const ASKS_WHETHER = new RegExp(
  [
    String.raw`^(?:y )?(?:se )?(?:puedo|puede|podemos|debo|tengo que|hay que)\b`,
    String.raw`\b(?:puedo|se (?:l[aeo]s? )?puede)\b`,
    String.raw`\bes (?:malo|normal|obligatorio|necesario|peligroso|seguro)\b`,
    String.raw`\bhace falta\b`,
    String.raw`\bpasa algo si\b`,
  ].join('|'),
);
const RULES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('rules')})(?!\p{L})`, 'iu');

/** Whether something may or must be done, which a rule answers. */
export const PERMISSION: KindOfSentence = {
  id: 'permission',
  asks: (plain) => ASKS_WHETHER.test(plain),
  tells: (words) => RULES.test(words),
  example: {
    question: '¿Puedo lavar el coche con la baca?',
    told: 'No entre con la baca en un túnel.',
  },
  counterExample: { question: '¿Puedo lavar el coche con la baca?', told: 'La baca es negra.' },
};

/** A question that begins so is no question for a figure, whatever it names, unless it has one of these words. */
const BEGINS_WHETHER =
  /^(?:y )?(?:(?:se|lo|la|los|las|le|les|me) ){0,2}(?:puedo|puede|podemos|podria|debo|deberia|tengo que|hay que|es (?:malo|normal|obligatorio|necesario|peligroso|seguro))\b/;
const ASKS_WHICH =
  /\b(?:cuant[oa]s?|cual(?:es)?|cuando|como|donde|maxim[oa]s?|minim[oa]s?)\b|\b(?:a|de|con|hasta) que\b/;

export const asksOnlyWhether = (plain: string): boolean =>
  BEGINS_WHETHER.test(plain) && !ASKS_WHICH.test(plain);
