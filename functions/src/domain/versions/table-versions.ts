import {
  chosenTyre,
  ownTyreOf,
  tyreSizesIn,
  type Statement,
  type TableStatement,
  type TableVersions,
} from '@contract';
import { unitsOf } from '../quantity/units';
import { chosenVersion } from './chosen-version';
import { leadingToOwn } from './own-rows';
import { ENGINES, TYRES, type Told } from './told-apart';

type Distinguished = Omit<TableVersions, 'own' | 'ofTrim'>;

type Cells = { by: Distinguished['by']; cells: readonly string[]; isNamed: boolean };

function distinguished({ by, cells, isNamed }: Cells, told: Told): Distinguished | null {
  const of = told.of(cells);
  const names = [...new Set(of.flat())];
  return told.areSeveral(names, isNamed) ? { by, names, of } : null;
}

/** The rows and columns of a table that are of one: those whose first cell, or whose cell below "Motor", names it. */
function distinguishedIn({ header, rows }: TableStatement, told: Told): Distinguished | null {
  const columns = header.at(-1)?.cells ?? [];
  const at = columns.findIndex(told.isHeading);
  const first = rows.map(({ cells }) => cells[Math.max(0, at)] ?? '');
  const ofRows = distinguished({ by: 'rows', cells: first, isNamed: at >= 0 }, told);
  if (ofRows) return ofRows;
  // With names over several columns, the version may stand in any row of the header; the first column names the rows.
  for (const { cells } of header) {
    const ofColumns = { by: 'columns', cells: cells.slice(1), isNamed: at === 0 } as const;
    const found = distinguished(ofColumns, told);
    if (found) return { ...found, of: [[], ...found.of] };
  }
  return null;
}

const PRESSURE = new RegExp(
  String.raw`presi[oó]n|infla|(?<!\p{L})(?:${unitsOf('pressure')})(?!\p{L})`,
  'iu',
);

const isOfPressures = ({ above, header, rows, below }: TableStatement): boolean =>
  [above, below, ...[...header, ...rows].flatMap(({ cells }) => cells)].some((text) =>
    PRESSURE.test(text),
  );

/** Rows below such a one are of its size, and do not say so. */
const isTitle = ([name = '', ...others]: readonly string[]): boolean =>
  tyreSizesIn(name).length > 0 && others.every((cell) => cell.trim() === '');

/** As the owner calls them; of which sizes the manual says that the trim comes with them. */
export type Own = {
  engine: string | null;
  tyreSize: string | null;
  trim: string | null;
  sizesOfTrim: readonly string[];
};

function withOwnTyre(tyres: Distinguished, { tyreSize, trim, sizesOfTrim }: Own): TableVersions {
  const { own, isOfTrim } = ownTyreOf(tyres.names, { tyreSize, ofTrim: sizesOfTrim });
  return { ...tyres, own, ...(isOfTrim && trim !== null && { ofTrim: trim }) };
}

function withOwn(table: TableStatement, own: Own): TableStatement {
  const engines = distinguishedIn(table, ENGINES);
  // Other tables of tyres tell which may be fitted: nobody's own is asked for.
  const isAsked = isOfPressures(table) && !table.rows.some(({ cells }) => isTitle(cells));
  const tyres = isAsked ? distinguishedIn(table, TYRES) : null;
  return leadingToOwn({
    ...table,
    ...(engines && { versions: { ...engines, own: chosenVersion(own.engine, engines.names) } }),
    ...(tyres && { tyres: withOwnTyre(tyres, own) }),
  });
}

const lacks = (statement: Statement, size: string): boolean =>
  statement.kind === 'table' &&
  statement.tyres !== undefined &&
  statement.tyres.names.every((name) => chosenTyre(size, [name]) === null);

const notNamed = (size: string): Statement => ({
  kind: 'remark',
  text: `La tabla de tu manual no nombra ${size}: aquí la tienes como está.`,
  doubt: 'other-tyres',
});

/**
 * An answer's statements with what its tables say of which version and of which tyres, and which of them the vehicle has, as
 * its owner calls them; and a word where the manual does not name its tyres.
 */
export function withVersions(statements: readonly Statement[], own: Own): Statement[] {
  const { tyreSize } = own;
  const told = statements.map((one) => (one.kind === 'table' ? withOwn(one, own) : one));
  const isLacking = tyreSize !== null && told.some((one) => lacks(one, tyreSize));
  return isLacking ? [...told, notNamed(tyreSize)] : told;
}
