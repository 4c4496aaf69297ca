import {
  mdiAlertOctagonOutline,
  mdiBookOpenPageVariantOutline,
  mdiInformationOutline,
  mdiSpeedometerSlow,
  mdiWrenchOutline,
} from '@mdi/js';
import type { Signal, SignalColour, SignalMeaning, SignalSeverity } from '@contract';
import type { ReactElement } from 'react';
import type { ColourChoice, StateChoice } from './address';
import { Drawing } from '../../ui/drawing';

type SeverityView = {
  label: string;
  tone: 'error' | 'warning' | 'info';
  icon: ReactElement;
  /** What to do next; nothing here lets anybody go on. */
  steps: readonly string[];
};

/** What sends to the words of the manual: to be told only where they stand on the same screen. */
const HEED = 'Haz lo que dice tu manual.';
const HEED_FIRST = 'Haz primero lo que dice tu manual.';
const READ = 'Si no lo esperabas, lee lo que dice tu manual.';

const SEVERITIES: Record<SignalSeverity, SeverityView> = {
  stop: {
    label: 'Detente ahora',
    tone: 'error',
    icon: <Drawing path={mdiAlertOctagonOutline} />,
    steps: [
      'Para en un lugar seguro, sin frenazos, con las luces de emergencia puestas.',
      HEED,
      'Mientras no sepas qué pasa, no sigas: llama a tu asistencia en carretera.',
    ],
  },
  workshop: {
    label: 'Ve a un taller',
    tone: 'warning',
    icon: <Drawing path={mdiWrenchOutline} />,
    steps: [
      HEED,
      'Si no se apaga, pide cita y enseña en el taller la hoja del final.',
      'Si además se enciende uno rojo, para en un lugar seguro.',
    ],
  },
  info: {
    label: 'Solo informa',
    tone: 'info',
    icon: <Drawing path={mdiInformationOutline} />,
    steps: ['Te dice que algo está en marcha o cómo está.', READ],
  },
};

/** What is told of a light: how urgent it is, by whom, and whether the manual sends to a workshop. */
export type Advice = { severity: SignalSeverity } & Pick<
  SignalMeaning,
  'decidedBy' | 'namesWorkshop' | 'tellsOwner'
> &
  Pick<Signal, 'isToCheck'> & {
    /** Whether it is seen in red, or in no other colour. */
    isRed?: boolean;
    /** Whether the manual asks to go slower: it cannot wait until who drives has read on. */
    isSlowing?: boolean;
  };

/** A red light that the manual does not stop for: nothing here says that it can wait. */
const RED_STEPS = {
  workshop: [
    HEED_FIRST,
    'No esperes a una cita: llama hoy a tu taller o a tu asistencia.',
    'Enseña en el taller la hoja del final.',
  ],
  act: [HEED_FIRST, 'Si aun así sigue encendido, llama a tu taller.'],
};

const ACT: SeverityView = {
  ...SEVERITIES.workshop,
  label: 'Haz lo que dice tu manual',
  icon: <Drawing path={mdiBookOpenPageVariantOutline} />,
};

const SLOW = {
  label: 'Reduce la velocidad',
  icon: <Drawing path={mdiSpeedometerSlow} />,
};

const ASKS_SLOWER = /\b(?:reduzca|modere|disminuya|baje) (?:la|su) velocidad\b/iu;

/** Whether the words that decide ask to go slower. */
export const isSlowing = ({ deciding }: SignalMeaning): boolean =>
  ASKS_SLOWER.test(deciding?.phrase ?? '');

/** "Pare y revise las presiones": what is to be done then is the manual's to say, and ours goes no further. */
const STOP_AND_ACT: SeverityView = {
  ...SEVERITIES.stop,
  steps: ['Para en un lugar seguro y haz lo que dice tu manual.'],
};

/** Whether a manual asks to do something and sends to nobody. */
const asksOwner = ({ decidedBy, namesWorkshop }: Advice): boolean =>
  decidedBy !== 'rule' && !namesWorkshop;

/** Whether somebody may have to be called: who has to stop, and whose red light is one for a workshop. */
export const needsHelp = (advice: Advice): boolean =>
  advice.severity === 'stop' ||
  (advice.severity === 'workshop' && Boolean(advice.isRed) && !asksOwner(advice));

/** A manual that asks to do something may name no workshop, or ask for no help: then ours does not either. */
export function viewOf(advice: Advice): SeverityView {
  const { severity, tellsOwner, isRed } = advice;
  if (severity === 'stop' && tellsOwner) return STOP_AND_ACT;
  if (severity !== 'workshop') return SEVERITIES[severity];
  const [view, redSteps] = asksOwner(advice)
    ? [ACT, RED_STEPS.act]
    : [SEVERITIES.workshop, RED_STEPS.workshop];
  // Who is sent to a workshop slows down first.
  return { ...view, ...(advice.isSlowing && SLOW), ...(isRed && { steps: redSteps }) };
}

/** What to do next, by the manual's words only where there are any. */
export const stepsOf = (advice: Advice, isQuoted: boolean): readonly string[] =>
  viewOf(advice).steps.filter((text) => isQuoted || ![HEED, HEED_FIRST, READ].includes(text));

/** Where the decision comes from. */
export const SOURCES = {
  words: 'Lo dice tu manual',
  colour: 'Por su color, según tu manual',
  rule: 'Regla general, no es de tu manual',
} as const;

/** The same in large letters, which is read by itself: words that no rule of ours confirms are told as such there, too. */
export const sourceOf = ({ decidedBy, isToCheck }: Advice): string =>
  isToCheck && decidedBy !== 'rule'
    ? `${SOURCES[decidedBy]} (señalado por un modelo: compruébalo)`
    : SOURCES[decidedBy];

/** As a "luz" is, of which they are said. */
const COLOUR_NAMES: Record<SignalColour, string> = {
  red: 'roja',
  amber: 'ámbar',
  green: 'verde',
  blue: 'azul',
  white: 'blanca',
};

/** As lamps shine. */
export const LAMPS: Record<SignalColour, string> = {
  red: '#F0453F',
  amber: '#F9A825',
  green: '#35B25A',
  blue: '#4C8DF6',
  white: '#FFFFFF',
};

/** What an owner says of what was not seen. */
export const UNSEEN = 'No lo sé';

export const CHOICES: Record<ColourChoice, { label: string; lamps: readonly string[] }> = {
  rojo: { label: 'Roja', lamps: [LAMPS.red] },
  ambar: { label: 'Ámbar, amarilla o naranja', lamps: [LAMPS.amber] },
  otro: { label: 'Verde, azul o blanca', lamps: [LAMPS.green, LAMPS.blue, LAMPS.white] },
  nose: { label: UNSEEN, lamps: [] },
  mensaje: { label: 'Es un mensaje escrito', lamps: [] },
};

export const STATES: Record<StateChoice, { label: string; said: string }> = {
  fija: { label: 'Fija', said: 'fija' },
  parpadea: { label: 'Parpadea', said: 'parpadeando' },
};

/** "luz roja o ámbar"; nothing where nobody knows. */
export const coloursSaid = (colours: readonly SignalColour[]): string =>
  colours.length > 0 ? `luz ${colours.map((colour) => COLOUR_NAMES[colour]).join(' o ')}` : '';

/** Whether a name says a colour already: "Motor, ámbar fijo". */
export const saysColour = (name: string, colours: readonly SignalColour[]): boolean =>
  colours.some((colour) => name.toLowerCase().includes(COLOUR_NAMES[colour].slice(0, -1)));

const STATE_STEMS: Record<StateChoice, string> = { fija: 'fij', parpadea: 'parpade' };

/** Whether a name says already how the light shines. */
export const saysState = (name: string, state: StateChoice): boolean =>
  name.toLowerCase().includes(STATE_STEMS[state]);
