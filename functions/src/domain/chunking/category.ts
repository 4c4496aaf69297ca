import type { ChunkCategory } from '@contract';
import { quantitiesIn } from '../quantity/quantities-in';
import { CELL_SEPARATOR } from '../text/cells';
import { alternativesOf } from '../spanish/alternatives';
import { fold } from '../spanish/words';

const anyOf = alternativesOf('category.txt');

/** Words of each category, without accents. A word counts once; in a heading it counts `IN_HEADING` times. */
const WORDS: Record<Exclude<ChunkCategory, 'general'>, RegExp> = {
  troubleshooting: new RegExp(String.raw`\b(?:${anyOf('faults')})\b`, 'g'),
  maintenance: new RegExp(String.raw`\b(?:${anyOf('maintenance')})\b`, 'g'),
  specification: new RegExp(String.raw`\b(?:${anyOf('specification')})\b`, 'g'),
};
const IN_HEADING = 3;
/** So many figures with units, or table rows with figures, are a table of data. */
const MANY_FIGURES = 4;
/** Below this a passage is about nothing in particular. */
const MIN_SCORE = 2;
/** What wins when two are as strong: what an owner in trouble needs first. */
const ORDER = ['troubleshooting', 'maintenance', 'specification'] as const;

/**
 * What a passage is good for, by the words of its headings and its text and by its figures: data with units are a
 * specification, intervals and service words maintenance, symptoms and warning lights troubleshooting.
 */
export function categoryOf(content: string, headings: readonly string[]): ChunkCategory {
  const text = fold(content).toLowerCase();
  const title = fold(headings.join(' \n ')).toLowerCase();
  const scores = ORDER.map((category) => {
    const pattern = WORDS[category];
    return IN_HEADING * countDistinct(title, pattern) + countDistinct(text, pattern);
  });
  scores[ORDER.indexOf('specification')] = (scores.at(-1) ?? 0) + figuresScore(content);
  const best = Math.max(...scores);
  return best < MIN_SCORE ? 'general' : (ORDER[scores.indexOf(best)] ?? 'general');
}

function figuresScore(content: string): number {
  const quantities = quantitiesIn(content).length;
  const rows = content
    .split('\n')
    .filter((line) => line.includes(CELL_SEPARATOR) && /\d/.test(line));
  return (quantities >= MANY_FIGURES ? 2 : 0) + (rows.length >= MANY_FIGURES ? 1 : 0);
}

const countDistinct = (text: string, pattern: RegExp): number => new Set(text.match(pattern)).size;
