import { newManual } from '../domain/manuals/new-manual';
import { READER_VERSION } from '../domain/manuals/reader-version';
import { newUser } from '../domain/accounts/new-user';
import type { Identity } from '../domain/ports/sessions';
import type {
  ManualRecord,
  SearchRecord,
  UserRecord,
  VehicleRecord,
} from '../domain/ports/records';

/** Records as a test needs them: what it does not name is ordinary. */

const createdAt = new Date('2026-01-15T10:00:00Z');

export const aVehicle = (change: Partial<VehicleRecord> = {}): VehicleRecord => ({
  id: 1,
  userId: 'ana',
  make: 'SEAT',
  model: 'León',
  year: 2021,
  trim: null,
  vin: null,
  nickname: null,
  engine: null,
  tyreSize: null,
  country: null,
  firstRegistration: null,
  assistancePhone: null,
  isDefault: true,
  createdAt,
  ...change,
});

export const aManual = (change: Partial<ManualRecord> = {}): ManualRecord => ({
  ...newManual({ id: 1, vehicleId: 1, originalFilename: 'manual.pdf' }, createdAt),
  ...change,
});

/** A manual that was read and can be asked. */
export const aReadManual = (change: Partial<ManualRecord> = {}): ManualRecord =>
  aManual({
    status: 'completed',
    fileSize: 1000,
    generation: '7',
    activeRevision: 1,
    lastRevision: 1,
    readerVersion: READER_VERSION,
    ...change,
  });

export const aUser = (change: Partial<UserRecord> = {}): UserRecord => ({
  ...newUser(
    { id: 'ana', email: 'ana@guantera.test', displayName: 'Ana', authMethod: 'password' },
    createdAt,
  ),
  ...change,
});

export const aSearch = (change: Partial<SearchRecord> = {}): SearchRecord => ({
  id: 1,
  query: '¿Qué aceite lleva?',
  vehicleId: 1,
  response: 'SAE 5W-30',
  classification: {
    isSpecification: true,
    isMaintenance: false,
    isTroubleshooting: false,
    isModelSpecific: false,
  },
  sourceDocuments: [],
  suggestions: [],
  confidence: 'high',
  createdAt,
  ...change,
});

export const anIdentity = (change: Partial<Identity> = {}): Identity => ({
  uid: 'ana',
  email: 'ana@guantera.test',
  isEmailVerified: true,
  displayName: 'Ana',
  provider: 'google.com',
  isAdmin: false,
  isContested: false,
  signedInAt: createdAt,
  ...change,
});
