import { inspectionOf } from './inspection';

const TODAY = '2026-11-26';
const spanish = (firstRegistration: string | null) => ({ country: 'ES', firstRegistration });

describe('inspectionOf', () => {
  it.each([
    ['2023-03', '2027-03', 'later'],
    ['2022-12', '2026-12', 'soon'],
    ['2020-11', '2026-11', 'now'],
    ['2019-05', '2027-05', 'later'],
    ['2012-02', '2027-02', 'soon'],
  ])('gives a car registered in %s its next ITV in %s: %s', (first, month, state) => {
    expect(inspectionOf(spanish(first), null, TODAY)).toMatchObject({ name: 'ITV', month, state });
  });

  it('counts from the last one that was written down', () => {
    const { month } = inspectionOf(spanish('2012-02'), '2026-03-10', TODAY) ?? {};
    expect(month).toBe('2027-03');
    expect(inspectionOf(spanish('2019-05'), '2025-05-10', TODAY)?.month).toBe('2027-05');
  });

  it('says which one it takes for passed, where nobody has said so and there was one', () => {
    const assumed = (first: string, last: string | null = null) =>
      inspectionOf(spanish(first), last, TODAY)?.assumed;
    expect([assumed('2022-05'), assumed('2012-02')]).toEqual(['2026-05', '2026-02']);
    expect([assumed('2023-03'), assumed('2022-05', '2026-05-10')]).toEqual([undefined, undefined]);
  });

  it('gives none where country or first registration is unknown, or no rule is', () => {
    expect(inspectionOf(spanish(null), null, TODAY)).toBeNull();
    expect(inspectionOf({ country: null, firstRegistration: '2019-05' }, null, TODAY)).toBeNull();
    expect(inspectionOf({ country: 'MX', firstRegistration: '2019-05' }, null, TODAY)).toBeNull();
  });
});
