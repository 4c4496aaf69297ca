import { stepNumber } from '../../text/steps';
import type { Span } from '../../text/sentences';
import { announcement, turnsBeyond } from './announcement';
import { endsInColon, sliceOf } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { beginOfList, formOf, instructs } from './list-form';
import { POINTS_ON } from '../../document/meaning-words';

/** Where the list starts with which a passage begins, below a page's running title at most; null when it begins otherwise. */
export function listAtStart(chunk: PassageText): number | null {
  const first = linesIn(chunk).find(({ kind }) => kind !== 'row');
  return first && formOf(chunk, first) !== null ? first.start : null;
}

/** Whether what stands at `start` belongs to the list with which a passage begins. */
export function beginsList(chunk: PassageText, start: number): boolean {
  const first = listAtStart(chunk);
  if (first === null) return false;
  const lines = linesIn(chunk);
  const own = lines.findIndex((line) => line.start <= start && start < line.end);
  return own >= 0 && lines[beginOfList(chunk, lines, own)]?.start === first;
}

/** How the end of a passage bears on a list that begins the next one. */
type End =
  | { is: 'announcement'; span: Span }
  /** An item of the same list, which `at` is in. */
  | { is: 'item'; at: number }
  /** It may announce the list, or may not. */
  | { is: 'unclear' }
  | { is: 'nothing' };

export function endBefore(previous: PassageText, next: PassageText): End {
  const last = linesIn(previous).at(-1);
  const begin = listAtStart(next);
  const first = linesIn(next).find(({ start }) => start === begin);
  if (!last || !first) return { is: 'nothing' };
  const item = sliceOf(next, first);
  if (last.kind === 'item') {
    const areAlike = formOf(previous, last) === formOf(next, first) && stepNumber(item) !== 1;
    return areAlike ? { is: 'item', at: last.start } : { is: 'nothing' };
  }
  const span = announcement(previous, last, turnsBeyond);
  if (!span) return { is: 'nothing' };
  const said = sliceOf(previous, span);
  const pointsOn = last.kind === 'title' || endsInColon(said) || POINTS_ON.test(said);
  if (pointsOn) return { is: 'announcement', span };
  return { is: instructs(item) ? 'nothing' : 'unclear' };
}
