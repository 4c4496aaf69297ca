import type { TableBlock, Unit } from '../../document/block';
import { oneLine } from '../../document/marked-item';
import { shownCells } from '../../text/cells';
import type { Excerpt } from '../../ports';
import type { ReadQuestion } from '../asked/read-question';
import type { CitedUnit } from '../quotables/cited-units';
import {
  compareEngines,
  engineIn,
  namesEngine,
  namesVersions,
  ofWhat,
  type Engine,
} from '../../versions/engine';
import { engineOf } from '../../versions/vehicle-engine';

type AskedEngine = Pick<ReadQuestion, 'engine' | 'query' | 'vehicle'>;
type Row = CitedUnit & { block: TableBlock };
type Label = { engine: Engine; of: string };
type Labels = ReadonlyMap<string, { unit: Unit; label: Label }>;

/** Rows of other engines that are told beside one, where nobody knows which is meant. */
const MAX_TOLD = 6;
/** What a claim points at for the engine that is asked about. */
type OfOwnEngine = {
  units: CitedUnit[];
  /** Another row stands in the place of one that was pointed at. */
  isRepaired: boolean;
  /** Something is of an engine, or may be, that is not the one asked about. */
  isOpen: boolean;
};

const isRow = (cited: CitedUnit): cited is Row =>
  cited.block.kind === 'table' && cited.unit.kind === 'row';

/** Which engine a row is of, and what it says of it: two rows that differ in the engine only are siblings. */
function labelOf(cells: readonly string[], names: readonly string[], group: string): Label {
  const own = cells.filter((_, at) => at === 0 || namesVersions(names[at] ?? ''));
  const parts = [...(group === '' ? [] : [group]), ...own];
  return { engine: engineIn(parts.join(' · ')), of: parts.map(ofWhat).join(' ').trim() };
}

/** Labels of the rows of a table, by the ids of these. */
function labelsOf({ header, units }: TableBlock, content: string): Labels {
  const labels = new Map<string, { unit: Unit; label: Label }>();
  const names = header.at(-1)?.cells ?? [];
  let group = '';
  for (const unit of units) {
    const text = content.slice(unit.start, unit.end);
    if (unit.kind === 'group') group = oneLine(text);
    if (unit.kind !== 'row') continue;
    labels.set(unit.id, { unit, label: labelOf(shownCells(text), names, group) });
  }
  return labels;
}

/** The rows of the same table that say the same of other engines; the row itself is not among them. */
const siblingsOf = (own: Label, labels: Labels) =>
  namesEngine(own.engine)
    ? [...labels.values()].filter(
        ({ label }) => label.of === own.of && compareEngines(label.engine, own.engine) === 'other',
      )
    : [];

const NOTHING_ELSE = { isRepaired: false, isOpen: false };

/** One row, for the engine that is asked about; with those of the other engines where nobody says which. */
function ofRow(row: Row, labels: Labels, asked: Engine): OfOwnEngine {
  const label = labels.get(row.unit.id)?.label;
  const siblings = label ? siblingsOf(label, labels) : [];
  if (!label || siblings.length === 0) return { units: [row], ...NOTHING_ELSE };
  const cited = (found: typeof siblings) => found.map(({ unit }): CitedUnit => ({ ...row, unit }));
  if (!namesEngine(asked)) {
    const isFew = siblings.length < MAX_TOLD;
    const units = isFew ? [row, ...cited(siblings)] : [row];
    return { units, isRepaired: false, isOpen: !isFew };
  }
  const own = compareEngines(asked, label.engine);
  if (own !== 'other') return { units: [row], isRepaired: false, isOpen: own === 'unsaid' };
  const meant = siblings.filter((one) => compareEngines(asked, one.label.engine) === 'same');
  return meant.length > 0
    ? { units: cited(meant), isRepaired: true, isOpen: false }
    : { units: [row], isRepaired: false, isOpen: true };
}

/** Something that is no row, below a title of another engine. */
const isBelowOther = ({ source, unit }: CitedUnit, excerpts: readonly Excerpt[], asked: Engine) => {
  const chunk = excerpts[source]?.chunk;
  if (!chunk || !namesEngine(asked)) return false;
  const said = engineIn(chunk.content.slice(unit.start, unit.end));
  const title = engineIn(chunk.headings.join(' · '));
  return compareEngines(asked, title) === 'other' && compareEngines(asked, said) !== 'same';
};

/** The engine that the question names, as it is meant or as it was written, else the vehicle's. */
export function engineAsked({ engine, query, vehicle }: AskedEngine): Engine {
  const named = [engine, engineIn(query)].find(namesEngine);
  return named ?? engineIn(engineOf(vehicle) ?? '');
}

/**
 * What is pointed at, bound to an engine: of rows that differ in the engine only, those of the engine that is asked about;
 * where nothing says which, all of them, each with its engine.
 */
export function ofOwnEngine(
  pointed: readonly CitedUnit[],
  excerpts: readonly Excerpt[],
  asked: Engine,
): OfOwnEngine {
  const known = new Map<TableBlock, Labels>();
  const labelsIn = ({ block, source }: Row): Labels => {
    const labels = known.get(block) ?? labelsOf(block, excerpts[source]?.chunk.content ?? '');
    known.set(block, labels);
    return labels;
  };
  const each = [...new Set(pointed)].map((one): OfOwnEngine => {
    if (isRow(one)) return ofRow(one, labelsIn(one), asked);
    return { units: [one], isRepaired: false, isOpen: isBelowOther(one, excerpts, asked) };
  });
  const places = new Set<string>();
  const units = each
    .flatMap((one) => one.units)
    .filter(({ source, unit }) => {
      const place = `${source} ${unit.id}`;
      return !places.has(place) && places.add(place);
    });
  // Who pointed at the right row, too, was only too generous.
  const isThere = ({ source, unit }: CitedUnit): boolean =>
    pointed.some((one) => one.source === source && one.unit.id === unit.id);
  return {
    units,
    isRepaired: each.some((one) => one.isRepaired && !one.units.every(isThere)),
    isOpen: each.some(({ isOpen }) => isOpen),
  };
}
