import { readFileSync } from 'node:fs';
import { newVehicleSchema } from '../../functions/contract/index';
import { fromRoot } from '../suite/paths';

/** The demonstration owner of the local suite. Public on purpose: it exists only on the machine that runs the suite. */
export const demoOwner = {
  email: 'demo@guantera.test',
  password: 'guantera-demo',
  displayName: 'Dueña de demostración',
} as const;

/** What to ask first: two things that the manual says for sure, and one that it does not say. */
export const demoQuestions = [
  '¿Qué capacidad tiene el depósito de combustible?',
  '¿Qué significa el testigo rojo de la aceitera?',
  '¿Cuánto cuesta la revisión de los 60 000 km?',
] as const;

const REGISTERED = { country: 'ES', firstRegistration: '2022-05' } as const;

/** The vehicle that the manual in local/demo is about, with what its owner knows of it. */
export const demoVehicle = () =>
  newVehicleSchema.parse({
    ...(JSON.parse(readFileSync(fromRoot('local/demo/vehicle.json'), 'utf8')) as object),
    ...REGISTERED,
  });

export const demoManual = {
  filename: 'manual-faro-brisa.pdf',
  file: fromRoot('local/demo/manual-faro-brisa.pdf'),
};
