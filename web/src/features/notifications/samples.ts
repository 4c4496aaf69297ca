import type { Notification } from '@contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Sample = Omit<Notification, 'timestamp'> & {
  /** How old it is when the owner first opens the app, in milliseconds. */
  age: number;
};

const samples: readonly Sample[] = [
  {
    id: 'sample-welcome',
    type: 'success',
    message: 'Te damos la bienvenida a Guantera: pregunta lo que quieras a tus manuales.',
    age: 5 * MINUTE_MS,
    read: false,
  },
  {
    id: 'sample-tyres',
    type: 'warning',
    message: 'Comprueba la presión de los neumáticos en frío una vez al mes.',
    age: 2 * HOUR_MS,
    read: false,
  },
  {
    id: 'sample-formats',
    type: 'info',
    message: 'Puedes subir tus manuales en PDF, DOCX o TXT, de hasta 50 MB.',
    age: 24 * HOUR_MS,
    read: true,
  },
];

export const isSampleId = (id: string): boolean => samples.some((sample) => sample.id === id);

/** The fixed notifications of an owner who opened the app first at `since`. */
export const samplesOf = (since: string): Notification[] =>
  samples.map(({ age, ...sample }) => ({
    ...sample,
    timestamp: new Date(Date.parse(since) - age).toISOString(),
  }));
