import {
  getManualPage,
  getPagePicture,
  listEmergencies,
  type Emergency,
  type EmergencyLaw,
  type ManualPage,
  type Quote,
  type VehicleEmergencies,
} from '@contract';
import { buildManual, buildVehicle } from './builders';
import type { FakeServer } from './fake-api';
import { renderApp } from './render-app';
import { buildQuote } from './signals';

export const quotingManual = {
  ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, hasPages: true },
};

/** What a manual says on a page, by its unit. */
export const quoted = (text: string, page: number, unit: string) => ({
  ...buildQuote(text, page),
  unit,
});

export const stepOf = (mark: string, text: string, page = 31) => ({
  ...{ mark, quote: quoted(text, page, `${page}-${mark}${text.length}-1`) },
});

/** Three steps, the second overleaf, with a warning before them and words between them. */
export const WHEEL: Emergency = {
  topic: 'wheel',
  heading: quoted('Cambiar una rueda', 31, '31-1-1'),
  parts: [
    { kind: 'warning', level: 'danger', quotes: [quoted('No se meta debajo.', 31, '31-4-1')] },
    { kind: 'title', quote: quoted('Quitar la rueda', 31, '31-5-1') },
    { kind: 'steps', steps: [stepOf('1.', 'Afloje los tornillos.'), stepOf('2.', 'Levante.', 32)] },
    { kind: 'text', quotes: [quoted('Guarde el gato.', 31, '31-6-1')] },
    { kind: 'steps', steps: [stepOf('3.', 'Compruebe la presión.')] },
  ],
};
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

function serveFigure(server: FakeServer, caption: Quote): void {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  server.on(getManualPage, () => pageOfFigure(caption));
  server.on(getPagePicture, () => new Uint8Array([1]));
}

/** An address of a vehicle whose manual tells what to do; with the caption of a figure that its page draws. */
export const renderEmergencies = (
  at: string,
  answer: Partial<VehicleEmergencies> = {},
  caption?: Quote,
) =>
  renderApp(at, {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
    prepare: (server) => {
      server.on(listEmergencies, () => ({
        manuals: [{ manual: quotingManual, emergencies: [WHEEL, CUT] }],
        laws: [BEACON],
        ...answer,
      }));
      if (caption) serveFigure(server, caption);
    },
  });
