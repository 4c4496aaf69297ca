import { withoutWrittenOut } from './plan-unit';

describe('withoutWrittenOut', () => {
  it.each([
    ['Bujías: X miles de km 60 = 60.000 km', 'Bujías: X miles de km 60'],
    ['A: KM X 1000 7,5 · 15 = 7.500 km · 15.000 km; Años 2', 'A: KM X 1000 7,5 · 15; Años 2'],
  ])('leaves out what thousands are written out as: %s', (text, without) => {
    expect(withoutWrittenOut(text)).toBe(without);
  });

  it.each([
    'Bujías: X miles de km 60 = 70.000 km',
    'Bujías: X km 60 = 60.000 km',
    'Bujías: X miles de km 60 = 60.000 millas',
  ])('leaves what is not so: %s', (text) => {
    expect(withoutWrittenOut(text)).toBe(text);
  });
});
