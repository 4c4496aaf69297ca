import { isWarningLabel } from '../../../../domain/text/warning-words';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Run } from '../types';

/** In sizes of their letters: how far from a sign its text stands, and how near what belongs to its word. */
const FARTHEST = 3;
const GLUED = 0.15;
/** Steps are counted from the first sign on, at one edge but for so many points. */
const MIN_STEPS = 2;
const SAME_EDGE = 3;
/** So often a font draws a letter where no text has one, before it is taken for one of signs; with no more different letters. */
const MIN_ODD = 2;
const MAX_SIGNS = 24;
const LETTER = /^[A-Za-z0-9#]$/;
const SMALL = /^\p{Ll}$/u;
const BEGINS = /^[\p{Lu}¿¡«"]/u;
const PAGE = /^\d{1,4}[.,;)]?$/;

/** A sign that is there and that nobody can tell. */
export const UNKNOWN_SIGN = '▯';

type Placed = { run: Run; before: Run | null; next: Run | null };

/**
 * Runs with what the signs are that a font draws for single letters: those that count are steps, one before the label of a warning is
 * its mark, those at the begin of lines are bullets, one alone again and again a mark in a table. All others are unknown.
 */
export function withSigns(runs: Run[]): Run[] {
  if (!runs.some(({ isSign }) => isSign)) return runs;
  const signs = runs.filter(({ isSign, text }) => isSign && LETTER.test(text));
  if (signs.length === 0) return joined(runs);
  const placed = signs.map((run) => placeOf(run, runs));
  if (!areSigns(placed)) return joined(runs);
  const shown = new Map<Run, string>();
  const steps = stepsAmong(placed);
  const warning = new Set(placed.filter(isOfWarning).map(({ run }) => run.text));
  const alone = new Set(placed.filter(isAlone).map(({ run }) => run.text));
  for (const one of placed) shown.set(one.run, steps.get(one.run) ?? signOf(one, warning, alone));
  return joined(runs, shown);
}

/** Runs with what their signs are; what only another font draws within a word is no sign, and is part of that. */
function joined(runs: readonly Run[], shown: ReadonlyMap<Run, string> = new Map()): Run[] {
  const whole: Run[] = [];
  let before: Run | undefined;
  for (const run of runs) {
    const last = whole.at(-1);
    const isCut = before?.last === run.first - 1 && before.isSign !== run.isSign;
    if (last && before && isCut && !shown.has(run) && !shown.has(before)) {
      const [text, right] = [last.text + run.text, Math.max(last.right, run.right)];
      whole[whole.length - 1] = { ...last, text, right, last: run.last };
    } else {
      const text = shown.get(run);
      whole.push(text === undefined ? run : { ...run, text });
    }
    before = run;
  }
  return whole;
}

function signOf(one: Placed, warning: ReadonlySet<string>, alone: ReadonlySet<string>): string {
  const { text } = one.run;
  if (warning.has(text)) return '⚠';
  if (isAlone(one)) return alone.size === 1 ? '●' : UNKNOWN_SIGN;
  if (one.before === null && one.next) return '•';
  // "▸ 188": what points to a page has its number behind it.
  return one.next && PAGE.test(one.next.text) ? '►' : UNKNOWN_SIGN;
}

const isAlone = ({ before, next }: Placed): boolean => before === null && next === null;

const isOfWarning = ({ before, next }: Placed): boolean =>
  before === null && next !== null && isWarningLabel(next.text);

/** A small letter before what begins a sentence, or any one glued to it, is none of a text. */
function areSigns(placed: readonly Placed[]): boolean {
  if (new Set(placed.map(({ run }) => run.text)).size > MAX_SIGNS) return false;
  const odd = placed.filter(
    ({ run, before, next }) =>
      before === null &&
      next !== null &&
      BEGINS.test(next.text) &&
      (SMALL.test(run.text) || (/\d/.test(run.text) && next.left - run.right < GLUED * run.size)),
  );
  return odd.length >= MIN_ODD;
}

function placeOf(run: Run, runs: readonly Run[]): Placed {
  let before: Run | null = null;
  let next: Run | null = null;
  const most = FARTHEST * run.size;
  for (const other of runs) {
    if (other === run || other.turned !== run.turned || !isSameBaseline(other, run)) continue;
    const isLeft = other.left < run.left;
    if (isLeft && run.left - other.right <= most && (!before || other.left > before.left))
      before = other;
    if (!isLeft && other.left - run.right <= most && (!next || other.left < next.left))
      next = other;
  }
  return { run, before, next };
}

/** "1.", "2.": of signs at one edge whose letters follow each other from "a" or "1" on. */
function stepsAmong(placed: readonly Placed[]): Map<Run, string> {
  const steps = new Map<Run, string>();
  const starts = placed.filter(({ before, next }) => before === null && next !== null);
  for (const { run } of starts) {
    if (!/^[aA1]$/.test(run.text)) continue;
    const own = [run];
    for (const { run: next } of starts.slice(starts.findIndex((one) => one.run === run) + 1)) {
      const last = own.at(-1) ?? run;
      const follows = next.text.charCodeAt(0) === last.text.charCodeAt(0) + 1;
      if (follows && Math.abs(next.left - run.left) <= SAME_EDGE) own.push(next);
    }
    if (own.length < MIN_STEPS) continue;
    own.forEach((one, at) => steps.set(one, `${at + 1}.`));
  }
  return steps;
}
