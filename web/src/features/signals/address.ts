import type { SignalColour } from '@contract';

/** What an owner says of the colour: of messages it says nothing. */
export const COLOUR_CHOICES = ['rojo', 'ambar', 'otro', 'nose', 'mensaje'] as const;
export type ColourChoice = (typeof COLOUR_CHOICES)[number];

export type StateChoice = 'fija' | 'parpadea';

/** Where in finding a light an owner is; all of it stands in the address, so that the way back works. */
export type Step = {
  colour: ColourChoice | null;
  state: StateChoice | null;
  /** Id of the light that was chosen. */
  signal: string | null;
  isDescribing: boolean;
};

const isColour = (text: string | null): text is ColourChoice =>
  COLOUR_CHOICES.includes(text as ColourChoice);

export function readStep(parameters: URLSearchParams): Step {
  const colour = parameters.get('color');
  const state = parameters.get('luz');
  return {
    colour: isColour(colour) ? colour : null,
    state: state === 'fija' || state === 'parpadea' ? state : null,
    signal: parameters.get('testigo'),
    isDescribing: parameters.has('describe'),
  };
}

/** The query of an address at that step. */
export function stepAddress({ colour, state, signal, isDescribing }: Partial<Step>): string {
  const parameters = new URLSearchParams({
    ...(colour && { color: colour }),
    ...(state && { luz: state }),
    ...(isDescribing && { describe: '' }),
    ...(signal && { testigo: signal }),
  });
  return `?${parameters.toString()}`;
}

export const COLOURS_OF: Record<ColourChoice, readonly SignalColour[]> = {
  rojo: ['red'],
  ambar: ['amber'],
  otro: ['green', 'blue', 'white'],
  nose: [],
  mensaje: [],
};
