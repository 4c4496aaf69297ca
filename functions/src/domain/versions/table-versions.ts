import type { Statement, TableVersions } from '@contract';
import { folded } from '../spanish/folded';
import { chosenVersion, wordsIn } from './chosen-version';
import { compareEngines, engineIn, namesEngine, namesVersions, ofWhat } from './engine';

type Table = Pick<Extract<Statement, { kind: 'table' }>, 'header' | 'rows'>;
type Told = Omit<TableVersions, 'own'>;

/** "1.0 T 95, 1.2 T 130". */
const SEVERAL = /\s(?:y|o|e)\s|\s?[,;/]\s/u;
const MAX_NAME_LENGTH = 40;
/** More of them are no versions, or too many to choose from. */
const MAX_VERSIONS = 8;

/** Nothing but what an engine is called: "1.5 DX diésel", "Motor 1.2"; not "Aceite del motor 1.2". */
const isEngine = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && namesEngine(engineIn(text)) && ofWhat(text) === '';

const partsOf = (cell: string): string[] => {
  const parts = cell.split(SEVERAL).map((part) => part.trim());
  return parts.every(isEngine) ? parts : isEngine(cell) ? [cell.trim()] : [];
};

/** What all of them begin with says of none which it is: "Aceite del motor 1.2", "Aceite del motor 1.5". */
function withoutCommonBeginning(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.split(' '));
  const [first = []] = words;
  const differs = (at: number) =>
    words.some((own) => own[at] !== first[at] || own.length <= at + 1);
  const common = first.findIndex((_, at) => differs(at));
  return words.map((own) => own.slice(Math.max(0, common)).join(' '));
}

const areOfSeveral = (names: readonly string[]): boolean =>
  names.length <= MAX_VERSIONS &&
  names.some((one) =>
    names.some((other) => compareEngines(engineIn(one), engineIn(other)) === 'other'),
  );

/** Bare figures name versions only where something says so: "1.6" may be a depth, too. */
const isMoreThanFigures = (names: readonly string[]): boolean =>
  names.some((name) => wordsIn(folded(name)).some((word) => /\p{L}/u.test(word)));

function told(by: Told['by'], cells: readonly string[], isNamed: boolean): Told | null {
  const of = withoutCommonBeginning(cells).map(partsOf);
  const names = [...new Set(of.flat())];
  return areOfSeveral(names) && (isNamed || isMoreThanFigures(names)) ? { by, names, of } : null;
}

/** The rows and columns of a table that are of one version: those whose first cell, or whose cell below "Motor", names it. */
function versionsOf({ header, rows }: Table): Told | null {
  const columns = header.at(-1)?.cells ?? [];
  const at = columns.findIndex((name) => namesVersions(name));
  const ofRows = told(
    'rows',
    rows.map(({ cells }) => cells[Math.max(0, at)] ?? ''),
    at >= 0,
  );
  if (ofRows) return ofRows;
  // With names over several columns, the version may stand in any row of the header; the first column names the rows.
  for (const { cells } of header) {
    const found = told('columns', cells.slice(1), at === 0);
    if (found) return { ...found, of: [[], ...found.of] };
  }
  return null;
}

/** An answer's statements with what its tables say of which version, and which of them the vehicle is, as its owner calls it. */
export const withVersions = (
  statements: readonly Statement[],
  engine: string | null,
): Statement[] =>
  statements.map((statement) => {
    const found = statement.kind === 'table' ? versionsOf(statement) : null;
    return found && statement.kind === 'table'
      ? { ...statement, versions: { ...found, own: chosenVersion(engine, found.names) } }
      : statement;
  });
