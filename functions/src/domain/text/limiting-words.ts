import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('limiting-words.txt');

/** Openings of sentences that limit, contradict or forbid what was just said: they go wherever it goes. */
const LIMITS = new RegExp(String.raw`^(?:${anyOf('limits')})`, 'iu');

/** Words that forbid, or tell of harm to people, wherever they stand. */
const FORBIDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('forbids')})(?!\p{L})`, 'iu');

export const opensWithLimit = (sentence: string): boolean => LIMITS.test(sentence);
export const forbids = (sentence: string): boolean => FORBIDS.test(sentence);
