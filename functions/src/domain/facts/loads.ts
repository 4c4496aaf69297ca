import type { Candidate } from './candidate';
import { ofCell, type Cell, type Table } from './cells';
import { measuredIn } from './figures';
import { boundIn } from './pieces';
import type { Statement } from './sources';
import { quantitiesOf } from './volumes';
import { wordsOf } from './words';

const BRAKED = wordsOf('braked');
const UNBRAKED = wordsOf('unbraked');
const BALL = wordsOf('ball');
const TRAILER = wordsOf('trailer');
const NO_TRAILER = wordsOf('no trailer');
const ROOF = wordsOf('roof');
const NO_ROOF = wordsOf('no roof');
const NOT_ALLOWED = /^no(?:\s(?:autorizad|permitid|admitid|homologad)[oa]s?)?\.?$/u;

const isTowed = (plain: string): boolean =>
  (BRAKED.test(plain) || UNBRAKED.test(plain) || BALL.test(plain)) && !NO_TRAILER.test(plain);

/** What may be towed, and how much may rest on the ball or on the roof, in tables. */
export const loadsInTables = ({ cells }: Table): Candidate[] => cells.flatMap(loadsOf);

function loadsOf(cell: Cell): Candidate[] {
  const { plain, plainLabel, plainColumn, grid } = cell;
  if (!/\d|^no/u.test(plain)) return [];
  const isAboutTowing =
    TRAILER.test(`${grid.title} ${plainLabel}`) ||
    /bola|bocha|enganche/u.test(`${plainLabel} ${plainColumn}`);
  if (isAboutTowing && isTowed(plainLabel)) return massesOf(cell, 'towing', cell.label);
  if (isAboutTowing && isTowed(plainColumn)) return massesOf(cell, 'towing', cell.column);
  if (ROOF.test(plainLabel) && !NO_ROOF.test(plainLabel))
    return massesOf(cell, 'roof-load', cell.label);
  return [];
}

function massesOf(cell: Cell, kind: 'towing' | 'roof-load', of: string): Candidate[] {
  const conditions = of === cell.label ? [cell.column] : [cell.label];
  if (NOT_ALLOWED.test(cell.plain))
    return [ofCell(cell, { kind, of, value: cell.text, unit: '', conditions })];
  return quantitiesOf(cell, 'mass').map(({ value, unit, condition, about }) =>
    ofCell(cell, {
      ...{ kind, of, value, unit, conditions: [...conditions, condition].filter(Boolean) },
      about,
    }),
  );
}

const LOAD = wordsOf('load');
const ROOF_DEVICE = wordsOf('roof device');
const NEGATED = /(?<![\p{L}])(?:no (?:se|supere|pase|rebase)|nunca)(?![\p{L}])/u;

/** What may rest on the roof, in sentences. */
export function roofLoadsInStatements({
  text,
  plain,
  title,
  titles,
  said,
}: Statement): Candidate[] {
  const figures = measuredIn(text, plain, 'mass');
  if (figures.length === 0) return [];
  const isOfRoof = ROOF.test(plain) || (ROOF_DEVICE.test(title) && /techo|baca/u.test(title));
  if (!isOfRoof || !LOAD.test(plain) || NEGATED.test(plain) || NO_ROOF.test(plain)) return [];
  return boundIn(text, figures).map(({ figure, condition, part }) => ({
    ...{
      kind: 'roof-load',
      of: 'Carga en el techo',
      value: figure.value,
      unit: figure.unit,
      alsoIn: [],
    },
    ...{
      conditions: condition === '' ? [] : [condition],
      about: [condition, part, ...titles],
      said,
    },
  }));
}
