import { vehicleName } from './vehicle';

describe('vehicleName', () => {
  it.each([
    ['the nickname', 'El rojo', 'El rojo'],
    ['make, model and year without one', null, 'Seat León 2018'],
  ])('is %s', (_what, nickname, name) => {
    expect(vehicleName({ make: 'Seat', model: 'León', year: 2018, nickname })).toBe(name);
  });
});
