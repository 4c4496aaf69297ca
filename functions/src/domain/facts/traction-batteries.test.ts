import { below, partsOfPages, row } from '../../testing/manual-parts';
import { findFacts } from './find-facts';

/** What is found on a page whose first line is its title, shortly written. */
const foundIn = (title: string, ...lines: string[]): string[] =>
  findFacts(partsOfPages(below([title], ...lines))).map(({ of, value, unit, condition }) =>
    [of, `${value} ${unit}`.trim(), condition].filter(Boolean).join(' | '),
  );

describe('batteries that move a vehicle', () => {
  it('tell their energy and their tension', () => {
    const found = foundIn(
      'Datos técnicos',
      row('', '1.5 HEV', '1.8 HEV'),
      row('Batería híbrida', 'Ion de litio, 0,76 kWh, 177,6 V', 'Ion de litio, 1,1 kWh, 222 V'),
      row('Consumo', '14,1 kWh/100 km', '14,6 kWh/100 km'),
    );
    expect(found.map((one) => one.replace(/ \| 1\.\d HEV$/u, ''))).toEqual([
      'Batería híbrida · Capacidad | 0,76 kWh',
      'Batería híbrida · Tensión | 177,6 V',
      'Batería híbrida · Capacidad | 1,1 kWh',
      'Batería híbrida · Tensión | 222 V',
    ]);
  });

  it('have two figures in a cell by the two names of its row', () => {
    const found = foundIn(
      'Motor y batería',
      row('', 'Nuvo 40', 'Nuvo 56'),
      row('Capacidad total / útil', '40,2 / 38,5 kWh', '57,8 / 55,6 kWh'),
      row('Capacidad', '40,2 / 38,5 kWh', '57,8 / 55,6 kWh'),
    );
    expect(found).toEqual([
      'Capacidad total | 40,2 kWh | Nuvo 40',
      'Capacidad útil | 38,5 kWh | Nuvo 40',
      'Capacidad total | 57,8 kWh | Nuvo 56',
      'Capacidad útil | 55,6 kWh | Nuvo 56',
    ]);
  });
});

describe('rows by their product', () => {
  it('are of what it is though they are named after what it fills', () => {
    const found = foundIn(
      'Cantidades',
      row('Uso', 'Producto', 'Cantidad'),
      row('Transfer', '75W-85 GL-4', '1,2 l'),
      row('Motor e inversor', 'Refrigerante verde', '7,2 l'),
      row('Lavaparabrisas', 'Líquido comercial', '5 l'),
    );
    expect(found).toEqual([
      'Transfer | 1,2 l',
      'Motor e inversor | 7,2 l',
      'Transfer | 75W-85',
      'Transfer | GL-4',
      'Motor e inversor | Refrigerante verde',
    ]);
  });
});
