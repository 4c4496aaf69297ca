import type { Citation, Manual, SearchHistoryItem, User, Vehicle } from '@contract';

const CREATED_AT = '2026-03-02T09:30:00.000Z';

export const buildUser = (parts: Partial<User> = {}): User => ({
  id: 'lucia',
  username: 'lucia',
  displayName: 'Lucía Ferrer',
  email: 'lucia@guantera.test',
  preferredLanguage: 'es',
  onboardingStep: 0,
  onboardingCompleted: true,
  authMethod: 'password',
  isAdmin: false,
  createdAt: CREATED_AT,
  ...parts,
});

export const buildVehicle = (parts: Partial<Vehicle> = {}): Vehicle => ({
  id: 1,
  userId: 'lucia',
  make: 'Toyota',
  model: 'Corolla',
  year: 2021,
  trim: null,
  vin: null,
  nickname: null,
  isDefault: true,
  createdAt: CREATED_AT,
  ...parts,
});

export const buildManual = (parts: Partial<Manual> = {}): Manual => ({
  id: 1,
  vehicleId: 1,
  vehicle: { make: 'Toyota', model: 'Corolla', year: 2021, nickname: null },
  originalFilename: 'corolla-2021.pdf',
  contentType: 'application/pdf',
  fileSize: 4_990_000,
  status: 'completed',
  processingMessage: null,
  processingProgress: 100,
  progress: 100,
  pageCount: 412,
  chunkCount: 980,
  isAskable: true,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  lastQueriedAt: null,
  settledAt: CREATED_AT,
  ...parts,
});

export const buildSearch = (parts: Partial<SearchHistoryItem> = {}): SearchHistoryItem => ({
  id: 1,
  query: '¿Qué presión deben llevar los neumáticos?',
  vehicleId: 1,
  confidence: 'high',
  createdAt: CREATED_AT,
  ...parts,
});

/** What cites a source of an answer, by its position. */
export const buildCitation = (source: number): Citation => ({
  source,
  manualId: 1,
  revision: 1,
  pageNumber: 214,
  pageReference: 'p. 214',
  units: [],
  boxes: [],
});
