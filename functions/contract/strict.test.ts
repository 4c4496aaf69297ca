import * as contract from '@contract';
import { uploadFields, type Endpoint } from '@contract';
import type * as z from 'zod/mini';

type AnyEndpoint = Endpoint<unknown, unknown, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'bodyKind' in value;

const bodies = new Map<string, z.ZodMiniType>();
for (const [name, value] of Object.entries(contract) as [string, unknown][]) {
  if (isEndpoint(value) && value.bodyKind === 'json') bodies.set(name, value.body);
}

const someone = { email: 'ana@guantera.test', password: 'una-clave' };

/** A good body for every call that takes one. */
const samples: Record<string, Record<string, unknown>> = {
  addOdometerEntry: { date: '2026-01-02', km: 41_000 },
  addService: { date: '2026-01-02', what: 'Aceite y filtro', items: [] },
  createManual: { vehicleId: 1, originalFilename: 'a.pdf', status: 'pending' },
  createVehicle: { make: 'SEAT', model: 'León', year: 2021 },
  editFact: { action: 'write', id: 'own-fuel', value: 'Gasolina 95', unit: '' },
  eraseAccount: { confirmation: 'ELIMINAR' },
  firebaseLogin: { idToken: 'x' },
  login: someone,
  openUploadSession: { fileSize: 1, contentType: 'application/pdf' },
  describeSignal: { text: 'lámpara de Aladino' },
  rateSearch: { verdict: 'unhelpful', reasons: ['wrong-page'], note: null, mayBeUsed: true },
  register: someone,
  reportClientError: {
    requestId: '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10',
    kind: 'render',
    name: 'TypeError',
    where: '/manuals',
    build: 'first-DxQ1.js',
    frames: [{ file: 'own-B_a2.js', line: 1, column: 20 }],
  },
  searchManuals: { query: '¿Presión?', vehicleId: 1, language: 'es' },
  sendInvitation: { message: 'Ven' },
  updateManual: { status: 'processing' },
  updatePlan: { isSevere: true },
  updatePlanItem: { isHidden: true },
  updateService: { km: 41_000 },
  updateOnboarding: { step: 1, completed: false },
  updateUser: { displayName: 'Ana' },
  updateVehicle: { isDefault: true },
};

/** What the specification's own pages send, or may send, and nobody reads. */
const tolerant = ['login', 'register'];

/** Parsed, so that `__proto__` is a key like any other, as in what the server gets. */
const surplus = [
  '{"uid":"otra"}',
  '{"role":"admin"}',
  '{"$where":"1"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":"x"}',
].map((text) => [text, JSON.parse(text) as object] as const);

/** `{ ...spread }` takes `__proto__` along as an own key; so does this. */
const together = (...parts: object[]): unknown =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

const names = [...bodies.keys()];
const strict = names.filter((name) => !tolerant.includes(name));
const cases = (of: readonly string[]) =>
  of.flatMap((name) => surplus.map(([text, more]) => [name, text, more] as const));

describe('a body', () => {
  it('is tried here for every call that takes one', () => {
    expect(names.sort()).toEqual(Object.keys(samples).sort());
  });

  it.each(names)('as it should be is taken: %s', (name) => {
    expect(bodies.get(name)!.safeParse(samples[name]).success).toBe(true);
  });

  it.each(cases(strict))('with a key that nobody knows is refused: %s, %s', (name, _, more) => {
    const issues = bodies.get(name)!.safeParse(together(samples[name]!, more)).error?.issues;
    expect(issues).toEqual([expect.objectContaining({ code: 'unrecognized_keys' })]);
  });

  it.each(cases(tolerant))('loses the keys that nobody knows: %s, %s', (name, _, more) => {
    const schema = bodies.get(name)!;
    expect(schema.parse(together(samples[name]!, more))).toEqual(schema.parse(samples[name]));
  });

  it('of a new vehicle may name an owner, as the specification’s onboarding does, to no effect', () => {
    const vehicle = contract.createVehicle.body.parse({ ...samples.createVehicle, userId: 'otra' });
    expect('userId' in vehicle).toBe(false);
  });
});

describe('a form', () => {
  it.each([
    ['uploadManual', { vehicleId: '1' }],
    ['uploadManualFile', {}],
    ['uploadManualFile', { vehicleId: '1' }],
    ['uploadVehicleManual', {}],
  ] as const)('holds the fields of %s, %j, and no others', (name, fields) => {
    const schema: z.ZodMiniType = uploadFields[name];
    expect(schema.safeParse(fields).success).toBe(true);
    for (const [, more] of surplus) {
      expect(schema.safeParse(together(fields, more)).success).toBe(false);
    }
  });

  it.each(['0', '-1', '1e3', '0x1', ' 1', '', '9'.repeat(16)])(
    'names a vehicle by its digits, not %j',
    (vehicleId) => {
      expect(uploadFields.uploadManual.safeParse({ vehicleId }).success).toBe(false);
    },
  );
});
