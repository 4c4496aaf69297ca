import { numbersOf, quantitiesBelow, quantitiesIn, type Kind } from './quantities-in';

const told = (text: string, kinds?: Kind[]): string[] =>
  quantitiesIn(text, { kinds }).map(({ kind, value, unit }) => `${kind}: ${value} ${unit}`);

describe('quantitiesIn', () => {
  it('finds what a text measures, in its order, as it is written there', () => {
    expect(told('Infle a 2,3 bar (33 psi); apriete a 110 N·m y llene 4,2 Litros.')).toEqual([
      'pressure: 2,3 bar',
      'pressure: 33 psi',
      'torque: 110 N·m',
      'volume: 4,2 Litros',
    ]);
  });

  it('says where a quantity stands', () => {
    const text = 'Depósito: 1.300 l';
    const [{ start, end } = { start: 0, end: 0 }] = quantitiesIn(text);
    expect(text.slice(start, end)).toBe('1.300 l');
  });

  it('finds only the kinds that are asked for', () => {
    expect(told('12 V, 60 Ah, 540 A', ['charge'])).toEqual(['charge: 60 Ah']);
  });

  it('reads a range as one quantity, whose "a" is no unit', () => {
    expect(told('De 11 a 13 l')).toEqual(['volume: 11 a 13 l']);
  });

  it.each(['5,6 l/100 km', 'SAE 5W-30', '10W - 40', 'página 2', 'artículo 3.4.5 barra', 'F12 A3'])(
    'finds no quantity in %j',
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );

  it('reads a speed as no distance', () => {
    expect(told('A 120 km/h')).toEqual(['speed: 120 km/h']);
  });

  it('finds a figure below the name of a column in its unit', () => {
    const [{ value, unit } = { value: '', unit: '' }] = quantitiesBelow('Presión (bar): 2,4');
    expect([value, unit]).toEqual(['2,4', 'bar']);
  });

  it('tells the numbers of a range', () => {
    expect(numbersOf('1.300–1.500,5')).toEqual([1300, 1500.5]);
  });
});
