import { buildVehicle } from '../../testing/builders';
import { registrationOf } from './registration';

describe('the registration of a vehicle', () => {
  it.each([
    [{ country: 'ES', firstRegistration: '2021-03' }, 'Matriculado: 03/2021, España'],
    [{ country: 'MX' }, 'Matriculado: México'],
    [{ firstRegistration: '1999-12' }, 'Matriculado: 12/1999'],
    [{ country: 'no code' }, 'Matriculado: no code'],
    [{}, ''],
  ])('is said as far as it is known: %j', (known, said) => {
    expect(registrationOf(buildVehicle(known))).toBe(said);
  });
});
