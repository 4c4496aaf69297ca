import {
  getManualPage,
  getPagePicture,
  type Emergency,
  type EmergencyLaw,
  type ManualPage,
  type Quote,
} from '@contract';
import type { FakeServer } from './fake-api';
import { buildQuote } from './signals';

export const quotingManual = {
  ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, hasPages: true },
};

/** What a manual says on a page, by its unit. */
export const quoted = (text: string, page: number, unit: string) => ({
  ...buildQuote(text, page),
  unit,
});

/** One that could not be read whole. */
export const CUT: Emergency = {
  topic: 'towing',
  heading: quoted('Remolcar el vehículo', 40, '40-1-1'),
  parts: [],
};
export const KIT: Emergency = {
  topic: 'repair-kit',
  heading: quoted('Kit antipinchazos', 30, '30-1-1'),
  parts: [{ kind: 'text', quotes: [quoted('Agite el bote.', 30, '30-2-1')] }],
};
export const BEACON: EmergencyLaw = {
  topics: ['wheel'],
  action: 'Pon la baliza V-16.',
  rule: 'Se señaliza con la baliza V-16.',
  norm: 'Real Decreto 159/2021',
  checked: '2026-11-26',
};

/** The page of a figure: its caption with a tall room above it. */
const pageOfFigure = ({ page, pageReference, unit, text }: Quote): ManualPage => ({
  ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, page, pageCount: 99 },
  ...{ pageReference, hasPictures: true },
  blocks: [{ kind: 'paragraph', units: [{ id: unit, text }] }],
  places: [{ unit, boxes: [{ x: 0.1, y: 0.5, w: 0.8, h: 0.02 }] }],
  marks: { state: 'placed', units: [unit], boxes: [] },
});

export function serveFigure(server: FakeServer, caption: Quote): void {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  server.on(getManualPage, () => pageOfFigure(caption));
  server.on(getPagePicture, () => new Uint8Array([1]));
}
