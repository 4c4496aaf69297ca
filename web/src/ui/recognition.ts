import { makerOf } from './can-listen';

/** What of the Web Speech API is used here: TypeScript's own types do not have it. https://webaudio.github.io/web-speech-api/ */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
};
export type HeardEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
export type FailedEvent = Event & { error: string };

/** All that was heard so far, in one line. */
export const wordsOf = ({ results }: HeardEvent): string =>
  Array.from(results, (one) => one[0]?.transcript ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Listens to Spanish until a silence. Null where the browser cannot. */
export function createRecognition(): Recognition | null {
  const Maker = makerOf<Recognition>();
  return Maker && Object.assign(new Maker(), { lang: 'es-ES', continuous: false });
}

const PROBLEMS: Partial<Record<string, string>> = {
  'not-allowed': 'Tu navegador no deja usar el micrófono. Dale permiso o escribe tu pregunta.',
  'service-not-allowed': 'Tu navegador no deja usar el reconocimiento de voz aquí.',
  'audio-capture': 'No encontramos ningún micrófono.',
  network: 'Para entender tu voz, tu navegador necesita conexión.',
  'language-not-supported': 'Tu navegador no entiende el español hablado.',
};

/** Why listening failed; null where nothing is wrong, as with silence. */
export const problemOf = ({ error }: FailedEvent): string | null => PROBLEMS[error] ?? null;
