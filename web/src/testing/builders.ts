import type {
  Citation,
  SourceDocument,
  Manual,
  SearchHistoryItem,
  SearchResponse,
  StoredSearch,
  User,
  Vehicle,
} from '@contract';

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
  engine: null,
  tyreSize: null,
  country: null,
  firstRegistration: null,
  assistancePhone: null,
  isDefault: true,
  createdAt: CREATED_AT,
  ...parts,
});

/** One that is not the default, and has a name of its own. */
export const buildGolf = (): Vehicle =>
  buildVehicle({
    ...{ id: 2, make: 'Volkswagen', model: 'Golf', year: 2018 },
    ...{ nickname: 'El rojo', isDefault: false },
  });

/** Of other vehicles than those above. */
export const manyVehicles = (count: number): Vehicle[] =>
  Array.from({ length: count }, (_, at) =>
    buildVehicle({ id: 10 + at, nickname: `Coche ${at}`, isDefault: false }),
  );

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
  starters: [],
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
  savedAt: null,
  ...parts,
});

/** What cites a source of an answer, by its position. */
export const buildCitation = (source: number, units: string[] = []): Citation => ({
  source,
  manualId: 1,
  revision: 1,
  pageNumber: 214,
  pageReference: 'p. 214',
  units: units.map((id) => ({ id, hash: id })),
  boxes: [],
});

/** A passage of one paragraph; its sentences are the units `1-1-1`, `1-1-2`, … */
export const buildSource = (
  sentences: string[],
  metadata: Partial<SourceDocument['metadata']> = {},
): SourceDocument => ({
  metadata: {
    documentSource: 'corolla-2021.pdf',
    pageReference: 'p. 214',
    content: sentences.join(' '),
    blocks: [
      {
        kind: 'paragraph',
        units: sentences.map((text, n) => ({ id: `1-1-${n + 1}`, text })),
      },
    ],
    pageNumber: 214,
    manualId: 1,
    chunkId: '1-1-1',
    headings: [],
    ...metadata,
  },
});

/** An answer as it is stored. */
export const buildStoredSearch = (
  answer: SearchResponse,
  parts: Partial<StoredSearch> = {},
): StoredSearch => ({
  ...answer,
  ...{ id: answer.id ?? 1, query: '¿Qué presión llevan?', vehicleId: 1, createdAt: CREATED_AT },
  ...{ savedAt: null, feedback: null, manualState: 'same' },
  ...parts,
});
