import * as contract from '@contract';
import { uploadFields, type Endpoint, type ErrorBody } from '@contract';
import type * as z from 'zod/mini';
import { AppError } from '../domain/faults/app-error';
import { createApp } from './app';
import { parseInput } from './parse-input';

// The app's own sentences, as it sets them up.
createApp(
  () => Promise.resolve(null),
  () => Promise.resolve(),
  () => Promise.resolve(),
);

function detailsOf(schema: z.ZodMiniType, value: unknown): NonNullable<ErrorBody['details']> {
  try {
    parseInput(schema, value);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.details ?? [];
    throw error;
  }
}

const { createVehicle, updateManual, updateOnboarding, createManual, login, updateVehicle } =
  contract;

describe('a field that is refused', () => {
  const leon = { make: 'SEAT', model: 'León', year: 2021 };
  it.each<[string, { body: z.ZodMiniType }, unknown, string, string]>([
    ['is missing', createVehicle, { ...leon, make: undefined }, 'make', 'Falta la marca.'],
    ['is null', createVehicle, { ...leon, model: null }, 'model', 'Falta el modelo.'],
    ['is blank', createVehicle, { ...leon, make: ' ' }, 'make', 'La marca es requerida'],
    ['is another kind', createVehicle, { ...leon, make: 7 }, 'make', 'La marca debe ser un texto.'],
    ['has its own words', createVehicle, { ...leon, year: 'x' }, 'year', 'Año inválido'],
    [
      'is too long',
      createVehicle,
      { ...leon, nickname: 'a'.repeat(61) },
      'nickname',
      'El apodo no debe pasar de 60 caracteres.',
    ],
    [
      'is in no list',
      createVehicle,
      { ...leon, country: 'XX' },
      'country',
      'Elige el país de la lista.',
    ],
    [
      'is no month',
      createVehicle,
      { ...leon, firstRegistration: '2021' },
      'firstRegistration',
      'La primera matriculación es un mes y un año, como 03/2021.',
    ],
    [
      'is no switch',
      createVehicle,
      { ...leon, isDefault: 'sí' },
      'isDefault',
      'El vehículo predeterminado debe ser verdadero o falso.',
    ],
    ['is one word only', updateVehicle, { isDefault: false }, 'isDefault', '«true»'],
    ['is no such word', updateManual, { status: 'lost' }, 'status', 'uno de estos valores'],
    ['is no number', createManual, { vehicleId: 'x' }, 'vehicleId', 'El vehículo no se puede'],
    ['is too large', updateOnboarding, { step: 6 }, 'step', 'El paso no debe ser mayor que 5.'],
    ['is too small', updateOnboarding, { step: -1 }, 'step', 'El paso no debe ser menor que 0.'],
    [
      'is a fraction',
      updateOnboarding,
      { step: 1.5 },
      'step',
      'El paso debe ser un número entero.',
    ],
    ['is not there at all', login, null, '', 'Falta la petición.'],
    ['is no object', login, [], '', 'La petición debe ser un objeto con sus datos.'],
  ])('%s: it is said in a sentence', (_, { body }, value, path, words) => {
    const detail = detailsOf(body, value).find((one) => one.path === path);
    expect(detail?.message).toContain(words);
  });
});

type AnyEndpoint = Endpoint<unknown, unknown, unknown>;
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'bodyKind' in value;

const schemas = (Object.entries(contract) as [string, unknown][])
  .flatMap(([name, value]): [string, z.ZodMiniType][] =>
    isEndpoint(value)
      ? [
          [name, value.body],
          [`${name}'s path`, value.params],
        ]
      : [],
  )
  .concat(Object.entries(uploadFields));

/** Every field that some schema names. */
const fields = new Set(
  schemas.flatMap(([, schema]) =>
    detailsOf(schema, {})
      .map(({ path }) => path)
      .concat('trim', 'vin', 'isExpired', 'step'),
  ),
);

const odd = [undefined, null, '', 'x', 'x'.repeat(9000), 7, -1, 1.5, true, [], {}, [7]];

describe('whatever is sent', () => {
  it.each(schemas)('is refused in sentences that an owner can read: %s', (name, schema) => {
    const bodies = odd.flatMap((value) => [
      value,
      Object.fromEntries([...fields].map((field) => [field, value])),
    ]);
    const messages = bodies
      .flatMap((body) => detailsOf(schema, body))
      .map(({ message }) => message);
    for (const message of new Set(messages)) {
      expect(message).toMatch(/^\p{Lu}[^|\\^]*$/u);
      expect(message).not.toMatch(/recibido|esperaba|entrada|opción|invalid|undefined|null|regex/i);
      if (name !== 'reportClientError') expect(message).not.toMatch(/^Este dato (?!no se espera)/);
    }
  });
});
