import { alternativesOf } from '../spanish/alternatives';
import { folded } from '../spanish/folded';

const anyOf = alternativesOf('plan.txt');
/** ": Sustituir": a line of a legend whose sign is no letter. */
const WITHOUT_MARK = new RegExp(
  String.raw`^\s{0,8}[:=]\s{0,4}(?:${anyOf('works in legends')})`,
  'u',
);
const FEWEST = 2;

/**
 * Whether a page explains signs that are not in its text: they are drawn, and so are those in the cells of its table, of
 * which nothing is known.
 */
export const explainsNoMarks = (text: string): boolean =>
  text.split('\n').filter((line) => WITHOUT_MARK.test(folded(line))).length >= FEWEST;
