import type { PlanAction } from '@contract';
import { meaningsIn } from '../table/legend';
import { printedLine, type ManualPart } from '../findings/manual-part';
import { actionOfMeaning } from './actions';

/** "Abreviaturas: C, comprobar; R es reemplazar": a comma or a verb between a mark and what it means. */
const IN_WORDS =
  /(?<=^|[:;.]\s)(\p{Lu}{1,2})(?:,|\s(?:es|significa|quiere decir))\s(\p{L}[^;.]{2,80})/gmu;
/** Parts before a table and behind it in which its legend may stand. */
const BEFORE = 6;
const BEHIND = 4;

const textOf = (part: ManualPart): string[] =>
  part.kind === 'table' ? part.rows.map(({ text }) => text) : part.said.map(printedLine);

/** What the marks of a plan mean, as lines beside it say. */
export function legendOf(
  parts: readonly ManualPart[],
  at: number,
  marks: ReadonlySet<string>,
): Map<string, PlanAction> {
  // A line right above a table may have been taken for its title.
  const above = parts[at]?.titles.slice(-1) ?? [];
  const beside = parts
    .slice(Math.max(0, at - BEFORE), at + 1 + BEHIND)
    .filter((part) => part.kind !== 'table' || part.rows.length <= BEHIND)
    .flatMap(textOf);
  const text = [...above, ...beside].join('\n');
  const said = [...meaningsIn(text, marks)].map(([mark, meaning]) => [mark, meaning.text] as const);
  const more = [...text.matchAll(IN_WORDS)].map(
    ([, mark = '', meant = '']) => [mark, meant] as const,
  );
  const actions = [...said, ...more].flatMap(([mark, meant]) => {
    const action = actionOfMeaning(meant);
    return action ? [[mark, action] as const] : [];
  });
  // What is said first of a mark holds.
  return new Map(actions.toReversed());
}
