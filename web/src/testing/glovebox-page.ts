import { screen, within } from '@testing-library/react';
import {
  getFacts,
  getManualPage,
  getPagePicture,
  getPlan,
  getSearch,
  listSearches,
  listServices,
  listSignals,
  type ManualPage,
  type Plan,
} from '@contract';
import {
  buildCitation,
  buildGolf,
  buildSearch,
  buildSource,
  buildStoredSearch,
  buildVehicle,
} from './builders';
import type { FakeServer } from './fake-api';
import { buildManualSignals, buildSignal } from './signals';

export const QUESTION = '¿Qué presión deben llevar los neumáticos?';
const HASH = '0123456789abcdef';
export const SAVED_AT = '2026-11-01T08:00:00.000Z';

const answer = buildStoredSearch(
  {
    id: 7,
    response: 'Delante, 2,3 bar.',
    statements: [
      {
        ...{ kind: 'text', text: 'Delante, 2,3 bar.' },
        citations: [{ ...buildCitation(0), units: [{ id: '1-1-1', hash: HASH }] }],
      },
    ],
    classification: {
      ...{ isSpecification: true, isMaintenance: false },
      ...{ isTroubleshooting: false, isModelSpecific: false },
    },
    sourceDocuments: [buildSource(['Delante, 2,3 bar.'])],
    confidence: 'high',
    suggestions: [],
  },
  { query: QUESTION, savedAt: SAVED_AT },
);

export const page: ManualPage = {
  ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, page: 214, pageCount: 412 },
  ...{ pageReference: 'p. 214', hasPictures: true, blocks: [], places: [] },
  marks: { state: 'none', units: [], boxes: [] },
};

const manuals = [buildManualSignals([buildSignal('oil-pressure', { name: 'Aceitera' })])];
const plan: Plan = {
  ...{ manuals: [], items: [], choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: null, today: null, perDay: null },
  inspection: null,
};

/** A server whose owner has saved an answer about each of two vehicles. */
export function prepare(server: FakeServer): void {
  const item = buildSearch({ id: 7, query: QUESTION, savedAt: SAVED_AT });
  server.on(listSearches, () => [item, { ...item, id: 8, vehicleId: 2, query: 'Otra' }]);
  server.on(getSearch, ({ params: { id } }) => ({ ...answer, id }));
  server.on(getManualPage, () => page);
  server.on(getPagePicture, () => new Uint8Array(2000));
  server.on(listSignals, () => ({ isAvailable: true, manuals }));
  server.on(getFacts, ({ params: { id } }) => ({
    ...{ vehicleId: id, engines: [], engine: null, manuals: [], missing: [], kept: [] },
  }));
  server.on(getPlan, () => plan);
  server.on(listServices, () => []);
}

export const vehicles = [buildVehicle(), buildGolf()];
export const keep = () => screen.findByRole('switch', { name: 'Guardar en este dispositivo' });
export const hintOf = async () => within((await keep()).closest('section') as HTMLElement);

/** No answer of the server comes any more. */
export const goOffline = (): void => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
