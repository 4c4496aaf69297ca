import { screen } from '@testing-library/react';
import { createVehicle, errors, FIRST_VEHICLE_YEAR, updateOnboarding } from '@contract';
import { Refusal, type FakeServer } from '../fake-api';
import { button, renderOnboarding } from '../onboarding-page';
import { odd, silent } from './answers';
import type { Message } from './message';

const UNAVAILABLE = errors.UNAVAILABLE.sentence;
const UNKNOWN = 'Ha ocurrido un error desconocido';
const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};

const VEHICLE_STEP = 2;
const FEATURES_STEP = 4;
const FINAL_STEP = 5;

type Prepare = (server: FakeServer) => void;
const asItIs: Prepare = () => undefined;

/** Goes on from a step, with these texts in its fields. */
async function goOn(step: number, texts: Record<string, string> = {}, prepare = asItIs) {
  const { person, server } = renderOnboarding(step);
  prepare(server);
  if (step === VEHICLE_STEP) await screen.findByLabelText(/^Marca/);
  for (const [label, text] of Object.entries(texts)) {
    await person.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
  }
  await person.click(await button(step === FINAL_STEP ? 'Ir al Panel' : 'Siguiente'));
}

const brisa = { Marca: 'Faro', Modelo: 'Brisa', Año: '2022' };
const incomplete = [
  'Datos incompletos',
  'La marca, el modelo y un año válido son obligatorios.',
] as const;

export const onboardingMessages: readonly Message[] = [
  ['a vehicle without a make', 'La marca es requerida', null, () => goOn(VEHICLE_STEP)],
  ['a vehicle without a model', 'El modelo es requerido', null, () => goOn(VEHICLE_STEP)],
  [
    'a vehicle of the year 1899',
    'Año inválido',
    null,
    () => goOn(VEHICLE_STEP, { ...brisa, Año: `${FIRST_VEHICLE_YEAR - 1}` }),
  ],
  ['a vehicle of which nothing is said', ...incomplete, () => goOn(VEHICLE_STEP)],
  ['a vehicle that is saved', 'Vehículo agregado', null, () => goOn(VEHICLE_STEP, brisa)],
  [
    'a vehicle that is not saved',
    'Error al agregar vehículo',
    UNAVAILABLE,
    () => goOn(VEHICLE_STEP, brisa, (server) => server.on(createVehicle, refuse)),
  ],
  [
    'a vehicle of which nobody knows what came',
    'Error al agregar vehículo',
    UNKNOWN,
    () => goOn(VEHICLE_STEP, brisa, (server) => server.onUrl('POST', /^\/api\/vehicles$/, odd)),
  ],
  [
    'a vehicle that is not saved, and nobody says why',
    'Error al agregar vehículo',
    UNKNOWN,
    () => goOn(VEHICLE_STEP, brisa, (server) => server.onUrl('POST', /^\/api\/vehicles$/, silent)),
  ],
  ['a step that is saved', 'Onboarding updated', null, () => goOn(FEATURES_STEP)],
  [
    'a step that is not saved',
    'Failed to update onboarding',
    UNAVAILABLE,
    () => goOn(FEATURES_STEP, {}, (server) => server.on(updateOnboarding, refuse)),
  ],
  [
    'the last step',
    '¡Configuración completada!',
    'Te damos la bienvenida a Guantera. Pregunta lo que quieras a tu manual.',
    () => goOn(FINAL_STEP),
  ],
];
