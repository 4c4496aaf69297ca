import type { ExcerptBlock } from '@contract';

type ShownUnit = ExcerptBlock['units'][number];

/** The words of a unit in one line: a list's mark before its item, the cells of a row beside each other. */
export function textOfUnit(unit: ShownUnit): string {
  if ('cells' in unit) return unit.cells.join(' | ');
  return 'mark' in unit ? `${unit.mark} ${unit.text}`.trim() : unit.text;
}
