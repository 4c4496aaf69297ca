import type { SheetFact } from '@contract';
import { withoutRepeated } from './same-values';

type Said = [of: string, value: string, unit: string, page: number, change?: Partial<SheetFact>];

const factsOf = (kind: SheetFact['kind'], ...said: Said[]): SheetFact[] =>
  said.map(([of, value, unit, page, change], at) => ({
    ...{ id: `${kind}-${at}`, kind, of, value, unit, alsoIn: [], condition: '', engine: '' },
    ...{ engines: [], alsoAt: [], check: null, own: null },
    quote: { text: '', page, pageReference: `p. ${page}`, unit: `${page}-1-${at}`, hash: 'a' },
    ...change,
  }));

const rowsOf = (facts: SheetFact[]): string[] =>
  withoutRepeated(facts).map(({ of, condition, value, quote, alsoAt }) =>
    [of, condition, value, ...[quote, ...alsoAt].map(({ pageReference }) => pageReference)]
      .filter((part) => part !== '')
      .join(' · '),
  );

describe('withoutRepeated', () => {
  it('makes one of equal amounts for one case, and keeps other cases apart', () => {
    const facts = factsOf(
      'oil-capacity',
      ['Cambio de aceite con filtro', '4,2', 'litros', 23],
      ['Cambio de aceite sin filtro', '3,9', 'litros', 23],
      ['Aceite del motor, con filtro', '4,2', 'litros', 34],
      ['Aceite del motor, sin filtro', '3,9', 'litros', 34],
      ['Aceite de motor', '4,2', 'litros', 24],
    );
    expect(rowsOf(facts)).toEqual([
      'Cambio de aceite con filtro · 4,2 · p. 23 · p. 34 · p. 24',
      'Cambio de aceite sin filtro · 3,9 · p. 23 · p. 34',
    ]);
  });

  it('keeps an amount without a case apart where several cases have as much', () => {
    const facts = factsOf(
      'oil-capacity',
      ['Aceite de motor, con filtro', '4,2', 'l', 1],
      ['Aceite de motor, tras una reparación', '4,2', 'l', 2],
      ['Aceite de motor', '4,2', 'l', 3],
    );
    expect(rowsOf(facts)).toHaveLength(3);
  });

  it('lets a name that is said of all cases stand for each of them', () => {
    const facts = factsOf(
      'oil-grade',
      ['Aceite del motor, con filtro', '5W-30', '', 34],
      ['Aceite del motor, sin filtro', '5W-30', '', 34],
      ['Aceite de motor', '5W-30', '', 23],
      ['Aceite de motor', '0W-30', '', 23, { condition: 'Si hace frío' }],
      ['Caja de cambios', '75W-80', '', 34],
    );
    expect(rowsOf(facts)).toEqual([
      'Aceite de motor · 5W-30 · p. 23 · p. 34 · p. 34',
      'Aceite de motor · Si hace frío · 0W-30 · p. 23',
      'Caja de cambios · 75W-80 · p. 34',
    ]);
  });

  it('takes neither another unit, nor another version, nor another gearbox for the same', () => {
    const facts = factsOf(
      'oil-capacity',
      ['Caja manual', '1,9', 'l', 1],
      ['Caja automática', '1,9', 'l', 2],
      ['Caja manual', '1,9', 'kg', 3],
      ['Caja manual', '1,9', 'l', 4, { engine: '2.0 D', engines: ['2.0 D'] }],
    );
    expect(rowsOf(facts)).toHaveLength(4);
  });

  it('leaves the fluid of a clutch its own row, and knows the one that is of both', () => {
    const facts = factsOf(
      'brake-fluid',
      ['Líquido de frenos', 'DOT 4', '', 10],
      ['Líquido de embrague', 'DOT 4', '', 11],
      ['Líquido de frenos y embrague', 'DOT 4', '', 12],
    );
    expect(rowsOf(facts)).toEqual([
      'Líquido de frenos · DOT 4 · p. 10 · p. 12',
      'Líquido de embrague · DOT 4 · p. 11',
    ]);
  });

  it('keeps what its owner checked, and leaves their own value by itself', () => {
    const checkedAt = '2026-11-28T08:00:00.000Z';
    const check = { value: 'DOT 4', unit: '', checkedAt, changed: null };
    const facts = factsOf(
      'brake-fluid',
      ['Líquido de frenos y embrague', 'DOT 4', '', 34],
      ['Líquido de frenos', 'DOT 4', '', 23, { check }],
      ['Líquido de frenos', 'DOT 4', '', 40, { own: { value: 'DOT 5.1', unit: '' } }],
    );
    expect(withoutRepeated(facts)).toMatchObject([
      { id: 'brake-fluid-1', of: 'Líquido de frenos y embrague', check, alsoAt: [{ page: 34 }] },
      { id: 'brake-fluid-2', own: { value: 'DOT 5.1' }, alsoAt: [] },
    ]);
  });

  it('leaves what only a model pointed at apart, to be checked', () => {
    const facts = factsOf(
      'tank-capacity',
      ['Depósito', '50', 'l', 1],
      ['Depósito de combustible', '50', 'l', 2, { isToCheck: true }],
    );
    expect(rowsOf(facts)).toHaveLength(2);
  });
});
