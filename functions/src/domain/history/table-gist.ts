import { isUnit, type SearchGist, type Statement } from '@contract';
import { axlesIn } from '../facts/axles';
import { nameAndUnit, unitOfCell } from '../quantity/units';

type Table = Extract<Statement, { kind: 'table' }>;
type Gist = Omit<SearchGist, 'page'>;

/** A row without what is empty in it: its cells, each with the name of its column. */
type Row = { name: string; cell: string }[];

const DECIDING = [
  ['versions', 'Depende de tu versión'],
  ['tyres', 'Depende de tu neumático'],
] as const;

const tellingIn = (table: Table) =>
  DECIDING.flatMap(([kind]) => {
    const told = table[kind];
    return told && told.own !== null ? [{ ...told, own: told.own }] : [];
  });

type Telling = ReturnType<typeof tellingIn>[number];

const isOf = ({ of, own }: Telling, at: number): boolean => !of[at]?.length || of[at].includes(own);

/** The rows that are the vehicle's, those for it alone before those for all. */
function ownRows(table: Table): Row[] {
  const telling = tellingIn(table);
  const [byRows, byColumns] = [
    telling.filter(({ by }) => by === 'rows'),
    telling.filter(({ by }) => by === 'columns'),
  ];
  const names = table.header.at(-1)?.cells ?? [];
  const isFor = (at: number): boolean => byRows.every((one) => isOf(one, at));
  const isForAll = (at: number): boolean => byRows.every(({ of }) => !of[at]?.length);
  const own = [...table.rows.keys()].filter(isFor);
  const alone = own.filter((at) => !isForAll(at));
  return (alone.length > 0 ? alone : own).map((at) =>
    (table.rows[at]?.cells ?? []).flatMap((cell, column) => {
      const isShown = cell.trim() !== '' && byColumns.every((one) => isOf(one, column));
      return isShown ? [{ name: names[column] ?? '', cell: cell.trim() }] : [];
    }),
  );
}

/** "2,3 bar (33 psi)": the same once more. */
const AGAIN = /\s*[([]\s?\d[^()[\]]*[)\]]$/u;

type Figure = { name: string; value: string; unit: string };

function figureOf({ name, cell }: Row[number], unitOfRow: string): Figure | null {
  const once = cell.replace(AGAIN, '');
  const printed = unitOfCell(once);
  if (printed === null) return null;
  const value = once.slice(0, once.length - printed.length).trim();
  const named = nameAndUnit(name);
  return { name: named.name.trim(), value, unit: printed || named.unit || unitOfRow };
}

/** A row whose figures stand behind all its words, each with its unit; null of any other. */
function figuresOf(row: Row): { words: string[]; figures: Figure[] } | null {
  const unit = row.slice(1).find(({ cell }) => isUnit(cell))?.cell ?? '';
  const cells = row.filter(({ cell }, at) => at === 0 || cell !== unit);
  const all = cells.map((one) => figureOf(one, unit));
  // "1.2" in front of them is the name of an engine.
  const first = all.findIndex((one) => one !== null && one.unit !== '');
  if (first < 0) return null;
  const figures = all.slice(first).filter((one) => one !== null);
  const isWhole = first + figures.length === all.length && figures.every((one) => one.unit !== '');
  return isWhole ? { words: cells.slice(0, first).map(({ cell }) => cell), figures } : null;
}

const written = ({ value, unit }: Figure): string => `${value} ${unit}`;

/** "2,3 / 2,1 bar": one figure, or that of each axle; null of others, which need their names. */
function figureIn([one, other, ...others]: readonly Figure[]): string | null {
  if (!one || others.length > 0) return null;
  if (!other) return written(one);
  const areAxles = [one, other].map(({ name }) => axlesIn(name).join()).join() === 'front,rear';
  return areAxles && one.unit === other.unit ? `${one.value} / ${written(other)}` : null;
}

/** Both axles, each in a row of its own that names it. */
function axlesOf(rows: readonly Row[]): string | null {
  const figures = rows.map((row) => {
    const { words, figures: told } = figuresOf(row) ?? { words: [], figures: [] };
    const [only, ...others] = told;
    return only && others.length === 0 && words.length === 1
      ? { ...only, name: words[0] ?? '' }
      : null;
  });
  const known = figures.filter((one) => one !== null);
  return known.length === 2 && rows.length === 2 ? figureIn(known) : null;
}

const named = ({ name, cell }: Row[number]): string =>
  name !== '' && /^[\d.,\s]+$/u.test(cell) ? `${name}: ${cell}` : cell;

/** The first row of a table that is the vehicle's, in one line; what decides which that is, while nobody has said it. */
export function gistOfTable(table: Table): Gist {
  const undecided = DECIDING.find(([kind]) => table[kind]?.own === null);
  if (undecided) return { figure: '', words: undecided[1] };
  const rows = ownRows(table);
  const both = axlesOf(rows);
  if (both !== null) return { figure: both, words: '' };
  const [row = []] = rows;
  const told = figuresOf(row);
  const figure = told && figureIn(told.figures);
  return told && figure
    ? { figure, words: told.words.join(' · ') }
    : { figure: '', words: row.map(named).join(' · ') };
}
