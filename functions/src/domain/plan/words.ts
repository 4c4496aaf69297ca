import { alternativesOf } from '../spanish/alternatives';

export { withoutEnd } from '../spanish/ends';
export { folded } from '../spanish/folded';

export const anyOf = alternativesOf('plan.txt');

/** Whole words of a section of `plan.txt`, in text that was folded. */
export const wordsOf = (section: string, flags = 'u'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${anyOf(section)})(?!\p{L})`, flags);
