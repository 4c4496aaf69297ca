import * as z from 'zod/mini';
import { endpoint, idParams } from './endpoint';
import { MAX_DESCRIPTION_LENGTH } from './limits';
import { quotedManualSchema, quoteSchema } from './quote';

/** What a light may look like, the most urgent first. */
export const signalColourSchema = z.enum(['red', 'amber', 'green', 'blue', 'white']);
export type SignalColour = z.infer<typeof signalColourSchema>;

/** What a manual asks for when a light comes on: to stop, to see a workshop (or do something), nothing. */
export const signalSeveritySchema = z.enum(['stop', 'workshop', 'info']);
export type SignalSeverity = z.infer<typeof signalSeveritySchema>;

/** What colours mean in all vehicles (ISO 2575, UNECE R121), where a manual says nothing. */
export const usualSeverity = (colours: readonly SignalColour[]): SignalSeverity => {
  if (colours.includes('red')) return 'stop';
  return colours.includes('amber') ? 'workshop' : 'info';
};

const saidSchema = z.object({ phrase: z.string(), quote: quoteSchema });

/** What a manual says of a light in one state, and how urgent that is by its words. */
const signalMeaningSchema = z.object({
  /** True: of it blinking; false: of it steady; null: it is not said which. */
  blinks: z.nullable(z.boolean()),
  severity: signalSeveritySchema,
  /**
   * What decided: words about this light, what the manual says of its colour, or nothing in the manual: then the usual rule for
   * the colour, which is not the manual's.
   */
  decidedBy: z.enum(['words', 'colour', 'rule']),
  /** The words that decided, and where they stand; null by the usual rule. */
  deciding: z.nullable(saidSchema),
  /** Whether the manual itself sends to a workshop: that something is to be done may be all that it says. */
  namesWorkshop: z.optional(z.boolean()),
  /** Whether the words that ask to stop tell what to do then, and do not end the trip. */
  tellsOwner: z.optional(z.boolean()),
  /** The words by which one may go on; null where the manual does not say so. */
  mayGoOn: z.nullable(saidSchema),
  quotes: z.array(quoteSchema),
});
export type SignalMeaning = z.infer<typeof signalMeaningSchema>;

/** A light or message that a manual explains. */
export const signalSchema = z.object({
  /** The same in another manual for the same light, where both can be told. */
  id: z.string(),
  /** As printed. */
  name: z.string(),
  /** Which of the generic ones it is; null where that cannot be told. */
  catalogue: z.nullable(z.string()),
  isMessage: z.boolean(),
  colours: z.array(signalColourSchema),
  meanings: z.array(signalMeaningSchema),
  /** Whether only a model pointed at it: shown in the manual's words, for its reader to check. */
  isToCheck: z.optional(z.boolean()),
});
export type Signal = z.infer<typeof signalSchema>;

/** Of one manual: several times what any prints. */
export const MAX_SIGNALS = 300;

const manualSignalsSchema = z.object({
  manual: quotedManualSchema,
  /** Null where it cannot be told yet: `manual.untold` says why. */
  signals: z.nullable(z.array(signalSchema).check(z.maxLength(MAX_SIGNALS))),
});
export type ManualSignals = z.infer<typeof manualSignalsSchema>;

const vehicleSignalsSchema = z.object({
  /** False where lights are switched off for everybody: then nothing else is told. */
  isAvailable: z.boolean(),
  /** Those that can be asked, the newest first. */
  manuals: z.array(manualSignalsSchema),
});
export type VehicleSignals = z.infer<typeof vehicleSignalsSchema>;

/** What an owner may mean: a light of the manual, or one that vehicles have and this manual does not name. */
const signalGuessSchema = z.object({
  id: z.string(),
  name: z.string(),
  catalogue: z.nullable(z.string()),
  colours: z.array(signalColourSchema),
  isInManual: z.boolean(),
});
export type SignalGuess = z.infer<typeof signalGuessSchema>;

const signalIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

/** The lights and messages that the manuals of a vehicle explain. */
export const listSignals = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/signals',
  params: idParams,
  response: vehicleSignalsSchema,
});

/** One of them, in every manual that has it; in none, where only the catalogue knows it. */
export const getSignal = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/signals/:signal',
  params: z.extend(idParams, { signal: signalIdSchema }),
  response: z.object({
    ...signalGuessSchema.shape,
    manuals: z.array(manualSignalsSchema),
  }),
});

/** Lights that an owner describes in own words, the most likely first. The words are neither stored nor logged. */
export const describeSignal = endpoint({
  method: 'POST',
  path: '/api/vehicles/:id/signals/describe',
  params: idParams,
  body: z.strictObject({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Di cómo es el testigo.'),
        z.maxLength(MAX_DESCRIPTION_LENGTH, 'Descríbelo con menos palabras.'),
      ),
  }),
  response: z.array(signalGuessSchema),
});

const share = (one: readonly SignalColour[], other: readonly SignalColour[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((colour) => other.includes(colour));

/** What each manual says of the light of an id: two manuals of a vehicle may name and number it otherwise. */
export function signalsNamed(id: string, manuals: readonly ManualSignals[]): ManualSignals[] {
  const named = manuals.flatMap(({ signals }) => signals ?? []).find((signal) => signal.id === id);
  const isIt = (signal: Signal): boolean =>
    signal.id === id ||
    (named
      ? named.catalogue !== null &&
        signal.catalogue === named.catalogue &&
        signal.isMessage === named.isMessage &&
        share(signal.colours, named.colours)
      : signal.catalogue === id);
  return manuals.map(({ manual, signals }) => {
    const own = signals?.filter((signal) => signal.id === id) ?? [];
    return { manual, signals: signals && (own.length > 0 ? own : signals.filter(isIt)) };
  });
}
