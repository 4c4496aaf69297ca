import type { Candidate } from './candidate';
import { columnCondition, ofCell, type Cell, type Table } from './cells';
import { quantitiesIn, type Measured } from '../quantity/quantities-in';
import { isOfRole } from '../table/roles';
import { boundIn, ofPart } from './pieces';
import { quantitiesOf } from './quantities';
import type { Statement } from './sources';
import { CAPACITY, NAMES, topicAbove, topicWithin, type Topic } from './topics';
import { anyOf, folded, hasWord } from './words';

const NO_QUANTITY = hasWord('no quantity of a fluid');

/** Capacities in tables: the fluid stands in the row, above the column or above the table. */
export const volumesInTables = ({ cells }: Table): Candidate[] => cells.flatMap(volumesOf);

function volumesOf(cell: Cell): Candidate[] {
  const { plainLabel, plainColumn, own, topic, grid } = cell;
  const kind = topic && CAPACITY[topic];
  if (!kind || NO_QUANTITY.test(plainLabel) || NO_QUANTITY.test(plainColumn)) return [];
  const isNamedByRow = own !== null || !isOfRole(folded(grid.columns[0] ?? ''), 'versions');
  const of = isNamedByRow ? cell.label : cell.column || (grid.titles[0] ?? '');
  return quantitiesOf(cell, 'volume').map(({ value, unit, condition, alsoIn }) =>
    ofCell(cell, {
      ...{ kind, of: topic === 'brakes' ? `${of}, cantidad` : of, value, unit, alsoIn },
      conditions: [
        condition,
        isNamedByRow ? '' : cell.label,
        of === cell.column ? '' : columnCondition(cell),
      ],
      about: [condition],
    }),
  );
}

const FILLS = hasWord('fills');
const NO_FILL = hasWord('no fill');
const FUELS = anyOf('fuels in tanks');
const HOLDS = new RegExp(
  `(?:deposito|tanque|estanque)(?: (?:${anyOf('of a tank')}|${FUELS}))* $`,
  'u',
);
const GAS = /(?<!\p{L})(?:glp|gnc|gas licuado|gas natural)(?!\p{L})/u;
const NO_TANK = /(?:reserva|quedan?|segundo|vaci|nunca|menos|mas de|(?<!\p{L})no |medio)/u;

/** Capacities in sentences that say how much is filled in, or holds. */
export function volumesInStatements(statement: Statement): Candidate[] {
  const { text, plain, title, titles } = statement;
  const figures = quantitiesIn(text, { plain, kinds: ['volume'] });
  if (figures.length === 0) return [];
  const topic = statedTopic(plain, title);
  const kind = topic && CAPACITY[topic];
  const reserves = reservesIn(statement, figures);
  if (!kind) return reserves;
  const bound = boundIn(text, figures).filter(({ clause, figure, start }) =>
    isCapacity(topic, plain, { part: folded(clause), before: plain.slice(start, figure.start) }),
  );
  const isOfGas = topic === 'tank' && GAS.test(`${plain} ${title.split(' · ')[0] ?? ''}`);
  const name = NAMES[topic] ?? titles[0] ?? '';
  const of = isOfGas ? (titles[0] ?? '') : topic === 'brakes' ? `${name}, cantidad` : name;
  const held = bound.map((one) => ({
    ...ofPart(statement, one, { kind, of, value: one.figure.value, unit: one.figure.unit }),
    about: [one.condition, one.part, text, ...titles],
  }));
  return [...held, ...reserves];
}

const RESERVE = hasWord('fuel reserve');
const OF_FUEL = new RegExp(String.raw`reserva de (?:${FUELS})(?!\p{L})`, 'u');

/** How much is left when the light of the tank comes on, where a sentence says nothing else of it. */
function reservesIn(statement: Statement, figures: readonly Measured[]): Candidate[] {
  const { text } = statement;
  return boundIn(text, figures).flatMap((bound) => {
    const plain = folded(bound.clause);
    const { value, unit, start } = bound.figure;
    const isOnly = quantitiesIn(bound.clause, { plain, kinds: ['volume'] }).length === 1;
    if (!isOnly || !RESERVE.test(plain)) return [];
    const named = OF_FUEL.exec(plain.slice(0, start))?.[0];
    const of =
      named === undefined
        ? 'Reserva de combustible'
        : `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
    return ofPart(
      statement,
      { ...bound, condition: '' },
      { kind: 'tank-capacity', of, value, unit },
    );
  });
}

/** A bare "depósito" is that of what its section is about. */
function statedTopic(plain: string, title: string): Topic | null {
  const above = topicAbove(title);
  const isBare = /(?:deposito|tanque|circuito)(?! de (?!\d))/u.test(plain);
  return isBare && above !== null ? above : topicWithin(plain, title);
}

type Part = { part: string; before: string };

function isCapacity(topic: Topic, sentence: string, { part, before }: Part): boolean {
  if (topic === 'tank' || topic === 'adblue') return HOLDS.test(before) && !NO_TANK.test(before);
  const isNamed = FILLS.test(sentence) || /circuito|^[^,.]{2,30}:\s?\d/u.test(sentence);
  return isNamed && !NO_FILL.test(part.replace(/cantidad|sin cambio de filtro/gu, ''));
}
