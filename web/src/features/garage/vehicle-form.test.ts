import { lastVehicleYear } from '@contract';
import { makes, modelsOf, trimsOf } from './catalogue';
import { offeredYears } from './model-years';
import { vehicleFormSchema } from './vehicle-form-schema';

const NOTHING = 'nothing to say';
const NEXT_YEAR = lastVehicleYear();

const problemWith = (year: unknown): string =>
  vehicleFormSchema.safeParse({ make: 'Seat', model: 'León', year }).error?.issues[0]?.message ??
  NOTHING;

describe('the form of a vehicle', () => {
  it.each([
    [undefined, 'Year must be valid'],
    [Number.NaN, 'Year must be valid'],
    [2020.5, 'Year must be valid'],
    [1899, 'Year must be valid'],
    [1900, NOTHING],
  ])('[5.13, 9.6] takes the year %p: %s', (year, problem) => {
    expect(problemWith(year)).toBe(problem);
  });

  it.each([
    ['next year', NEXT_YEAR, NOTHING],
    ['the year after', NEXT_YEAR + 1, 'Year cannot be in the future'],
  ])('[5.14] takes %s', (_when, year, problem) => {
    expect(problemWith(year)).toBe(problem);
  });

  it('[5.19, 9.7] offers the last 30 years', () => {
    const years = offeredYears(new Date('2026-11-21'));
    expect(years).toHaveLength(30);
    expect([years[0], years.at(-1)]).toEqual([2026, 1997]);
  });

  it('[5.18] offers ten makes, each with models and trims', () => {
    expect(makes).toEqual([
      'Toyota',
      'Honda',
      'Ford',
      'Chevrolet',
      'BMW',
      'Mercedes-Benz',
      'Audi',
      'Volkswagen',
      'Nissan',
      'Jeep',
    ]);
    for (const make of makes) {
      expect(modelsOf(make).length).toBeGreaterThan(0);
      for (const model of modelsOf(make)) expect(trimsOf(make, model).length).toBeGreaterThan(0);
    }
  });
});
