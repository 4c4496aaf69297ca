import { groundOn, shadeOf } from './grounds';
import type { Row } from './line-texts';
import type { Around } from './letters';
import { showsFirstRow, type Styles } from './styles';
import { createRows, type Cell } from './table-rows';
import { find, findAll, saysYes, valueOf, type WordElement } from './word-element';

/** What elements say, line by line. */
type TextsIn = (elements: readonly WordElement[], around: Around) => string[];

/** The rows of a table of Word as its lines; those before the first other one may name its columns. */
export function rowsOf(
  table: WordElement,
  outer: Around,
  { styles, textsIn }: { styles: Styles; textsIn: TextsIn },
): Row[] {
  const style = styles.table(valueOf(table, 'w:tblPr', 'w:tblStyle'));
  const shade = shadeOf(table, 'w:tblPr') ?? style.shade;
  const around = { ...outer, table: style, ground: groundOn(outer.ground, shade) };
  const isNamed = showsFirstRow(table, style);
  const lineOf = createRows();
  let isHead = true;
  return findAll(table, 'w:tr').flatMap((row, at): Row[] => {
    const properties = find(row, 'w:trPr');
    if (find(properties, 'w:del')) return [];
    isHead &&= (at === 0 && isNamed) || saysYes(find(properties, 'w:tblHeader')?.attributes);
    const cells = findAll(row, 'w:tc').map((cell): Cell => {
      const own = shadeOf(cell, 'w:tcPr') ?? style.cells;
      const merge = find(cell, 'w:tcPr', 'w:vMerge');
      return {
        columns: Number.parseInt(valueOf(cell, 'w:tcPr', 'w:gridSpan') ?? '1', 10) || 1,
        texts: textsIn(cell.children, { ...around, ground: groundOn(around.ground, own) }),
        goesOn: merge !== undefined && merge.attributes['val'] !== 'restart',
      };
    });
    return lineOf(cells).map((text) => ({ text, namesColumns: isHead }));
  });
}
