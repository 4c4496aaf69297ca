import type { Candidate } from './candidate';
import { columnCondition, ofCell, type Table } from './cells';
import { quantitiesIn, unitAbove, type Measured } from '../quantity/quantities-in';
import { boundIn, ofPart } from './pieces';
import type { Statement } from './sources';
import { quantitiesOf } from './quantities';
import { hasWord } from './words';

const FASTENING = hasWord('wheel fastening');
const WHEELS = hasWord('change of a wheel');
const ANOTHER = hasWord('another torque');
const TORQUE = /\b(?:par|pares|torque|apri?et\p{L}*|tighten\p{L}*)\b/u;

/** How tight the bolts of a wheel are to be, in tables. */
export function torquesInTables(grid: Table): Candidate[] {
  const isOfWheels = WHEELS.test(grid.title);
  return grid.cells.flatMap((cell) => {
    const isInUnit = unitAbove(cell.column, cell.plainColumn, 'torque') !== null;
    const isOfWheel =
      FASTENING.test(cell.plainLabel) || /^(?:rueda|ruedas|wheel)$/u.test(cell.plainLabel);
    if (!(isOfWheel || (isOfWheels && isInUnit)) || ANOTHER.test(cell.plainLabel)) return [];
    return quantitiesOf(cell, 'torque').map(({ value, unit, condition, alsoIn }) =>
      ofCell(cell, {
        ...{ kind: 'wheel-torque', of: cell.label, value, unit, alsoIn },
        conditions: [isInUnit ? '' : columnCondition(cell), condition],
        about: [condition],
      }),
    );
  });
}

/** The same in sentences: "Par de apriete de los tornillos de rueda: 110 Nm con llanta de acero". */
export function torquesInStatements(statement: Statement): Candidate[] {
  const { text, plain, title } = statement;
  const figures = quantitiesIn(text, { plain, kinds: ['torque'] });
  if (figures.length === 0) return [];
  const isOfWheel = FASTENING.test(plain) || WHEELS.test(title);
  if (!isOfWheel || ANOTHER.test(plain)) return [];
  if (!TORQUE.test(plain) && !TORQUE.test(title) && !/^[^.,]{2,30}: ?\d/u.test(plain)) return [];
  const main = figures.filter((figure) => !isBracketed(text, figure));
  return boundIn(text, main).map(({ figure, condition, part }) => {
    const { value, unit } = figure;
    const alsoIn = bracketedAfter(text, figure, figures);
    return ofPart(
      statement,
      { condition: condition.startsWith('(') ? '' : condition, part },
      { kind: 'wheel-torque', of: 'Tornillos de rueda', value, unit, alsoIn },
    );
  });
}

/** "110 N·m (81 lb·ft)": the same in another unit. */
const isBracketed = (text: string, { start }: Measured): boolean => text[start - 1] === '(';

export const bracketedAfter = (
  text: string,
  figure: Measured,
  all: readonly Measured[],
): Candidate['alsoIn'] =>
  all
    .filter(
      (other) =>
        isBracketed(text, other) && other.start - figure.end <= 2 && other.start >= figure.end,
    )
    .map(({ value, unit }) => ({ value, unit, isPrinted: true }));
