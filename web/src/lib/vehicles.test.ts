import { buildVehicle } from '../testing/builders';
import { vehicleChoice, vehicleLabel, vehicleName } from './vehicles';

const style = buildVehicle({ trim: 'Style' });
const named = buildVehicle({ trim: 'Active', nickname: 'El rojo' });

describe('a vehicle', () => {
  it('[3.6] is called by its nickname, otherwise by make, model and year', () => {
    expect([vehicleName(style), vehicleName(named)]).toEqual(['Toyota Corolla 2021', 'El rojo']);
  });

  it('is told from others of its make, model and year by its trim', () => {
    expect([vehicleLabel(style), vehicleLabel(named), vehicleLabel(buildVehicle())]).toEqual([
      'Toyota Corolla 2021, Style',
      'El rojo, Active',
      'Toyota Corolla 2021',
    ]);
    expect([style, named, buildVehicle()].map((one) => vehicleChoice(one).details)).toEqual([
      'Style',
      'Toyota Corolla 2021 · Active',
      '',
    ]);
  });

  it('is told from others by its engine', () => {
    const known = buildVehicle({ trim: 'Style', engine: '1.6 TDI' });
    expect(vehicleLabel(known)).toBe('Toyota Corolla 2021, Style, 1.6 TDI');
    expect(vehicleChoice(known).details).toBe('Style · 1.6 TDI');
  });

  it('says once what cannot be read of it', () => {
    expect(vehicleName(buildVehicle({ year: NaN }))).toBe('Toyota Corolla Desconocido');
    const nothing = { make: 'Desconocido', model: 'Desconocido', year: NaN };
    expect(vehicleName(buildVehicle(nothing))).toBe('Desconocido');
  });
});
