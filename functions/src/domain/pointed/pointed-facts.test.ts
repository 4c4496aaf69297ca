import type { Fact } from '@contract';
import { below, partsOfPages, row } from '../../testing/manual-parts';
import { numbersOf, shownParts } from '../../testing/numbered-units';
import type { ManualPart } from '../findings/manual-part';
import { factsKind } from './facts-kind';
import type { FactColumns, FactWords, PointedFact } from './pointed-facts';
import { storedElements } from './pointed-manual';

const COLUMNS: FactColumns = { name: [1], value: 2, unit: 0, conditions: [], versions: [] };
const WORDS: FactWords = { name: '', value: '', condition: '', version: '' };

const PRESSURES = partsOfPages(
  below(
    ['Aire de las gomas'],
    row('Goma', 'Delante', 'Detrás', 'Carga'),
    row('185/65 R15', '2,2 bar', '2,0 bar', 'media'),
    row('205/55 R16', '2,4 bar', '2,1 bar', 'plena'),
  ),
);

type Wanted = Pick<PointedFact, 'kind'> & { at: string[] } & (
    { columns: Partial<FactColumns> } | { words: Partial<FactWords> }
  );

function together(parts: readonly ManualPart[], byRules: readonly Fact[], ...wanted: Wanted[]) {
  const { manual, reading } = shownParts(parts);
  const elements = wanted.map(({ at, kind, ...own }): PointedFact => {
    const of = { units: numbersOf(reading, ...at), kind };
    return 'columns' in own
      ? { ...of, words: null, columns: { ...COLUMNS, ...own.columns } }
      : { ...of, columns: null, words: { ...WORDS, ...own.words } };
  });
  return factsKind.together(byRules, storedElements<'facts'>(elements, reading), manual);
}

const said = (facts: readonly Fact[]) =>
  facts.map(({ of, value, unit, condition }) => [of, `${value} ${unit}`.trim(), condition]);

describe('facts that a model points at', () => {
  it('are read from the cells of its columns, with their axle and what limits them', () => {
    const found = together(
      PRESSURES,
      [],
      { kind: 'tyre-pressure', at: ['185', '205'], columns: { value: 2, conditions: [1, 4] } },
      { kind: 'tyre-pressure', at: ['185'], columns: { value: 3, conditions: [1] } },
    );
    expect(said(found)).toEqual([
      ['Delante', '2,2 bar', '185/65 R15 · media'],
      ['Delante', '2,4 bar', '205/55 R16 · plena'],
      ['Detrás', '2,0 bar', '185/65 R15'],
    ]);
    expect(found.every(({ isToCheck }) => isToCheck)).toBe(true);
  });

  it('take the unit from its own column', () => {
    const parts = partsOfPages([
      row('Qué', 'Cantidad', 'Medida'),
      row('Cárter', '4,2', 'l'),
      row('Rueda', '110', 'Nm'),
    ]);
    expect(
      said(together(parts, [], { kind: 'oil-capacity', at: ['Cárter'], columns: { unit: 3 } })),
    ).toEqual([['Cárter', '4,2 l', '']]);
  });

  it.each<[string, Wanted]>([
    ['a cell that measures something else', { kind: 'oil-capacity', at: ['185'], columns: {} }],
    ['a column that there is not', { kind: 'tyre-pressure', at: ['185'], columns: { value: 9 } }],
    ['a cell of words', { kind: 'tyre-pressure', at: ['185'], columns: { value: 4 } }],
    ['a sentence for a row', { kind: 'tyre-pressure', at: ['185'], words: { value: '3,9 bar' } }],
  ])('are left out at %s', (_what, wanted) => {
    expect(together(PRESSURES, [], wanted)).toEqual([]);
  });

  const OIL = partsOfPages(
    below(['Aceite'], 'Al cárter le entran 4,2 litros si se cambia el filtro.'),
    below(['Frenos'], 'No emplee DOT 3.', 'Tapón del cárter: 30 Nm.'),
  );

  it('of a sentence are its own words', () => {
    const words = { name: 'cárter', value: '4,2 litros', condition: 'si se cambia el filtro' };
    const [fact] = together(OIL, [], { kind: 'oil-capacity', at: ['cárter le'], words });
    expect(said([fact!])).toEqual([['cárter', '4,2 litros', 'si se cambia el filtro']]);
    expect(fact?.quote.text).toBe('Al cárter le entran 4,2 litros si se cambia el filtro.');
  });

  it('of a sentence that names a product are its name', () => {
    const parts = partsOfPages(below(['Aceite'], 'Al cárter le va bien el SAE 5W-30.'));
    const words = { name: 'cárter', value: 'SAE 5W-30' };
    const found = together(parts, [], { kind: 'oil-grade', at: ['cárter'], words });
    expect(said(found)).toEqual([['cárter', 'SAE 5W-30', '']]);
  });

  it.each<[string, Wanted]>([
    [
      'another value than is printed',
      { kind: 'oil-capacity', at: ['cárter le'], words: { value: '5,2 litros' } },
    ],
    [
      'a name that is not printed',
      { kind: 'oil-capacity', at: ['cárter le'], words: { value: '4,2 litros', name: 'reductor' } },
    ],
    [
      'a condition that is not printed',
      {
        kind: 'oil-capacity',
        at: ['cárter le'],
        words: { value: '4,2 litros', condition: 'frío' },
      },
    ],
    ['what is not to be used', { kind: 'brake-fluid', at: ['DOT'], words: { value: 'DOT 3' } }],
    [
      'the fluid of something else',
      { kind: 'coolant-capacity', at: ['cárter le'], words: { value: '4,2 litros' } },
    ],
    [
      'a torque of something else',
      { kind: 'wheel-torque', at: ['Tapón'], words: { value: '30 Nm' } },
    ],
  ])('are left out with %s', (_what, wanted) => {
    expect(together(OIL, [], wanted)).toEqual([]);
  });

  const byRules = (parts: readonly ManualPart[]) => factsKind.finder.find(parts);
  const KNOWN = partsOfPages(
    below(
      ['Presión de los neumáticos'],
      row('Medida', 'Delante', 'Detrás'),
      row('185/65 R15', '2,2 bar', '2,0 bar'),
      row('205/55 R16', '2,4 bar', '2,1 bar'),
    ),
  );

  it('that rules found as well are as rules tell them', () => {
    const rules = byRules(KNOWN);
    expect(rules).toHaveLength(4);
    const at = ['185', '205'];
    expect(
      together(KNOWN, rules, { kind: 'tyre-pressure', at, columns: { conditions: [1] } }),
    ).toEqual(rules);
  });

  it('that are at odds with the rules stand beside them: two values, none of them gone', () => {
    const rules = byRules(KNOWN).map((fact) => ({ ...fact, value: '9,9', unit: 'bar' }));
    const both = together(KNOWN, rules, {
      ...{ kind: 'tyre-pressure', at: ['185'], columns: { name: [], conditions: [1] } },
    });
    expect(both.slice(0, rules.length)).toEqual(rules);
    expect(both.slice(rules.length)).toMatchObject([{ value: '2,2', isToCheck: true }]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
  });

  it('are put together again without being told twice', () => {
    const wanted: Wanted = { kind: 'tyre-pressure', at: ['185'], columns: { conditions: [1] } };
    const once = together(PRESSURES, [], wanted);
    expect(together(PRESSURES, once, wanted)).toEqual(once);
  });
});
