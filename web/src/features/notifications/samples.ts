import type { Notification } from '@contract';

/** Of the pressures of the owner's vehicle. */
export const TYRES = 'sample-tyres';

/** Fixed, and nothing that has happened: nobody is called for them. */
const samples: readonly Omit<Notification, 'timestamp'>[] = [
  {
    id: 'sample-welcome',
    type: 'success',
    message: 'Te damos la bienvenida a Guantera: pregunta lo que quieras a tus manuales.',
    read: false,
  },
  {
    id: TYRES,
    type: 'info',
    message: 'Comprueba la presión de los neumáticos en frío una vez al mes.',
    read: false,
  },
  {
    id: 'sample-formats',
    type: 'info',
    message: 'Puedes subir tus manuales en PDF, DOCX o TXT, de hasta 50 MB.',
    read: true,
  },
];

export const isSampleId = (id: string): boolean => samples.some((sample) => sample.id === id);

/** The fixed notifications of an owner who opened the app first at `since`: before that nobody told them. */
export const samplesOf = (since: string): Notification[] =>
  samples.map((sample) => ({ ...sample, timestamp: since }));
