import type { ManualPart } from '../findings/manual-part';
import type { Section } from './sections';

/** No procedure is longer: the end of one that is has not been found. */
const MAX_UNITS = 70;

const NUMBER = /^\(?(\d{1,2}|[a-z])[.)]/u;

/** 3 of "3." and "c)"; null of a bullet. */
function numberOf(mark: string): number | null {
  const [, number] = NUMBER.exec(mark) ?? [];
  if (number === undefined) return null;
  return /\d/u.test(number) ? Number(number) : number.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

const numbersIn = (part: ManualPart): number[] =>
  part.kind === 'list' ? part.said.flatMap(({ mark }) => numberOf(mark) ?? []) : [];

/** "4. Apriete" in the first cell of a table is a step that was read as a row. */
const startsOf = (part: ManualPart): number[] =>
  part.kind === 'table'
    ? part.rows.flatMap(({ cells }) => numberOf((cells[0] ?? '').trim()) ?? [])
    : part.said.slice(0, 1).flatMap(({ text }) => numberOf(text.trim()) ?? []);

/** Every number follows the one before, or begins anew. */
const isInOrder = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);

const lastText = (part: ManualPart | undefined): string =>
  !part || part.kind === 'table' ? '' : (part.said.at(-1)?.text.trim() ?? '');

const ENDED = /[.!?…)»”"\]]$/u;

/** A line that ends in a colon with nothing after it; a last step without the full stop that the others have. */
function endsOpen(parts: readonly ManualPart[]): boolean {
  const leads = parts.some((part, at) => {
    const next = parts[at + 1];
    return lastText(part).endsWith(':') && (!next || next.kind === 'paragraph');
  });
  const last = parts.at(-1);
  if (leads || !last) return true;
  if (last.kind === 'table' || ENDED.test(lastText(last))) return false;
  const texts = parts.flatMap((part) => (part.kind === 'table' ? [] : part.said));
  return texts.filter(({ text }) => ENDED.test(text.trim())).length > texts.length / 2;
}

/**
 * Whether a procedure has been read whole: no step is missing, none goes on elsewhere, and its end is known. One that is cut
 * off is worse than none.
 */
export function isWhole({ parts: placed, next }: Section): boolean {
  const parts = placed.map(({ part }) => part);
  const units = parts.reduce(
    (sum, part) => sum + (part.kind === 'table' ? 1 : part.said.length),
    0,
  );
  const numbers = parts.flatMap(numbersIn);
  const follows = (numbers.at(-1) ?? 0) + 1;
  const goesOn =
    next !== null &&
    numbers.length > 0 &&
    follows > 2 &&
    [...numbersIn(next).slice(0, 1), ...startsOf(next).slice(0, 1)].includes(follows);
  const hasStepInTable =
    numbers.length > 0 && parts.some((part) => part.kind === 'table' && startsOf(part).length > 0);
  return units <= MAX_UNITS && isInOrder(numbers) && !goesOn && !hasStepInTable && !endsOpen(parts);
}
