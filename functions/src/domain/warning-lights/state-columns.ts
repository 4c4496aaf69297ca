import { mentionOf, type LightMention } from './light-mention';
import type { LightRow } from './table-rows';

/** A cell of a version that has no such light, or of a light that wants nothing. */
export const EMPTY = /^(?:[—–-]*|no tiene|no)$/iu;

/** "Fija | Parpadea" above what each means: a mention of each state, with what other columns say of both. */
export function inColumnsOfStates(
  { row, columns }: LightRow,
  light: Parameters<typeof mentionOf>[0],
  ofStates: readonly number[],
): LightMention[] {
  const saidAt = (at: number): string[] =>
    [row.cells[at] ?? ''].filter((cell) => !EMPTY.test(cell));
  const common = columns.meaning.filter((at) => !ofStates.includes(at)).flatMap(saidAt);
  return ofStates.flatMap((at) => {
    const own = saidAt(at);
    const blinks = columns.states[at] ?? null;
    return own.length > 0 ? [mentionOf(light, blinks, [...own, ...common], row)] : [];
  });
}
