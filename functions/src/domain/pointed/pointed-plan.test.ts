import type { PlanFinding } from '@contract';
import { below, partsOfPages, row } from '../../testing/manual-parts';
import { numbersOf, shownParts } from '../../testing/numbered-units';
import type { ManualPart } from '../findings/manual-part';
import { planKind } from './plan-kind';
import { storedElements } from './pointed-manual';
import type { PointedWork, WorkColumns, WorkWords } from './elements';

const COLUMNS: WorkColumns = {
  ...{ work: 1, action: 0, every: [2], first: [], severe: [] },
  ...{ versions: [], conditions: [] },
};
const WORDS: WorkWords = { work: '', every: '', first: '', severe: '', condition: '' };

type Wanted = { at: string[] } & (
  { columns: Partial<WorkColumns> } | { words: Partial<WorkWords> }
);

function together(
  parts: readonly ManualPart[],
  byRules: readonly PlanFinding[],
  ...wanted: Wanted[]
) {
  const { manual, reading } = shownParts(parts);
  const elements = wanted.map(({ at, ...own }): PointedWork => {
    const units = numbersOf(reading, ...at);
    return 'columns' in own
      ? { units, words: null, columns: { ...COLUMNS, ...own.columns } }
      : { units, columns: null, words: { ...WORDS, ...own.words } };
  });
  return planKind.together(byRules, storedElements<'plan'>(elements, reading), manual);
}

const spans = (found: readonly PlanFinding[]) =>
  found.map((one) =>
    one.kind === 'interval'
      ? [one.item, one.every?.km ?? null, one.every?.months ?? null, one.first?.km ?? null]
      : [one.kind],
  );

/** No rule takes this for a plan. */
const LIST = partsOfPages(
  below(
    ['Lo que le toca'],
    row('Cosa', 'Recorrido (km)', 'Meses', 'Mucho polvo (km)'),
    row('Sapito', '15.000', '12', '7.500'),
    row('Ranita', '30.000', '–', '–'),
    row('Culebra', 'cuando convenga', '–', '–'),
  ),
);

describe('work that a model points at', () => {
  it('is due by the figures of its cells, which count what their columns name', () => {
    const found = together(LIST, [], { at: ['Sapito', 'Ranita'], columns: { every: [2, 3] } });
    expect(spans(found)).toEqual([
      ['Sapito', 15_000, 12, null],
      ['Ranita', 30_000, null, null],
    ]);
    expect(found).toMatchObject([{ isToCheck: true }, { isToCheck: true }]);
  });

  it('has its severe use beside it', () => {
    const columns = { every: [2], severe: [4] };
    expect(together(LIST, [], { at: ['Sapito'], columns })).toMatchObject([
      { every: { km: 15_000 }, severe: { km: 7_500 } },
    ]);
  });

  it.each<[string, Wanted]>([
    ['a cell that says no interval', { at: ['Culebra'], columns: {} }],
    ['a column that there is not', { at: ['Sapito'], columns: { every: [9] } }],
    ['a row without a name', { at: ['Sapito'], columns: { work: 8 } }],
  ])('is left out at %s', (_what, wanted) => {
    expect(together(LIST, [], wanted)).toEqual([]);
  });

  const PROSE = partsOfPages(
    below(
      ['Consejos'],
      'El sapito agradece grasa: una vez al año, o cada 10.000 km.',
      'La ranita dura hasta 30.000 km.',
      'En zonas con mucho polvo, el filtro agradece aire cada 5.000 km.',
    ),
  );
  const GREASE = { work: 'sapito', every: 'cada 10.000 km' };

  it('of a sentence is read from the phrase that it points at', () => {
    expect(spans(together(PROSE, [], { at: ['sapito'], words: GREASE }))).toContainEqual([
      ...['sapito', 10_000, null, null],
    ]);
  });

  it.each<[string, Wanted]>([
    [
      'another figure than is printed',
      { at: ['sapito'], words: { ...GREASE, every: 'cada 20.000 km' } },
    ],
    ['a thing that is not printed', { at: ['sapito'], words: { ...GREASE, work: 'culebra' } }],
    [
      'a figure that is no interval',
      { at: ['ranita'], words: { work: 'ranita', every: '30.000 km' } },
    ],
    [
      'what holds in severe use only',
      { at: ['filtro'], words: { work: 'filtro', every: 'cada 5.000 km' } },
    ],
    [
      'what holds in some case only',
      { at: ['sapito'], words: { ...GREASE, condition: 'Consejos' } },
    ],
  ])('is left out with %s', (_what, wanted) => {
    expect(together(PROSE, [], wanted)).toEqual([]);
  });

  const PLAN = partsOfPages(
    below(
      ['Plan de mantenimiento'],
      row('Trabajo', 'Intervalo'),
      row('Cambiar el aceite', 'Cada 15.000 km o 12 meses'),
      row('Cambiar las bujías', 'Cada 60.000 km'),
    ),
  );
  const rules = planKind.finder.find(PLAN);

  it('that rules found as well is as rules tell it', () => {
    expect(rules).toHaveLength(2);
    expect(together(PLAN, rules, { at: ['aceite', 'bujías'], columns: {} })).toEqual(rules);
  });

  it('that is at odds with the rules stands beside them', () => {
    const others = rules.map((one) =>
      one.kind === 'interval' ? { ...one, every: { ...one.every!, km: 10_000 } } : one,
    );
    const both = together(PLAN, others, { at: ['aceite'], columns: {} });
    expect(both.slice(0, others.length)).toEqual(others);
    expect(both.slice(others.length)).toMatchObject([{ every: { km: 15_000 }, isToCheck: true }]);
    expect(new Set(both.map((one) => (one.kind === 'interval' ? one.id : ''))).size).toBe(3);
  });

  it('has the version that its column names, whatever is said of it', () => {
    const parts = partsOfPages(
      below(
        ['Lo que le toca'],
        row('Cosa', '1.2 T', '1.5 D'),
        row('Sapito', '15.000 km', '10.000 km'),
        row('Ranita', '30.000 km', '20.000 km'),
      ),
    );
    const found = together(parts, [], { at: ['Sapito'], columns: { every: [3] } });
    expect(found).toMatchObject([{ versions: ['1.5 D'], every: { km: 10_000 } }]);
  });
});
