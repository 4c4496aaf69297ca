import { withoutNoteMarks } from '../text/note-marks';
import type { PlanAction } from '@contract';
import type { TableRow } from '../findings/manual-part';
import { actionIn } from './actions';
import { amountsIn } from '../quantity/amounts';
import { isVersion } from '../versions/said-of-some';
import { unitNamed, type CountedAs } from '../table/schedule';
import { isOfRole } from '../table/roles';
import { anyOf, folded } from './words';

/** What a column of a plan with figures in its cells says. */
export type Column = {
  kind: 'interval' | 'first' | 'severe' | 'work' | 'notes' | 'version';
  /** Of bare figures below it. */
  unit: CountedAs | null;
  name: string;
  /** "Revisar | Cambiar": what is done at its intervals. */
  action: PlanAction | null;
  /** "España" over "km | meses": whom several columns are for. */
  version: string | null;
};

const IS_FIRST = /^primer(?:a?|o)(?!\p{L})/u;
const IS_NEXT = new RegExp(`^(?:${anyOf('then')})(?!\\p{L})`, 'u');

function columnNamed(printed: string): Column {
  const name = folded(withoutNoteMarks(printed));
  const unit = amountsIn(name).length === 0 ? unitNamed(printed) : null;
  const rest = { unit, name: withoutNoteMarks(printed), action: null, version: null };
  const as = (kind: Column['kind']): Column => ({ ...rest, kind });
  if (isOfRole(name, 'severe')) return as('severe');
  if (IS_FIRST.test(name)) return as('first');
  if (IS_NEXT.test(name)) return as('interval');
  if (isOfRole(name, 'works')) return as('work');
  if (isOfRole(name, 'remarks', 'products')) return as('notes');
  if (unit || isOfRole(name, 'intervals')) return as('interval');
  const action = isVersion(printed) ? null : actionIn(name);
  return action ? { ...as('interval'), action } : as('version');
}

/** A column below a title of several: "Uso severo" over "km | meses". */
function columnBelow(above: string, printed: string): Column {
  const own = columnNamed(printed);
  const over = columnNamed(above);
  if (own.kind !== 'interval' || above === printed) return own;
  if (over.kind === 'severe' || over.kind === 'first') return { ...own, kind: over.kind };
  return over.kind === 'version' && over.name !== '' ? { ...own, version: over.name } : own;
}

/** The columns behind the first one, as its heads name them. */
export function columnsOf(heads: readonly (readonly string[])[]): Column[] {
  const above = heads.at(-2) ?? [];
  const columns = (heads.at(-1) ?? [])
    .slice(1)
    .map((name, at) => columnBelow(above[at + 1] ?? name, name));
  // A title over all of them tells nobody apart.
  const versions = new Set(columns.map(({ version }) => version));
  return versions.size > 1 || columns.length === 1
    ? columns
    : columns.map((column) => ({ ...column, version: null }));
}

/** What the cells of a column count, if it is one thing: distance or time. */
function countsOnly(cells: readonly string[]): 'distance' | 'time' | null {
  const counts = cells
    .flatMap((cell) => amountsIn(folded(cell)))
    .map(({ unit }) => (unit === 'months' ? 'time' : 'distance'));
  const [first = null] = counts;
  return counts.every((one) => one === first) ? first : null;
}

/** "Cada | O bien" above "30.000 km | 12 meses": columns of which one counts the way and one the time are of no versions. */
export function withCounted(columns: readonly Column[], rows: readonly TableRow[]): Column[] {
  const counts = columns.map(({ kind }, at) =>
    kind === 'version' || kind === 'interval'
      ? countsOnly(rows.map(({ cells }) => cells[at + 1] ?? ''))
      : null,
  );
  const told = counts.filter((one) => one !== null);
  const isPair = told.length === 2 && told[0] !== told[1];
  return columns.map((column, at) =>
    isPair && counts[at] && column.kind === 'version' ? { ...column, kind: 'interval' } : column,
  );
}
