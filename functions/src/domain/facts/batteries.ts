import type { Candidate } from './candidate';
import { columnCondition, ofCell, type Cell, type Table } from './cells';
import { quantitiesIn, type Kind } from '../quantity/quantities-in';
import { isOfRole } from '../table/roles';
import { boundIn, ofPart } from './pieces';
import type { Statement } from './sources';
import { folded, hasWord } from './words';

const BATTERY = hasWord('battery');
const TRACTION = hasWord('traction battery');
const TYPE = /(?<![\p{L}\d])(?:agm|efb|gel)(?![\p{L}\d])/gu;
const ASPECTS: readonly (readonly [of: string, Kind])[] = [
  ['Capacidad', 'charge'],
  ['Corriente de arranque', 'current'],
  ['Tensión', 'tension'],
];

type Found = Pick<Candidate, 'of' | 'value' | 'unit'>;

/** What a text says of a battery, if it says each thing once. */
function saidIn(text: string): Found[] {
  const plain = folded(text);
  const measured = ASPECTS.flatMap(([of, quantity]) => {
    const figures = quantitiesIn(text, { plain, kinds: [quantity] });
    return figures.length === 1 ? figures.map(({ value, unit }) => ({ of, value, unit })) : [];
  });
  const types = [...plain.matchAll(TYPE)].map(({ index, 0: { length } }) =>
    text.slice(index, index + length),
  );
  return types.length === 1
    ? [...measured, { of: 'Tipo', value: types.join(''), unit: '' }]
    : measured;
}

const tellsCharge = (text: string): boolean => quantitiesIn(text, { kinds: ['charge'] }).length > 0;

const STARTING = /arranque|en frio|cca/u;
/** The battery that is meant where nothing else is said. */
const STARTER = /^baterias?(?: de (?:12 v|arranque))?(?: ?\(.*\))?$|^baterias?, /u;
const MAX_TYPE_LENGTH = 40;

/** Batteries of 12 V in tables: a row or a column for each version. */
export function batteriesInTables(grid: Table): Candidate[] {
  const isOfBattery = BATTERY.test(grid.title);
  return grid.cells.flatMap((cell) => {
    const isNamed = isOfBattery || BATTERY.test(cell.plainLabel) || tellsCharge(cell.text);
    return isNamed && !TRACTION.test(`${grid.title} ${cell.plainLabel}`) ? batteryOf(cell) : [];
  });
}

/** Amperes are those of the battery only where that is said; a whole cell tells what "Tipo" it is. */
function batteryOf(cell: Cell): Candidate[] {
  const { text, plainLabel, plainColumn, grid, label } = cell;
  const [first = '', ...others] = grid.columns.map(folded);
  // "Batería | Tipo | Capacidad": a row of each.
  const isRowOfOne = isOfRole(first, 'versions') || (BATTERY.test(first) && others.length > 1);
  const isOneOfSeveral = BATTERY.test(plainLabel) && !STARTER.test(plainLabel);
  const isNamedByRow = isRowOfOne || isOneOfSeveral;
  const conditions = [...(isNamedByRow ? [label] : []), columnCondition(cell)];
  const isNamed = tellsCharge(text) || STARTING.test(`${plainLabel} ${plainColumn}`);
  return saidIn(text)
    .filter(
      ({ of, value }) =>
        text.startsWith(value) || (isNamed && of !== 'Tensión') || isShortType(text, of),
    )
    .filter(({ of }) => of !== 'Corriente de arranque' || isNamed)
    .map(({ of, value, unit }) => {
      const isType = plainLabel === 'tipo' && text.startsWith(value) && unit === '';
      const named = /^tension |^voltaje en/u.test(plainLabel) ? label : of;
      return ofCell(cell, {
        kind: 'battery',
        of: named,
        value: isType ? text : value,
        unit,
        conditions,
      });
    });
}

const isShortType = (text: string, of: string): boolean =>
  of === 'Tipo' && text.length <= MAX_TYPE_LENGTH;

/** "Es de tipo AGM", "una batería AGM": what a sentence only speaks of is not fitted. */
const IS_OF_TYPE =
  /(?<!\p{L})(?:es|lleva|monta|usa|tipo|baterias?)(?: (?:de|del|una?|tipo|bateria|is)){0,3} (?:agm|efb|gel)(?!\p{L})|\((?:agm|efb|gel)\)/u;

const NEGATED =
  /(?<![\p{L}])(?:no|nunca|minim[oa]|cables?|auxiliar|vivienda|habitaculo|segunda|otra|carg\p{L}+)(?![\p{L}])/u;

/** The same in sentences that tell its capacity: "Es AGM de 80 Ah en el 2.0 D y EFB de 70 Ah en el 1.6 D". */
export function batteriesInStatements(statement: Statement): Candidate[] {
  const { text, plain, title } = statement;
  const charges = quantitiesIn(text, { plain, kinds: ['charge'] });
  if (charges.length === 0 && !/AGM|EFB|GEL/u.test(text)) return [];
  const isOfBattery =
    (BATTERY.test(plain) || BATTERY.test(title)) && !TRACTION.test(`${plain} ${title}`);
  if (!isOfBattery || NEGATED.test(plain.replace(/bateria auxiliar/u, ''))) return [];
  const bound = boundIn(text, charges);
  const parts = bound.length > 0 ? bound : [{ part: text, condition: '' }];
  const isTyped =
    bound.length === 0 && IS_OF_TYPE.test(plain) && BATTERY.test(title.split(' · ')[0] ?? '');
  return parts.flatMap(({ part, condition }) =>
    saidIn(part)
      .filter(({ of }) =>
        bound.length > 0 ? bound.length === 1 || of !== 'Tensión' : isTyped && of === 'Tipo',
      )
      .map((found) => ofPart(statement, { part, condition }, { kind: 'battery', ...found })),
  );
}
