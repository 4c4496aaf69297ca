import {
  signalsNamed,
  type ManualSignals,
  type Signal,
  type SignalColour,
  type SignalGuess,
  type SignalMeaning,
} from '@contract';
import { placeOf, type Place } from '../../lib/page-address';
import { isAllTold } from '../../lib/vehicle-part';
import { COLOURS_OF, type StateChoice, type Step } from './address';
import { meaningsOf, mostUrgent, ruleFor } from './chosen';
import {
  CHOICES,
  coloursSaid,
  isSlowing,
  saysColour,
  saysState,
  STATES,
  type Advice,
} from './views';
import type { Sheet } from './workshop-text';

export type Asked = {
  manuals: readonly ManualSignals[];
  step: Step & { signal: string };
  /** What was offered to a description: names lights that no manual has. */
  guesses: readonly SignalGuess[];
};

const nameless = (manuals: readonly ManualSignals[]): string =>
  isAllTold({ manuals }) ? 'Un testigo que no está en tu manual' : 'El testigo que has visto';

type Said = ManualSignals & { signals: Signal[] };

/** The rule of a light whose colour no manual says is that of the colour that was seen. */
const meaningsSeen = (signal: Signal, { colour }: Step, state: Step['state']): SignalMeaning[] =>
  meaningsOf(signal, state).map((meaning) => {
    const isByRule = meaning.decidedBy === 'rule' && signal.colours.length === 0;
    const severity = isByRule ? ruleFor(colour, []) : null;
    return severity === null ? meaning : { ...meaning, severity };
  });

/** As it was seen, else as the manuals say: of several colours the more urgent. */
const isRed = ({ colour }: Step, colours: readonly SignalColour[]): boolean => {
  const seen = colour === null ? [] : COLOURS_OF[colour];
  return (seen.length > 0 ? seen : colours).includes('red');
};

/**
 * What is to be told: by the manuals where they say something of the state that was seen. Where they do not, or do not know the
 * colour that was seen, the usual rule for it counts, too: in doubt the more urgent.
 */
export function decide({ manuals, step, guesses }: Asked) {
  const said = signalsNamed(step.signal, manuals).filter(
    (one): one is Said => one.signals !== null && one.signals.length > 0,
  );
  const signals = said.flatMap((one) => one.signals);
  const toldOf = (state: StateChoice | null) =>
    signals.flatMap((signal) =>
      meaningsSeen(signal, step, state).map((one) => ({ ...one, isToCheck: signal.isToCheck })),
    );
  const seen = toldOf(step.state);
  const meanings = seen.length > 0 ? seen : toldOf(null);
  const guess = guesses.find(({ id }) => id === step.signal);
  const colours = signals[0]?.colours ?? guess?.colours ?? [];
  const rule = seen.length === 0 || colours.length === 0 ? ruleFor(step.colour, colours) : null;
  const severities = meanings.map((one) => one.severity);
  const severity = mostUrgent(rule ? [...severities, rule] : severities);
  const deciding = meanings.filter((one) => one.severity === severity);
  const advice: Advice | null = severity && {
    ...{ severity, decidedBy: deciding[0]?.decidedBy ?? 'rule' },
    namesWorkshop: deciding.some((one) => one.namesWorkshop),
    tellsOwner: deciding.length > 0 && deciding.every((one) => one.tellsOwner),
    isToCheck: deciding.length > 0 && deciding.every((one) => one.isToCheck),
    isRed: isRed(step, colours),
    isSlowing: deciding.length > 0 && deciding.every(isSlowing),
  };
  return {
    ...{ said, colours, advice, isSaid: seen.length > 0 },
    name: signals[0]?.name ?? guess?.name ?? nameless(manuals),
    catalogue: signals[0]?.catalogue ?? guess?.catalogue ?? null,
  };
}

/** What is shown of a light: of the state that was seen; of the other one where nothing else is said. */
export const shownOf = (signal: Signal, step: Step): SignalMeaning[] => {
  const seen = meaningsSeen(signal, step, step.state);
  return seen.length > 0 ? seen : meaningsSeen(signal, step, null);
};

/** The words for the workshop: those that decided, else all of the place. */
export const wordsOf = (said: readonly Said[], step: Step): Sheet['words'] =>
  said.flatMap(({ manual, signals }) =>
    signals
      .flatMap((signal) => shownOf(signal, step))
      .flatMap(({ quotes }) => quotes.slice(0, 1))
      .map(({ text, pageReference }) => ({
        ...{ text, reference: pageReference },
        manual: manual.originalFilename,
      })),
  );

/** The light with what was seen of it, each said once: "Aceitera, luz roja, fija". */
export function lightSaid(
  name: string,
  { colour, state }: Step,
  colours: readonly SignalColour[],
): string {
  const isSeen = colour && colour !== 'nose' && colour !== 'mensaje';
  const seen = isSeen ? `luz ${CHOICES[colour].label.toLowerCase()}` : '';
  const shone = saysColour(name, colours) ? '' : coloursSaid(colours) || seen;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return [title, shone, state && !saysState(name, state) && STATES[state].said]
    .filter(Boolean)
    .join(', ');
}

/** The page that says what is to be done: of the words that decided, else the first of the place. */
export function pageOf(said: readonly Said[], step: Step): Place | null {
  const pages = said.flatMap(({ manual, signals }) =>
    signals.flatMap((signal) =>
      shownOf(signal, step).flatMap(({ deciding, quotes }) => {
        const quote = deciding?.quote ?? quotes[0];
        if (!quote || !manual.hasPages) return [];
        return placeOf(manual.manualId, quote.page, [{ id: quote.unit, hash: quote.hash }]);
      }),
    ),
  );
  return pages[0] ?? null;
}
