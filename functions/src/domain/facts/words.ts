import { alternativesOf } from '../spanish/alternatives';

export { trimmedOf } from '../spanish/ends';
export { folded as plainOf } from '../spanish/folded';

export const anyOf = alternativesOf('facts.txt');

/** Whole words (or the beginning of a name) of a section of `facts.txt`, in folded text. */
export const wordsOf = (section: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(section)})(?![\\p{L}\\d])`, 'u');

/** Nothing but one of them, with or without something in brackets behind it. */
export const nameOf = (section: string): RegExp =>
  new RegExp(`^(?:${anyOf(section)})(?: ?\\([^()]*\\))?$`, 'u');
