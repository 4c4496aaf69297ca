import type { Candidate } from './candidate';
import { ofCell, type Cell, type Table } from './cells';
import { quantitiesIn } from '../quantity/quantities-in';
import { boundIn, ofPart } from './pieces';
import type { Statement } from './sources';
import { quantitiesOf } from './quantities';
import { folded, hasWord } from './words';

const BRAKED = hasWord('braked');
const UNBRAKED = hasWord('unbraked');
const BALL = hasWord('ball');
const TRAILER = hasWord('trailer');
const NO_TRAILER = hasWord('no trailer');
const ROOF = hasWord('roof');
const NO_ROOF = hasWord('no roof');
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
  return quantitiesOf(cell, 'mass').map(({ value, unit, condition, alsoIn }) =>
    ofCell(cell, {
      ...{ kind, of, value, unit, alsoIn, conditions: [...conditions, condition] },
      about: [condition],
    }),
  );
}

const LOAD = hasWord('load');
const ROOF_DEVICE = hasWord('roof device');
const NEGATED = /(?<![\p{L}])(?:no (?:se|supere|pase|rebase)|nunca)(?![\p{L}])/u;

/** "El Cumbre con techo de cristal admite 40 kg": no other has that. */
const OF_SUBJECT =
  /^(?:El|La|Los|Las|En el|En la|Con)\s([^.,:;]{3,60}?)\s(?:admiten?|soportan?|aguantan?)\s/u;

/** What may rest on the roof, in sentences. */
export function roofLoadsInStatements(statement: Statement): Candidate[] {
  const { text, plain, title } = statement;
  const figures = quantitiesIn(text, { plain, kinds: ['mass'] });
  if (figures.length === 0) return [];
  const isOfRoof = ROOF.test(plain) || (ROOF_DEVICE.test(title) && /techo|baca/u.test(title));
  if (!isOfRoof || !LOAD.test(plain) || NEGATED.test(plain) || NO_ROOF.test(plain)) return [];
  const named = { kind: 'roof-load', of: 'Carga en el techo' } as const;
  const subject = OF_SUBJECT.exec(text)?.[1] ?? '';
  const isOfSome = subject !== '' && !ROOF_DEVICE.test(folded(subject).split(' con ')[0] ?? '');
  return boundIn(text, figures).map(({ figure: { value, unit }, condition, part }) =>
    ofPart(
      statement,
      { condition: isOfSome ? [subject, condition].filter(Boolean).join(' · ') : condition, part },
      { ...named, value, unit },
    ),
  );
}
